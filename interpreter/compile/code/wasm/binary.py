"""A module of WebAssembly as bytes: https://webassembly.github.io/spec/core/binary."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import Factory, define

I32, I64 = 0x7F, 0x7E

# Instructions, by what they do. Those of numbers are of 32 bits where the name does not say `WIDE`.
UNREACHABLE, BLOCK, LOOP, IF, ELSE, END = 0x00, 0x02, 0x03, 0x04, 0x05, 0x0B
BR, BR_IF, RETURN, CALL, DROP, SELECT = 0x0C, 0x0D, 0x0F, 0x10, 0x1A, 0x1B
LOCAL_GET, LOCAL_SET, LOCAL_TEE, LOAD, STORE, CONST = 0x20, 0x21, 0x22, 0x28, 0x36, 0x41
EQZ, EQ, NE, LT, GT, LE, GE = 0x45, 0x46, 0x47, 0x48, 0x4A, 0x4C, 0x4E
ADD, SUB, MUL, AND, OR, SHIFT_LEFT = 0x6A, 0x6B, 0x6C, 0x71, 0x72, 0x74
WIDE_NE, WIDE_ADD, WIDE_SUB, WIDE_MUL, WRAP, EXTEND, EXTEND_LOW = 0x52, 0x7C, 0x7D, 0x7E, 0xA7, 0xAC, 0xC4
WIDE = {EQ: 0x51, NE: 0x52, LT: 0x53, GT: 0x55, LE: 0x57, GE: 0x59, ADD: WIDE_ADD, SUB: WIDE_SUB, MUL: WIDE_MUL}
EMPTY = 0x40  # the type of a block that gives nothing


def unsigned(number: int) -> bytes:
    """A number from 0 on, seven bits a byte."""
    found = bytearray()
    while number > 0x7F:
        found.append(number & 0x7F | 0x80)
        number >>= 7
    found.append(number)
    return bytes(found)


def signed(number: int) -> bytes:
    """Any number, seven bits a byte."""
    found = bytearray()
    while not -0x40 <= number < 0x40:
        found.append(number & 0x7F | 0x80)
        number >>= 7
    found.append(number & 0x7F)
    return bytes(found)


def many(items: Sequence[bytes]) -> bytes:
    """Several items behind their number."""
    return unsigned(len(items)) + b"".join(items)


def named(text: str) -> bytes:
    """A name."""
    return unsigned(len(text.encode())) + text.encode()


def constant(number: int) -> bytes:
    """What gives a number that is known before anything runs."""
    return bytes([CONST]) + signed(number) + bytes([END])


def section(number: int, items: Sequence[bytes]) -> bytes:
    """A part of the module; nothing where it is empty."""
    body = many(items)
    return bytes([number]) + unsigned(len(body)) + body if items else b""


@define
class Module:
    """A module that uses the memory, the table and all functions of another, the runtime. Its own functions take and
    give numbers of 32 bits, too."""

    runtime: dict[str, tuple[int, int]]  # function -> how many numbers it takes and gives
    _numbers: dict[str, int] = Factory(lambda self: {name: i for i, name in enumerate(self.runtime)}, takes_self=True)
    _types: dict[tuple[int, ...], int] = Factory(dict)
    _bodies: list[tuple[int, bytes]] = Factory(list)
    _elements: list[tuple[int, int]] = Factory(list)
    _data: list[tuple[int, bytes]] = Factory(list)

    def type(self, params: int, results: int) -> int:
        """The type of functions with so many parameters and results."""
        return self._types.setdefault((params, results), len(self._types))

    def imported(self, name: str) -> int:
        """The number of a function of the runtime."""
        return self._numbers[name]

    def begin(self) -> int:
        """The number of a function whose body comes later."""
        self._bodies.append((0, b""))
        return len(self.runtime) + len(self._bodies) - 1

    def end(self, number: int, params: int, results: int, locals: int, body: bytes) -> None:
        """The body of a function: it has one wide local behind its parameters, and behind that so many others."""
        head = many([unsigned(1) + bytes([I64]), unsigned(locals) + bytes([I32])])
        text = head + body + bytes([END])
        self._bodies[number - len(self.runtime)] = self.type(params, results), unsigned(len(text)) + text

    def place(self, place: int, function: int) -> None:
        """A place of the table is a function."""
        self._elements.append((place, function))

    def data(self, address: int, content: bytes) -> None:
        """What stands in memory from an address on."""
        self._data.append((address, content))

    def encoded(self) -> bytes:
        """The module as bytes."""
        own = named("runtime")
        imports = [
            own + named("memory") + b"\x02\x00\x00",
            own + named("__indirect_function_table") + b"\x01\x70\x00\x00",
        ]
        imports += [
            own + named(name) + b"\x00" + unsigned(self.type(*numbers)) for name, numbers in self.runtime.items()
        ]
        functions = [unsigned(type) for type, _body in self._bodies]
        elements = [b"\x00" + constant(place) + many([unsigned(number)]) for place, number in self._elements]
        data = [b"\x00" + constant(place) + unsigned(len(content)) + content for place, content in self._data]
        types = [
            b"\x60" + many([bytes([I32])] * params) + many([bytes([I32])] * results) for params, results in self._types
        ]
        bodies = [body for _type, body in self._bodies]
        parts = [section(1, types), section(2, imports), section(3, functions), section(9, elements)]
        return b"".join([b"\0asm\x01\0\0\0", *parts, section(10, bodies), section(11, data)])
