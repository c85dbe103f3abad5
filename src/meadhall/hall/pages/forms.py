"""Forms as browsers send them: fields in the usual way, and files in several parts. Each field counts once."""

import re
from urllib.parse import parse_qs

from starlette.requests import Request


async def read_form(request: Request) -> dict[str, str]:
    """The fields of a form; of a file its text."""
    kind, body = request.headers.get("content-type", ""), await request.body()
    if kind.startswith("multipart/form-data"):
        return {name: data.decode("utf-8", "replace") for name, data in read_parts(kind, body).items()}
    fields = parse_qs(body.decode("utf-8", "replace"), max_num_fields=200)
    return {name: values[-1] for name, values in fields.items()}


def read_parts(kind: str, body: bytes) -> dict[str, bytes]:
    r"""The parts of a form with files, by their names.

    >>> body = b'--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nhi\r\n--x--\r\n'
    >>> read_parts("multipart/form-data; boundary=x", body)
    {'a': b'hi'}
    """
    found = re.search(r'boundary="?([^";]{1,70})"?', kind)
    if found is None:
        return {}
    parts: dict[str, bytes] = {}
    for part in body.split(b"--" + found[1].encode("latin-1"))[1:51]:
        head, gap, data = part.partition(b"\r\n\r\n")
        name = re.search(rb'name="([^"]*)"', head)
        if gap and name is not None:
            parts[name[1].decode("utf-8", "replace")] = data.removesuffix(b"\r\n")
    return parts
