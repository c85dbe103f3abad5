"""Live play: rooms, sockets, bots, and the games made ready for them."""
