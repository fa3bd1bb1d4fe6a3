part nuclear_source "Nuclear Source"
    ru      "Ядерный реактор"
    energy  3
