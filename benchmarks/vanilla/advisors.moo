# Written by benchmarks/make_vanilla.py from the deck of the hand-written engine.

advisor advisor_0 "Advisor 0"

advisor advisor_1 "Advisor 1"

advisor advisor_2 "Advisor 2"

advisor advisor_3 "Advisor 3"

advisor advisor_4 "Advisor 4"

advisor advisor_5 "Advisor 5"

advisor advisor_6 "Advisor 6"

advisor advisor_7 "Advisor 7"
