"""`moo doctor`: a file as moodsl sees it, for those who work on moodsl itself."""
