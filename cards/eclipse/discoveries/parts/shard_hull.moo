discovery_tile shard_hull_find "Shard Hull"
    ru          "Фрагментарный корпус"
    holds_part  shard_hull

    reward:
        salvage this card
