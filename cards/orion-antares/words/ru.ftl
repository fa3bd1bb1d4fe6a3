### Слова «Антареса» по-русски, которых нет в названиях.

counter-glory = слава
    .gender = f
    .gen = славы
    .dat = славе
    .acc = славу
counter-threat = угроза
    .gender = f
    .gen = угрозы
    .dat = угрозе
    .acc = угрозу

zone-raiders = ячейка набега
    .gender = f
    .gen = ячейки набега
    .acc = ячейку набега
    .loc = ячейке набега

verb-raid = совершить набег
    .order = совершите набег
    .you = совершаете набег
    .one = совершает набег
    .past = совершили набег
    .past-one = совершил набег
    .doing = совершать набеги
verb-repel = отбить антаранцев
    .order = отбейте антаранцев
    .you = отбиваете антаранцев
    .one = отбивает антаранцев
    .past = отбили антаранцев
    .past-one = отбил антаранцев
    .doing = отбивать антаранцев
verb-suffer = пострадать от антаранцев
    .order = пострадайте от антаранцев
    .you = страдаете от антаранцев
    .one = страдает от антаранцев
    .past = пострадали от антаранцев
    .past-one = пострадал от антаранцев
    .doing = страдать от антаранцев

deed-raid = набег
    .gender = m
    .gen = набега
    .loc = набеге
deed-repel = победа над антаранцами
    .gender = f
    .gen = победы над антаранцами
    .loc = победе над антаранцами
deed-suffer = поражение от антаранцев
    .gender = n
    .gen = поражения от антаранцев
    .loc = поражении от антаранцев

value-raid_cost = цена набега
    .gender = f
    .gen = цены набега
    .more = набег стоит { DAT($of) } на { ACC($change) } больше
    .less = набег стоит { DAT($of) } на { ACC($change) } меньше
    .is = набег стоит { DAT($of) } { ACC($change) }
value-raid_glory = слава за набег
    .gender = f
    .gen = славы за набег
    .more = набег даёт { DAT($of) } на { $change } славы больше
    .less = набег даёт { DAT($of) } на { $change } славы меньше
    .is = набег даёт { DAT($of) } { $change } славы

# ---- files of scenarios ----

scenarios-changes = Что меняется в основной игре
scenarios-glory = Слава
scenarios-raids = Набеги
scenarios-waves = Волны
