"""The core: what a game is. It knows no game, and does no input or output but reading and writing files it is given."""
