progress deep_archives "Deep Archives"
    ru       "Глубинные архивы"
    symbols  scientific
    source   effect original, numbers original

    always:
        your looks_at is 1 more
