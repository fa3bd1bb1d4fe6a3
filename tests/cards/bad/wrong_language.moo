pack extra "Extra"
    version   "1"
    language  "2"                       ### wrong-language
