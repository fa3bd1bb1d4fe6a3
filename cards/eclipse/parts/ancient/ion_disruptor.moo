ancient_part ion_disruptor "Ion Disruptor"
    ru          "Ионный подавитель"
    initiative  3
    throws      yellow
