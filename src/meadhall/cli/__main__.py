"""`python -m meadhall.cli`: the command, where it is not on the path."""

from meadhall.cli import main

main()
