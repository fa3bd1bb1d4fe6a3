pack extra "Extra"
    version   "1"
    language  "1"                       ### wrong-language
---
pack extra "Extra"
    version   "1"
    language  "3"                       ### wrong-language
