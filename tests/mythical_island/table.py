"""A table for the tests of Mythical Island: that of Sagnir, with the other game on it."""

from tests.sagnir import table


class Table(table.Table):
    game = "mythical_island"
    edition = "2"  # the worked examples were written for its cards
