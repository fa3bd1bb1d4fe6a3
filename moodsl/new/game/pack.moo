pack lanterns "Lanterns"
    version   "0.1.0"
    language  "2"
