"""A search with its judge as WebAssembly: `python -m bench.wasm hagar search:3000`. A finding, and no part of Meadhall.

What Numba compiles for the processor is compiled once more for WebAssembly, with the rules, the plans, the search and
the judge of one game in one module; node runs it on a copy of the memory that the processor's search began with, and
the memory after it is compared byte by byte. Needs node, and `pip install ziglang` for the linker.
"""

import argparse
import ctypes
import json
import os
import re
import struct
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import numpy as np

TRIPLE, LAYOUT = "wasm32-unknown-unknown", "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
RESULT = 128  # bytes at the beginning: the answer, and what Numba tells of an error


def as_wasm(text: str, entry: str, folder: Path) -> None:
    """Compile the code of a kernel; `go` takes its arguments from memory, as WebAssembly has at most 1,000 of them."""
    import llvmlite.binding as llvm  # type: ignore[import-untyped,unused-ignore]

    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    head = f'target datalayout = "{LAYOUT}"\ntarget triple = "{TRIPLE}"\n'
    text = re.sub(r"^target .*$", "", text, flags=re.MULTILINE).replace(" = common ", " = internal ")
    module = llvm.parse_assembly(head + re.sub(r'"target-(cpu|features)"="[^"]*"', "", text))
    kinds = [str(each.type) for each in module.get_function(entry).arguments]
    go = [f'declare i32 @"{entry}"({", ".join(kinds)})', "define i32 @go(ptr %slots) {"]
    for i, kind in enumerate(kinds):
        go += [f"%p{i} = getelementptr i64, ptr %slots, i64 {i}", f"%a{i} = load {kind}, ptr %p{i}, align 8"]
    given = ", ".join(f"{kind} %a{i}" for i, kind in enumerate(kinds))
    module.link_in(
        llvm.parse_assembly(head + "\n".join([*go, f'%r = call i32 @"{entry}"({given})', "ret i32 %r", "}"]))
    )
    for function in module.functions:
        if not function.is_declaration and function.name != "go":
            function.linkage = "internal"
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(opt=3, features="+bulk-memory,+simd128,+sign-ext")
    passes = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(speed_level=3))
    passes.getModulePassManager().run(module, passes)
    (folder / "search.o").write_bytes(machine.emit_object(module))
    options = ["--no-entry", "--allow-undefined", "--export=go", "--export=__heap_base", "-z", "stack-size=1048576"]
    files = ["-o", str(folder / "search.wasm"), str(folder / "search.o")]
    linker = [sys.executable, "-m", "ziglang", "wasm-ld", *options, *files]
    subprocess.run(linker, check=True)


class Memory:
    """The memory of the arguments of a call; arrays that share some go on sharing it."""

    def __init__(self, given: list[Any]) -> None:
        self.blocks = list[list[int]]()  # where each begins, how long it is, and where it begins in a copy
        for begin, length in sorted(self._places(given)):
            if self.blocks and begin < sum(self.blocks[-1][:2]):
                self.blocks[-1][1] = max(self.blocks[-1][1], begin + length - self.blocks[-1][0])
            else:
                self.blocks.append([begin, length, 0])
        end = RESULT
        for block in self.blocks:
            block[2] = end + (block[0] - end) % 16
            end = block[2] + block[1]
        self.size = end + -end % 16

    def _places(self, given: Any) -> list[tuple[int, int]]:
        if isinstance(given, tuple | list):
            return [place for each in given for place in self._places(each)]
        return [(_address(given), max(1, given.nbytes))] if isinstance(given, np.ndarray | np.void) else []

    def copied(self) -> bytearray:
        """A copy of it all."""
        copy = bytearray(self.size)
        for begin, length, there in self.blocks:
            copy[there : there + length] = ctypes.string_at(begin, length)
        return copy

    def restore(self, copy: bytearray) -> None:
        """Let it be as it was."""
        for begin, length, there in self.blocks:
            ctypes.memmove(begin, bytes(copy[there : there + length]), length)

    def slots(self, given: Any) -> list[tuple[str, float]]:
        """Arguments as Numba passes them: each a pointer, a number, or what an array consists of."""
        if isinstance(given, tuple | list):
            return [slot for each in given for slot in self.slots(each)]
        if isinstance(given, np.ndarray):
            about = [("number", one) for one in (given.size, given.itemsize)]
            shape = [("number", one) for one in (*given.shape, *given.strides)]
            return [("number", 0), ("number", 0), *about, ("pointer", self._there(given)), *shape]
        if isinstance(given, np.void):
            return [("pointer", self._there(given))]
        return [("float" if isinstance(given, float) else "number", given)]

    def _there(self, given: Any) -> int:
        at = _address(given)
        return next(there + at - begin for begin, length, there in self.blocks if begin <= at < begin + length)


def _address(given: Any) -> int:
    array = given if isinstance(given, np.ndarray) else np.frombuffer(given.data, np.uint8)
    return int(array.__array_interface__["data"][0])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="hagar")
    parser.add_argument("bot", nargs="?", default="search:3000")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        # Code from the cache is no longer there as text; and WebAssembly knows nothing of this processor.
        os.environ |= {"MEADHALL_CACHE": name, "NUMBA_CPU_NAME": "generic", "NUMBA_CPU_FEATURES": ""}
        print(json.dumps(measure(chosen.game, chosen.bot, Path(name))))


def measure(name: str, bot: str, folder: Path) -> dict[str, Any]:
    import meadhall
    from meadhall.bots.levels import thinking_of
    from meadhall.bots.search.company import compiled_decide, forget, new_company
    from meadhall.core.rng import new_rng

    game, rng = meadhall.game(name), new_rng(1)
    match = game.start(seed=3)
    while match.to_move < 0 or len(match.legal) < 3:
        match.wander(1, rng)
    thinking = thinking_of(game, bot)
    assert thinking is not None
    company, who, n = new_company(game, match.box, [thinking] * match.players), match.to_move, len(match.legal)
    for seat in range(match.players):
        forget(company.trees, seat)
    raw = np.frombuffer(bytearray(match.state.data), np.uint8)
    company.scratch.out[:n] = match.legal.numbers
    decide: Any = compiled_decide(game.name, game.kernels)
    given = [raw, match.box, who, who, who, n, 12345, company]
    memory = Memory(given)
    before, answer, best = memory.copied(), -1, float("inf")
    for _ in range(8):  # the first compiles
        memory.restore(before)
        began = time.perf_counter()
        answer = int(decide(*given))
        best = min(best, time.perf_counter() - began)
    compiled = next(iter(decide.overloads.values()))
    as_wasm(compiled.library.get_llvm_str(), compiled.fndesc.llvm_func_name, folder)
    slots = [("pointer", 0), ("pointer", RESULT // 2), *memory.slots(given)]  # for the answer and for errors
    written = b"".join(struct.pack("<d" if kind == "float" else "<q", number) for kind, number in slots)
    (folder / "before").write_bytes(before + written)
    (folder / "after").write_bytes(memory.copied())
    pointers = [memory.size + 8 * i for i, (kind, _) in enumerate(slots) if kind == "pointer"]
    (folder / "call.json").write_text(json.dumps({"arguments": memory.size, "pointers": pointers}))
    node = ["node", str(Path(__file__).with_suffix(".js")), str(folder)]
    found = json.loads(subprocess.run(node, check=True, capture_output=True, text=True).stdout)
    return {
        "game": name, "bot": bot, "wasm": found, "bytes": (folder / "search.wasm").stat().st_size,
        "memory": memory.size, "processor": {"answer": answer, "milliseconds": 1000 * best},
    }  # fmt: skip


if __name__ == "__main__":
    main()
