race merisands "Merisands"
    ru       "Мерисанды"
    symbols  economic, economic, diplomatic
    source   effect original, numbers original
