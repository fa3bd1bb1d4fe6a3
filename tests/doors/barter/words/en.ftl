verb-barter = barter
deed-barter = barter
value-bounty = bounty
    .more = your bounty is { $change } higher
