ancient_part hypergrid_source "Hypergrid Source"
    ru      "Гиперполевой реактор"
    energy  11
