# Which places are next to which, and what is asked of it.

kind bay is place "bay"
    depth     0 to 9
    column    0 to 9
    row       0 to 9
    drawn_at  column, row

kind strait is place "strait"
    shores  bay, bay
    length  1 to 3

kind cutter is card "cutter"
    starts  basin

zone basin of cutter "basin"

zone flotilla of cutter for each bay "flotilla"

zone passage of cutter for each strait "passage"
    drawn_in  length

relation bordering of bay "bordering on"
    from strait's shores

relation draining of bay "draining in"
    one_way  yes
    from strait's shores

relation open of bay for other (bay) "open"
    among  bordering
    if other's depth is at least 3 and bay's flotilla is empty

value distance of bay for other (bay) = steps from bay to other along bordering

to sail cutter into goal (bay)
    needs cutter's bay is bordering to goal
    put cutter into goal's flotilla

action putting_out "Put out"
    choose a bay as here where it is deep_bay
    put top of basin into here's flotilla
    choose a cutter from here's flotilla
    sail cutter into a bay bordering to here
    for each bay open to here where it is not within 2 steps of flat_bay along bordering, by highest depth
        gain 1 coin
    if there is a bay draining to here and steps from here to flat_bay along open is not nowhere
        gain (distance of here for flat_bay + number of (bays within 1 step of here along bordering)) coin

action sounding "Sound"
    choose a bay within 2 steps of deep_bay along bordering where its depth is at least 2
    gain (steps from bay to flat_bay along draining) coin
    put top of basin into the_narrows's passage
    gain (longest way along straits) coin
    if longest way by length along (straits where its length is at least 2) is more than 4
        gain 1 coin
    if longest way along straits not through (bays where its depth is at least 3) is at least 2
        gain (longest way by length along straits not through (bays where its depth is at most 1)) coin

bay deep_bay "Deep Bay"
    depth   6
    column  0
    row     1

bay flat_bay "Flat Bay"
    depth   2
    column  3
    row     1

strait the_narrows "Narrows"
    shores  deep_bay, flat_bay
    length  2

cutter gull "Gull"
    copies  3
