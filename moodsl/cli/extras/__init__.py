"""The commands of the products in `moodsl/extras`."""
