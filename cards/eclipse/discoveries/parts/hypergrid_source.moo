discovery_tile hypergrid_source_find "Hypergrid Source"
    ru          "Гиперполевой реактор"
    holds_part  hypergrid_source

    reward:
        salvage this card
