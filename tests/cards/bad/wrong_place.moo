# Things where they cannot lie.

kind omen is card "omen"
    starts  deck                        ### wrong-place

kind seer is card "seer"
    starts  altar                       ### wrong-place

zone altar of seer for each player

kind imp is card "imp"
    starts  cave                        ### wrong-place

zone cave of imp
    piles   2
    drawn   cave                        ### wrong-place

stall cellar "Cellar"
    colour  red
    price   1 coin
    points  1

    on build:
        put this into your bench        ### wrong-place
        put 1 worker from river into square             ### wrong-place
        put 1 pebble from your hut into pond            ### wrong-place
        gain (number of guests in your lanes) coin      ### wrong-place
        gain (number of pebbles in your hut) coin       ### wrong-place
        put a guest from your hand into your bench      ### wrong-place
