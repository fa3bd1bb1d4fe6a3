"""The numbers with which a command ends."""

FAULTY = 1
WRONG_USE = 2
OUR_FAULT = 70
STOPPED = 130  # the customary number for a command ended by Ctrl-C
