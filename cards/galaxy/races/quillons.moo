race quillons "Quillons"
    ru       "Квиллоны"
    symbols  scientific, scientific, economic
    source   effect original, numbers original
