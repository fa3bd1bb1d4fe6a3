"""The two frames of the loop that no generated code makes: what stands where in them."""

BATCH, FINISH = 0, 1  # their blocks

# the lowest frame: [FINISH, the part of the flow that scores]; a BATCH frame:
# [BATCH, moment, doer, payload, listeners, cards, answer, single]
MOMENT, DOER, PAYLOAD, LISTENERS, CARDS, ANSWER, SINGLE = range(1, 8)
