/* What working cards change and forbid (moves/values.py). */

static I limited(I number, List *limits, I place, I amount) {
    I most = NONE;
    for (I i = 0; i < limits->n; i += 2) {
        I limit = amount ? ((I *)limits->at[i + 1])[place] : limits->at[i + 1];
        if (limit == NONE) continue;
        if (limits->at[i] == 2 && limit > number) number = limit;
        if (limits->at[i] == 3 && (most == NONE || limit < most)) most = limit;
    }
    return most != NONE && most < number ? most : number;
}

EXPORT(changed) I changed(I channel, I base, List *args, I amount) {
    List *heard = g->live[channel], *added = 0, *limits = 0;
    for (I i = 0; i < heard->n; i++) {
        I card = heard->at[i];
        List *row = g->changes[channel][g->design[card]];
        for (I j = 0; j < row->n; j += 2) {
            I sign = row->at[j], found = CALL(row->at[j + 1], I, (I, I, I *), card, holder_of(card), args->at);
            if (found == NONE) continue;
            if (!sign) {
                base = found;
                continue;
            }
            List **those = sign > 1 ? &limits : &added;
            if (!*those) *those = new_list(8);
            append(*those, sign);
            append(*those, found);
        }
    }
    for (I i = 0; added && i < added->n; i += 2) {
        I sign = added->at[i], found = added->at[i + 1];
        if (amount)
            base = (I)(sign > 0 ? plus : minus)((I *)base, (I *)found);
        else
            base = within((long long)base + (long long)sign * found);
    }
    if (!limits) return base;
    if (!amount) return limited(base, limits, 0, 0);
    I *found = words(g->width);
    for (I i = 0; i < g->width; i++) found[i] = limited(((I *)base)[i], limits, i, 1);
    return (I)found;
}

EXPORT(forbidden) I forbidden(I channel, I doer, List *args) {
    List *heard = g->live[channel];
    for (I i = 0; i < heard->n; i++) {
        I card = heard->at[i];
        List *row = g->forbids[channel][g->design[card]];
        for (I j = 0; j < row->n; j++)
            if (CALL(row->at[j], I, (I, I, I, I *), card, holder_of(card), doer, args->at)) return 1;
    }
    return 0;
}
