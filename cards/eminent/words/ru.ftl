### Слова «Космической эры» по-русски, которых нет в названиях: род, падежи, глаголы, как говорят о величинах.
### Названия в файлах `.moo` дают именительный падеж, форму для 2 и форму для 5.

counter-fighter = истребитель
    .gender = m
    .dat = истребителю
    .plural = истребители
    .plural-dat = истребителям
counter-influence = влияние
    .gender = n
counter-supply = запас влияния
    .gender = m
counter-round_number = номер раунда
    .gender = m
    .gen = номера раунда
counter-extended = признак расширенной игры
    .any = это расширенная партия
    .gender = m
    .gen = признака расширенной игры
    .set = чтобы игра закончилась, должны опустеть 2 стопки ролей
counter-learning = признак обучающей партии
    .any = это обучающая партия
    .gender = m
    .gen = признака обучающей партии
    .none = это не обучающая партия
    .set = роль науки выбрать нельзя
counter-references = бонус вспомогательных карт
    .gender = m
    .ins = бонусом вспомогательных карт
    .set = кто применяет роль поиска или завоевания, когда её стопка пуста, получает ещё { $new } символ

noun-action = роль
    .gender = f
    .gen = роли
    .dat = роли
    .acc = роль
    .ins = ролью
    .loc = роли
    .plural = роли
    .plural-gen = ролей
kind-role_card = карта роли
    .gender = f
    .gen = карты роли
    .dat = карте роли
    .acc = карту роли
    .ins = картой роли
    .loc = карте роли
    .at = on
    .plural = карты ролей
    .plural-gen = карт ролей
kind-technology = технология
    .gender = f
    .gen = технологии
    .dat = технологии
    .acc = технологию
    .ins = технологией
    .loc = технологии
    .at = on
    .plural = технологии
kind-planet = планета
    .gender = f
    .gen = планеты
    .dat = планете
    .acc = планету
    .ins = планетой
    .loc = планете
    .at = on
    .plural = планеты
    .plural-gen = планет
    .plural-dat = планетам
    .plural-ins = планетами
    .plural-loc = планетах
kind-token = ресурс
    .gender = m
    .gen = ресурса
    .dat = ресурсу
    .ins = ресурсом
    .loc = ресурсе
    .at = on
    .plural = ресурсы

zone-hand = рука
    .gender = f
    .gen = руки
    .acc = руку
    .loc = руке
    .at = on
    .bare = yes
    .verb = take
zone-deck = колода
    .gender = f
    .gen = колоды
    .acc = колоду
    .loc = колоде
    .verb = mix
zone-discard_pile = сброс
    .gender = m
    .gen = сброса
    .loc = сбросе
zone-box = коробка
    .under = обратно в коробку
    .gender = f
    .gen = коробки
    .acc = коробку
    .loc = коробке
zone-removed = убранные карты
    .gender = pl
    .gen = убранных карт
    .loc = убранных картах
    .verb = remove
    .in = среди убранных карт
    .into = из игры
zone-survey_stack = стопка поиска
    .gender = f
    .gen = стопки поиска
    .acc = стопку поиска
    .loc = стопке поиска
zone-warfare_stack = стопка завоевания
    .gender = f
    .gen = стопки завоевания
    .acc = стопку завоевания
    .loc = стопке завоевания
zone-colonize_stack = стопка колонизации
    .gender = f
    .gen = стопки колонизации
    .acc = стопку колонизации
    .loc = стопке колонизации
zone-trade_stack = стопка производства/продажи
    .gender = f
    .gen = стопки производства/продажи
    .acc = стопку производства/продажи
    .loc = стопке производства/продажи
zone-research_stack = стопка науки
    .gender = f
    .gen = стопки науки
    .acc = стопку науки
    .loc = стопке науки
zone-technologies = стопки технологий
    .gender = pl
    .gen = стопок технологий
    .loc = стопках технологий
zone-played = сыгранные для роли карты
    .gender = pl
    .gen = сыгранных для роли карт
    .loc = сыгранных для роли картах
    .in = среди сыгранных для роли карт
    .things = yes
    .verb = play
    .silent = yes
zone-play_area = постоянные технологии
    .gender = pl
    .gen = постоянных технологий
    .loc = постоянных технологиях
    .in = среди постоянных технологий
    .things = yes
    .into = перед { INS($owner) }
zone-action_area = зона действия
    .gender = f
    .gen = зоны действия
    .acc = зону действия
    .loc = зоне действия
zone-in_force = действующие в этот ход технологии
    .gender = pl
    .gen = действующих в этот ход технологий
    .loc = действующих в этот ход технологиях
    .in = среди действующих в этот ход технологий
    .things = yes
    .into = перед { INS($owner) }
zone-scouted = разведанные планеты
    .gender = pl
    .gen = разведанных планет
    .loc = разведанных планетах
    .in = среди разведанных планет
    .things = yes
zone-frontier = закрытые планеты
    .gender = pl
    .gen = закрытых планет
    .loc = закрытых планетах
    .things = yes
    .in = рубашкой вверх в { OF($owner, "f", "loc") } империи
    .into = рубашкой вверх в { OF($owner, "f", "acc") } империю
zone-empire = империя
    .gender = f
    .gen = империи
    .acc = империю
    .loc = империи
    .from = в { OF($owner, "f", "loc") } империи
zone-start_planets = стопка начальных планет
    .gender = f
    .gen = стопки начальных планет
    .acc = стопку начальных планет
    .loc = стопке начальных планет
zone-planet_box = планеты в коробке
    .gender = pl
    .gen = планет в коробке
    .loc = планетах в коробке
    .in = в коробке
    .from = из коробки
zone-planet_deck = колода планет
    .gender = f
    .gen = колоды планет
    .acc = колоду планет
    .loc = колоде планет
zone-planet_discard = сброс планет
    .gender = m
    .gen = сброса планет
    .loc = сбросе планет
zone-bank = запас
    .gender = m
    .gen = запаса
    .loc = запасе
    .from = { "" }
zone-sold = проданные за ход ресурсы
    .gender = pl
    .gen = проданных за ход ресурсов
    .loc = проданных за ход ресурсах
    .verb = return
    .things = yes
    .in = среди проданных за ход
    .into = в запас
zone-made = виды произведённых за ход ресурсов
    .gender = pl
    .gen = видов произведённых за ход ресурсов
    .loc = видах произведённых за ход ресурсов
    .verb = note
    .things = yes
    .in = среди произведённых за ход
    .into = как произведённый за ход
zone-named = названные ресурсы
    .gender = pl
    .gen = названных ресурсов
    .loc = названных ресурсах
    .in = среди названных ресурсов
    .verb = name
    .things = yes
    .silent = yes
zone-colonies = колонии
    .gender = pl
    .gen = колоний
    .lies = under
zone-storage = ресурсы
    .gender = pl
    .gen = ресурсов
    .lies = on

verb-mix = замешать
    .order = замешайте
    .you = замешиваете
    .one = замешивает
    .many = замешивают
    .past = замешали
    .past-one = замешал
verb-remove = убрать
    .order = уберите
    .you = убираете
    .one = убирает
    .many = убирают
    .past = убрали
    .past-one = убрал
    .doing = убирать
say-remove = { $verb } { $where } { ACC($what) }
verb-return = вернуть
    .order = верните
    .you = возвращаете
    .one = возвращает
    .many = возвращают
    .past = вернули
    .past-one = вернул
verb-name = назвать
    .order = назовите
    .you = называете
    .one = называет
    .many = называют
    .past = назвали
    .past-one = назвал
verb-play = сыграть
    .order = сыграйте
    .you = играете
    .one = играет
    .many = играют
    .past = сыграли
    .past-one = сыграл
verb-note = отметить
    .order = отметьте
    .you = отмечаете
    .one = отмечает
    .many = отмечают

moment-cleanup = фаза очистки
    .gender = f
    .gen = фазы очистки
    .acc = фазу очистки
moment-roles = фаза роли
    .gender = f
    .gen = фазы роли
    .acc = фазу роли
moment-deeds = фаза действия
    .gender = f
    .gen = фазы действия
    .acc = фазу действия

effect-deed = Действие

fact-icons = символы
    .gender = pl
    .gen = символов
    .loc = символах
fact-type = тип
    .gender = m
    .gen = типа
    .loc = типе
fact-level = уровень
    .gender = m
    .gen = уровня
    .loc = уровне
fact-cost = затраты на науку
    .gender = pl
    .gen = затрат на науку
fact-points = влияние
    .gender = n
    .gen = влияния
fact-warfare = цена завоевания
    .gender = f
    .gen = цены завоевания
    .dat = цене завоевания
    .acc = цену завоевания
fact-colonize = цена колонизации
    .gender = f
    .gen = цены колонизации
    .dat = цене колонизации
    .acc = цену колонизации
fact-slots = ячейки
    .gender = pl
    .gen = ячеек
    .loc = ячейках
fact-extra_hand = прибавка к пределу руки
    .gender = f
    .gen = прибавки к пределу руки
fact-lasting = постоянная
    .gender = f
    .yes = { $what } { AGREE($what) ->
        [pl] постоянны
       *[other] постоянна
     }
    .no = { $what } не { AGREE($what) ->
        [pl] постоянны
       *[other] постоянна
     }
fact-starting = начальная планета
    .gender = f
    .gen = начальной планеты
    .acc = начальную планету
    .plural = начальные планеты
    .plural-gen = начальных планет
    .alone = yes
    .yes = { $what } — { AGREE($what) ->
        [pl] начальные
       *[other] начальная
     }
    .no = { $what } — не { AGREE($what) ->
        [pl] начальные
       *[other] начальная
     }
fact-sort = вид
    .gender = m
    .gen = вида

word-survey = поиск
    .gender = m
    .gen = поиска
    .dat = поиску
    .ins = поиском
    .loc = поиске
word-warfare = завоевание
    .gender = n
    .gen = завоевания
    .dat = завоеванию
    .ins = завоеванием
    .loc = завоевании
word-colonize = колонизация
    .gender = f
    .gen = колонизации
    .dat = колонизации
    .acc = колонизацию
    .ins = колонизацией
    .loc = колонизации
word-produce = производство
    .gender = n
    .gen = производства
    .dat = производству
    .ins = производством
    .loc = производстве
word-trade = продажа
    .gender = f
    .gen = продажи
    .dat = продаже
    .acc = продажу
    .ins = продажей
    .loc = продаже
word-research = наука
    .gender = f
    .gen = науки
    .dat = науке
    .acc = науку
    .ins = наукой
    .loc = науке
word-food = еда
    .gender = f
    .gen = еды
    .acc = еду
word-water = вода
    .gender = f
    .gen = воды
    .acc = воду
word-iron = железо
    .gender = n
    .gen = железа
word-silicon = кремний
    .gender = m
    .gen = кремния
word-fighter_left = истребитель
    .gender = m
    .gen = истребителя
    .alone = yes
    .unsaid = yes
word-any = любой
word-advanced = развитый
word-fertile = плодородный
word-metallic = богатый металлами
word-prestige = престижный
word-utopia = утопический

part-icon = роль
    .gender = f
    .gen = роли
    .dat = роли
    .acc = роль
    .ins = ролью
    .loc = роли
part-extra = дополнительные символы
    .gender = pl
    .gen = дополнительных символов
    .dat = дополнительным символам
    .ins = дополнительными символами
part-power = число символов
    .gender = n
    .gen = числа символов
    .dat = числу символов
    .ins = числом символов
    .each = за каждый символ
part-bonus = бонус ведущего
    .gender = m
    .gen = бонуса ведущего
    .dat = бонусу ведущего
    .ins = бонусом ведущего
    .any = вы ведущий
part-count = это число
    .gender = n
    .gen = этого числа
    .dat = этому числу
part-most = предел
    .gender = m
    .gen = предела
    .dat = пределу
part-type = нужный тип
    .gender = m
    .gen = нужного типа
part-sort = вид
    .gender = m
    .gen = вида
    .dat = виду

verb-attack = захватить
    .order = захватите
    .you = захватываете
    .one = захватывает
    .many = захватывают
    .past = захватили
    .past-one = захватил
    .doing = захватывать
verb-settle = заселить
    .order = заселите
    .you = заселяете
    .one = заселяет
    .many = заселяют
    .past = заселили
    .past-one = заселил
    .doing = заселять
verb-claim = перевернуть
    .order = переверните
    .you = переворачиваете
    .one = переворачивает
    .many = переворачивают
    .past = перевернули
    .past-one = перевернул
    .planet = { ACC($what) } лицевой стороной вверх
verb-produce_on = произвести ресурс
    .order = произведите ресурс
    .you = производите ресурс
    .one = производит ресурс
    .many = производят ресурс
    .past = произвели ресурс
    .past-one = произвёл ресурс
    .doing = производить ресурс
    .planet = на { LOC($what) }
verb-sell = продать
    .order = продайте
    .you = продаёте
    .one = продаёт
    .many = продают
    .past = продали
    .past-one = продал
verb-sell_fighter = продать истребитель
    .order = продайте истребитель
    .you = продаёте истребитель
    .one = продаёт истребитель
    .many = продают истребитель
    .past = продали истребитель
    .past-one = продал истребитель
    .doing = продавать истребитель
verb-trade_one = продать ресурс
    .order = продайте ресурс
    .you = продаёте ресурс
    .one = продаёт ресурс
    .past = продали ресурс
    .past-one = продал ресурс
verb-trade_goods = продать
    .order = продайте
    .you = продаёте
    .one = продаёт
    .past = продали
    .past-one = продал
    .most = { $what ->
        [1] ресурс
       *[other] до { $what } ресурсов
     }
    .most-each = до 1 ресурса { $each }
    .most-of = ресурсы, но не больше { GEN($what) }
verb-earn = получить
    .order = получите
    .you = получаете
    .one = получает
    .many = получают
    .past = получили
    .past-one = получил
    .count = { $what } { $what ->
        [one] влияние
       *[other] влияния
     }
    .count-each = 1 влияние { $each }
    .count-of = столько влияния, каково { $what }
verb-scout = просмотреть
    .order = просмотрите
    .you = просматриваете
    .one = просматривает
    .past = просмотрели
    .past-one = просмотрел
    .count = { $what ->
        [1] верхнюю планету колоды планет и добавьте её в свою империю рубашкой вверх
        [one] { $what } верхнюю планету колоды планет, добавьте одну из них в свою империю рубашкой вверх, а остальные сбросьте
        [few] { $what } верхние планеты колоды планет, добавьте одну из них в свою империю рубашкой вверх, а остальные сбросьте
       *[other] { $what } верхних планет колоды планет, добавьте одну из них в свою империю рубашкой вверх, а остальные сбросьте
     }
    .count-of = столько верхних планет колоды планет, каково { $what }, добавьте одну из них в свою империю рубашкой вверх, а остальные сбросьте
verb-secure = оставить себе
    .order = оставьте себе
    .you = оставляете себе
    .one = оставляет себе
    .many = оставляют себе
    .past = оставили себе
    .past-one = оставил себе
verb-lead = применить роль
    .order = примените роль
    .you = применяете роль
    .one = применяет роль
    .past = применили роль
    .past-one = применил роль
    .icon = { GEN($what) }
    .extra = с { $what ->
        [one] { $what } дополнительным символом
       *[other] { $what } дополнительными символами
     }
    .extra-of = с { INS($what) }
verb-boost = усилить
    .order = усильте
    .you = усиливаете
    .one = усиливает
    .many = усиливают
    .past = усилили
    .past-one = усилил
verb-carry_out = исполнить
    .order = исполните
    .you = исполняете
    .one = исполняет
    .past = исполнили
    .past-one = исполнил
    .power = , считая символы: { $what }
    .power-of = , считая { ACC($what) }
    .bonus = { $what ->
        [0] без бонуса ведущего
       *[other] , с бонусом ведущего
     }
verb-follow = отказаться от роли или повторить её
    .order = откажитесь от роли или повторите её
    .you = отказываетесь от роли или повторяете её
    .one = отказывается от роли или повторяет её
    .past = ответили на роль
    .past-one = ответил на роль
    .icon = { "" }
verb-join_in = повторить роль
    .order = повторите роль
    .you = повторяете роль
    .one = повторяет роль
    .past = повторили роль
    .past-one = повторил роль
    .icon = { "" }
verb-dissent = отказаться от роли
    .order = откажитесь от роли
    .you = отказываетесь от роли
    .one = отказывается от роли
    .past = отказались от роли
    .past-one = отказался от роли
verb-spread_colonies = добавить колонии
    .order = добавьте колонии
    .you = добавляете колонии
    .one = добавляет колонии
verb-learn = изучить
    .order = изучите
    .you = изучаете
    .one = изучает
    .past = изучили
    .past-one = изучил
    .doing = изучать
    .power = { "" }
    .power-of = { "" }
    .power-each = { "" }
verb-act = разыграть фазу действия
    .order = разыграйте фазу действия
    .you = разыгрываете фазу действия
    .one = разыгрывает фазу действия
    .past = разыграли фазу действия
    .past-one = разыграл фазу действия
verb-lead_a_role = разыграть фазу роли
    .order = разыграйте фазу роли
    .you = разыгрываете фазу роли
    .one = разыгрывает фазу роли
    .past = разыграли фазу роли
    .past-one = разыграл фазу роли
verb-clean_up = разыграть фазу очистки
    .order = разыграйте фазу очистки
    .you = разыгрываете фазу очистки
    .one = разыгрывает фазу очистки
    .past = разыграли фазу очистки
    .past-one = разыграл фазу очистки
verb-do_deed = выполнить
    .order = выполните
    .you = выполняете
    .one = выполняет
    .past = выполнили
    .past-one = выполнил
    .card = действие { GEN($what) }
verb-play_deed = сыграть
    .order = сыграйте
    .you = играете
    .one = играет
    .past = сыграли
    .past-one = сыграл
    .doing = играть
    .card = { ACC($what) } ради действия
verb-take_turn = сделать ход
    .order = сделайте ход
    .you = делаете ход
    .one = делает ход
    .past = сделали ход
    .past-one = сделал ход
verb-prepare = подготовить стол
    .order = подготовьте стол
    .you = готовите стол
    .one = готовит стол
verb-begin = взять начальную колоду, начальную планету и 5 карт
    .order = возьмите начальную колоду, начальную планету и 5 карт
    .you = берёте начальную колоду, начальную планету и 5 карт
    .one = берёт начальную колоду, начальную планету и 5 карт

deed-attack = захват
    .gender = m
    .gen = захвата
    .ins = захватом
    .loc = захвате
deed-settle = заселение
    .gender = n
    .gen = заселения
    .ins = заселением
    .loc = заселении
deed-clean_up = очистка
    .gender = f
    .gen = очистки
    .ins = очисткой
    .loc = очистке

value-hand_limit = предел руки
    .gender = m
    .gen = предела руки
    .dat = пределу руки
    .more = { OF($of) } предел руки увеличен на { $change }
    .less = { OF($of) } предел руки уменьшен на { $change }
    .is = { OF($of) } предел руки — { $change }
value-deeds_allowed = число карт в фазе действия
    .gender = n
    .gen = числа карт в фазе действия
    .more = в фазе действия можно сыграть на { $change } { $change ->
        [one] карту
        [few] карты
       *[other] карт
     } больше
    .less = в фазе действия можно сыграть на { $change } { $change ->
        [one] карту
        [few] карты
       *[other] карт
     } меньше
    .is = в фазе действия можно сыграть { $change } { $change ->
        [one] карту
        [few] карты
       *[other] карт
     }
value-turns_about = порядок фаз
    .yes = { $what } { AGREE($what) ->
        [pl] можете
       *[other] может
     } разыграть фазу роли раньше фазы действия
    .no = { $what } не { AGREE($what) ->
        [pl] можете
       *[other] может
     } разыграть фазу роли раньше фазы действия
value-is_adaptable = символы карт науки
    .yes = у { GEN($what) } на картах роли науки есть все символы
    .no = у { GEN($what) } на картах роли науки есть только их собственный символ
value-dissent_draw = число карт за отказ от роли
    .gender = n
    .gen = числа карт за отказ от роли
    .more = отказываясь от роли, берите на { $change } { $change ->
        [one] карту
        [few] карты
       *[other] карт
     } больше
    .less = отказываясь от роли, берите на { $change } { $change ->
        [one] карту
        [few] карты
       *[other] карт
     } меньше
    .is = отказываясь от роли, берите { $change } { $change ->
        [one] карту
        [few] карты
       *[other] карт
     }
value-leads_along = бонус ведущего при повторе
    .yes = повторяя завоевание или колонизацию, { $what } { AGREE($what) ->
        [pl] можете
       *[other] может
     } вместо этого захватить или заселить планету, как ведущий
    .no = повторяя завоевание или колонизацию, { $what } не { AGREE($what) ->
        [pl] можете
       *[other] может
     } захватить или заселить планету
    .if-yes = { OF($what, "pl") } технологии дают бонус ведущего при повторе роли
    .if-no = { OF($what, "pl") } технологии не дают бонуса ведущего при повторе роли
value-trades_fighters = продажа истребителей
    .yes = { $what } { AGREE($what) ->
        [pl] можете
       *[other] может
     } продавать истребители как ресурсы
    .no = { $what } не { AGREE($what) ->
        [pl] можете
       *[other] может
     } продавать истребители
value-war_discount = скидка на завоевание
    .gender = f
    .gen = скидки на завоевание
    .more = захват планеты обходится { DAT($of) } на { $change } { $change ->
        [one] истребитель
        [few] истребителя
       *[other] истребителей
     } дешевле
    .less = захват планеты обходится { DAT($of) } на { $change } { $change ->
        [one] истребитель
        [few] истребителя
       *[other] истребителей
     } дороже
    .is = захват планеты обходится { DAT($of) } на { $change } { $change ->
        [one] истребитель
        [few] истребителя
       *[other] истребителей
     } дешевле напечатанного
value-scorches = выжженная земля
    .yes = захватывая планету, { $what } { AGREE($what) ->
        [pl] оставляете
       *[other] оставляет
     } на ней истребитель, и она не хранит ресурсов
    .no = захватывая планету, { $what } не { AGREE($what) ->
        [pl] оставляете
       *[other] оставляет
     } на ней истребитель
    .if-yes = у { GEN($what) } действует тактика выжженной земли
    .if-no = у { GEN($what) } не действует тактика выжженной земли
value-fills_planets = полные ячейки
    .yes = когда { $what } { AGREE($what) ->
        [pl] захватываете или заселяете
       *[other] захватывает или заселяет
     } планету, её ячейки сразу полны
    .no = когда { $what } { AGREE($what) ->
        [pl] захватываете или заселяете
       *[other] захватывает или заселяет
     } планету, её ячейки пусты
    .if-yes = { OF($what, "pl") } планеты приходят с полными ячейками
    .if-no = { OF($what, "pl") } планеты приходят с пустыми ячейками
value-stacks_to_empty = число стопок для конца игры
    .gender = n
    .gen = числа стопок для конца игры
value-survey_gone = пустая стопка поиска
    .gender = f
    .gen = пустой стопки поиска
value-warfare_gone = пустая стопка завоевания
    .gender = f
    .gen = пустой стопки завоевания
value-colonize_gone = пустая стопка колонизации
    .gender = f
    .gen = пустой стопки колонизации
value-trade_gone = пустая стопка производства/продажи
    .gender = f
    .gen = пустой стопки производства/продажи
value-research_gone = пустая стопка науки
    .gender = f
    .gen = пустой стопки науки
value-removable = рука и разыгрываемая карта
    .gender = pl
    .gen = руки и разыгрываемой карты
value-role_stacks = стопки ролей
    .gender = pl
    .gen = стопок ролей
value-stacks_empty = число пустых стопок
    .gender = n
    .gen = числа пустых стопок
value-shown = число символов
    .gender = n
    .gen = числа символов
    .for = для { GEN($what) }
    .any = на { LOC($of) } есть символ { GEN($for) }
    .none = на { LOC($of) } нет символа { GEN($for) }
value-empire_symbols = постоянные символы
    .gender = pl
    .gen = постоянных символов
    .ins = постоянными символами
    .owner = for
    .of = для { GEN($what) }
value-symbols = символы
    .gender = pl
    .gen = символов
    .ins = символами
    .owner = for
value-showable = число доступных символов
    .gender = n
    .gen = числа доступных символов
    .owner = for
value-least_to_follow = число символов для повтора
    .gender = n
    .gen = числа символов для повтора
    .owner = none
    .of = { GEN($what) }
value-settlers = число колоний
    .gender = n
    .gen = числа колоний
    .owner = none
    .of = под { INS($what) }
value-colony_price = нужное число колоний
    .gender = n
    .gen = нужного числа колоний
    .owner = none
    .of = для { GEN($what) }
value-war_price = цена завоевания
    .gender = f
    .gen = цены завоевания
    .dat = цене завоевания
value-open_slots = число пустых ячеек
    .gender = n
    .gen = числа пустых ячеек
    .owner = none
    .of = на { LOC($what) }
    .any = на { LOC($of) } есть пустая ячейка
    .none = на { LOC($of) } нет пустых ячеек
    .each = за каждую пустую ячейку на { LOC($of) }
value-room = место
    .gender = n
    .gen = места
    .owner = none
    .of = на { LOC($what) }
    .for = для { GEN($what) }
    .any = { $for } подходит к пустой ячейке { GEN($of) }
    .none = { $for } не подходит к пустым ячейкам { GEN($of) }
value-planets_known = число планет
    .gender = n
    .gen = числа планет
    .owner = for
    .of = нужного типа
value-was_traded = продажа
    .gender = f
    .gen = продажи
    .owner = for
    .of = ({ $what })
value-sorts_traded = число видов проданных за ход ресурсов
    .gender = n
    .gen = числа видов проданных за ход ресурсов
    .each = за каждый вид ресурсов, проданных за этот ход
value-sorts_made = число видов произведённых за ход ресурсов
    .gender = n
    .gen = числа видов произведённых за ход ресурсов
    .each = за каждый вид ресурсов, произведённых за этот ход
value-named_traded = число проданных за ход ресурсов названного вида
    .gender = n
    .gen = числа проданных за ход ресурсов названного вида
    .each = за каждый ресурс названного вида, проданный за этот ход
value-technology_points = влияние от технологий
    .gender = n
    .gen = влияния от технологий
value-goods = число ресурсов
    .gender = n
    .gen = числа ресурсов
    .dat = числу ресурсов
value-possessions = число ресурсов и истребителей
    .gender = n
    .gen = числа ресурсов и истребителей
    .dat = числу ресурсов и истребителей

table-ask-action = Выберите роль

about-facts = данные
about-name = название
about-name_ru = русское название


# ---- откуда что взято ----

origin-translated = переведено
origin-printed_card = напечатанная карта
origin-printed_planet = напечатанная планета
origin-notes_of_an_unofficial_program = заметки неофициальной программы
origin-inferred_from_the_other_five_utopias = выведено из пяти других утопий
origin-original_transliteration = наша транслитерация

log-diverse-markets-your-technologies-in-force-this-turn-to-your-discard-pile =
    Разнообразные рынки: ваши действующие в этот ход технологии -> ваш сброс
