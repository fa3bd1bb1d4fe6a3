"""Products of their own, which stand on the language and the engine; checking and testing cards needs none of them.

`pyproject.toml` has the libraries of each as an extra: `pip install 'moodsl[print]'`.
"""
