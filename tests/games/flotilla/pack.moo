pack flotilla "Flotilla"
    version   "1.0.0"
    language  "3"
