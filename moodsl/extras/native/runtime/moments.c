/* Moments: who hears of them, and in what order it acts (game/run.py, game/order.py). */

#define USE(number, card) ((number) * (g->cards + 1) + (card) + 1)

static I stretch_of(I number) { return g->once[number] ? g->c[g->once[number]] : 1; }

static I *use_at(I key) {
    for (I i = 0; i < m->used->n; i += 2)
        if (m->used->at[i] == key) return &m->used->at[i + 1];
    return 0;
}

static void use(I key, I stretch) {
    I *at = use_at(key);
    if (at) {
        *at = stretch;
        return;
    }
    append(m->used, key);
    append(m->used, stretch);
}

static I is_spent(I number, I card) {
    I *at = use_at(USE(number, card));
    return at && *at == stretch_of(number);
}

EXPORT(spend) void spend(I number, I card) { use(USE(number, card), stretch_of(number)); }

static I asked(I function, I card, I you, I doer, List *payload) {
    return !function || CALL(function, I, (I, I, I, I *), card, you, doer, payload->at);
}

static I fits(I number, I card, I you, I doer, List *payload) {
    if (g->out >= 0 && card >= 0 && !takes_part(you)) return 0;
    if (g->once[number] >= 0 && is_spent(number, card)) return 0;
    if (g->l_slot[number] >= 0 && g->cells[card * g->slots + g->l_slot[number]] != -1) return 0;
    return asked(g->condition[number], card, you, doer, payload);
}

/* The place of things in the frame of a batch, as in frames.py. */
enum { BATCH, MOMENT, DOER, PAYLOAD, LISTENERS, CARDS, ANSWER, SINGLE };

static void hear(List *numbers, I card, I doer, List *payload, List *listeners, List *cards) {
    for (I i = 0; i < numbers->n; i++) {
        I number = numbers->at[i];
        if (card >= 0 && !g->always_on[number] && !working(card)) continue;
        if (!fits(number, card, card < 0 ? -1 : holder_of(card), doer, payload)) continue;
        append(listeners, number);
        append(cards, card);
    }
}

EXPORT(fire) I *fire(I moment, I doer, List *payload, I own) {
    List *listeners = new_list(4), *cards = new_list(4), *heard = g->live[moment];
    hear(g->rules[moment], -1, doer, payload, listeners, cards);
    for (I i = 0; i < heard->n; i++)
        hear(g->hears[moment][g->design[heard->at[i]]], heard->at[i], doer, payload, listeners, cards);
    if (own >= 0) hear(g->own[moment][g->design[own]], own, doer, payload, listeners, cards);
    if (!listeners->n) return (I *)NONE;
    I *frame = fresh_frame(BATCH);
    frame[MOMENT] = moment;
    frame[DOER] = doer;
    frame[PAYLOAD] = (I)payload;
    frame[LISTENERS] = (I)listeners;
    frame[CARDS] = (I)cards;
    frame[SINGLE] = 0;
    return frame;
}

static I owner(I card) { return card < 0 ? -1 : holder_of(card); }

static I is_ready(I number, I card, I doer, List *payload) {
    return asked(g->ready[number], card, owner(card), doer, payload);
}

static I has_begun(I number, I card) {
    for (I i = 0; i < m->depth; i++)
        if (g->listener_of_block[g->bases[i][0]] == number && g->bases[i][1] == card) return 1;
    return 0;
}

EXPORT(would) I *would(I moment, I doer, List *payload) {
    I *frame = fire(moment, doer, payload, -1), kept = 0;
    if ((I)frame == NONE) return frame;
    List *listeners = (List *)frame[LISTENERS], *cards = (List *)frame[CARDS];
    for (I i = 0; i < listeners->n; i++) {
        I number = listeners->at[i], card = cards->at[i];
        if (has_begun(number, card) || !is_ready(number, card, doer, payload)) continue;
        listeners->at[kept] = number;
        cards->at[kept++] = card;
    }
    listeners->n = cards->n = kept;
    frame[SINGLE] = 1;
    return kept ? frame : (I *)NONE;
}

EXPORT(effect_ready) I effect_ready(I number, I card, I doer) {
    if (number == NONE) return 0;
    List nothing = {0, 0, 0};
    return asked(g->ready[number], card, doer, doer, &nothing);
}

static I hears_now(I moment) {
    if (g->rules[moment]->n || g->live[moment]->n) return 1;
    for (I i = 0, *rows = (I *)g->own[moment]; i < g->designs; i++)
        if (((List *)rows[i])->n) return 1;
    return 0;
}

static I is_heard(I number) {
    List *moments = g->moments[number];
    for (I i = 0; i < moments->n; i++)
        if (hears_now(moments->at[i])) return 1;
    return 0;
}

static I order_matters(List *listeners, List *group) {
    for (I i = 0; i < group->n; i++)
        for (I j = 0; j < i; j++) {
            I one = listeners->at[group->at[i]], other = listeners->at[group->at[j]];
            if (one == other) continue;
            if (g->clashes[one * g->listeners + other] || is_heard(one) || is_heard(other)) return 1;
        }
    return 0;
}

static void begin(I *frame, I place) {
    List *listeners = (List *)frame[LISTENERS], *cards = (List *)frame[CARDS], *payload = (List *)frame[PAYLOAD];
    I number = listeners->at[place], card = cards->at[place], doer = frame[DOER];
    drop(listeners, place);
    drop(cards, place);
    if (frame[SINGLE]) listeners->n = cards->n = 0;
    if (g->once[number] >= 0) {
        if (is_spent(number, card) || !is_ready(number, card, doer, payload)) return;
        if (!g->used[number]) spend(number, card);
    }
    if (m->depth > DEEPEST) trap();
    I you = owner(card);
    if (KEPT(ABILITY_FIRED)) record(ABILITY_FIRED, you, card, 0, 0);
    I *begun = push_frame(g->block[number]);
    if (3 + payload->n > g->size[number]) trap();
    begun[1] = card;
    begun[2] = you;
    begun[3] = doer;
    copy_words(begun + 4, payload->at, payload->n);
}

static I next_group(I *frame, List *group) {
    List *cards = (List *)frame[CARDS];
    I all = (g->doer_orders || frame[SINGLE]) && frame[DOER] >= 0;
    for (I step = 0; step < m->n && !all; step++) {
        I player = (g->c[0] + step) % m->n;
        for (I i = 0; i < cards->n; i++)
            if (owner(cards->at[i]) == player) append(group, i);
        if (group->n) return player;
    }
    for (I i = 0; i < cards->n; i++) append(group, i);
    return all ? frame[DOER] : g->c[0];
}

static I are_alike(I *frame, List *group) {
    List *listeners = (List *)frame[LISTENERS], *cards = (List *)frame[CARDS];
    if (!frame[SINGLE]) return !order_matters(listeners, group);
    I first = group->at[0];
    for (I i = 1; i < group->n; i++) {
        I place = group->at[i];
        if (listeners->at[place] != listeners->at[first] || owner(cards->at[place]) != owner(cards->at[first])) return 0;
    }
    return 1;
}

static void batch(I *frame) {
    List *listeners = (List *)frame[LISTENERS], *cards = (List *)frame[CARDS];
    if (frame[ANSWER] != NONE) {
        I chosen = frame[ANSWER];
        frame[ANSWER] = NONE;
        begin(frame, chosen);
        return;
    }
    for (I i = listeners->n - 1; i >= 0; i--) {
        I card = cards->at[i];
        if (card < 0 || (g->always_on[listeners->at[i]] ? g->play[g->loc[card]] : working(card))) continue;
        drop(listeners, i);
        drop(cards, i);
    }
    if (!listeners->n) {
        leave();
        return;
    }
    if (cards->at[0] < 0) {
        begin(frame, 0);
        return;
    }
    List *group = new_list(cards->n);
    I chooser = next_group(frame, group);
    if (are_alike(frame, group)) {
        begin(frame, group->at[0]);
        return;
    }
    m->asker = chooser;
    m->question = 0;
    m->options = group;
    m->amounts = 0;
    m->slot = ANSWER;
}
