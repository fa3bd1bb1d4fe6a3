/* Whole batches of games. */

#define MOST_ASIDES 3 /* that a bot takes before an answer */

/* Plays on, each player with a stream of his own, for at most so many decisions; gives how many they were. `seats` has
   for each player what bot he is and how far it looks; 0: all are at random. */
EXPORT(play_on) I play_on(U64 *streams, I most, I *seats, char *room) {
    I done = 0, in_a_row = 0, logs = m->logs;
    while (m->options && done < most) {
        m->logs = 0; /* what is only tried is not recorded */
        List nothing = {0, 0, 0}, *beside = g->asides->n && in_a_row < MOST_ASIDES ? list(offered()) : &nothing;
        I options = m->options->n, *seat = seats ? seats + m->asker * 2 : 0, numbers[32];
        if (beside->n > 32) trap();
        copy_words(numbers, beside->at, beside->n); /* the list itself may be compacted away */
        List others = {beside->n, beside->n, numbers};
        I place = decide(seat ? seat[0] : RANDOM, seat ? seat[1] : 0, &streams[m->asker], room, &others);
        m->logs = logs;
        if (place < options) {
            choose(place);
            in_a_row = 0;
        } else {
            step_aside(numbers[place - options]);
            in_a_row++;
        }
        done++;
    }
    return done;
}

/* Play on at random from the match so many times; without decisions that is a copy. How long it takes is a figure. */
EXPORT(look_often) void look_often(I times, U64 *streams, I most, char *room) {
    set_room(room);
    compact();
    char *kept = keep();
    while (times-- > 0) {
        bring_back(kept);
        play_on(streams, most, 0, room);
    }
}

/* What is asked of a batch of games: `seeds` has for each that of the match and, if `each` is more than one, those of its
   players, for whose streams there is room in `streams`; `seats` has for each who plays (as above), `rows` gets for each
   what `engine.py` reads. Between `log` and `log_end` stand, if there are sorts of records in `logs`, one after the other
   those of each game, and where its cards lie in the end. `done` tells how many have been played, should one of them
   trap. */
typedef struct {
    U64 *seeds;
    I each;
    U64 *streams;
    I *rows, games, players, setup, play, scoring, most;
    List *piles;
    I row, *seats;
    char *room;
    I *log, *log_end, logs, done;
} Batch;

#define MOST_RANKS 16

/* As in game/state.py. */
static U64 seeded(U64 seed) { return seed * 0x9E3779B97F4A7C15ULL + 0x2545F4914F6CDD1DULL; }

EXPORT(play_games) void play_games(Batch *batch) {
    I players = batch->players;
    log_at = batch->log;
    log_end = batch->log_end;
    for (I game = 0; game < batch->games; game++) {
        U64 *seeds = batch->seeds + game * batch->each, first = seeded(seeds[0]);
        for (I i = 0; i < players; i++) batch->streams[i] = seeded(batch->each > 1 ? seeds[1 + i] : first + (U64)i);
        I *row = batch->rows + game * batch->row, *seats = batch->seats;
        I *log = log_at;
        m->logs = batch->logs;
        start(players, first, -1, batch->setup, batch->play, batch->scoring);
        *row++ = g->c[0];
        *row++ = play_on(batch->streams, batch->most, seats ? seats + game * players * 2 : 0, batch->room);
        *row++ = m->over;
        *row++ = m->ended;
        *row++ = m->ranks->n;
        *row++ = (log_at - log) / RECORD;
        if (m->ranks->n > MOST_RANKS) trap();
        for (I i = 0; i < m->ranks->n; i++) copy_words(row + i * players, ((List *)m->ranks->at[i])->at, players);
        row += MOST_RANKS * players;
        for (I i = 0; i < batch->piles->n; i++) {
            List *pile = g->z[batch->piles->at[i]];
            *row++ = pile->n ? pile->at[0] : -1;
        }
        copy_words(row, g->c, g->numbers);
        if (m->logs) {
            if (log_at + g->cards > log_end) trap();
            copy_words(log_at, g->loc, g->cards);
            log_at += g->cards;
            m->logs = 0;
        }
        batch->done = game + 1;
    }
}
