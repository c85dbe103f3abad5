"""Hägar: what the rules tell."""

from meadhall.core.facts import NUMBER, SEAT, Facts

FACTS = Facts()

COASTER_LAID = FACTS.add("coaster-laid", None, place="island")
COASTER_TURNED = FACTS.add("coaster-turned", None, place="island")
CHART_LAID = FACTS.add("chart-laid", "laid")
FIRST = FACTS.add("first", seat=SEAT)
TURN_BEGINS = FACTS.add("turn-begins", None, seat=SEAT)

DIE_FELL = FACTS.add("die-fell", None, seat=SEAT)
ROLLED = FACTS.add("rolled", "rolled", seat=SEAT, red=NUMBER, black=NUMBER)
THREW_AGAIN = FACTS.add("threw-again", "rolled", seat=SEAT, dice="dice")
KEPT_COURSE = FACTS.add("kept-course", seat=SEAT, red=NUMBER, black=NUMBER)
KEPT_DICE = FACTS.add("kept-dice", seat=SEAT, red=NUMBER, black=NUMBER)
REACHED = FACTS.add("reached", "moved", field="field")
REACHED_NOTHING = FACTS.add("reached-nothing", "moved", field="field")

SAILED_ON = FACTS.add("sailed-on", seat=SEAT)
LANDED_HERE = FACTS.add("landed-here", "moved", seat=SEAT, island="island")
LANDED_BESIDE = FACTS.add("landed-beside", "moved", seat=SEAT, island="island", direction="direction")
REVEALED = FACTS.add("revealed", "flipped", island="island", token="token")
IN_VAIN = FACTS.add("in-vain", wanted="wanted")

TOOK = FACTS.add("took", "taken", seat=SEAT, token="token", island="island", die="dice")
DOUBLE_TOOK = FACTS.add("double-took", "taken", seat=SEAT, token="token", island="island")
SEVEN_TOOK = FACTS.add("seven-took", "taken", seat=SEAT, token="token", island="island")
STOLE = FACTS.add("stole", "taken", seat=SEAT, token="token", island="island", victim=SEAT)
DOUBLED = FACTS.add("doubled", "laid", seat=SEAT, token="token", island="island")
MOORED = FACTS.add("moored", "laid", seat=SEAT, token="token", island="island")
RETURNED = FACTS.add("returned", "laid", token="token", owner=SEAT)
LEFT = FACTS.add("left", seat=SEAT)
LEFT_NUMBERS = FACTS.add("left-numbers", seat=SEAT, numbers="treasures")

DISCOVERED_LAST = FACTS.add("discovered-last")
ALL_DISCOVERED = FACTS.add("all-discovered", "ended")
WON_LAST = FACTS.add("won-last", "ended")
WON_LAST_BUT_ONE = FACTS.add("won-last-but-one", "ended")
TURNS_OVER = FACTS.add("turns-over", "ended", turns=NUMBER)
LUCK = FACTS.add("luck", "scored", seat=SEAT, red=NUMBER, black=NUMBER, points=NUMBER)
