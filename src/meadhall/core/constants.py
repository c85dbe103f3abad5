"""The few numbers that every layer knows: movers and viewers that are no seats, and how a game can end."""

CHANCE = -1
"""`to_move` when chance decides next."""
OVER = -2
"""`to_move` when the game is over."""
SPECTATOR = -3
"""The viewer who holds no seat."""
UNSEEN = -1
"""Stands for an action that a viewer knows to have happened, but not which it was."""
LOST, DREW, WON = 0, 1, 2
"""How a finished game ended for a seat. All may win together, or lose."""
NOBODY = -4
"""`whose_turn` where it is no seat's turn: setup, dealing, a draft, counting."""
MOST_SEATS = 8
"""No game has more seats than this."""
