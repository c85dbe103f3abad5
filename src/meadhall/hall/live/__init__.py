"""What happens while people play: rooms, sockets, bots, and the games made ready for them."""
