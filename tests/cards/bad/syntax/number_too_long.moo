setup:
    gain 1234567890 food  ### number-too-long
