"""Web Push: a message that only one browser can read (RFC 8291), signed with the key of the hall (RFC 8292).

The push service of a browser's maker delivers messages. It sees the sender, the receiver and the length, and not the
message.
"""

import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import NamedTuple
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

_RECORD = 4096  # a push service takes so many bytes at least, in one record
MOST = 3000
"""Bytes of a message."""
_HOURS = 12  # for which a signature holds


def packed(data: bytes) -> str:
    """Bytes as addresses and JSON have them.

    >>> packed(b"?>"), unpacked(packed(b"?>"))
    ('Pz4', b'?>')
    """
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def unpacked(text: str) -> bytes:
    """The bytes in a text; a ValueError if it holds none."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class BrowserKeys(NamedTuple):
    """The keys that a browser has given, so that only it can read messages to it."""

    p256dh: str
    """Its public key."""
    auth: str
    """A secret that the push service does not know."""

    def check(self) -> None:
        """A ValueError if nothing can be encrypted with these."""
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unpacked(self.p256dh))
        if len(unpacked(self.auth)) != 16:
            raise ValueError("a secret of 16 bytes is needed")


def encrypted(message: bytes, keys: BrowserKeys) -> bytes:
    """A message that only one browser can read, with a fresh key for each: RFC 8291, in the coding `aes128gcm`."""
    return _sealed(message, keys, ec.generate_private_key(ec.SECP256R1()), os.urandom(16))


def _sealed(message: bytes, keys: BrowserKeys, own: ec.EllipticCurvePrivateKey, salt: bytes) -> bytes:
    theirs = unpacked(keys.p256dh)
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
    public = public_point(own)
    secret = _derived(unpacked(keys.auth), shared, b"WebPush: info\0" + theirs + public, 32)
    key = _derived(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(salt, secret, b"Content-Encoding: nonce\0", 12)
    heading = salt + _RECORD.to_bytes(4, "big") + bytes([len(public)]) + public
    return heading + AESGCM(key).encrypt(nonce, message[:MOST] + b"\2", None)


def _derived(salt: bytes, secret: bytes, about: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, about).derive(secret)


def public_point(key: ec.EllipticCurvePrivateKey) -> bytes:
    """The public half of a key, as browsers know it."""
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


class HallKey:
    """The key of a hall, by which push services know that its messages come from the same sender (VAPID)."""

    def __init__(self, secret: str) -> None:
        self._key = ec.derive_private_key(int(secret, 16), ec.SECP256R1())

    @staticmethod
    def new() -> str:
        """A fresh secret."""
        number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
        return f"{number:064x}"

    @property
    def public(self) -> str:
        """The key that browsers are told when they subscribe."""
        return packed(public_point(self._key))

    def authorization(self, endpoint: str, origin: str, now: float) -> str:
        """The header that tells the push service who sends."""
        service, ours = urlsplit(endpoint), urlsplit(origin)
        contact = origin if ours.scheme == "https" else f"mailto:hall@{ours.hostname}"
        claims = {"aud": f"{service.scheme}://{service.netloc}", "exp": int(now) + 3600 * _HOURS, "sub": contact}
        parts = [packed(msgspec.json.encode(each)) for each in ({"typ": "JWT", "alg": "ES256"}, claims)]
        signed = self._key.sign(".".join(parts).encode(), ec.ECDSA(hashes.SHA256()))
        r, s = decode_dss_signature(signed)
        parts.append(packed(r.to_bytes(32, "big") + s.to_bytes(32, "big")))
        return f"vapid t={'.'.join(parts)}, k={self.public}"
