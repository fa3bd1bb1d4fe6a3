discovery_tile muon_source_find "Muon Source"
    ru          "Мюонный реактор"
    holds_part  muon_source

    reward:
        salvage this card
