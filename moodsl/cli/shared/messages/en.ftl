### What the command line says at the table, in English. Names of commands and options never change.

# ---- the question and its answers ----

ask = { $player }, { $numbers } (h help):{" "}
span = { $first } to { $last }
hand-over = { $player } is asked next. Hand over, then press Enter.{" "}
no-number = type the number of an option, { $numbers }, or h for help
no-such-option = there is no option { $typed }: the options are { $numbers }
one-only = `{ $typed }`: only one answer is asked for here; type one number
not-together = { $typed } cannot be picked as well, so nothing is picked: type fewer numbers
several = (several at once: { $example }; 0 ends)
may-be-several = `{ $typed }` may be { $places }: type the number
or = { " or " }
not-understood = `{ $typed }` is neither an option nor a command: type { $numbers }
brief = (table shows all; ? hand tells your cards, ? and any place what lies there)
lies-beside = next to { $what }
earlier = … { $count } earlier: type log
before-that = before that: { $actions }
not-now = not now: { $actions }  (why { $first } tells the reason)
signs = signs: { $legend }, { $asked } is asked
legend-works = works now
legend-free = a free slot
legend-taken = a slot with a piece in it

plain-taken = taken

help-number = a number
    .means = take that option;  2 4 0  take option 2, then 4, then no more
help-card = ? NAME
    .means = what a card or an action does, or which cards lie in a place;  ? 2  what option 2 does;  ?  all cards or actions that are offered
help-undo = u
    .means = take back your last decision (as long as nothing has been revealed since)
    .typed = u, undo
help-save = s
    .means = save;  s FILE  save into a file
    .typed = s, save
help-log = log
    .means = what has happened;  log 100  more of it;  log why  with numbers to ask about
    .typed = l, log
help-table = table
    .means = draw the table again
    .typed = t, table
help-why = why NAME
    .means = why an action or card is not offered, or a number is what it is;  why 12  what caused line 12
    .typed = w, why
help-help = h
    .means = this list
    .typed = h, help
help-quit = q
    .means = save and leave
    .typed = q, quit, exit

# ---- what somebody asks about cards and actions ----

why-which = why what? { $known ->
    [none] A
   *[other] An action ({ $known }), a
} card, a number such as a cost, or a line of `log why` by its number
why-several = `{ $typed }` may be several actions; there is: { $known }
why-none = `{ $typed }` is no action, no number and no card that is known here; there are the actions { $known }
why-open = { $action } can be taken now
why-not = { $action } cannot be taken now: { $reasons }
why-unasked = { $action }: nothing stands in its way, but an action is not what is asked now
why-offered = { $title } is offered
why-not-offered = { $title } is not offered: { $reasons }
why-not-possible = this is not possible: { $rule }
why-no-choice = { $title }: no card is asked for now
why-unseen = { $title }: you see none
why-hidden = { $value }: it is worked out from cards that not everybody sees
why-value-of = { $value }: nothing to ask it of is named; write the name of a card, a place or a player behind it
why-no-line = the log has no line { $number }, only 1 to { $count }: `log why` shows their numbers
why-no-log = { $what }: how it came about is not known, for this match keeps no log
action-head = { $titles }  (why { $action } tells whether it can be taken)
which-card = which card? Type ? and its name
option-no-card = option { $typed } is no card: { $label }
no-such-card = there is no card `{ $typed }`
no-such-card-but = there is no card `{ $typed }`; did you mean { $near }?
nothing-there = nothing
next-to = next to it: { $places }
more-empty = on { $count } more places and next to them lies nothing; ? and the name of a place tells of it
place-empty = { $place }: no cards
card-may-be = `{ $typed }` may be { $titles }
and-more = { " and more" }
copies = { $count } copies

# ---- events ----

cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
times = { $thing } ×{ $count }

# ---- the table ----

first = first: { $player }
thrown = dice: { $dice }
is-out = { $player } (out)
yours = your { $name }
yours-empty = your { $name }: none yet
over-cards = { " over " }{ $cards }
on-top = { " (" }{ $card } on top)
of-player = { $count } of { $player }
under-it = under it
what-it-does = what it does
track-of = { $number } of { $most }

# ---- the match as a file ----

saved = the match is saved: { $path }
saved-go-on = the match is saved; to go on:
not-saved = the match is not saved: { $reason }
exists = `{ $path }` exists already; give a name that no file has
taken-back = taken back
not-taken-back = this cannot be taken back: { $reason }
nothing-to-take-back = there is nothing to take back
revealed-since = something has been revealed since
record-is = the record is { $path }; to look at it:
endless = the match cannot go on: { $reason }
endless-move = that cannot be carried out: { $reason }

# ---- the end ----

place = place
player = player
result = result
is-over = The match is over
is-over-by = The match is over: { $ending }
decisions = { $count } decisions
wins = { $player } wins
nobody-wins = nobody wins
scored = scored for
tie-broken = The same result as { $player }; { $rule ->
    [none] what counts next decides, { $more } against { $less }
   *[other] { $rule }: { $more } against { $less }
 }
draw-of = a draw of { $players }
and = { " and " }

# ---- the beginning ----

person = Player { $number }
person-alone = Player
bot = Bot { $number }
seed = seed { $seed }: `--seed { $seed }` deals the same again

# ---- a card explained ----

card-head = { $title }  ({ $kind }, { $pack })
card-head-alone = { $title }  ({ $kind })
card-rules = rules
card-no-rules = it says nothing
card-facts = facts
card-moments = when it acts
card-always = always
card-slots = slots
card-prices = what its abilities cost
card-original = invented for this project
card-taken = taken from elsewhere
card-rulings = scenarios that name it
card-ties = cards it has to do with
card-more = and { $count } more

# ---- a name explained

name-used = used in
name-unused = nothing uses it
name-scenarios = and in { $count } { $count ->
    [one] line
   *[other] lines
 } of scenarios
name-below = what it requires has names of its own: { $games }
name-moments = each of them can be waited for: `after NAME:`, `before NAME:`, `would NAME:`
name-several = Several things have this name; to see one: { $families }
