/* The log: records of the sorts that somebody asked for (effects/records.py). */

/* INVARIANT: as `RECORDS` in compile/code/wasm/runtime.py. */
enum { ACTION_TAKEN, PIECES_MOVED, CARD_MOVED, CARD_MARKED, CARD_DRAWN, ABILITY_FIRED, EFFECT_PERFORMED };
#define RECORD 5 /* words: its sort, and what it tells */
#define KEPT(sort) (m->logs >> sort & 1)

static I *log_at, *log_end;

EXPORT(record) void record(I sort, I a, I b, I c, I d) {
    if (log_at + RECORD > log_end) trap();
    I words[RECORD] = {sort, a, b, c, d};
    copy_words(log_at, words, RECORD);
    log_at += RECORD;
}
