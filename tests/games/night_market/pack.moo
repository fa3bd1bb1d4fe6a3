pack night_market "Night Market"
    version   "1.0.0"
    language  "3"
    coverage  100
