pack extra "Extra"
    version   "1"
    language  "1"                       ### wrong-language
---
pack extra "Extra"
    version   "1"
    language  "4"                       ### wrong-language
