"""A push service on this machine, which a hall sends to as to a real one, and the browser that reads what it gets."""

import os
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from types import TracebackType
from typing import Any, NamedTuple

import msgspec
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from meadhall.hall.alerts.web_push import packed, public_point, unpacked
from tests.patience import PATIENT


class Delivered(NamedTuple):
    """Something that a hall has sent."""

    path: str
    headers: dict[str, str]
    body: bytes
    when: float


class PushService:
    """Takes what is sent to it, and answers as it is told to."""

    def __init__(self) -> None:
        self.delivered: list[Delivered] = []
        self.status = 201
        self._news = threading.Condition()
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                with service._news:
                    service.delivered.append(Delivered(self.path, headers, body, time.perf_counter()))
                    service._news.notify_all()
                self.send_response(service.status)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self._server.server_port}"

    def __enter__(self) -> "PushService":
        self._thread.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()

    def wait_for(self, count: int) -> list[Delivered]:
        with self._news:
            assert self._news.wait_for(lambda: len(self.delivered) >= count, PATIENT), "no push came"
            return list(self.delivered)


class PushBrowser:
    """A browser that has subscribed: it alone can read what is sent to it."""

    def __init__(self, service: PushService, name: str = "astrid") -> None:
        self._key, self._auth = ec.generate_private_key(ec.SECP256R1()), os.urandom(16)
        self.endpoint = f"{service.origin}/push/{name}"

    @property
    def subscription(self) -> dict[str, str]:
        return {"endpoint": self.endpoint, "p256dh": packed(public_point(self._key)), "auth": packed(self._auth)}

    def read(self, sent: Delivered) -> dict[str, Any]:
        """What was sent, decrypted as RFC 8291 says."""
        assert sent.headers["content-encoding"] == "aes128gcm"
        message: dict[str, Any] = msgspec.json.decode(opened(sent.body, self._key, self._auth))
        return message


def opened(body: bytes, key: ec.EllipticCurvePrivateKey, auth: bytes) -> bytes:
    """A message as the browser with this key reads it."""
    salt, length = body[:16], body[20]
    theirs, sealed = body[21 : 21 + length], body[21 + length :]
    shared = key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
    secret = HKDF(hashes.SHA256(), 32, auth, b"WebPush: info\0" + public_point(key) + theirs).derive(shared)
    content = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
    nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
    return AESGCM(content).decrypt(nonce, sealed, None).rstrip(b"\0")[:-1]


def claims_of(sent: Delivered, key: str) -> dict[str, Any]:
    """What the sender says of itself, if it is signed by the key that the browser was given."""
    scheme, _, rest = sent.headers["authorization"].partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert (scheme, parts["k"]) == ("vapid", key)
    heading, claims, signature = parts["t"].split(".")
    raw = unpacked(signature)
    signed = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unpacked(key))
    try:
        public.verify(signed, f"{heading}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    except InvalidSignature:
        raise AssertionError("the hall has not signed this") from None
    said: dict[str, Any] = msgspec.json.decode(unpacked(claims))
    return said
