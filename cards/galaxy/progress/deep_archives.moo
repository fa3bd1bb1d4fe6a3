progress deep_archives "Deep Archives"
    ru       "Глубинные архивы"
    cells    2 blue, yellow
    symbols  scientific
    source   effect original, numbers original

    always:
        your looks_at is 1 more
