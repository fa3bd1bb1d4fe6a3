/* What is hidden (agents/hidden.py). */

static List *way(I pile) {
    if (g->host[pile] < 0) {
        List *found = new_list(6);
        append(found, pile);
        return found;
    }
    I place = g->loc[g->host[pile]];
    List *found = way(place);
    append(found, minds->zone_at[pile]);
    append(found, place_of(g->z[place], g->host[pile]));
    return found;
}

static I is_before(List *one, List *other) {
    for (I i = 0; i < one->n && i < other->n; i++)
        if (one->at[i] != other->at[i]) return one->at[i] < other->at[i];
    return one->n < other->n;
}

/* The piles that are hidden from somebody, with the kind that each takes, in turn. */
static List *hidden_piles(I viewer) {
    List *rows = minds->hidden[viewer], *found = new_list(rows->n), *ways = new_list(8), *breadths = new_list(8);
    for (I i = 0; i < rows->n; i += 3) {
        I pile = rows->at[i], breadth = rows->at[i + 2];
        if (g->owner[pile] >= m->n || (minds->has_secrets_under && !g->z[pile]->n)) continue;
        I place = found->n / 2;
        if (minds->has_secrets_under) {
            List *mine = way(pile);
            for (place = 0; place < ways->n; place++)
                if (breadth != breadths->at[place] ? breadth < breadths->at[place]
                                                   : is_before(mine, (List *)ways->at[place]))
                    break;
            insert(ways, place, (I)mine);
            insert(breadths, place, breadth);
        }
        insert(found, place * 2, pile);
        insert(found, place * 2 + 1, rows->at[i + 1]);
    }
    return found;
}

static void unlearn(I player) {
    for (I i = 0; i < m->depth; i++) {
        I *frame = g->bases[i];
        List *held = minds->held[frame[0]];
        for (I k = 0; held && k < held->n; k += 2) {
            if (frame[held->at[k]] == NONE) continue;
            List *left = list((List *)frame[held->at[k]]), *answers = list((List *)frame[held->at[k + 1]]);
            for (I seat = 0; seat < answers->n; seat++)
                if (answers->at[seat] != NONE && seat != player) {
                    append(left, seat);
                    answers->at[seat] = NONE;
                }
            frame[held->at[k]] = (I)left;
            frame[held->at[k + 1]] = (I)answers;
        }
    }
}

/* Whether all cards that were shown to a player in one place still lie there, or where he sees them. */
static I knows_all(List *known, I player, I pile) {
    for (I i = 0; i < known->n; i += 2) {
        I now = g->loc[known->at[i]];
        if (known->at[i + 1] == pile && now != pile && !minds->sees[player][now]) return 0;
    }
    return 1;
}

static void note_shown(I *offered, I player) {
    List *known = new_list(8);
    for (I i = 0; i < m->depth; i++) {
        I *frame = g->bases[i], at = g->known_in[frame[0]];
        if (!at || frame[at] == NONE) continue;
        List *shown = (List *)frame[at];
        for (I k = 0; k < shown->n; k += 3)
            if (shown->at[k] == player) {
                append(known, shown->at[k + 1]);
                append(known, shown->at[k + 2]);
            }
    }
    for (I i = 0; i < known->n; i += 2)
        if (knows_all(known, player, known->at[i + 1])) offered[known->at[i]] = 1;
}

static I *offered_cards(I viewer) {
    I *offered = words(g->cards);
    __builtin_memset(offered, 0, (unsigned)g->cards * sizeof(I));
    note_shown(offered, viewer);
    if (m->asker == viewer && m->options && IS(m->question, NAMES_CARDS))
        for (I i = 0; i < m->options->n; i++)
            if (m->options->at[i] >= 0) offered[m->options->at[i]] = 1;
    return offered;
}

static I one_of(List **unseen, List *below) {
    I total = 0;
    for (I i = 0; i < below->n; i++) total += unseen[below->at[i]]->n;
    if (!total) trap();
    I heaps = 0, last = 0;
    for (I i = 0; i < below->n; i++)
        if (unseen[below->at[i]]->n) heaps++, last = below->at[i];
    if (heaps == 1) return unseen[last]->at[--unseen[last]->n];
    I point = luck_below(total);
    for (I i = 0; i < below->n; i++) {
        List *heap = unseen[below->at[i]];
        if (point < heap->n) return heap->at[--heap->n];
        point -= heap->n;
    }
    return -1;
}

static I with_this_back(List *same, I back) {
    for (I i = 0; i < same->n; i++)
        if (minds->backs[same->at[i]] == back) {
            I found = same->at[i];
            drop(same, i);
            return found;
        }
    trap();
    return -1;
}

static I bears_something(I card) {
    for (I zone = 0; zone < minds->carried->n; zone++) {
        I pile = ((I *)minds->carried->at[zone])[card];
        if (pile >= 0 && g->z[pile]->n) return 1;
    }
    return 0;
}

static I is_told(I card, I pile, I only) {
    if (minds->backs[card] > 0 && g->owner[pile] >= 0) return 1;
    return (only < 0 || g->under[only]->n > 1) && bears_something(card);
}

static List *rest_of(List **unseen) {
    List *rest = new_list(16);
    for (I kind = 0; kind < minds->kinds; kind++)
        for (I i = 0; i < unseen[kind]->n; i++) append(rest, unseen[kind]->at[i]);
    luck_shuffle(rest);
    return rest;
}

/* `places` are, one behind the other, a pile, a place in it, and the kind that the pile takes. Gives in turn the card
   that lay there and the one that does now. */
static List *deal(List *places, List **unseen) {
    List *dealt = new_list(places->n), *rest = 0;
    for (I told = 1; told >= 0; told--)
        for (I i = 0; i < places->n; i += 3) {
            I pile = places->at[i], *at = &g->z[pile]->at[places->at[i + 1]], old = *at, only = places->at[i + 2], card;
            if (is_told(old, pile, only) != told) continue;
            if (told)
                card = with_this_back(unseen[g->kind[old]], minds->backs[old]);
            else if (only >= 0)
                card = one_of(unseen, g->under[only]);
            else {
                if (!rest) rest = rest_of(unseen);
                card = rest->at[--rest->n];
            }
            append(dealt, old);
            append(dealt, card);
            append(dealt, pile);
            append(dealt, places->at[i + 1]);
        }
    return dealt;
}

/* What lies under a card stays where it is, whichever card that now is. */
static void carry(List *dealt) {
    List *held = new_list(dealt->n);
    for (I zone = 0; zone < minds->carried->n; zone++) {
        I *piles = (I *)minds->carried->at[zone];
        held->n = 0;
        for (I i = 0; i < dealt->n; i += 4) append(held, piles[dealt->at[i]] >= 0 ? (I)g->z[piles[dealt->at[i]]] : 0);
        for (I i = 0; i < dealt->n; i += 4) {
            List *cards = (List *)held->at[i / 4];
            I place = piles[dealt->at[i + 1]];
            if (place < 0) continue;
            if (!cards) cards = new_list(1);
            g->z[place] = cards;
            for (I k = 0; k < cards->n; k++) g->loc[cards->at[k]] = place;
        }
    }
}

/* What the marks of hidden cards are: those that all see stay where they are, on whichever card that now is. */
static List *marks_now(List *dealt) {
    List *found = new_list(8);
    for (I i = 0; g->carried && i < dealt->n; i += 4) {
        List *marks = g->carried[g->kind[dealt->at[i + 1]]], *before = g->carried[g->kind[dealt->at[i]]];
        for (I k = 0; k < marks->n; k++) {
            Mark *mark = g->marks[marks->at[k]];
            I seen = mark->open && contains(before, marks->at[k]);
            append(found, mark->places->at[dealt->at[i + 1]]);
            append(found, seen ? g->c[mark->places->at[dealt->at[i]]] : mark->start);
        }
    }
    return found;
}

static void turn_back(List *dealt) {
    List *now = marks_now(dealt);
    for (I i = 0; i < now->n; i += 2) g->c[now->at[i]] = now->at[i + 1];
    for (I i = 1; i < dealt->n; i += 4) {
        I card = dealt->at[i];
        if (g->face[card] != g->face[-1]) g->c[g->face[card]] = g->start_numbers[g->face[card]];
    }
}

#define MANY_CARDS 24 /* from so many on each card of the game is looked for in turn */

static List *sorted(List *cards) {
    if (cards->n < MANY_CARDS) {
        sort_by(cards, list(cards), 0);
        return cards;
    }
    I *there = words(g->cards), count = 0;
    __builtin_memset(there, 0, (unsigned)g->cards * sizeof(I));
    for (I i = 0; i < cards->n; i++) there[cards->at[i]] = 1;
    for (I card = 0; card < g->cards; card++)
        if (there[card]) cards->at[count++] = card;
    return cards;
}

static void guess(I viewer) {
    m->rng = scrambled(next_of(luck));
    I *offered = offered_cards(viewer), moved = 0;
    unlearn(viewer);
    List **unseen = (List **)words(minds->kinds), *places = new_list(64), *rows = hidden_piles(viewer);
    for (I kind = 0; kind < minds->kinds; kind++) unseen[kind] = new_list(16);
    for (I i = 0; i < rows->n; i += 2) {
        List *cards = g->z[rows->at[i]];
        for (I at = 0; at < cards->n; at++) {
            if (offered[cards->at[at]]) continue;
            append(unseen[g->kind[cards->at[at]]], cards->at[at]);
            append(places, rows->at[i]);
            append(places, at);
            append(places, rows->at[i + 1]);
        }
        moved |= cards->n && g->watch[rows->at[i]];
    }
    for (I kind = 0; kind < minds->kinds; kind++) luck_shuffle(sorted(unseen[kind]));
    List *dealt = deal(places, unseen);
    for (I i = 0; i < dealt->n; i += 4) {
        g->z[dealt->at[i + 2]]->at[dealt->at[i + 3]] = dealt->at[i + 1];
        g->loc[dealt->at[i + 1]] = dealt->at[i + 2];
    }
    for (I i = 0; i < minds->bags->n; i++) sorted(g->z[minds->bags->at[i]]);
    carry(dealt);
    turn_back(dealt);
    outdate_all();
    if (!moved) return;
    tune_anew();
    outdate_all();
}
