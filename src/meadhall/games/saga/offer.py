"""Saga: what the halves of tiles offer. The same numbers are the parameters of BONUS and START."""

COIN, MOVE_ONE, RECRUIT, MOVE, NONE = range(5)
BONUSES = ("coin", "move-one", "recruit", "move", "none")

MOVEMENT, BUILD, FYRD, INCOME, TRIBUTE, SCOUT, RECRUITMENT, PILLAGE = range(8)
TILE_ACTIONS = ("movement", "build", "fyrd", "income", "tribute", "scout", "recruitment", "pillage")
