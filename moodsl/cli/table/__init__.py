"""The table as a player sees it in a terminal: whole, short, or in plain lines."""
