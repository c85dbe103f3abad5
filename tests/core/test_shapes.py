"""Many threads read the same kind of content at once: in a hall, tables are loaded side by side."""

import subprocess
import sys

from tests.patience import PATIENT

PROGRAM = """
import sys, threading
import msgspec
from meadhall.core.content import Content, Edition

sys.setswitchinterval(1e-6)
TEXT = '''
[game]
title = "a"
edition = "b"
line = "c"
players = [2, 2]
minutes = [1, 2]
age = 3
[[parts]]
name = "x"
more = { number = 1 }
'''
for _ in range(60):
    More = msgspec.defstruct("More", [("number", int), ("other", "list[int]", [])], frozen=True)
    Part = msgspec.defstruct("Part", [("name", str), ("more", More)], frozen=True)
    Kind = msgspec.defstruct("Kind", [("parts", list[Part])], bases=(Content,), frozen=True)
    go = threading.Barrier(4)

    def parse():
        go.wait()
        assert Edition(TEXT, "t").parse(Kind).parts[0].more.number == 1

    threads = [threading.Thread(target=parse) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
print("fine")
"""


def test_no_thread_reads_what_another_has_half_learnt() -> None:
    """By itself msgspec ends the process here, and so did a hall that was started again with tables of one game."""
    command = [sys.executable, "-c", PROGRAM]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENT, check=False)
    assert (done.returncode, done.stdout) == (0, "fine\n"), done.stderr
