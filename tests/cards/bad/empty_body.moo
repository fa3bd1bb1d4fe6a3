action waiting "Wait"                   ### empty-body
    ru "Ждать"
---
action haggling "Haggle"
    choose one
        gain 1 coin
        option "Wait"                   ### empty-body
            ru "Ждать"
---
variant lazy "Lazy"                     ### empty-body
    ru "Ленивый"
