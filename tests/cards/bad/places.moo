# Places are there once, and never move.

kind isle is place "isle"
    wealth  0 to 9
    starts  harbour                     ### wrong-fact

kind raft is card "raft"
    starts  slip

zone slip of raft "slip"
zone harbour of isle "harbour"          ### wrong-place
zone rafts of raft for each isle "rafts"

isle lone_isle "Lone Isle"
    wealth  3
    copies  2                           ### out-of-bounds

raft log "Log"

action landing "Land"
    choose an isle
    put isle into your hand             ### wrong-place
    put top of slip into isle's rafts
    put all isles into slip             ### wrong-place
---
kind isle is place "isle"

isle lone_isle "Lone Isle"

action landing "Land"
    choose an isle
    discard isle                        ### wrong-place
