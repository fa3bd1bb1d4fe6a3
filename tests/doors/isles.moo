# Places that facts relate, with cells that are drawn in them: for tests of pictures and of the table.

game isles "Isles"
    players  2 to 2

kind isle is place "isle"
    fields    1 to 3
    column    0 to 9
    row       0 to 9
    drawn_at  column, row

kind strait is place "strait"
    shores  isle, isle
    length  1 to 4

kind stone is board "stone"
    starts  heap

kind boat is board "boat"
    owned   by_player
    starts  harbour

zone heap of stone "heap"
zone harbour of boat for each player "harbour"

zone moorings of boat for each isle "moorings"

zone crops of stone for each isle "crops"
    drawn_in  fields

zone bridge of stone for each strait "bridge"
    drawn_in  length

zone wrecks of stone for each strait "wrecks"

relation linked of isle "linked"
    from strait's shores

stone boulder "boulder"
    copies  9

boat dinghy "dinghy"
    copies  3

isle north "North Isle"
    fields  2
    column  2
    row     0

isle south "South Isle"
    fields  3
    column  2
    row     4

isle east "East Isle"
    fields  1
    column  6
    row     4

strait sound "Sound"
    shores  north, south
    length  2

strait narrows "Narrows"
    shores  south, east
    length  3

counter done for each player "done"
    range  0 to 9

setup:
    put top of heap into north's crops
    put top of heap into narrows's bridge
    put top of heap into sound's wrecks
    each player
        put a boat from their harbour into south's moorings

to rest
    set your done to number of (isles linked to south)

play:
    each player
        rest

scoring:
    each player
        score their done
