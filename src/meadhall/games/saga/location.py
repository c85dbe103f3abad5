"""Saga: where a piece can be: seven English areas, three Scandinavian ones, the Drakkar, and off the board."""

from typing import Literal, get_args

ENGLAND = 7  # how many areas England has
NOR, MER, EAN, ESS, KEN, SUS, WES = range(ENGLAND)
NORTH, CENTRAL, SOUTH = range(ENGLAND, ENGLAND + 3)
DRAKKAR, SUPPLY, HAND, ASIDE, REMOVED = range(10, 15)
AREAS = 10  # how many areas England and Scandinavia have
SPACES = 3  # destination spaces, one in each Scandinavian area

English = Literal["nor", "mer", "ean", "ess", "ken", "sus", "wes"]
Scandinavian = Literal["north", "central", "south"]
ENGLISH: tuple[English, ...] = get_args(English)
SCANDINAVIAN: tuple[Scandinavian, ...] = get_args(Scandinavian)
WORDS = (*ENGLISH, *SCANDINAVIAN, "drakkar", "supply", "hand", "aside", "removed")
