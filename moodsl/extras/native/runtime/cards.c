/* Cards move, are marked, turned and put into another order (moves/cards.py). */

static void separate(I pile) {
    if (g->shared) g->z[pile] = list(g->z[pile]);
}

static void enter_play(I card, I source, I target) {
    if (g->play[source] != g->play[target]) tune_all(g->always_of[g->design[card]], card, g->play[target]);
}

EXPORT(pinned) I pinned(I card) {
    if (g->arrange < 0) return 0;
    List *args = new_list(1);
    append(args, card);
    return forbidden(g->arrange, -1, args);
}

static I first_free(List *pile) {
    I place = 0;
    while (place < pile->n && pinned(pile->at[place])) place++;
    return place;
}

static void put_mark(I number, I place, I now) {
    if (g->c[place] == now) return;
    g->c[place] = now;
    if (g->remembered) renew(g->kept_by_mark[number]);
}

static void fall_back(I card, I target) {
    if (!g->carried) return;
    List *carried = g->carried[g->kind[card]];
    for (I i = 0; i < carried->n; i++) {
        Mark *mark = g->marks[carried->at[i]];
        if (mark->kept && !mark->kept[target]) put_mark(carried->at[i], mark->places->at[card], mark->start);
    }
}

static void move_within(I card, I target, I under) {
    I source = g->loc[card];
    List *a = g->z[source], *b = g->z[target], *before = new_list(16);
    note(before, card);
    if (a->n && a->at[a->n - 1] != card) note(before, a->at[a->n - 1]);
    if (b->n && b->at[b->n - 1] != card) note(before, b->at[b->n - 1]);
    if (a->n > 1 && a->at[a->n - 1] == card) note(before, a->at[a->n - 2]);
    for (I i = 0; g->looks_back && i < 2; i++)
        for (I pile = i ? target : source; g->host[pile] >= 0; pile = g->loc[g->host[pile]]) note(before, g->host[pile]);
    remove(a, card);
    insert(b, under ? first_free(b) : b->n, card);
    g->loc[card] = target;
    enter_play(card, source, target);
    if (g->looks_back) fall_back(card, target);
    outdate(source);
    outdate(target);
    settle(before);
}

EXPORT(move) void move(I card, I target, I under) {
    I source = g->loc[card];
    separate(source);
    separate(target);
    if (under || source == target || g->looks_back) {
        move_within(card, target, under);
        return;
    }
    List *a = g->z[source], *b = g->z[target];
    I *how = g->works[g->rows[card]], on_top = a->at[a->n - 1] == card;
    I was = how[source] == 1 || (how[source] == 2 && on_top), uncovered = -1, covered = -1;
    if (on_top) {
        a->n--;
        if (a->n && g->works[g->rows[a->at[a->n - 1]]][source] == 2) uncovered = a->at[a->n - 1];
    } else
        remove(a, card);
    if (b->n && g->works[g->rows[b->at[b->n - 1]]][target] == 2) covered = b->at[b->n - 1];
    append(b, card);
    g->loc[card] = target;
    outdate(source);
    outdate(target);
    I now = how[target] != 0;
    I turned = was != now || (was && g->owner[source] != g->owner[target] && !is_owned(card));
    enter_play(card, source, target);
    if (turned) tune(card, !was);
    if (uncovered >= 0) tune(uncovered, 1);
    if (covered >= 0) tune(covered, 0);
    if (turned) live_on(card, was, now);
    if (uncovered >= 0) life(1, uncovered);
    if (covered >= 0) life(0, covered);
}

EXPORT(at_the_end) List *at_the_end(List *pile, I count, I top) {
    if (count < 0) count = 0;
    return top ? part(pile, pile->n > count ? pile->n - count : 0, pile->n) : part(pile, 0, count);
}

EXPORT(set_mark) void set_mark(I number, I card, I now, I clause) {
    Mark *mark = g->marks[number];
    I *places = mark->places->at, place = places[card];
    if (place == places[-1]) return;
    if (mark->low != NONE && now < mark->low) now = mark->low;
    if (mark->high != NONE && now > mark->high) now = mark->high;
    if (KEPT(CARD_MARKED)) record(CARD_MARKED, number, card, now, g->c[place]);
    List *before = new_list(2);
    if (g->conditions) note(before, card);
    put_mark(number, place, now);
    settle(before);
}

EXPORT(turn_card) void turn_card(I card, I side, I clause) {
    if (g->face[card] == g->face[-1]) return;
    List *before = new_list(2);
    note(before, card);
    g->c[g->face[card]] = side;
    settle(before);
}

static void reorder_now(I place, List *order) {
    if (!order->n) return;
    List *before = new_list(4);
    I a = top_of(place), b = order->at[order->n - 1];
    note(before, a < b ? a : b);
    note(before, a < b ? b : a);
    g->z[place] = list(order);
    outdate(place);
    forget(place);
    settle(before);
}

EXPORT(reorder) void reorder(I place, List *order) { reorder_now(place, order); }
