"""Runir: what the rules tell."""

from meadhall.core.facts import NUMBER, SEAT, Facts

FACTS = Facts()

BOARD_LAID = FACTS.add("board-laid", "laid", position=NUMBER, board="board", side=NUMBER, aid="corner")
REWARD_CAME = FACTS.add("reward-came", "drawn", honour="space", reward="reward")
FIRST = FACTS.add("first", seat=SEAT)

DIE_FELL = FACTS.add("die-fell", None, rune="rune")
ROLLED = FACTS.add("rolled", "rolled", seat=SEAT, dice="dice")

CARVED = FACTS.add("carved", "laid", seat=SEAT, stone="stone")
LEFT_OUT_RUNE = FACTS.add("left-out-rune", seat=SEAT, rune="rune")
LEFT_OUT_WILD = FACTS.add("left-out-wild", seat=SEAT)
FILLED_WILD = FACTS.add("filled-wild", seat=SEAT, count=NUMBER, rune="rune")
TOOK_COIN = FACTS.add("took-coin", "taken", seat=SEAT, coin="stack", purse="purse")
NO_COIN = FACTS.add("no-coin", seat=SEAT, colour="colour")

PAID_CENTRE = FACTS.add("paid-centre", "laid", seat=SEAT, crystals="centre")
CHOSE_DIE = FACTS.add("chose-die", None, seat=SEAT, rune="rune")
SET_DIE = FACTS.add("set-a-die", "flipped", seat=SEAT, before="rune", after="rune")
USED_AID = FACTS.add("used-aid", "laid", seat=SEAT, aid="corner")
REUSED_AID = FACTS.add("reused-aid", seat=SEAT, aid="corner")
PICKED_DIE = FACTS.add("picked-die", None, seat=SEAT, rune="rune")
ROLLED_AGAIN = FACTS.add("rolled-again", seat=SEAT, dice="dice")
CHOSE_COINS = FACTS.add("chose-coins", None, seat=SEAT, coin="purse")
CHANGED_COINS = FACTS.add("changed-coins", seat=SEAT, count=NUMBER, coin="purse", other="purse")
CLAIMED = FACTS.add("claimed", "scored", honour="space", reward="reward", seat="marker")
LAID_COINS = FACTS.add("laid-coins", "laid", seat=SEAT, count=NUMBER, coin="purse")
ENDED_TURN = FACTS.add("ended-turn", seat=SEAT)
PASSED = FACTS.add("passed", seat=SEAT)
NOTHING_LEFT = FACTS.add("nothing-left", seat=SEAT)

ROUND_COMPLETE = FACTS.add("round-complete")
ROUNDS_OVER = FACTS.add("rounds-over", rounds=NUMBER)
TURNED_COIN = FACTS.add("turned-coin", "flipped", seat=SEAT, coin="purse", value=NUMBER)
SESSION_OVER = FACTS.add("session-over")
SESSION_SCORE = FACTS.add("session-score", seat=SEAT, honour=NUMBER)
TABLE_CLEARED = FACTS.add("table-cleared")
BOARD_REPLACED = FACTS.add("board-replaced", "rolled", board="board")
COUNTED_ALL = FACTS.add("counted-all", "ended")
