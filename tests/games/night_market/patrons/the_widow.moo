patron the_widow "The Widow"
    at dusk end:
        each opponent where their incense is at least 4
            lose 1 incense
