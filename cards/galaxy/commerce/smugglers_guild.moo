commerce smugglers_guild "Smugglers' Guild"
    ru       "Гильдия контрабандистов"
    symbols  diplomatic
    source   effect original, numbers original
