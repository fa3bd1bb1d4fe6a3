"""A match that runs: plain data, moved on by the functions that `compile` made. Knows neither the language nor files.

`state` is the data, `moves` what is done to it, `run` the loop and what fires when, `match` the face that others use,
`view` what one player sees, `log_reader` what he is told, `record` saves and replays.
"""
