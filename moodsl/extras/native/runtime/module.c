/* What generated WebAssembly calls, and the bots that play on it: the same as interpreter/game and moodsl/extras/agents,
   function by function and under the same names. There the rules are explained, and how bots think; here stands how both
   look in memory.

   `make runtime` compiles this file, with all others in this folder, to runtime.wasm, which lies in the wheel. One match
   is live at a time, and stands at fixed addresses: numbers and tables as the compiled game lays them out (`Game`), the
   stack of frames, and a heap of lists that is compacted between blocks. A trap ends the match here; it is then played
   again in Python. What bots know of a game stands as `agents/minds.py` lays it out. Sums are added up from left to right
   on both sides, and nothing may be contracted. */

#include "state.c"
#include "lists.c"
#include "records.c"
#include "heap.c"
#include "remembering.c"
#include "frames.c"
#include "working.c"
#include "amounts.c"
#include "values.c"
#include "shown.c"
#include "cards.c"
#include "chance.c"
#include "prices.c"
#include "pieces.c"
#include "players.c"
#include "agreement.c"
#include "alike.c"
#include "moments.c"
#include "dice.c"
#include "run.c"
#include "asides.c"
#include "ways.c"
#include "start.c"

#include "luck.c"
#include "minds.c"
#include "room.c"
#include "measure.c"
#include "worth.c"
#include "habits.c"
#include "hidden.c"
#include "outlook.c"
#include "seen.c"
#include "tree.c"
#include "deciding.c"
#include "batches.c"

#include "linker.c"
