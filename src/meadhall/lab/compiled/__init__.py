"""The compiled part of the lab, in a folder of its own: a change elsewhere in the lab compiles nothing anew."""
