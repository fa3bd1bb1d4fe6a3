# Cards that differ in what stands in some of their lines: words, numbers, yes or no.

kind leaf is card "leaf"
    suit    oak, elm, ash
    rank    1 to 4
    icons   sun, moon, several, optional
    wild    yes, no, default no
    hp      number, optional
    starts  pile

kind dark_leaf is leaf "dark leaf"

zone pile of leaf "pile"

leaf plain "{rank} of {suit}"
    ru      "{suit}, {rank}", "{rank} {suit}"
    suit    each
        en  oak "Oak"
        ru  oak "дуб", elm "вяз", ash "ясень"
    rank    each
    copies  2

dark_leaf shadow "{rank}, {icons}"
    ru     "{rank}, {icons}"
    suit   oak
    rank   each 1, 3 to 4
    icons  each
        ru  sun "солнце", moon "луна"
    hp     3

leaf joker "Joker: {wild}"
    ru    "Джокер: {wild}"
    suit  oak
    rank  1
    wild  each
        en  yes "wild", no "tame"
        ru  yes "дикий", no "ручной"

scenario "a card of a series is called by what it has"
    given
        pile is [plain_oak_1, plain_elm_4, shadow_3_moon, joker_yes]
    then
        plain_oak_1 is in pile
