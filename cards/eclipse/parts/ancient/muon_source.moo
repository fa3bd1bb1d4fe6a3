ancient_part muon_source "Muon Source"
    ru          "Мюонный реактор"
    energy      2
    initiative  1
    outside     yes
