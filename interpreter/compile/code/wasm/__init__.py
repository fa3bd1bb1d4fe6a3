"""The second printer of generated code: WebAssembly, written as bytes.

`binary` puts a module together, `memory` lays out what never changes, `runtime` knows the functions that are called,
`values` writes expressions and `printer` statements. What a game does that they do not know raises `NotNative`: such a
game is played in Python.
"""
