# A kind of which nothing is declared; of a kind of it, too, once.

kind pawn is card "pawn"                        ### no-cards
    owned   by_player
    starts  stable

kind king is pawn "king"
    owned   by_player
    starts  stable

zone stable of pawn for each player "stable"

action counting "Count"
    gain (number of pawns in your stable - number of kings in your stable) fame
---
# A series is enough, and a kind of the kind.

kind pawn is card "pawn"
    starts  stable

kind king is pawn "king"
    rank    1 to 2
    starts  stable

zone stable of pawn "stable"

action counting "Count"
    gain (number of pawns in stable) fame

king plain "King {rank}"
    rank  each
