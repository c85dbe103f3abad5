"""The hall beside boardgame.io's server: moves that are kept and told to both players, as many a second as possible.

    python -m bench.boardgameio [SOCKETS] [SECONDS]

Needs Node.js and npm, which fetch boardgame.io into a folder that is thrown away afterwards. Both servers get the same
crowd: pairs of sockets from this process, whoever is to move moves at once. boardgame.io keeps its matches in files
(its FlatFile storage, which does not wait for the disk) and plays the cheapest game there is, counting; the hall keeps
every move on the disk before it is acknowledged, and plays Hägar by its rules.
"""

import asyncio
import json
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from bench.load_test import HallProcess, run_load_test
from websockets.asyncio.client import ClientConnection, connect

PACKAGES = ("boardgame.io@0.50.2", "node-persist@2.1.0")
SERVER = """
const { Server, FlatFile } = require("boardgame.io/server");
const count = {
  name: "count", setup: () => ({ counted: 0 }),
  moves: { count: { move: ({ G }) => { G.counted += 1; } } },
  turn: { minMoves: 1, maxMoves: 1 },
};
const server = Server({ games: [count], db: new FlatFile({ dir: process.argv[2] }), origins: ["*"] });
server.run(0).then(({ appServer }) => console.log(`port ${appServer.address().port}`));
"""


class Player:
    """One socket of boardgame.io's protocol: Socket.IO messages in a namespace that is named after the game."""

    def __init__(self, socket: ClientConnection, match: str, seat: int) -> None:
        self.socket, self.match, self.seat = socket, match, seat
        self.playing, self.moves = False, 0
        self._state = -1
        self.synced = asyncio.Event()
        self.reading = asyncio.create_task(self._read())

    @classmethod
    async def come(cls, port: int, match: str, seat: int) -> "Player":
        """A player whose match is there."""
        address = f"ws://127.0.0.1:{port}/socket.io/?EIO=4&transport=websocket"
        player = cls(await connect(address, compression=None, max_size=None), match, seat)
        await player.synced.wait()
        return player

    async def _read(self) -> None:
        async for message in self.socket:
            text = str(message)
            if text.startswith("0"):
                await self.socket.send("40/count,")
            elif text == "2":
                await self.socket.send("3")
            elif text.startswith("40/count,"):
                await self._emit("sync", self.match, str(self.seat), None, 2)
            elif text.startswith("42/count,"):
                kind, *values = json.loads(text.removeprefix("42/count,"))
                if kind == "sync":
                    self.synced.set()
                    await self._hear(values[1]["state"])
                elif kind == "update":
                    await self._hear(values[1])

    async def _hear(self, state: dict[str, Any]) -> None:
        self._state, mine = state["_stateID"], state["ctx"]["currentPlayer"] == str(self.seat)
        if not mine and self.playing:
            self.moves += 1  # ours is kept, and we were told
        if mine and self.playing:
            await self.move()
        self.mine = mine

    async def move(self) -> None:
        """Count one further."""
        payload: dict[str, Any] = {"type": "count", "args": [], "playerID": str(self.seat), "credentials": None}
        await self._emit("update", {"type": "MAKE_MOVE", "payload": payload}, self._state, self.match, str(self.seat))

    async def _emit(self, *message: object) -> None:
        await self.socket.send(f"42/count,{json.dumps(message)}")


async def play(port: int, sockets: int, seconds: float, server: HallProcess) -> tuple[float, float]:
    """Moves a second, and milliseconds of the processor that the server took for each."""
    players = [await Player.come(port, f"match{number // 2}", number % 2) for number in range(sockets)]
    for player in players:
        player.playing = True
    begun, worked = time.perf_counter(), server.cpu()
    for player in players:
        if player.mine:
            await player.move()
    await asyncio.sleep(seconds)
    moves, took = sum(player.moves for player in players), time.perf_counter() - begun
    worked = server.cpu() - worked
    for player in players:
        player.playing = False
        player.reading.cancel()
        await player.socket.close()
    return moves / took, 1000 * worked / max(1, moves)


def boardgameio(sockets: int, seconds: float) -> tuple[float, float]:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "server.js").write_text(SERVER)
        (folder / "package.json").write_text("{}")
        subprocess.run(["npm", "install", "--silent", "--no-audit", "--no-fund", *PACKAGES], cwd=folder, check=True)
        command = ["node", "server.js", str(folder / "matches")]
        with subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            try:
                while not (found := re.search(r"port (\d+)", line := server.stdout.readline())):
                    if not line:
                        raise OSError("boardgame.io did not start")
                return asyncio.run(play(int(found[1]), sockets, seconds, HallProcess(server.pid)))
            finally:
                server.terminate()


if __name__ == "__main__":
    sockets, seconds = int((sys.argv[1:] or ["100"])[0]), float((sys.argv[2:] or ["10"])[0])
    theirs, their_cpu = boardgameio(sockets, seconds)
    print(f"boardgame.io with files: {theirs:,.0f} moves/s by {sockets} sockets, {their_cpu:.2f} ms of CPU each")
    found = run_load_test("hagar", sockets, rate=None, seconds=seconds, boards=False)
    ours = found.moves_per_second
    print(f"the hall, on the disk:   {ours:,.0f} moves/s by {sockets} sockets, {found.cpu:.2f} ms of CPU each")
    print(f"that is {ours / theirs:.1f} times as many, and {their_cpu / found.cpu:.1f} times as many a second of CPU")
