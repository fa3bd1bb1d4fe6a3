race sylphars "Sylphars"
    ru       "Сильфары"
    symbols  cultural, cultural, scientific
    source   effect original, numbers original
