/* Which cards work, and for whom; who is heard (moves/working.py). */

static I top_of(I pile) { return g->z[pile]->at[g->z[pile]->n - 1]; }

static I is_fit(I card) {
    I condition = g->conditions[g->kind[card]];
    return !condition || CALL(condition, I, (I), card);
}

EXPORT(working) I working(I card) {
    if (card < 0) return 0;
    I place = g->loc[card], how = g->works[g->rows[card]][place];
    I works = how == 1 || (how == 2 && top_of(place) == card);
    return works && (!g->conditions || is_fit(card));
}

EXPORT(owner_of) I owner_of(I pile) {
    while (g->host[pile] >= 0) pile = g->loc[g->host[pile]];
    return g->owner[pile];
}

static I is_owned(I card) { return g->owned && g->owned[card] >= 0; }

EXPORT(whose) I whose(I card) {
    if (is_owned(card)) return g->owned[card];
    return owner_of(g->loc[card]);
}

static I holder_of(I card) { return g->by_place ? g->owner[g->loc[card]] : whose(card); }

EXPORT(host_of) I host_of(I card, I kind) {
    I host = g->host[g->loc[card]];
    while (host >= 0 && !contains(g->under[kind], g->kind[host])) host = g->host[g->loc[host]];
    return host;
}

EXPORT(encloses) I encloses(I card, I pile) {
    while (g->host[pile] >= 0 && g->host[pile] != card) pile = g->loc[g->host[pile]];
    return g->host[pile] == card;
}

static void tune_in(I channel, I card) {
    List *heard = new_list(g->live[channel]->n + 1);
    copy_words(heard->at, g->live[channel]->at, g->live[channel]->n);
    heard->n = heard->room;
    heard->at[heard->n - 1] = card;
    g->live[channel] = heard;
    renew(g->kept_by_work);
}

static void tune_out(I channel, I card) {
    List *old = g->live[channel], *heard = new_list(old->n);
    for (I i = 0; i < old->n; i++)
        if (old->at[i] != card) heard->at[heard->n++] = old->at[i];
    g->live[channel] = heard;
    renew(g->kept_by_work);
}

static void tune_all(List *channels, I card, I on) {
    for (I i = 0; i < channels->n; i++) (on ? tune_in : tune_out)(channels->at[i], card);
}

static void tune(I card, I on) { tune_all(g->channels_of[g->design[card]], card, on); }

I *fire(I moment, I doer, List *payload, I own);

static void life(I wakes, I card) {
    List *rules = wakes ? g->wakes : g->rests;
    for (I i = 0; i < rules->n; i++) CALL(rules->at[i], void, (I), card);
    I moment = wakes ? g->wakes_moment : g->rests_moment;
    if (moment >= 0) {
        List *payload = new_list(1);
        append(payload, card);
        I frame = (I)fire(moment, -1, payload, -1);
        if (frame != NONE) append(m->due, frame);
    }
}

static void live_on(I card, I was, I now) {
    if (was) {
        life(0, card);
        if (now) tune(card, 1);
    }
    if (now) life(1, card);
}

static I works_for(I card) { return working(card) ? whose(card) : -1; }

/* `before`: cards and for whom each one worked, in turn. */
static void settle(List *before) {
    List *changes = new_list(before->n * 3);
    for (I i = 0; i < before->n; i += 2) {
        I card = before->at[i], was = before->at[i + 1], now = works_for(card);
        if (now == was) continue;
        append(changes, card);
        append(changes, was >= 0);
        append(changes, now >= 0);
    }
    for (I i = 0; i < changes->n; i += 3) tune(changes->at[i], !changes->at[i + 1]);
    for (I i = 0; i < changes->n; i += 3) live_on(changes->at[i], changes->at[i + 1], changes->at[i + 2]);
}

static void note(List *before, I card) {
    for (I i = 0; i < before->n; i += 2)
        if (before->at[i] == card) return;
    append(before, card);
    append(before, works_for(card));
}
