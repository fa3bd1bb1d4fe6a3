### Words of Antares in English that its titles do not tell.

counter-threat = Antaran threat
zone-raiders = raid slot

verb-raid = raid Antares
    .one = raids Antares
    .past = raided Antares
verb-repel = repel the Antarans
    .one = repels the Antarans
    .past = repelled the Antarans
verb-suffer = suffer from the Antarans
    .one = suffers from the Antarans
    .past = suffered from the Antarans

deed-raid = a raid
deed-repel = repelling the Antarans
deed-suffer = suffering from the Antarans

value-raid_cost = cost of a raid
    .more = raiding costs { $of } { $change } more
    .less = raiding costs { $of } { $change } less
    .is = raiding costs { $of } { $change }
value-raid_glory = glory of a raid
    .more = a raid gives { $of } { $change } more glory
    .less = a raid gives { $of } { $change } less glory
    .is = a raid gives { $of } { $change } glory
