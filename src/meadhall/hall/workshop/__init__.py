"""The workshop: editions of people's own, made and kept in the hall."""
