# No vanilla card has a slot [P] or earns an action, but the rules have both, and a word that nothing uses is a fault.
# This variant uses them; nobody plays it.

variant every_word "Every word of the rules is used"

    setup:
        each player
            gain_action
            for each card in their council
                put 1 cube from their reserve into card's [P]  ## allow never-there no vanilla card has it
