"""Frozen classes without a decorator at each: nodes of the tree, steps, values, statements of generated code, messages
of a page, and whatever else is many of them in one file."""

from __future__ import annotations

from typing import Any, ClassVar, TypeVar, cast, dataclass_transform

import attrs

T = TypeVar("T")


@dataclass_transform(frozen_default=True, field_specifiers=(attrs.field,))
class Frozen:
    """Base of classes whose fields are written below their name, as below `@attrs.frozen`."""

    __attrs_attrs__: ClassVar[Any]

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        attrs.frozen(slots=False)(cls)  # with slots it would be another class


def evolve(one: T, **changes: Any) -> T:
    """The same, but for some fields."""
    return cast("T", attrs.evolve(cast("Any", one), **changes))
