# Conflicts: laid along a track between two systems, and their ends.

# G69, G70: between a system of one's own and one that is not, on a track without a conflict. Cubes on the way come back.
to lay_conflict "lay" conflict along track
    needs conflict is in your tableau
    needs track's dispute is empty
    needs there is a system in track's ends where controls of it for you is yes
    needs there is a system in track's ends where its cover is empty and controls of it for you is no
    put all cubes from track's route into your bag
    put conflict into track's dispute
    choose a system from track's ends
    set conflict's red_end to system

# G67: when a system at one of its ends gets another owner, or none, a conflict is over; it goes to whoever has its red side.
to end_conflicts_at "end the conflicts at" system
    for each track where system is in its ends
        for each conflict in track's dispute
            end_conflict conflict

to end_conflict "end" conflict
    let red be conflict's red_end
    if red's bases is empty
        put conflict under conflicts's stack
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
