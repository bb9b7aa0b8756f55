"""record(): what is asked of the library in a block."""

import threading

import pytest

tilewright = pytest.importorskip("tilewright")
np = pytest.importorskip("numpy")


def product(m, n=8, k=16):
    return tilewright.gemm(np.ones((m, k), np.float32), np.ones((k, n), np.float32))


def rows(recording):
    return sorted(shape["sizes"]["M"] for shape in recording.shapes)


def test_each_problem_is_there_once_also_one_that_was_had_before():
    product(3)
    with tilewright.record() as recording:
        product(3)
        product(3)
        product(4)
    product(5)
    assert rows(recording) == [3, 4] and len(recording) == 2
    assert recording.shapes[0]["op"] == "gemm" and recording.shapes[0]["attributes"]["dtype"] == "f32"


def test_recordings_nest_and_hear_all_threads():
    with tilewright.record() as outer:
        product(6)
        with tilewright.record() as inner:
            thread = threading.Thread(target=product, args=(7,))
            thread.start()
            thread.join()
        product(9)
    assert (rows(outer), rows(inner)) == ([6, 7, 9], [7])


def test_it_ends_where_an_error_does_and_goes_on_when_opened_again():
    recording = tilewright.record()
    with pytest.raises(ZeroDivisionError), recording:
        product(10)
        1 / 0  # noqa: B018
    product(11)
    with recording:
        product(12)
        with pytest.raises(RuntimeError, match="under way"):
            recording.__enter__()
    assert rows(recording) == [10, 12]


def test_it_is_saved_and_tuned(tmp_path):
    with tilewright.record() as recording:
        product(16, 16, 16)
    (row,) = recording.tune(budget="20s", limit=2, progress=False, records=tmp_path / "records")
    assert row.sizes["M"] == 16
    file = tmp_path / "shapes.json"
    recording.save(file)
    assert "16" in file.read_text()
    with pytest.raises(ValueError, match="which has its own"):
        tilewright.tune(file, shapes=[(8, 8, 8)])


def test_nothing_recorded_is_nothing_to_save(tmp_path):
    with tilewright.record() as recording:
        pass
    assert recording.shapes == [] and "0 problems" in repr(recording)
    with pytest.raises(ValueError, match="nothing was recorded"):
        recording.save(tmp_path / "shapes.json")
