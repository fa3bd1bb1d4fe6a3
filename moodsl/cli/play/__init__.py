"""`moo play` and `moo replay`: a match at this terminal, with all that can be asked during one."""
