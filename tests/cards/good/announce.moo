setup:
    announce start of round
