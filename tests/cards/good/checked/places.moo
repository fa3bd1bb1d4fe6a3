# Places: there is one of each, and none ever moves.

kind isle is place "isle"
    wealth  0 to 9
    rules   isle, optional

kind ferry is place "ferry"
    ends  isle, isle

kind raft is card "raft"
    starts  slip

zone slip of raft "slip"

zone rafts of raft for each isle "rafts"

value rich of isle = isle's wealth is at least 5

action landing "Land"
    needs there is an isle where its rafts are empty
    choose an isle as goal where its wealth is at least 3
    put top of slip into goal's rafts
    gain (number of isles + number of rafts in isles' rafts) coin

action crossing "Cross"
    choose a ferry
    choose an isle from ferry's ends where its rafts are not empty
    choose a raft from isle's rafts
    for each isle in ferry's ends where it is not raft's isle and rich of it is yes
        put raft into isle's rafts
    if raft's isle's rules is lone_isle and lone_isle is in ferry's ends
        gain (raft's isle's rules's wealth) coin

action praying "Pray"
    for each isle, by highest wealth
        gain 1 fame
    if there are at least 2 isles where its rafts are empty
        gain (number of ferries) fame

isle lone_isle "Lone Isle"
    wealth  3

isle long_isle "Long Isle"
    wealth  6
    rules   lone_isle

ferry west_ferry "West Ferry"
    ends  lone_isle, long_isle

raft log "Log Raft"
    ru  "Плот из брёвен"
