"""FairQueue: one in each round of the event loop, first come first served."""

import asyncio
import itertools

from meadhall.hall.fair_order import FairQueue
from tests.patience import PATIENT


def test_others_come_between_any_two_turns() -> None:
    told: list[str] = []

    async def show(turns: FairQueue, number: int) -> None:
        await turns.join()
        told.append(f"shown {number}")

    async def move() -> None:
        for _ in range(8):
            told.append("moved")
            await asyncio.sleep(0)

    async def main() -> None:
        turns = FairQueue()
        await asyncio.gather(*(show(turns, number) for number in range(4)), move())

    asyncio.run(main())
    shown = [text for text in told if text != "moved"]
    assert shown == ["shown 0", "shown 1", "shown 2", "shown 3"]
    for first, second in itertools.pairwise(shown):
        assert "moved" in told[told.index(first) : told.index(second)]


async def test_who_has_gone_takes_no_turn() -> None:
    turns = FairQueue()
    gone, there = turns.join(), turns.join()
    await asyncio.sleep(0)
    gone.cancel()
    await asyncio.wait_for(there, PATIENT)
    await asyncio.wait_for(turns.join(), PATIENT)
    assert gone.cancelled() or gone.done()
