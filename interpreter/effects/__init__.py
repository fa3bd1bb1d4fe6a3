"""Effects: what a game does, as immutable data. Names are gone; every node knows the type of what it stands for.

`values` are what can be asked, `things` are what can be gone through or picked, `steps` are what can be done, `records`
are what the log keeps of it; `parts` goes through all that lies in one. `check` makes them from the tree, `compile`
makes Python of them. They know neither the language nor a running match.
"""
