discovery_tile ion_disruptor_find "Ion Disruptor"
    ru          "Ионный подавитель"
    holds_part  ion_disruptor

    reward:
        salvage this card
