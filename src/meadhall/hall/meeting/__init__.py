"""How people meet: invitations, somebody to play with now, and evenings."""
