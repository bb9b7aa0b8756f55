"""Named values, of which the generator's vocabulary (model.py) is full: configurations, sizes, attributes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any


class Values(Mapping[str, Any]):
    """Immutable, ordered named values, read as `config.BM` or `config["BM"]`."""

    __slots__ = ("__dict__", "_values")
    _values: dict[str, Any]

    def __init__(self, values: Mapping[str, Any] | None = None, **named: Any) -> None:
        # One dict, read as attributes too (searches read millions of them), but those of this class come first.
        named = {**(values or {}), **named}
        object.__setattr__(self, "_values", named)
        own = _OWN_NAMES.isdisjoint(named)
        object.__setattr__(self, "__dict__", named if own else {n: named[n] for n in named.keys() - _OWN_NAMES})

    def extended(self, name: str, value: Any) -> Values:
        """With one value more, in less time than it takes to make a copy from outside."""
        if name in _OWN_NAMES or self.__dict__ is not self._values:
            return Values({**self._values, name: value})
        longer = object.__new__(Values)
        values = {**self._values, name: value}
        object.__setattr__(longer, "_values", values)
        object.__setattr__(longer, "__dict__", values)
        return longer

    def __getattr__(self, name: str) -> Any:
        """Of what is not there: a slip in a user's function."""
        valid = "" if name.startswith("_") else f"; valid are {', '.join(self) or 'none'}"
        raise AttributeError(f"there is no {name}{valid}")

    def __setattr__(self, name: str, value: Any) -> None:
        raise TypeError("Values are immutable")

    def __getitem__(self, name: str) -> Any:
        return self._values[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._values)

    def __len__(self) -> int:
        return len(self._values)

    def __reduce__(self) -> tuple[Any, ...]:
        return Values, (dict(self),)

    def __hash__(self) -> int:
        return hash(tuple(self._values.items()))

    def __repr__(self) -> str:
        return self.line()

    def line(self) -> str:
        """`BM=128 BN=128 BK=32`"""
        return " ".join(f"{name}={value}" for name, value in self._values.items())


_OWN_NAMES = frozenset(dir(Values))
