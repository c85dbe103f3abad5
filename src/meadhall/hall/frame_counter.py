"""Counting the frames of a socket as they arrive, by their heads: pings and empty frames never become messages, but
take time to read."""


class FrameCounter:
    """Counts the frames of one socket, however its bytes are cut into pieces.

    >>> counter = FrameCounter()
    >>> ping, text = bytes([0x89, 0x80, 1, 2, 3, 4]), bytes([0x81, 0x83, 1, 2, 3, 4]) + b"abc"
    >>> counter.count(ping * 3 + text[:1], 100), counter.count(text[1:8], 100), counter.count(text[8:] + ping, 100)
    (3, 1, 1)
    >>> FrameCounter().count(ping * 1000, 100)
    101
    """

    def __init__(self) -> None:
        self._head = b""
        """The beginning of a frame whose length is not known yet."""
        self._rest = 0
        """Bytes that are still to come of the last frame."""

    def count(self, data: bytes, most: int) -> int:
        """How many frames begin in these bytes; counting ends after one more than `most`."""
        data = self._head + data
        self._head, frames, at, end = b"", 0, self._rest, len(data)
        while at < end:
            size = _frame_size(data, at)
            if size is None:
                self._head, at = data[at:], end
                break
            frames += 1
            if frames > most:
                break
            at += size
        self._rest = max(0, at - end)
        return frames


def _frame_size(data: bytes, at: int) -> int | None:
    """How many bytes the frame has that begins there; None as long as its head is not complete."""
    if len(data) < at + 2:
        return None
    length, mask = data[at + 1] & 0x7F, 4 if data[at + 1] & 0x80 else 0
    more = {126: 2, 127: 8}.get(length, 0)
    if len(data) < at + 2 + more:
        return None
    if more:
        length = int.from_bytes(data[at + 2 : at + 2 + more])
    return 2 + more + mask + length
