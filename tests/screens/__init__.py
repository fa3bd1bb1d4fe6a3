"""Pictures of every state of the table, the studio and the site's pages, to be looked at: `make screens`.

No test: somebody has to look at them. `positions` plays games until something is worth a picture, `table` and `studio`
take the pictures, `sheet` puts them side by side.
"""
