### Слова «Владыки Ориона» по-русски, которых нет в названиях: род, падежи, глаголы, как говорят о величинах.
### Названия в файлах `.moo` дают именительный падеж, форму для 2 и форму для 5.

counter-food = продовольствие
    .gender = n
counter-fleet = флот
    .gender = m
counter-production = производство
    .gender = n
counter-loyalty = лояльность
    .dat = лояльности
    .gender = f
    .acc = лояльность
counter-score = очко
    .gender = n
    .plural = очки
counter-round_number = номер раунда
    .gen = номера раунда
    .gender = m

kind-cube = кубик
    .gender = m
    .ins = кубиком
    .plural = кубики
kind-building = сооружение
    .gender = n
    .gen = сооружения
    .dat = сооружению
    .ins = сооружением
    .loc = сооружении
    .plural = сооружения
kind-advisor = советник
    .gender = m
    .animate = yes
    .gen = советника
    .dat = советнику
    .loc = советнике
    .ins = советником
    .plural = советники
kind-race = раса
    .gender = f
    .gen = расы
    .dat = расе
    .ins = расой
    .loc = расе
    .acc = расу
    .plural = расы

zone-deck = колода
    .gender = f
    .gen = колоды
    .acc = колоду
    .loc = колоде
    .ins = колодой
zone-discard_pile = сброс
    .gender = m
    .gen = сброса
    .loc = сбросе
zone-hand = рука
    .gender = f
    .gen = руки
    .acc = руку
    .loc = руке
    .at = on
    .bare = yes
    .verb = take
zone-systems = системы
    .gender = pl
    .gen = систем
    .loc = системах
pile-systems = система
    .gender = f
    .gen = системы
    .dat = системе
    .acc = систему
    .ins = системой
    .loc = системе
    .plural = системы
    .plural-gen = систем
    .plural-loc = системах
zone-council = совет
    .gender = m
    .gen = совета
    .loc = совете
zone-middle = середина стола
    .gender = f
    .gen = середины стола
    .acc = середину стола
    .loc = середине стола
    .at = on
zone-box = стопка советников
    .gender = f
    .gen = стопки советников
    .acc = стопку советников
    .loc = стопке советников
zone-race_box = коробка
    .gender = f
    .gen = коробки
    .acc = коробку
    .loc = коробке
zone-seat = игровая зона
    .gender = f
    .gen = игровой зоны
    .acc = игровую зону
    .loc = игровой зоне
zone-reserve = резерв
    .gender = m
    .gen = резерва
    .loc = резерве
zone-actions = запас действий
    .gender = m
    .gen = запаса действий
    .loc = запасе действий
zone-spent = потраченные кубики
    .gender = pl
    .gen = потраченных кубиков
    .loc = потраченных кубиках
zone-propaganda = ячейка пропаганды
    .gender = f
    .gen = ячейки пропаганды
    .acc = ячейку пропаганды
    .loc = ячейке пропаганды
zone-markers = маркеры атаки
    .gender = pl
    .gen = маркеров атаки
    .loc = маркерах атаки

moment-round = раунд
    .gender = m
    .gen = раунда
moment-opening = начало раунда
    .gender = n
    .gen = начала раунда
moment-deeds = фаза действий
    .gender = f
    .gen = фазы действий
    .acc = фазу действий
moment-closing = конец раунда
    .gender = m
    .gen = конца раунда

effect-activate = Активация

fact-colour = цвет
fact-cost = цена
    .gained = столько ресурсов, сколько { $what } стоит
    .gender = f
    .gen = цены
    .acc = цену
fact-income = доход
    .gender = m
    .gen = дохода
fact-points = очки
    .gender = pl
    .gen = очков
fact-start = начальные ресурсы
    .gender = pl
    .gen = начальных ресурсов
fact-marked = знак лояльности
    .yes = на { LOC($what) } есть знак лояльности
    .no = на { LOC($what) } нет знака лояльности

word-blue = синий
word-red = красный
word-yellow = жёлтый
word-grey = серый

part-discount = скидка
    .gender = f
    .gen = скидки
part-target = соперник
    .gender = m
    .animate = yes
    .gen = соперника
    .dat = сопернику
    .ins = соперником
    .loc = сопернике

verb-build = построить
    .order = постройте
    .you = строите
    .one = строит
    .past = построили
    .past-one = построил
    .doing = строить
    .system = в { LOC($what) }
    .discount = со скидкой в { $what ->
        [one] { $what } ресурс
        [few] { $what } ресурса
       *[other] { $what } ресурсов
     }
verb-activate = активировать
    .order = активируйте
    .you = активируете
    .one = активирует
    .past = активировали
    .past-one = активировал
    .doing = активировать
verb-attack = атаковать
    .order = атакуйте
    .you = атакуете
    .one = атакует
    .past = атаковали
    .past-one = атаковал
    .doing = атаковать
verb-hire = нанять
    .order = наймите
    .you = нанимаете
    .one = нанимает
    .past = наняли
    .past-one = нанял
    .doing = нанимать
verb-exploit = эксплуатировать
    .order = эксплуатируйте
    .you = эксплуатируете
    .one = эксплуатирует
    .past = эксплуатировали
    .past-one = эксплуатировал
    .doing = эксплуатировать
verb-exploit_on_board = эксплуатировать
    .order = эксплуатируйте
    .you = эксплуатируете
    .one = эксплуатирует
    .past = эксплуатировали
    .past-one = эксплуатировал
    .doing = эксплуатировать
verb-mobilise = провести мобилизацию
    .order = проведите мобилизацию
    .you = проводите мобилизацию
    .one = проводит мобилизацию
    .past = провели мобилизацию
    .past-one = провёл мобилизацию
    .doing = проводить мобилизацию
verb-gain_action = получить действие
    .order = получите действие
    .you = получаете действие
    .one = получает действие
    .past = получили действие
    .past-one = получил действие
    .doing = получать действия

deed-build = строительство
    .gender = n
    .gen = строительства
    .loc = строительстве
deed-hire = наём
    .gender = m
    .gen = найма
    .loc = найме
deed-attack = атака
    .gender = f
    .gen = атаки
    .loc = атаке
deed-activate = активация
    .gender = f
    .gen = активации
    .loc = активации
deed-mobilise = мобилизация
    .gender = f
    .gen = мобилизации
    .loc = мобилизации
deed-exploit = эксплуатация
    .gender = f
    .gen = эксплуатации
    .loc = эксплуатации
deed-exploit_on_board = эксплуатация
    .gender = f
    .gen = эксплуатации
    .loc = эксплуатации
deed-gain_action = получение действия
    .gender = n
    .gen = получения действия
    .loc = получении действия

value-cards = карта
    .gender = f
    .gen = карты
    .acc = карту
    .ins = картой
    .loc = карте
    .plural = карты
    .plural-gen = карт
    .plural-loc = картах
    .at = on
value-system_limit = предел систем
    .gender = m
    .gen = предела систем
    .more = у { GEN($of) } может быть на { $change } { $change ->
        [one] систему
        [few] системы
       *[other] систем
     } больше
    .less = у { GEN($of) } может быть на { $change } { $change ->
        [one] систему
        [few] системы
       *[other] систем
     } меньше
    .is = у { GEN($of) } может быть { $change } { $change ->
        [one] система
        [few] системы
       *[other] систем
     }
value-research_draw = число карт исследования
    .gender = n
    .gen = числа карт исследования
    .more = при исследовании берите на { $change } { $change ->
        [one] карту
        [few] карты
       *[other] карт
     } больше
    .less = при исследовании берите на { $change } { $change ->
        [one] карту
        [few] карты
       *[other] карт
     } меньше
    .is = при исследовании берите { $change } { $change ->
        [one] карту
        [few] карты
       *[other] карт
     }
value-propaganda_gain = лояльность за пропаганду
    .gender = f
    .gen = лояльности за пропаганду
    .more = пропаганда даёт { DAT($of) } на { $change } лояльности больше
    .less = пропаганда даёт { DAT($of) } на { $change } лояльности меньше
    .is = пропаганда даёт { DAT($of) } { $change } лояльности
value-loyalty_mark = порог лояльности
    .gender = m
    .gen = порога лояльности
value-system_discount = скидка
    .gender = f
    .gen = скидки
    .for = для { GEN($what) }
    .more = строительство в { LOC($for) } стоит на { $change } { $change ->
        [one] ресурс
        [few] ресурса
       *[other] ресурсов
     } меньше
    .less = строительство в { LOC($for) } стоит на { $change } { $change ->
        [one] ресурс
        [few] ресурса
       *[other] ресурсов
     } больше
    .is = скидка на строительство в { LOC($for) } — { $change }
value-attack_cost = цена атаки
    .gender = f
    .gen = цены атаки
    .against = на { ACC($what) }
    .more = атака на { ACC($against) } стоит на { ACC($change) } больше
    .less = атака на { ACC($against) } стоит на { ACC($change) } меньше
    .is = атака на { ACC($against) } стоит { ACC($change) }
value-attack_strength = сила атаки
    .gender = f
    .gen = силы атаки
    .more = { OF($of, "f") } сила атаки увеличена на { $change }
    .less = { OF($of, "f") } сила атаки уменьшена на { $change }
    .is = { OF($of, "f") } сила атаки — { $change }
value-defence = защита
    .gender = f
    .gen = защиты
    .more = { OF($of, "f") } защита увеличена на { $change }
    .less = { OF($of, "f") } защита уменьшена на { $change }
    .is = { OF($of, "f") } защита — { $change }
value-high_actions = число действий при высокой мобилизации
    .gender = n
    .gen = числа действий при высокой мобилизации
    .more = высокая мобилизация даёт { DAT($of) } на { $change } больше действий
    .less = высокая мобилизация даёт { DAT($of) } на { $change } меньше действий
    .is = высокая мобилизация даёт { DAT($of) } { $change ->
        [one] { $change } действие
        [few] { $change } действия
       *[other] { $change } действий
     }
value-middle_actions = число действий при средней мобилизации
    .gender = n
value-low_actions = число действий при низкой мобилизации
    .gender = n
value-high_loss = потеря лояльности при высокой мобилизации
    .gender = f
    .gen = потери лояльности при высокой мобилизации
    .more = высокая мобилизация стоит { DAT($of) } на { $change } лояльности больше
    .less = высокая мобилизация стоит { DAT($of) } на { $change } лояльности меньше
    .is = { $change ->
        [0] высокая мобилизация не стоит { DAT($of) } лояльности
       *[other] высокая мобилизация стоит { DAT($of) } { $change } лояльности
     }
value-keeps_cubes = сохраняет кубики
    .yes = { $what } сохраняет свои кубики в конце раунда
    .no = { $what } не сохраняет свои кубики
value-attack_limit = предел атак
    .gender = m
    .gen = предела атак
value-used_systems = число занятых систем
    .gender = n
    .gen = числа занятых систем
value-is_full = все системы заполнены
    .yes = у { GEN($what) } все системы заполнены
    .no = у { GEN($what) } не все системы заполнены
value-final_score = итоговый счёт
    .gender = m
    .gen = итогового счёта


# ---- откуда что взято ----

origin-public_notes = открытые заметки
origin-public_notes_of_a_card_without_a_name = открытые заметки, о карте без названия
origin-rulebook_activation = правила, активация
origin-rulebook_building_actions = правила, строительные действия
origin-rulebook_clarifications = правила, пояснения
origin-rulebook_discounts = правила, скидки
origin-rulebook_exchange_arrows = правила, стрелки обмена
origin-rulebook_order_of_the_clarifications = правила, порядок пояснений
origin-rulebook_slash_between_resources = правила, черта между ресурсами
about-choice = выбор
about-counting = подсчёт
about-design = замысел
about-effect = эффект
about-harm = ущерб
about-mobilisation = мобилизация
about-moment = момент
about-name = название
about-numbers = числа
about-price = цена
about-reward = награда
