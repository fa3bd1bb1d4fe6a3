part fusion_source "Fusion Source"
    ru         "Термоядерный реактор"
    opened_by  fusion_sources
    energy     6
