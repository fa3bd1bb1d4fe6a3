/* Weighing a side (agents/measure.py). */

#define LOW (-8)
#define HIGH 24
#define LONGEST_PILE 24

static I bounded(I number) { return number < LOW ? LOW : number > HIGH ? HIGH : number; }

static I asked_of(I function, I flag, I thing) {
    I found = CALL(function, I, (I), thing);
    return flag ? found != 0 : found;
}

static I asked_of_both(PartRow *part, I thing, I player) {
    I one = part->turned ? player : thing, other = part->turned ? thing : player;
    I found = CALL(part->function, I, (I, I), one, other);
    return part->flag ? found != 0 : found;
}

static I value_of(ValueRow *row, I player) {
    if (!row->count) return bounded(asked_of(row->function, row->flag, player));
    I total = 0, first = row->first + player * row->count;
    for (I pile = first; pile < first + row->count; pile++)
        for (I i = 0; i < g->z[pile]->n; i++) total += asked_of(row->function, row->flag, g->z[pile]->at[i]);
    return bounded(total);
}

static D meeting(PartRow *part, I player) {
    I places = 0, met = 0, *leads = words(part->width);
    for (I i = 0; i < part->width; i++) leads[i] = 0;
    for (I p = part->first; p < part->first + part->count; p++) {
        List *pile = g->z[p];
        I mine = 0;
        for (I i = 0; i < pile->n; i++) mine += g->owned[pile->at[i]] == player;
        places += mine > 0;
        if (!mine || mine == pile->n) continue;
        met++;
        for (I i = 0; i < pile->n; i++)
            for (I k = 0; k < part->width; k++) {
                I number = part->things[pile->at[i] * part->width + k];
                leads[k] += g->owned[pile->at[i]] == player ? number : -number;
            }
    }
    D total = 0.0 + part->weights[0] * places;
    total += part->weights[1] * met;
    for (I k = 0; k < part->width; k++) total += part->weights[2 + k] * leads[k];
    return total;
}

static D filled(I full, I size) { return size ? ((D)full / size) * ((D)full / size) : 0.0; }

/* `width` is of how many zones the places are looked at, `things` how many there are and which. */
static D stand(PartRow *part, I player) {
    I sum = 0, count = part->count, *told = words(count ? count : 1);
    for (I i = 0; i < count; i++) sum += told[i] = asked_of_both(part, part->things[i], player);
    D total = 0.0 + part->weights[0] * sum;
    total += part->weights[1] * (sum > 0);
    for (I zone = 0; zone < part->width; zone++) {
        I cards = 0;
        D full = 0.0;
        for (I i = 0; i < count; i++) {
            I n = g->z[part->piles[zone * count + i]]->n;
            if (!told[i] || !n) continue;
            cards += n;
            full += filled(n, part->sizes[zone * count + i]);
        }
        total += part->weights[2 + zone * 2] * cards;
        total += part->weights[3 + zone * 2] * full;
    }
    return total;
}

static D stand_within(PartRow *part, I player) {
    I sum = 0;
    for (I pile = part->first; pile < part->first + part->count; pile++)
        for (I i = 0; i < g->z[pile]->n; i++) sum += asked_of_both(part, g->z[pile]->at[i], player);
    D total = 0.0 + part->weights[0] * sum;
    return total + part->weights[1] * (sum > 0);
}

/* `groups` has for a card how many there are, and of each its word, how many piles it has, and these. */
static D groups(PartRow *part, I player) {
    D *found = (D *)words(part->width * 2 + 1), total = 0.0;
    found = (D *)(((unsigned)found + 7) & ~7u);
    for (I i = 0; i < part->width; i++) found[i] = 0.0;
    I first = part->first + player * part->count;
    for (I p = first; p < first + part->count; p++)
        for (I i = 0; i < g->z[p]->n; i++) {
            I *row = part->groups[g->z[p]->at[i]];
            if (!row) continue;
            for (I left = *row++; left > 0; left--) {
                I word = *row++, size = *row++, full = 0;
                for (I k = 0; k < size; k++) full += g->z[row[k]]->n > 0;
                row += size;
                if (full) found[word] += filled(full, size);
            }
        }
    for (I i = 0; i < part->width; i++) total += part->weights[i] * found[i];
    return total;
}

static D kinds(PartRow *part, I player) {
    I found = 0, *known = words(g->designs), first = part->first + player * part->count;
    for (I i = 0; i < g->designs; i++) known[i] = 0;
    for (I p = first; p < first + part->count; p++)
        for (I i = 0; i < g->z[p]->n; i++) found += !known[g->design[g->z[p]->at[i]]]++;
    return 0.0 + part->weights[0] * found;
}

static D part_of_side(PartRow *part, I player) {
    switch (part->kind) {
        case 1: return meeting(part, player);
        case 2: return stand(part, player);
        case 3: return stand_within(part, player);
        case 4: return groups(part, player);
        default: return kinds(part, player);
    }
}

static D weigh_pile(PileRow *row, D total) {
    List *pile = g->z[row->pile];
    if (row->count) total += row->count[pile->n < LONGEST_PILE ? pile->n : LONGEST_PILE];
    if (!pile->n) return total;
    for (I i = 0; i < pile->n; i++) total += row->cards[g->design[pile->at[i]]];
    return row->top ? total + row->top[g->design[pile->at[pile->n - 1]]] : total;
}

static D weigh_named(NamedRow *row, I player, D total) {
    I first = row->first + player * row->count;
    for (I p = first; p < first + row->count; p++)
        for (I i = 0; i < g->z[p]->n; i++) {
            I inside = row->places[g->z[p]->at[i]];
            if (inside < 0) continue;
            for (I k = 0; k < g->z[inside]->n; k++) {
                I named = g->c[row->numbers[g->z[inside]->at[k]]];
                if (named >= 0) total += row->worth[named];
            }
        }
    return total;
}

static D weigh(Side *side, I player) {
    D total = 0.0;
    for (I i = 0; i < side->numbers; i++) total += side->number[i].table[bounded(g->c[side->number[i].at]) - LOW];
    for (I i = 0; i < side->piles; i++) total = weigh_pile(&side->pile[i], total);
    for (I i = 0; i < side->under; i++) {
        UnderRow *row = &side->below[i];
        List *pile = g->z[row->pile];
        for (I k = 0; k < pile->n; k++)
            if (row->piles[pile->at[k]] >= 0) total += row->weight * g->z[row->piles[pile->at[k]]]->n;
    }
    for (I i = 0; i < side->named; i++) total = weigh_named(&side->name[i], player, total);
    for (I i = 0; i < side->values; i++) total += side->value[i].table[value_of(&side->value[i], player) - LOW];
    for (I i = 0; i < side->parts; i++) total += part_of_side(&side->part[i], player);
    if (side->slot != 0.0)
        for (I cell = 0, end = g->cards * g->slots; cell < end; cell++)
            if (g->cells[cell] == player) total += side->slot;
    return total;
}
