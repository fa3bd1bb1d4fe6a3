### Слова «Ночного рынка» по-русски. Русских названий в его файлах нет, поэтому здесь стоит всё.

counter-coin = монета
    .gender = f
    .gen = монеты
    .acc = монету
    .ins = монетой
    .plural = монеты
    .plural-gen = монет
counter-incense = благовоние
    .gender = n
    .gen = благовония
    .plural = благовония
    .plural-gen = благовоний
counter-renown = слава
    .gender = f
    .gen = славы
    .dat = славе
    .acc = славу
    .mass = yes
counter-wakefulness = бодрость
    .gender = f
    .gen = бодрости
    .acc = бодрость
    .mass = yes
counter-lamp_oil = масло в фонаре на площади
    .gender = n
    .gen = масла в фонаре на площади
    .mass = yes

kind-lantern = фонарь
    .gender = m
    .gen = фонаря
    .plural = фонари
    .plural-gen = фонарей
kind-token = жетон
    .gender = m
    .gen = жетона
    .plural = жетоны
    .plural-gen = жетонов
kind-luck = кость
    .gender = f
    .gen = кости
    .acc = кость
    .plural = кости
    .plural-gen = костей
kind-bid = ставка
    .gender = f
    .gen = ставки
    .acc = ставку
    .plural = ставки
    .plural-gen = ставок
kind-ware = товар
    .gender = m
    .gen = товара
    .loc = товаре
    .plural = товары
    .plural-gen = товаров
    .plural-dat = товарам
kind-patron = покровитель
    .gender = m
    .animate = yes
    .gen = покровителя
    .plural = покровители
    .plural-gen = покровителей

zone-caravan = караван
    .gender = m
    .gen = каравана
    .loc = караване
zone-display = прилавок
    .gender = m
    .gen = прилавка
    .loc = прилавке
    .at = on
zone-stall = лавка
    .gender = f
    .gen = лавки
    .acc = лавку
    .loc = лавке
zone-river = река
    .gender = f
    .gen = реки
    .acc = реку
    .loc = реке
    .ins = рекой
zone-bids = стопка ставок
    .gender = f
    .gen = стопки ставок
    .acc = стопку ставок
    .loc = стопке ставок
zone-burnt = сожжённые ставки
    .gender = pl
    .gen = сожжённых ставок
    .loc = сожжённых ставках
zone-pouch = кошель
    .gender = m
    .gen = кошеля
    .loc = кошеле
zone-sealed = запечатанная ставка
    .gender = f
    .gen = запечатанной ставки
    .acc = запечатанную ставку
    .loc = запечатанной ставке
zone-patrons = стопка покровителей
    .loc = стопке покровителей
    .gender = f
    .gen = стопки покровителей
    .acc = стопку покровителей
zone-guest_room = гостевая комната
    .gender = f
    .gen = гостевой комнаты
    .acc = гостевую комнату
    .loc = гостевой комнате
zone-shelf = полка
    .gender = f
    .gen = полки
    .acc = полку
    .loc = полке
    .at = on
zone-square = площадь
    .gender = f
    .gen = площади
    .acc = площадь
    .loc = площади
    .at = on
zone-gate = ворота
    .gender = pl
    .gen = ворот
    .loc = воротах
zone-bowl = чаша
    .gender = f
    .gen = чаши
    .acc = чашу
    .loc = чаше
zone-purse = кошелёк
    .gender = m
    .gen = кошелька
    .loc = кошельке

moment-dusk = сумерки
    .gender = pl
    .gen = сумерек
moment-sealing = запечатывание ставок
    .gender = n
    .gen = запечатывания ставок
moment-opening_of_bids = вскрытие ставок
    .gender = n
    .gen = вскрытия ставок
moment-walk = прогулка
    .gender = f
    .gen = прогулки
    .acc = прогулку
moment-dawn = рассвет
    .gender = m
    .gen = рассвета
moment-night = ночь
    .gender = f
    .gen = ночи
    .acc = ночь
phase-dusk = Сумерки
phase-sealing = Запечатывание ставок
phase-opening_of_bids = Вскрытие ставок
phase-walk = Прогулка по рынку
phase-dawn = Рассвет
effect-tend = Уход
ending-sold_out = караван опустел
ending-renowned = одна из лавок прославилась
action-beg = Попрошайничество
action-tend = Уход за товаром
action-light = Фонарь на площади
action-sell = Продажа
action-give = Подарок
action-dream = Сон

fact-worth = ценность
    .gender = f
    .gen = ценности
    .acc = ценность
fact-asks = цена
    .gender = f
    .gen = цены
    .acc = цену
fact-rank = достоинство
    .gender = n
    .gen = достоинства
fact-famed = известность
    .yes = { $what } — известный
    .no = { $what } — неизвестный

word-silk = шёлковый
word-spice = пряный
word-tea = чайный

part-target = сосед
    .gender = m
    .animate = yes
    .gen = соседа
    .dat = соседу
    .ins = соседом
    .loc = соседе
part-extra = надбавка
    .gender = f
    .gen = надбавки
    .dat = надбавке

verb-buy = купить
    .order = купите
    .you = покупаете
    .one = покупает
    .past = купили
    .past-one = купил
    .doing = покупать
verb-beg_from = попросить милостыню
    .order = попросите милостыню
    .you = просите милостыню
    .one = просит милостыню
    .past = попросили милостыню
    .past-one = попросил милостыню
    .doing = просить милостыню
    .target = у { GEN($what) }
verb-tend_to = позаботиться
    .order = позаботьтесь
    .you = заботитесь
    .one = заботится
    .past = позаботились
    .past-one = позаботился
    .doing = заботиться
    .ware = о { LOC($what) }
verb-swap = продать
    .order = продайте
    .you = продаёте
    .one = продаёт
    .past = продали
    .past-one = продал
    .doing = продавать
    .extra = с надбавкой в { $what ->
        [one] { $what } монету
        [few] { $what } монеты
       *[other] { $what } монет
     }
verb-hand_over = отдать
    .order = отдайте
    .you = отдаёте
    .one = отдаёт
    .past = отдали
    .past-one = отдал
    .doing = отдавать
    .target = { DAT($what) }

deed-buy = покупка
    .gender = f
    .gen = покупки
    .ins = покупкой
    .loc = покупке
deed-beg_from = просьба о милостыне
    .gender = f
    .gen = просьбы о милостыне
    .ins = просьбой о милостыне
    .loc = просьбе о милостыне
deed-tend_to = уход за товаром
    .gender = m
    .gen = ухода за товаром
    .ins = уходом за товаром
    .loc = уходе за товаром
deed-swap = продажа
    .gender = f
    .gen = продажи
    .ins = продажей
    .loc = продаже
deed-hand_over = подарок
    .gender = m
    .gen = подарка
    .ins = подарком
    .loc = подарке

value-wares = товар
    .gender = m
    .gen = товара
    .plural = товары
    .plural-gen = товаров
value-offer = предложение
    .gender = n
    .gen = предложения
value-rebate = скидка
    .gender = f
    .gen = скидки
    .for = на { ACC($what) }
    .more = { $for } стоят { DAT($of) } на { $change } { $change ->
        [one] ресурс
        [few] ресурса
       *[other] ресурсов
     } меньше
    .less = { $for } стоят { DAT($of) } на { $change } { $change ->
        [one] ресурс
        [few] ресурса
       *[other] ресурсов
     } больше
    .is = { OF($of, "f") } скидка на { ACC($for) } — { $change }
value-alms = милостыня
    .gender = f
    .gen = милостыни
    .acc = милостыню
    .against = { GEN($what) }
    .more = милостыня, которую просят у { GEN($against) }, больше на { ACC($change) }
    .less = милостыня, которую просят у { GEN($against) }, меньше на { ACC($change) }
    .is = милостыня, которую просят у { GEN($against) }, равна { $change }
value-pouch_room = место в кошеле
    .gender = n
    .gen = места в кошеле
    .more = в { OF($of, "m", "loc") } кошеле помещается на { $change } { $change ->
        [one] ставку
        [few] ставки
       *[other] ставок
     } больше
    .less = в { OF($of, "m", "loc") } кошеле помещается на { $change } { $change ->
        [one] ставку
        [few] ставки
       *[other] ставок
     } меньше
    .is = в { OF($of, "m", "loc") } кошеле помещается { $change } { $change ->
        [one] ставка
        [few] ставки
       *[other] ставок
     }
value-is_welcome = гостеприимство
    .yes = у { GEN($what) } рады нищим
    .no = у { GEN($what) } не рады нищим
value-last_tally = последний подсчёт
    .gender = m
    .gen = последнего подсчёта

card-lot_1 = 1
card-lot_2 = 2
card-lot_3 = 3
card-lot_4 = 4
card-lot_5 = 5
card-lot_6 = 6
card-lot_7 = 7
card-lot_8 = 8
card-lot_9 = 9
card-lot_10 = 10
card-lot_11 = 11
card-lot_12 = 12
card-the_baker = Пекарь
card-the_gambler = Игрок в кости
card-the_judge = Судья
card-the_thief = Вор
card-the_widow = Вдова
card-big_pouch = Большой кошель
card-black_tea = Чёрный чай
card-cinnamon = Корица
card-clove = Гвоздика
card-fox_mask = Лисья маска
card-green_tea = Зелёный чай
card-incense_burner = Курильница
card-locked_gate = Запертые ворота
card-moth_lamp = Лампа с мотыльками
card-night_robe = Ночной халат
card-open_hands = Щедрые руки
card-pepper = Перец
card-saffron = Шафран
card-salt = Соль
card-samovar = Самовар
card-silk_banner = Шёлковое знамя
card-tea_brick = Плитка чая
card-tea_ceremony = Чайная церемония
card-tea_house = Чайный дом
variant-short_night = Короткая ночь

pack-night_market = Ночной рынок
game-night_market = Ночной рынок
fact-sort = сорт
