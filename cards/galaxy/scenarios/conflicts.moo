# Conflicts: where they are laid, and how they end early.

scenario "a conflict is laid between a system of one's own and one that is not"
    ruling  G69
    ru      "конфликт выкладывают между своей системой и чужой или нейтральной"
    given
        your tableau is [crusade]
        and then
            you occupy ember_cradle
            you occupy ember_haven
            rival occupies ember_drift
    then
        you can lay_conflict crusade along ember_cradle_ember_gate
        you can lay_conflict crusade along ember_haven_ember_drift
        you cannot lay_conflict crusade along ember_cradle_ember_haven because "needs there is a system"
        you cannot lay_conflict crusade along azure_cradle_azure_haven because "needs there is a system"

scenario "its sides are turned as whoever lays it likes"
    ruling  G69
    ru      "стороны конфликта обращает тот, кто его выкладывает"
    given
        your tableau is [crusade]
        and then
            you occupy ember_cradle
    when
        you lay_conflict crusade along ember_cradle_ember_gate
        you choose "The blue side faces my system"
    then
        ember_cradle_ember_gate's dispute is [crusade]
        crusade's red_end is ember_gate
        your tableau is []

scenario "cubes on the track come back, and there is one conflict on a track"
    ruling  G70
    ru      "кубики с трассы возвращаются, на трассе только один конфликт"
    given
        your tableau is [crusade, embargo]
        ember_cradle_ember_gate's route is [red_cube, red_cube]
        and then
            you occupy ember_cradle
    when
        you lay_conflict crusade along ember_cradle_ember_gate
        you choose "The red side faces my system"
    then
        your bag is [red_cube, red_cube]
        you cannot lay_conflict embargo along ember_cradle_ember_gate because "needs track's dispute"
        you can lay_conflict embargo along ember_cradle_ember_haven

scenario "a conflict ends when its system gets an owner; who has the red side takes the card"
    ruling  G67
    ru      "конфликт прекращается, когда у системы появляется владелец; карту получает тот, у кого красная сторона"
    given
        ember_cradle_ember_gate's dispute is [crusade]
        ember_cradle_ember_haven's dispute is [embargo]
        crusade's red_end is ember_cradle
        and then
            you occupy ember_cradle
    when
        rival deploys top of rival's stock into ember_gate
    then
        ember_cradle_ember_gate's dispute is []
        ember_cradle_ember_haven's dispute is [embargo]
        your tableau is [crusade]

scenario "if the red side was that of the neutral system the card is discarded"
    ruling  G67
    ru      "если красная сторона была у нейтральной системы, карту сбрасывают"
    given
        ember_cradle_ember_gate's dispute is [crusade]
        crusade's red_end is ember_gate
        and then
            you occupy ember_cradle
    when
        rival deploys top of rival's stock into ember_gate
    then
        your tableau is []
        conflict_deck's stack is [crusade]

scenario "both owners may agree to end a conflict, and are asked once a turn"
    ruling  G67
    ru      "оба участника могут договориться прекратить конфликт, предлагают это раз в ход"
    given
        ember_haven_ember_drift's dispute is [crusade]
        crusade's red_end is ember_drift
        and then
            you occupy ember_haven
            rival occupies ember_drift
    when
        you offer_peace along ember_haven_ember_drift
        rival chooses yes
    then
        rival's tableau is [crusade]
        ember_haven_ember_drift's dispute is []

scenario "whoever refuses is not asked again in that turn"
    ruling  G67
    ru      "кто отказался, того в этот ход больше не спрашивают"
    given
        ember_haven_ember_drift's dispute is [crusade]
        crusade's red_end is ember_drift
        and then
            you occupy ember_haven
            rival occupies ember_drift
    when
        you offer_peace along ember_haven_ember_drift
        rival chooses no
    then
        ember_haven_ember_drift's dispute is [crusade]
        you cannot offer_peace along ember_haven_ember_drift because "needs conflict's talks"

scenario "in the next turn peace may be offered again"
    ruling  G67
    ru      "в следующий ход мир можно предложить снова"
    given
        ember_haven_ember_drift's dispute is [crusade]
        crusade's red_end is ember_drift
        crusade's talks is refused
        and then
            you occupy ember_haven
            rival occupies ember_drift
    when
        reach start of application
    then
        you can offer_peace along ember_haven_ember_drift

scenario "nobody makes peace with a neutral system"
    ruling  G67
    ru      "с нейтральной системой не договориться"
    given
        ember_haven_ember_drift's dispute is [crusade]
        crusade's red_end is ember_drift
        and then
            you occupy ember_haven
    then
        you cannot offer_peace along ember_haven_ember_drift because "needs there are"
