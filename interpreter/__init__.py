"""Text in, running match out. No terminal, no network, no printing.

The rooms in the order in which text becomes a game: `text` (where things are written), `report` (what can be wrong),
`syntax` (the tree), `model` (what a game is made of), `check` (names and types: the tree becomes effects), `effects`
(what a game does, as data), `compile` (effects become Python), `game` (a match that runs); `loader` is the whole way.
"""
