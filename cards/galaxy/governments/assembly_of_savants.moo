government assembly_of_savants "Assembly of Savants"
    ru      "Ассамблея учёных"
    source  effect original, numbers original
