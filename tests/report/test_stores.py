"""Shared records in a store of fsspec's, which the Python of the package's tests has: its own, in memory."""

import pytest

pytest.importorskip("fsspec", reason="what stores are reached with: pip install 'tilewright[share]'")

from sharing.fault import SharingFault
from sharing.place import open_place
from sharing.store import Store
from sharing.transfer import NONE, Asked, chosen, fetch, index_of, publish


def test_a_store_holds_what_a_folder_does(tmp_path):
    (tmp_path / "in" / "dev").mkdir(parents=True)
    (tmp_path / "in" / "dev" / "gemm.jsonl").write_text('{"a": 1}\n')
    (tmp_path / "out").mkdir()
    store = open_place("memory://bucket/records")
    assert index_of(store) == (None, NONE)
    publish(store, tmp_path / "in", NONE)
    index, _ = index_of(store)
    fetch(store, chosen(index, Asked(devices=["dev"])), tmp_path / "out")
    assert (tmp_path / "out" / "dev" / "gemm.jsonl").read_text() == '{"a": 1}\n'
    with pytest.raises(SharingFault, match="larger than the 3 bytes"):
        store.read("index.json", 3)
    with pytest.raises(SharingFault, match="somebody else has pushed"):
        publish(store, tmp_path / "in", NONE)


def test_where_there_is_no_renaming_over_it_is_a_second_name(tmp_path):
    """Of what is no object store: fsspec's own folder."""
    store = Store(f"file://{tmp_path}/place")
    store.write("dev/a.jsonl", b"1")
    store.write("dev/a.jsonl", b"2")
    assert store.read("dev/a.jsonl", 9) == b"2" and [p.name for p in tmp_path.rglob("*.*")] == ["a.jsonl"]


def test_what_is_unknown_is_said():
    with pytest.raises(SharingFault, match="nothing-such"):
        open_place("nothing-such://x")
    for chain in ("dir::file:///tmp", "simplecache::https://example.org", ""):
        with pytest.raises(SharingFault, match="names no place"):
            open_place(chain)
