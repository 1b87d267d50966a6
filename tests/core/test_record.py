"""Records: aligned, with the fields of their bases first, copied byte by byte."""

import numpy as np

from nomarch.core.record import Position, copy, i8, i16, record, u64, unpack, usable, zeros


@record
class Sample(Position):
    small: i8  # type: ignore[valid-type]
    big: u64  # type: ignore[valid-type]
    table: i16[3, 2]  # type: ignore[valid-type]


def test_fields_come_in_order_those_of_the_bases_first_and_are_aligned() -> None:
    names = Sample.dtype.names or ()
    assert names[-3:] == ("small", "big", "table") and names[0] == "rng_key" and "to_move" in names
    assert Sample.dtype.isalignedstruct
    assert Sample.dtype.fields is not None and Sample.dtype.fields["big"][1] % 8 == 0


def test_a_copy_has_every_byte_also_the_padding() -> None:
    records = usable(np.frombuffer(np.random.default_rng(1).bytes(Sample.dtype.itemsize * 2), Sample.dtype).copy())
    assert copy(records).tobytes() == records.tobytes()


def test_unpacking_gives_plain_numbers_and_lists() -> None:
    records = zeros(Sample.dtype)
    records["table"][0, 2, 1] = -7
    plain = unpack(records)
    assert plain.table == [[0, 0], [0, 0], [0, -7]] and plain.big == 0 and type(plain.small) is int
