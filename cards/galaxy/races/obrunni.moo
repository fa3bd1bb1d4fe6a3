race obrunni "Obrunni"
    ru       "Обрунны"
    symbols  economic, economic, military
    source   effect original, numbers original
