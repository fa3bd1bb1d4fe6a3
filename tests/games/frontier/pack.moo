pack frontier "Frontier"
    version   "1.0.0"
    language  "3"
    coverage  100
