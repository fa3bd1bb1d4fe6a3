"""Effects become Python: a function for every run of steps without a decision, a block for every stretch between two.

Takes a checked model; gives a compiled game as plain data (`compile_game`): tables, source text, names to show. Data,
not objects, so that it can be kept in a cache file; `game.link` makes a running program of it.

`writer` writes values (`places`, `loops`, `readiness` are its parts), `pure` writes steps without a decision,
`routines` all others, as blocks (`frame`, `occasions`, `choices`, `flow`). `feasible` and `search` ask ahead what can
be done. `generator` keeps what is being made, `whole` puts it together with the `tables`.
"""
