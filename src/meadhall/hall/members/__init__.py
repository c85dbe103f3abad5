"""The people of a hall: their devices, and what the hall keeps for them."""
