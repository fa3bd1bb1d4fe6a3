setup:
    set first to first's left
    set passed to 1
