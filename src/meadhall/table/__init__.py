"""The table: seats, clocks, undo, talk, invitations. It is pure, without I/O or a clock."""
