# Places that nothing declares: where the cards of a kind start, go and work, where pieces go home, where cards are drawn to.

kind token is piece "token"
    home  purse                         ### unknown-zone

kind omen is card "omen"
    starts     omen_deck                ### unknown-zone
    discarded  omen_heap                ### unknown-zone
    works when it is in its owner's shrine    ### unknown-zone

zone omens of omen
    drawn  pocket                       ### unknown-zone

omen raven "Raven"
    after build:
        put top of omens into omens

---
# One fault: that its cards start nowhere and cannot be discarded follows from it.

kind omen is card "omen"
    starts     omens
    discarded  hepa                     ### unknown-zone

zone omens of omen

omen raven "Raven"
    after build:
        choose a omen from omens
        discard omen
