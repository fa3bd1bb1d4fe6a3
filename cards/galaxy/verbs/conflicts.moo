# Conflicts: laid along a track between two systems, and their ends.

# G69, G70: between a system of one's own and one that is not, on a track without a conflict. Cubes on the way come back.
to lay_conflict "lay" conflict along track
    needs conflict is in your tableau
    needs track's dispute is empty
    needs there is a system in track's ends where controls of it for you is yes
    needs there is a system in track's ends where its cover is empty and controls of it for you is no
    put all cubes from track's route into your bag
    put conflict into track's dispute
    choose one
        option "The red side faces my system"
            ru "Красная сторона — к моей системе"
            set conflict's red_end to the system in track's ends where controls of it for you is yes
        option "The blue side faces my system"
            ru "Синяя сторона — к моей системе"
            set conflict's red_end to the system in track's ends where controls of it for you is no

# G67: when a system at one of its ends gets another owner, or none, a conflict is over; it goes to whoever has its red side.
to end_conflicts_at "end the conflicts at" system
    for each track where system is in its ends
        for each conflict in track's dispute
            end_conflict conflict

to end_conflict "end" conflict
    let red be conflict's red_end
    relieve conflict
    if red's bases is empty
        put conflict under conflict_deck's stack
    otherwise
        (top of red's bases)'s owner receives conflict

# G67: both may agree to end it; once a turn for each conflict.
to offer_peace "offer peace" along track
    needs track's dispute is not empty
    needs fights of track for you is yes
    needs there are 2 systems in track's ends where its bases is not empty
    let conflict be top of track's dispute
    needs conflict's talks is untried
    choose an opponent as rival where fights of track for it is yes
    set conflict's talks to refused
    rival may end_conflict conflict

# G59, G65: everybody takes his cubes back.
to relieve "clear" conflict
    each player
        for each cell on conflict where it is not empty and mans of it for them is yes
            vacate cell

# G59 to G66: the card, cubes, and what is printed on the other side.
to win "win" conflict
    needs has_won of conflict for you is yes
    let track be conflict's track
    let red be conflict's red_end
    let theirs be the system in track's ends where controls of it for you is no
    let loser be (top of theirs's bases)'s owner
    relieve conflict
    receive conflict
    set conflict's prize to theirs
    set conflict's foe to loser
    if theirs's bases is empty
        take_cubes with count (conflict's loot + your loot_bonus)
    otherwise
        repeat (conflict's loot + your loot_bonus) times
            loot_from loser
    if red is theirs
        perform conflict's against_red
    otherwise
        perform conflict's against_blue
    check_goals

# G61: not from planets and conflicts.
to loot_from "take a cube from" loser (player)
    choose one
        option "From a card"
            ru "С карты"
            rob_card a cell on loser's tableau
        option "From a route"
            ru "С маршрута"
            rob_track along a track where runs of it for loser is yes

# G63: the loser leaves the system, and the winner may place a base there.
to conquer "conquer the system" by conflict
    let system be conflict's prize
    if conflict's foe is not nobody
        conflict's foe leaves system
    may
        choose one
            option "A base from the stock"
                ru "Базу из запаса"
                needs your stock is not empty
                deploy top of your stock into system
            option "A prepared base"
                ru "Подготовленную базу"
                deploy a base from your tableau's prepared into system
    check_goals

# G64: a card of the loser's.
to win_leader "take a leader of the loser's" by conflict
    claim a leader from conflict's foe's tableau

to win_government "take a government of the loser's" by conflict
    claim a government from conflict's foe's tableau

to win_development "take a development card of the loser's" by conflict
    claim a development from conflict's foe's tableau

to strike_leader "discard a leader of the loser's" by conflict
    banish a leader from conflict's foe's tableau

to strike_government "discard a government of the loser's" by conflict
    banish a government from conflict's foe's tableau

to strike_development "discard a development card of the loser's" by conflict
    banish a development from conflict's foe's tableau

# G64: a conflict of the loser's, perhaps one on the board.
to win_over "take a conflict from" loser (player)
    choose one
        option "A card of theirs"
            ru "Его карту"
            claim a conflict from loser's tableau
        option "A conflict on the board"
            ru "Конфликт на поле"
            call_up a conflict from disputes to loser

to call_up "take from the board" conflict to loser (player)
    needs at_war of conflict for loser is yes
    relieve conflict
    receive conflict
