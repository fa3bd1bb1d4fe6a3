"""Boards as they are shown: where their places lie, what lies in each, and the picture and the words for it.

`scene` looks at a view and gives what there is to be shown. A terminal, a site or a browser draws it: `svg` is one way.
"""
