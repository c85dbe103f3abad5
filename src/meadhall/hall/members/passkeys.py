"""Passkeys: lasting keys that a person's devices keep for this hall (WebAuthn). The hall keeps only the public half, as
a keepsake under the credential's name; a challenge is a keepsake, too, so that any node takes the answer, and once.
"""

import hashlib
import secrets
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct, field
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, parse_authentication_credential_json
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from meadhall.hall.members.keepsakes import hashed
from meadhall.hall.members.ways_in import CHALLENGE, PASSKEY, EnoughKeysError, HallSite, Passkey, WayInError
from meadhall.hall.storage.errors import StoreError
from meadhall.hall.words import say

if TYPE_CHECKING:
    from meadhall.hall.live.hall import Hall

MOST = 20
"""So many passkeys somebody may have."""
SECONDS = 300.0
"""For how long a challenge may be answered."""
_NOBODY = "challenge"  # the person of a challenge that anybody may answer
_OLD = "SELECT name FROM keepsakes WHERE person = ? AND kind = ? AND until < ? LIMIT 20"


async def offer(hall: "Hall", site: HallSite, person: str, name: str) -> str:
    """The options with which a browser makes a passkey, as JSON."""
    known = await hall.keepsakes.of(person, PASSKEY)
    if len(known) >= MOST:
        raise EnoughKeysError(say("passkeys-enough"))
    options = generate_registration_options(
        rp_id=site.host,
        rp_name="Meadhall",
        user_id=hashlib.sha256(f"meadhall passkey {person}".encode()).digest(),
        user_name=name,
        challenge=await _challenge(hall, person),
        exclude_credentials=[PublicKeyCredentialDescriptor(base64url_to_bytes(each.name)) for each in known],
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
        ),
    )
    return options_to_json(options)


async def accept(hall: "Hall", site: HallSite, person: str, answer: str, device: str) -> None:
    """Keep the passkey that a browser has made."""
    challenge = await _taken(hall, person, answer)
    try:
        found = verify_registration_response(
            credential=answer, expected_challenge=challenge, expected_rp_id=site.host, expected_origin=site.origin
        )
    except WebAuthnException:
        raise _refused() from None
    name, key = bytes_to_base64url(found.credential_id), bytes_to_base64url(found.credential_public_key)
    if await hall.keepsakes.find(PASSKEY, name) is not None:
        raise _refused()
    await hall.keepsakes.keep(person, PASSKEY, name, Passkey(key, found.sign_count, device, hall.now()))


async def ask(hall: "Hall", site: HallSite) -> str:
    """The options with which a browser shows a passkey, as JSON: whose it is, the passkey tells."""
    options = generate_authentication_options(
        rp_id=site.host,
        challenge=await _challenge(hall, _NOBODY),
        user_verification=UserVerificationRequirement.PREFERRED,
    )
    return options_to_json(options)


async def behind(hall: "Hall", site: HallSite, answer: str) -> str:
    """The person whose passkey was shown; a WayInError if it is nobody's, or too late."""
    challenge = await _taken(hall, _NOBODY, answer)
    try:
        credential = parse_authentication_credential_json(answer)
        kept = await hall.keepsakes.find(PASSKEY, bytes_to_base64url(credential.raw_id))
        if kept is None:
            raise WayInError(say("passkey-unknown"))
        passkey = kept.read(Passkey)
        found = verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.host,
            expected_origin=site.origin,
            credential_public_key=base64url_to_bytes(passkey.key),
            credential_current_sign_count=passkey.count,
        )
    except WebAuthnException:
        raise _refused() from None
    used = Passkey(passkey.key, found.new_sign_count, passkey.name, hall.now())
    await hall.keepsakes.keep(kept.person, PASSKEY, kept.name, used)
    return kept.person


def _refused() -> WayInError:
    return WayInError(say("passkey-refused"))


async def _challenge(hall: "Hall", person: str) -> bytes:
    """A fresh challenge for a person, or for anybody; those that nobody has answered in time go."""
    challenge = secrets.token_bytes(32)
    old = await hall.ask(_OLD, person, CHALLENGE, hall.now())
    fresh = hall.keepsakes.row(person, CHALLENGE, _name(challenge), None, hall.now() + SECONDS)
    drops = [hall.keepsakes.dropping(person, CHALLENGE, name) for (name,) in old]
    await hall.save(*drops, fresh)
    return challenge


def _name(challenge: bytes) -> str:
    return hashed(CHALLENGE, challenge.hex())


async def _taken(hall: "Hall", person: str, answer: str) -> bytes:
    """The challenge that an answer is to, which is used up by that."""
    challenge = _challenge_in(answer)
    kept = await hall.keepsakes.find(CHALLENGE, _name(challenge))
    if kept is None or kept.person != person:
        raise _refused()
    try:
        await hall.keepsakes.take(kept)
    except StoreError:  # it was used already
        raise _refused() from None
    return challenge


class _Response(Struct):
    client: str = field(name="clientDataJSON", default="")


class _Answer(Struct):
    response: _Response


class _ClientData(Struct):
    challenge: str


def _challenge_in(answer: str) -> bytes:
    """The challenge that a browser says to have answered."""
    try:
        data = base64url_to_bytes(msgspec.json.decode(answer, type=_Answer).response.client)
        return base64url_to_bytes(msgspec.json.decode(data, type=_ClientData).challenge)
    except (msgspec.MsgspecError, ValueError):
        raise _refused() from None
