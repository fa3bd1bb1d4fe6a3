# The blue structures that were made up for the full deck.

# ---- Hydroponic Gardens ---------------------------------------------------------------------------------------------

scenario "the gardens bring three food to whoever has three or fewer"
    ru  "Гидропонные сады приносят три продовольствия тому, у кого его не больше трёх"
    given
        your systems are [hydroponic_gardens]
        your resources are 3 food
        your loyalty is 5
    when
        you announce start of round
    then
        your resources are 6 food
        your loyalty is 5

scenario "the gardens bring one food and one loyalty to whoever has four or more"
    ru  "Гидропонные сады приносят одно продовольствие и одну лояльность тому, у кого его не меньше четырёх"
    given
        your systems are [hydroponic_gardens]
        your resources are 4 food
        your loyalty is 5
    when
        you announce start of round
    then
        your resources are 5 food
        your loyalty is 6

scenario "covered gardens bring nothing"
    ru  "закрытые Гидропонные сады ничего не приносят"
    given
        your systems are [hydroponic_gardens, frigate]
        your resources are 1 food
        rival's council is [kual]
    when
        you announce start of round
    then
        your resources are 1 food

scenario "of two gardens the second looks at what the first has brought"
    ru  "вторые Гидропонные сады учитывают то, что принесли первые"
    given
        your systems are [hydroponic_gardens], [hydroponic_gardens]
        your resources are 3 food
    when
        you announce start of round
    then
        nothing is asked
        your resources are 7 food

scenario "the gardens come after income and mobilisation"
    ru  "Гидропонные сады срабатывают после дохода и мобилизации"
    given
        your systems are [hydroponic_gardens]
        your resources are 3 food
    when
        reach end of closing
        reach start of deeds
    then
        your food is 6
        number of cubes in your actions is 3

# ---- Research Academy -----------------------------------------------------------------------------------------------

scenario "with an academy research draws one card more"
    ru  "с Исследовательской академией исследование даёт на одну карту больше"
    given
        your systems are [research_academy]
        deck is [titan, frigate, destroyer, battleship]
        number of cubes in your actions is 1
    when
        you perform research
    then
        your hand is [battleship, destroyer, frigate]
        deck is [titan]

scenario "a covered academy draws nothing more"
    ru  "закрытая Исследовательская академия карт не добавляет"
    given
        your systems are [research_academy, frigate]
        number of cubes in your actions is 1
    when
        you perform research
    then
        number of cards in your hand is 2

scenario "two academies and the psilons add up"
    ru  "прибавки двух Исследовательских академий и псилонов складываются"
    given
        your seat is [psilons]
        your systems are [research_academy], [research_academy]
        number of cubes in your actions is 1
    when
        you perform research
    then
        number of cards in your hand is 5

scenario "an academy helps neither grey exploitation nor the research of others"
    ru  "Исследовательская академия не помогает ни серой эксплуатации, ни исследованию соперников"
    given
        your systems are [research_academy]
        your hand is [frigate]
        deck is [titan, destroyer, battleship, spaceport, tax_office]
        number of cubes in your actions is 1
    when
        you perform exploitation
        you choose battleship
    then
        number of cards in your hand is 3
        deck is [titan]
        rival's research_draw is 2

# ---- Galactic University --------------------------------------------------------------------------------------------

scenario "the university draws two cards when it is built"
    ru  "Галактический университет при постройке даёт две карты"
    given
        your hand is [galactic_university]
        your resources are 9 food, 9 fleet, 9 production
        your loyalty is 6
        deck is [titan, destroyer, battleship]
    when
        you build galactic_university into a system from your systems
    then
        your hand is [battleship, destroyer]
        deck is [titan]
        your loyalty is 10

scenario "the university asks for six loyalty"
    ru  "чтобы построить Галактический университет, нужна лояльность не ниже шести"
    given
        your hand is [galactic_university]
        rival's hand is [galactic_university]
        your resources are 9 food, 9 fleet, 9 production
        your loyalty is 5
        number of cubes in your actions is 1
    when
        reach your turn
    then
        construction is not offered
        you cannot build galactic_university into a system from your systems

scenario "six loyalty are enough for the university"
    ru  "шести единиц лояльности достаточно, чтобы построить Галактический университет"
    given
        your hand is [galactic_university]
        your resources are 9 food, 9 fleet, 9 production
        your loyalty is 6
    then
        you can build galactic_university into a system from your systems

scenario "a university that finds no card draws none"
    ru  "если брать нечего, Галактический университет карт не даёт"
    given
        your hand is [galactic_university]
        your resources are 9 food, 9 fleet, 9 production
        deck is []
        discard_pile is [titan]
    when
        you build galactic_university into a system from your systems
    then
        your hand is []
        your systems are [galactic_university]
        discard_pile is [titan]

# ---- Embassy --------------------------------------------------------------------------------------------------------

scenario "an embassy brings an advisor, and the one before goes back to the middle"
    ru  "Посольство приводит нового советника, а прежний возвращается на середину стола"
    given
        your hand is [embassy, titan, frigate, destroyer]
        your council is [viktoria]
        number of cubes on viktoria is 1
        number of cubes in your reserve is 4
        middle is [veil, kual]
        your resources are 9 food, 9 fleet, 9 production
    when
        you build embassy into a system from your systems
        you choose yes
        you choose kual
    then
        nothing is asked
        your council is [kual]
        middle is [veil, viktoria]
        your hand is [titan, frigate, destroyer]
        number of cubes in your reserve is 5

scenario "an embassy may leave the advisors where they are"
    ru  "Посольство может оставить советников на своих местах"
    given
        your hand is [embassy]
        your council is [viktoria]
        middle is [veil]
        your resources are 9 food, 9 fleet, 9 production
    when
        you build embassy into a system from your systems
        you choose no
    then
        your council is [viktoria]
        middle is [veil]

scenario "with nobody in the middle an embassy asks nothing"
    ru  "если на середине стола никого нет, Посольство ничего не предлагает"
    given
        your hand is [embassy]
        middle is []
        your resources are 9 food, 9 fleet, 9 production
        your loyalty is 3
    when
        you build embassy into a system from your systems
    then
        nothing is asked
        your systems are [embassy]
        your loyalty is 7

scenario "an embassy does not replace alluvia"
    ru  "Посольство не заменяет Аллювию"
    given
        your systems are [alluvia]
        your hand is [embassy]
        middle is [veil]
        your resources are 9 food, 9 fleet, 9 production
    when
        you build embassy into system of alluvia
        you pay 5 food, 1 fleet
    then
        nothing is asked
        your systems are [alluvia, embassy]
        your council is []
        middle is [veil]

scenario "alluvia comes by an embassy too, and begins a system of her own"
    ru  "Аллювию можно нанять и через Посольство: она начинает собственную систему"
    given
        your hand is [embassy]
        middle is [alluvia]
        your resources are 9 food, 9 fleet, 9 production
    when
        you build embassy into a system from your systems
        you choose yes
    then
        your systems are [embassy], [alluvia]
        your council is []

# ---- Gene Archive ---------------------------------------------------------------------------------------------------

scenario "the archive gives a blue discard for a card"
    ru  "Генный архив меняет карту с руки на синюю из сброса"
    given
        your systems are [gene_archive]
        your hand is [titan, frigate]
        discard_pile is [stock_exchange, destroyer, supercomputer]
    when
        you activate gene_archive
        you choose titan
    then
        options are "Planetary Stock Exchange", "Planetary Supercomputer"

scenario "the card given for the archive stays on the discards"
    ru  "карта, уплаченная за Генный архив, остаётся в сбросе"
    given
        your systems are [gene_archive]
        your hand is [titan, frigate]
        discard_pile is [stock_exchange, destroyer, supercomputer]
    when
        you activate gene_archive
        you choose titan
        you choose stock_exchange
    then
        nothing is asked
        your hand is [frigate, stock_exchange]
        discard_pile is [destroyer, supercomputer, titan]
        number of cubes on gene_archive is 1

scenario "with an empty hand the archive is closed"
    ru  "с пустой рукой Генный архив активировать нельзя"
    given
        your systems are [gene_archive]
        discard_pile is [stock_exchange]
        number of cubes in your actions is 1
    when
        reach your turn
    then
        activation is not offered
        you cannot activate gene_archive

scenario "a covered archive is closed"
    ru  "закрытый Генный архив активировать нельзя"
    given
        your systems are [gene_archive, frigate]
        your hand is [titan]
        discard_pile is [stock_exchange]
    then
        you cannot activate gene_archive

scenario "where no blue card lies the archive gives nothing for the card"
    ru  "если синих карт в сбросе нет, Генный архив ничего не даёт за карту"
    given
        your systems are [gene_archive]
        your hand is [titan]
        discard_pile is [destroyer]
    when
        you activate gene_archive
    then
        your hand is []
        discard_pile is [destroyer, titan]

scenario "a blue card given for the archive can be taken back"
    ru  "синюю карту, уплаченную за Генный архив, можно взять обратно"
    given
        your systems are [gene_archive]
        your hand is [stock_exchange]
        discard_pile is [destroyer]
    when
        you activate gene_archive
    then
        your hand is [stock_exchange]
        discard_pile is [destroyer]

# ---- Biosphere ------------------------------------------------------------------------------------------------------

scenario "the biosphere hears the next card that its owner builds"
    ru  "Биосфера срабатывает, когда её владелец строит следующую карту"
    given
        your systems are [biosphere], [frigate]
        your hand is [spaceport]
        your resources are 7 food, 7 fleet
        your loyalty is 3
        rival's hand is [spaceport]
        rival's resources are 7 food, 7 fleet
        rival's loyalty is 3
        number of cubes in your reserve is 4
    when
        you build spaceport into system of frigate
        rival builds a card from their hand into a system from their systems
    then
        your food is rival's food + 1
        your loyalty is rival's loyalty + 2
        number of cubes on biosphere is 1
        number of cubes in your reserve is 3

scenario "the biosphere hears one card in a round"
    ru  "Биосфера срабатывает один раз за раунд"
    given
        your systems are [biosphere], [frigate]
        number of cubes on biosphere is 1
        your hand is [spaceport]
        your resources are 7 food, 7 fleet
        your loyalty is 3
        rival's hand is [spaceport]
        rival's resources are 7 food, 7 fleet
        rival's loyalty is 3
    when
        you build spaceport into system of frigate
        rival builds a card from their hand into a system from their systems
    then
        your food is rival's food
        your loyalty is rival's loyalty
        number of cubes on biosphere is 1

scenario "in the next round the biosphere hears again"
    ru  "в следующем раунде Биосфера срабатывает снова"
    given
        your systems are [biosphere], [frigate]
        number of cubes on biosphere is 1
        your hand is [spaceport]
        your resources are 5 food, 5 fleet
        your loyalty is 3
    when
        reach end of closing
        reach start of deeds
        you build spaceport into system of frigate
    then
        number of cubes on biosphere is 1
        your loyalty is 5

scenario "a biosphere hears its own building"
    ru  "Биосфера срабатывает и при собственной постройке"
    given
        your hand is [biosphere]
        your resources are 7 food, 7 fleet, 7 production
        your loyalty is 3
        rival's hand is [biosphere]
        rival's resources are 7 food, 7 fleet, 7 production
        number of cubes in rival's reserve is 0
    when
        you build biosphere into a system from your systems
        rival builds a card from their hand into a system from their systems
    then
        your food is rival's food + 1
        your loyalty is 5
        number of cubes on biosphere is 1

scenario "a card on the biosphere covers it before it is heard"
    ru  "карта, построенная поверх Биосферы, закрывает её прежде, чем та сработает"
    given
        your systems are [biosphere]
        your hand is [spaceport]
        your resources are 7 food, 7 fleet, 7 production
        your loyalty is 3
    when
        you build spaceport into system of biosphere
    then
        your loyalty is 3
        number of cubes on biosphere is 0

scenario "the biosphere does not hear what others build"
    ru  "Биосфера не срабатывает, когда строят соперники"
    given
        your systems are [biosphere]
        your loyalty is 3
        rival's hand is [spaceport]
        rival's resources are 7 food, 7 fleet, 7 production
    when
        rival builds spaceport into a system from their systems
    then
        your resources are 0 food
        your loyalty is 3
        number of cubes on biosphere is 0

scenario "with an empty reserve the biosphere hears nothing"
    ru  "с пустым резервом Биосфера не срабатывает"
    given
        your systems are [biosphere], [frigate]
        your hand is [spaceport]
        your resources are 7 food, 7 fleet, 7 production
        your loyalty is 3
        number of cubes in your reserve is 0
    when
        you build spaceport into system of frigate
    then
        your loyalty is 3
        number of cubes on biosphere is 0

scenario "a battleship may take the biosphere's slot for a round"
    ru  "Линкор может занять ячейку Биосферы до конца раунда"
    given
        your systems are [battleship]
        your resources are 2 fleet
        rival's systems are [biosphere], [frigate]
        rival's hand is [spaceport]
        rival's resources are 7 food, 0 fleet, 7 production
        rival's loyalty is 3
    when
        you attack rival
        rival gains 5 fleet
        rival builds spaceport into system of frigate
    then
        number of cubes on biosphere is 1
        rival's loyalty is 2
