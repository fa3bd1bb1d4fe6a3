"""Generated code as a tree: what the compiler builds, and a printer for each language that it is written in.

`nodes` has the expressions, each with its type, `statements` what is done with them, `body` puts statements together,
`frames` are the blocks of a routine and the slots that they share. `shorten` leaves out jumps that lead nowhere new.
`python` prints; nothing but a printer knows how a node is written.
"""
