# A bag: what lies in it has no order.

kind gem is board "gem"
    starts  chest
    works when it is in its owner's pouch and it is top of its pile     ### wrong-place

zone pouch of gem for each player "pouch"
    order  none
    drawn  palm

zone palm of gem for each player "palm"
    seen   owner

zone shelf of worker "shelf"
    order  none                                         ### wrong-fact

zone chest of gem "chest"
    order  any                                          ### wrong-fact

gem ruby "Ruby"
    copies  3

action stirring "Stir"
    shuffle your pouch                                  ### wrong-place
    arrange your pouch                                  ### wrong-place
    put a gem from your palm under your pouch           ### wrong-place
    put top of your pouch into your palm                ### wrong-place
    gain (number of top 2 of your pouch) coin           ### wrong-place
    draw 1 gem
    put a gem from your palm into your pouch

scenario "drawn at random"
    given
        your pouch is [ruby, ruby]
        draws are ruby, barn                            ### cannot-set-up
        draws are 3                                     ### cannot-set-up
    when
        you perform stirring
    then
        your palm is [ruby]
---
scenario "nothing is drawn at random"
    given
        draws are barn                                  ### cannot-set-up
    when
        you gain 1 coin
    then
        your coin is 1
