"""Skrei: the state, field by field, the actions, and the facts."""

from meadhall.core.actions import Actions
from meadhall.core.facts import NUMBER, SEAT, Facts, own
from meadhall.core.record import COUNT, FLAG, Record, index, int8, int16, number, seat_number

SEATS = 4
GROUNDS = ("bay", "deep", "maelstrom", "skerry", "bank")
LARGEST = 6  # the largest shoal that can come to a ground
FACES = 6  # of the weather die

# Phases: shoals come, the lookout looks at the weather, boats sail.
STOCKING, WATCHING, SAILING, ENDED = range(4)

# Where a boat is, if not on the ground with that number.
ASHORE, AT_SEA = -1, len(GROUNDS)  # at sea, but the viewer does not know where


class State(Record):
    """A position. The lookout is never stored: day and number of seats tell who it is."""

    phase = int8("what is going on: one of the phases above", index(0, ENDED))
    day = int8("days that are over", COUNT)
    ground = int8("the ground that gets the next shoal (SK-04)", index(0, len(GROUNDS)))
    seat = int8("the seat that sails next (SK-06)", seat_number(SEATS, 0))
    weather = int8(
        "what the die shows, 1..6; 0 before it is rolled, or to those who do not know it (SK-05)", number(0, FACES)
    )
    fish = int16(len(GROUNDS), "how many fish are on each ground", number(0, 32_767))
    boats = int8(SEATS, "where each boat is: a ground, ASHORE, or AT_SEA", index(ASHORE, AT_SEA))
    loud = int8(SEATS, "1 for each boat that sailed with the horn today (SK-07)", FLAG)
    horns = int8(SEATS, "1 for each seat whose horn was never blown", FLAG)
    racks = int16(SEATS, "fish on each rack", number(0, 32_767))
    went = int8(SEATS, "where each boat was on the day before; ASHORE on the first day", index(ASHORE, AT_SEA))
    caught = int16(SEATS, "what it brought home", number(0, 32_767))
    wind = int8("the weather of the day before; 0 on the first day", number(0, FACES))


ACTIONS = Actions()

SAIL = ACTIONS.decision("sail", GROUNDS)
HORN = ACTIONS.decision("horn", GROUNDS)

SHOAL = ACTIONS.chance("shoal", tuple(str(fish) for fish in range(LARGEST + 1)))
WEATHER = ACTIONS.chance("weather", tuple(str(face + 1) for face in range(FACES)))

FACTS = Facts()

SHOAL_CAME = FACTS.add("shoal-came", None, ground="ground", fish=NUMBER)
DAY = FACTS.add("day", day=NUMBER, days=NUMBER, shoals="shoals")
LOOKED = FACTS.add("looked", seat=SEAT, face=own(NUMBER), storms=own("storms"))
SAILED = FACTS.add("sailed", "moved", seat=SEAT, ground=own("ground"), boat="boat")
BLEW = FACTS.add("blew", "moved", seat=SEAT, ground="ground")
DAWN = FACTS.add("dawn", "flipped", face=NUMBER, storms="storms")
BROUGHT = FACTS.add("brought", "scored", seat=SEAT, fish=NUMBER, ground="ground")
OVER_NOW = FACTS.add("over-now", "ended")
