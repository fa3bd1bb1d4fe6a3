"""What all commands share: the way to a terminal, the language that is spoken, help, loading packs."""
