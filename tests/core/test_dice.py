"""The dice: SipHash as published, draws without bias, salts and secret that all count."""

import hashlib
import hmac
import struct
from collections import Counter
from collections.abc import Sequence
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from meadhall.core.dice import MAX_SALT, FairDice, commitment_of, siphash
from meadhall.core.errors import DiceError

SECRET = bytes(range(32))

# What SipHash-2-4 gives under the key 00 01 .. 0f for the messages "", 00, 00 01, ..., 00 01 .. 3e: the test vectors
# that its authors published, read as little-endian words.
# fmt: off
VECTORS = (
    0x726FDB47DD0E0E31, 0x74F839C593DC67FD, 0x0D6C8009D9A94F5A, 0x85676696D7FB7E2D,
    0xCF2794E0277187B7, 0x18765564CD99A68D, 0xCBC9466E58FEE3CE, 0xAB0200F58B01D137,
    0x93F5F5799A932462, 0x9E0082DF0BA9E4B0, 0x7A5DBBC594DDB9F3, 0xF4B32F46226BADA7,
    0x751E8FBC860EE5FB, 0x14EA5627C0843D90, 0xF723CA908E7AF2EE, 0xA129CA6149BE45E5,
    0x3F2ACC7F57C29BDB, 0x699AE9F52CBE4794, 0x4BC1B3F0968DD39C, 0xBB6DC91DA77961BD,
    0xBED65CF21AA2EE98, 0xD0F2CBB02E3B67C7, 0x93536795E3A33E88, 0xA80C038CCD5CCEC8,
    0xB8AD50C6F649AF94, 0xBCE192DE8A85B8EA, 0x17D835B85BBB15F3, 0x2F2E6163076BCFAD,
    0xDE4DAAACA71DC9A5, 0xA6A2506687956571, 0xAD87A3535C49EF28, 0x32D892FAD841C342,
    0x7127512F72F27CCE, 0xA7F32346F95978E3, 0x12E0B01ABB051238, 0x15E034D40FA197AE,
    0x314DFFBE0815A3B4, 0x027990F029623981, 0xCADCD4E59EF40C4D, 0x9ABFD8766A33735C,
    0x0E3EA96B5304A7D0, 0xAD0C42D6FC585992, 0x187306C89BC215A9, 0xD4A60ABCF3792B95,
    0xF935451DE4F21DF2, 0xA9538F0419755787, 0xDB9ACDDFF56CA510, 0xD06C98CD5C0975EB,
    0xE612A3CB9ECBA951, 0xC766E62CFCADAF96, 0xEE64435A9752FE72, 0xA192D576B245165A,
    0x0A8787BF8ECB74B2, 0x81B3E73D20B49B6F, 0x7FA8220BA3B2ECEA, 0x245731C13CA42499,
    0xB78DBFAF3A8D83BD, 0xEA1AD565322A1A0B, 0x60E61C23A3795013, 0x6606D7E446282B93,
    0x6CA4ECB15C5F91E1, 0x9F626DA15C9625F3, 0xE51B38608EF25F57, 0x958A324CEB064572,
)
# fmt: on

CRITICAL = {4: 18.47, 5: 20.52, 35: 66.62}
"""Chi-squared exceeds this by pure chance once in a thousand, by degrees of freedom."""

repeatable = settings(derandomize=True, deadline=None)
secrets = st.binary(min_size=32, max_size=32)
salts = st.lists(st.text(max_size=20), max_size=4)
weights = st.lists(st.integers(0, 1000), min_size=1, max_size=20).filter(any)


def key_of(secret: bytes, salts: Sequence[str] = ()) -> bytes:
    """The key as docs/fairness.md describes it."""
    message = b"".join(struct.pack("<Q", len(salt.encode())) + salt.encode() for salt in salts)
    return hmac.new(secret, message, hashlib.sha256).digest()[:16]


def chi_squared(counts: Counter[int], expected: Sequence[float]) -> float:
    return sum((counts[i] - mean) ** 2 / mean for i, mean in enumerate(expected))


# --- SipHash ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("length", range(64))
def test_siphash_gives_the_published_vector(length: int) -> None:
    assert siphash(bytes(range(16)), bytes(range(length))) == VECTORS[length]


@repeatable
@given(st.binary(min_size=16, max_size=16), st.binary(max_size=300))
def test_siphash_is_a_64_bit_number(key: bytes, message: bytes) -> None:
    assert 0 <= siphash(key, message) < 2**64


def test_siphash_counts_the_length_of_the_message_modulo_256() -> None:
    assert siphash(bytes(16), bytes(255)) != siphash(bytes(16), bytes(256))


# --- Draws ------------------------------------------------------------------------------------------------------


def test_a_draw_is_siphash_of_its_number_and_the_attempt() -> None:
    number = siphash(key_of(SECRET), struct.pack("<QQ", 41, 0))
    assert FairDice(SECRET).number(41, 2**64) == number
    assert FairDice(SECRET).number(41, 1000) == number % 1000


def test_what_would_favour_small_numbers_is_thrown_away_and_drawn_again() -> None:
    n = 2**63 + 1  # almost half of all 64-bit numbers lie beyond the last whole multiple of n
    attempts = []
    for k in range(200):
        numbers = [siphash(key_of(SECRET), struct.pack("<QQ", k, attempt)) for attempt in range(40)]
        accepted = next(attempt for attempt, number in enumerate(numbers) if number < n)
        assert FairDice(SECRET).number(k, n) == numbers[accepted]
        attempts.append(accepted)
    assert attempts.count(0) < 130
    assert max(attempts) >= 5


def test_every_64_bit_number_is_accepted_when_nothing_would_be_favoured() -> None:
    for k in range(50):
        assert FairDice(SECRET).number(k, 2**32) == siphash(key_of(SECRET), struct.pack("<QQ", k, 0)) % 2**32


@repeatable
@given(secrets, st.integers(0, 2**64 - 1), st.integers(1, 2**64))
def test_a_number_is_below_its_bound(secret: bytes, k: int, n: int) -> None:
    assert 0 <= FairDice(secret).number(k, n) < n


@repeatable
@given(secrets, salts, st.integers(0, 10_000), weights)
def test_a_draw_never_picks_an_outcome_of_weight_zero(
    secret: bytes, salts: list[str], k: int, weights: list[int]
) -> None:
    assert weights[FairDice(secret, tuple(salts)).draw(k, weights)] > 0


@repeatable
@given(secrets, st.integers(0, 10_000), weights)
def test_a_draw_is_the_first_outcome_whose_running_sum_exceeds_the_number(
    secret: bytes, k: int, weights: list[int]
) -> None:
    dice = FairDice(secret)
    number, drawn = dice.number(k, sum(weights)), dice.draw(k, weights)
    assert sum(weights[:drawn]) <= number < sum(weights[: drawn + 1])


@repeatable
@given(secrets, salts, st.integers(0, 10_000), weights)
def test_the_same_secret_salts_and_number_draw_the_same(
    secret: bytes, salts: list[str], k: int, weights: list[int]
) -> None:
    assert FairDice(secret, tuple(salts)).draw(k, weights) == FairDice(secret, tuple(salts)).draw(k, weights)


def test_six_faces_are_equally_likely() -> None:
    faces = Counter(FairDice.from_seed(1).draw(k, [1] * 6) for k in range(6000))
    assert chi_squared(faces, [1000] * 6) < CRITICAL[5]


def test_a_throw_does_not_depend_on_the_one_before() -> None:
    faces = [FairDice.from_seed(2).draw(k, [1] * 6) for k in range(7201)]
    pairs = Counter(6 * first + second for first, second in pairwise(faces))
    assert chi_squared(pairs, [200] * 36) < CRITICAL[35]


def test_weights_are_respected() -> None:
    bag = [3, 2, 1, 2, 1]
    tokens = Counter(FairDice.from_seed(3).draw(k, bag) for k in range(4500))
    assert chi_squared(tokens, [500 * weight for weight in bag]) < CRITICAL[4]


def test_a_bound_that_is_no_power_of_two_has_no_bias() -> None:
    n = 3 * 2**62  # without rejection the lowest third would come up half of the time
    thirds = Counter(FairDice.from_seed(4).number(k, n) >> 62 for k in range(3000))
    assert all(abs(thirds[third] - 1000) < 100 for third in range(3))


# --- Secret, salts and commitment -------------------------------------------------------------------------------


def rolls(dice: FairDice) -> list[int]:
    return [dice.draw(k, [1] * 6) for k in range(30)]


def test_the_commitment_is_the_sha_256_of_the_secret() -> None:
    assert FairDice(SECRET).commitment == commitment_of(SECRET) == hashlib.sha256(SECRET).hexdigest()


def test_salts_do_not_change_the_commitment() -> None:
    assert FairDice(SECRET, ("skál",)).commitment == FairDice(SECRET).commitment


@repeatable
@given(secrets, salts)
def test_the_key_comes_from_the_secret_and_all_salts(secret: bytes, salts: list[str]) -> None:
    first = siphash(key_of(secret, salts), struct.pack("<QQ", 0, 0))
    assert FairDice(secret, tuple(salts)).number(0, 2**64) == first


@repeatable
@given(secrets)
def test_the_key_is_not_part_of_the_commitment(secret: bytes) -> None:
    known = bytes.fromhex(commitment_of(secret))
    for key in (known[:16], known[16:]):
        assert FairDice(secret).number(0, 2**64) != siphash(key, struct.pack("<QQ", 0, 0))


def test_a_salt_that_continues_the_commitment_does_not_give_the_key_away() -> None:
    """SHA-256 can be continued from its result: with a plain hash this salt would let its author compute the key."""
    salt = "\0" * 22 + "\x01\0" + "x" * 104
    padding = b"\x80" + bytes(7) + salt.encode()[:24]  # the salt's length, 128, reads like the mark of the padding
    assert struct.pack("<Q", len(salt.encode())) + salt.encode()[:24] == padding
    continued = hashlib.sha256(SECRET + padding + b"x" * 104).digest()[:16]
    assert FairDice(SECRET, (salt,)).number(0, 2**64) != siphash(continued, struct.pack("<QQ", 0, 0))


def test_another_salt_means_other_dice() -> None:
    assert rolls(FairDice(SECRET, ("mead",))) != rolls(FairDice(SECRET, ("beer",)))


def test_the_order_of_the_salts_counts() -> None:
    assert rolls(FairDice(SECRET, ("mead", "beer"))) != rolls(FairDice(SECRET, ("beer", "mead")))


def test_where_one_salt_ends_and_the_next_begins_counts() -> None:
    assert rolls(FairDice(SECRET, ("ab", "c"))) != rolls(FairDice(SECRET, ("a", "bc")))


def test_an_empty_salt_is_not_the_same_as_none() -> None:
    assert rolls(FairDice(SECRET, ("",))) != rolls(FairDice(SECRET))


def test_fresh_dice_have_a_new_secret_each_time() -> None:
    assert FairDice.fresh().secret != FairDice.fresh().secret
    assert FairDice.fresh(["skál"]).salts == ("skál",)


def test_dice_from_the_same_seed_fall_the_same_way() -> None:
    assert FairDice.from_seed(7) == FairDice.from_seed(7) != FairDice.from_seed(8)


def test_the_secret_is_not_in_what_is_printed() -> None:
    assert SECRET.hex() not in repr(FairDice(SECRET))
    assert repr(SECRET) not in repr(FairDice(SECRET))


# --- What dice refuse -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("length", [0, 16, 31, 33])
def test_a_secret_of_another_length_is_refused(length: int) -> None:
    with pytest.raises(DiceError, match=f"the secret of the dice has 32 bytes, not {length}"):
        FairDice(bytes(length))


def test_the_longest_salt_is_taken_and_a_longer_one_refused() -> None:
    FairDice(SECRET, ("a" * MAX_SALT,))
    with pytest.raises(DiceError, match="a salt has at most 256 bytes, not 257"):
        FairDice(SECRET, ("fine", "a" * (MAX_SALT + 1)))


def test_the_length_of_a_salt_is_counted_in_bytes() -> None:
    with pytest.raises(DiceError, match="a salt has at most 256 bytes, not 258"):
        FairDice(SECRET, ("ä" * 129,))


@pytest.mark.parametrize("weights", [[], [0], [0, 0, 0]])
def test_weights_that_add_up_to_nothing_are_refused(weights: list[int]) -> None:
    with pytest.raises(DiceError, match="dice choose among 1 to 2\\*\\*64 equal chances, not 0"):
        FairDice(SECRET).draw(0, weights)


def test_more_chances_than_64_bits_can_tell_apart_are_refused() -> None:
    with pytest.raises(DiceError, match="18446744073709551617"):
        FairDice(SECRET).draw(0, [2**64, 1])
