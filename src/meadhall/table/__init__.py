"""The table: seats, clocks, undo, talk, invitations. What happens around a game; pure, without I/O or a clock."""
