"""What an editor asks while somebody writes: faults, what could stand here, what a name means, where it is used.

`serve` answers an editor over the Language Server Protocol. The other files take paths, lines and columns and give
plain answers; they know no protocol. Lines and columns count from 1 here, and a column counts characters.
"""
