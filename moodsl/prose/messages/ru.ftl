### Что говорит каждая игра по-русски. Слов одной какой-нибудь игры здесь нет.
### NOM GEN DAT ACC INS LOC ставят часть в падеж, OF делает её владельцем (`ваша`), AGREE говорит её род (m f n pl).
### Формы глагола: .order «получите», .you «получаете», .one «получает», .many «получают», .past «получили»,
### .past-one «получил», .doing «получать» (после «не может»).

# ---- имена ----

noun-card = карта
    .gender = f
    .gen = карты
    .dat = карте
    .acc = карту
    .ins = картой
    .loc = карте
    .plural = карты
    .plural-gen = карт
    .plural-dat = картам
    .plural-ins = картами
    .plural-loc = картах
    .at = on
noun-board = планшет
    .gender = m
    .gen = планшета
    .dat = планшету
    .ins = планшетом
    .loc = планшете
    .plural = планшеты
    .plural-gen = планшетов
    .at = on
noun-piece = фишка
    .gender = f
    .gen = фишки
    .acc = фишку
    .loc = фишке
    .plural = фишки
    .plural-gen = фишек
noun-die = кубик
    .gender = m
    .gen = кубика
    .dat = кубику
    .ins = кубиком
    .loc = кубике
    .plural = кубики
    .plural-gen = кубиков
    .plural-dat = кубикам
    .plural-ins = кубиками
    .plural-loc = кубиках
noun-player = игрок
    .gender = m
    .animate = yes
    .gen = игрока
    .dat = игроку
    .ins = игроком
    .loc = игроке
    .plural = игроки
    .plural-gen = игроков
    .plural-dat = игрокам
    .plural-ins = игроками
    .plural-loc = игроках
noun-opponent = соперник
    .gender = m
    .animate = yes
    .gen = соперника
    .dat = сопернику
    .ins = соперником
    .loc = сопернике
    .plural = соперники
    .plural-gen = соперников
    .plural-dat = соперникам
    .plural-ins = соперниками
    .plural-loc = соперниках
noun-opponent-together = соратник
    .gender = m
    .animate = yes
    .gen = соратника
    .dat = соратнику
    .ins = соратником
    .loc = соратнике
    .plural = соратники
    .plural-gen = соратников
    .plural-dat = соратникам
    .plural-ins = соратниками
    .plural-loc = соратниках
noun-slot = ячейка
    .gender = f
    .gen = ячейки
    .dat = ячейке
    .acc = ячейку
    .ins = ячейкой
    .loc = ячейке
    .plural = ячейки
    .plural-gen = ячеек
    .plural-loc = ячейках
noun-action = действие
    .gender = n
    .gen = действия
    .plural = действия
    .plural-gen = действий
noun-resource = ресурс
    .gender = m
    .gen = ресурса
    .dat = ресурсу
    .ins = ресурсом
    .loc = ресурсе
    .plural = ресурсы
    .plural-gen = ресурсов
    .plural-loc = ресурсах
noun-point = очко
    .gender = n
    .gen = очка
    .plural = очки
    .plural-gen = очков
noun-unit = единица
    .gender = f
    .gen = единицы
    .acc = единицу
    .plural = единицы
    .plural-gen = единиц
noun-stock = запас
    .gender = m
    .gen = запаса
    .dat = запасу
noun-turn = ход
    .gender = m
    .gen = хода
    .plural = ходы
    .plural-gen = ходов
noun-length = длина
    .gender = f
    .gen = длины
    .dat = длине
    .acc = длину
    .ins = длиной
    .loc = длине
noun-number = число
    .gender = n
    .gen = числа
    .dat = числу
    .ins = числом
    .loc = числе
noun-rotation = поворот
    .gender = m
    .gen = поворота
    .dat = повороту
    .ins = поворотом
    .loc = повороте
noun-side = сторона
    .gender = f
    .gen = стороны
    .dat = стороне
    .acc = сторону
    .ins = стороной
    .loc = стороне
noun-neighbour = сосед
    .gender = m
    .gen = соседа
    .dat = соседу
    .acc = соседа
    .ins = соседом
    .loc = соседе
noun-total = сумма
    .gender = f
    .gen = суммы
    .dat = сумме
    .acc = сумму
    .ins = суммой
    .loc = сумме
noun-half = половина
    .gender = f
    .gen = половины
    .dat = половине
    .acc = половину
    .ins = половиной
    .loc = половине
noun-third = треть
    .gender = f
    .gen = трети
    .dat = трети
    .acc = треть
    .ins = третью
    .loc = трети
noun-quarter = четверть
    .gender = f
    .gen = четверти
    .dat = четверти
    .acc = четверть
    .ins = четвертью
    .loc = четверти
noun-product = произведение
    .gender = n
    .gen = произведения
    .dat = произведению
    .ins = произведением
    .loc = произведении
noun-higher = большее
    .gender = n
    .gen = большего
    .dat = большему
    .ins = большим
    .loc = большем
noun-lower = меньшее
    .gender = n
    .gen = меньшего
    .dat = меньшему
    .ins = меньшим
    .loc = меньшем
noun-highest = наибольшее
    .gender = n
    .gen = наибольшего
    .dat = наибольшему
    .ins = наибольшим
    .loc = наибольшем
noun-lowest = наименьшее
    .gender = n
    .gen = наименьшего
    .dat = наименьшему
    .ins = наименьшим
    .loc = наименьшем
noun-amount = это число
    .gender = n
    .gen = этого числа
    .dat = этому числу
noun-roll = сумма броска
    .gender = f
    .gen = суммы броска
    .dat = сумме броска
noun-pile = стопка
    .gender = f
    .gen = стопки
    .dat = стопке
    .acc = стопку
    .ins = стопкой
    .loc = стопке
noun-place = место
    .gender = n
    .gen = места
    .dat = месту
    .ins = местом
    .loc = месте
    .at = on
noun-holder = держатель
    .gender = m
    .animate = yes
    .gen = держателя
    .dat = держателю
    .acc = держателя
noun-owner = владелец
    .gender = m
    .animate = yes
    .gen = владельца
    .dat = владельцу
    .ins = владельцем
    .loc = владельце
noun-left = левый сосед
    .gender = m
    .animate = yes
    .gen = левого соседа
    .dat = левому соседу
    .ins = левым соседом
    .loc = левом соседе
noun-right = правый сосед
    .gender = m
    .animate = yes
    .gen = правого соседа
    .dat = правому соседу
    .ins = правым соседом
    .loc = правом соседе
noun-anybody = кто-либо
    .gender = m
    .animate = yes
    .gen = кого-либо
    .dat = кому-либо
    .ins = кем-либо
    .loc = ком-либо
noun-home = место хранения
    .gender = n
    .gen = места хранения
    .loc = месте хранения
    .at = on
noun-face = сторона
    .gender = f
    .gen = стороны
    .dat = стороне
    .acc = сторону
    .ins = стороной
    .loc = стороне
noun-result = результат
    .gender = m
    .gen = результата
    .dat = результату
    .ins = результатом
noun-first = первый игрок
    .gender = m
    .animate = yes
    .gen = первого игрока
    .dat = первому игроку
    .ins = первым игроком
    .loc = первом игроке
noun-nothing = ничто
    .gender = n
    .gen = ничего
    .ins = ничем
noun-nobody = никто
    .gender = m
    .animate = yes
    .gen = никого
    .ins = никем
noun-card_below = карта прямо под
    .gender = f
    .gen = карты прямо под
    .acc = карту прямо под
    .ins = картой прямо под
    .loc = карте прямо под
noun-card_above = карта прямо над
    .gender = f
    .gen = карты прямо над
    .acc = карту прямо над
    .ins = картой прямо над
    .loc = карте прямо над
moment-game = игра
    .gender = f
    .gen = игры
    .acc = игру
moment-turn = ход
    .gender = m
    .gen = хода

face-front = лицевая сторона
    .gender = f
    .gen = лицевой стороны
    .acc = лицевую сторону
    .ins = лицевой стороной
face-back = оборотная сторона
    .gender = f
    .gen = оборотной стороны
    .acc = оборотную сторону
    .ins = оборотной стороной

quality-random = случайный
quality-working = работающий
quality-not-working = неработающий
quality-empty = пустой
quality-not-empty = непустой
quality-full = заполненный
quality-not-full = незаполненный
quality-second = второй
quality-chosen = выбранный
quality-noted = запомненный
quality-same = одинаковый
quality-different = разный
quality-performed = выполненный
quality-drawn = взятый
quality-discarded = сброшенный
quality-rolled = брошенный
quality-shown = увиденный
quality-moved = переложенный
quality-top = верхний
quality-other = другой
quality-bottom = нижний
quality-total = общий
quality-first = первый
quality-highest = наибольший
quality-lowest = наименьший

pronoun-you = вы
    .gen = вас
    .dat = вам
    .acc = вас
    .ins = вами
    .loc = вас
    .person = you
    .gender = pl
    .own = ваш
    .own-m-gen = вашего
    .own-m-dat = вашему
    .own-m-ins = вашим
    .own-m-loc = вашем
    .own-f-nom = ваша
    .own-f-gen = вашей
    .own-f-dat = вашей
    .own-f-acc = вашу
    .own-f-ins = вашей
    .own-f-loc = вашей
    .own-n-nom = ваше
    .own-n-gen = вашего
    .own-n-dat = вашему
    .own-n-ins = вашим
    .own-n-loc = вашем
    .own-pl-nom = ваши
    .own-pl-gen = ваших
    .own-pl-dat = вашим
    .own-pl-ins = вашими
    .own-pl-loc = ваших
pronoun-yourself = себя
    .dat = себе
    .ins = собой
    .loc = себе
pronoun-themselves = { pronoun-yourself }
    .dat = себе
    .ins = собой
    .loc = себе
pronoun-own = себя
    .dat = себе
    .ins = собой
    .loc = себе
    .own = свой
    .own-m-gen = своего
    .own-m-dat = своему
    .own-m-ins = своим
    .own-m-loc = своём
    .own-f-nom = своя
    .own-f-gen = своей
    .own-f-dat = своей
    .own-f-acc = свою
    .own-f-ins = своей
    .own-f-loc = своей
    .own-n-nom = своё
    .own-n-gen = своего
    .own-n-dat = своему
    .own-n-ins = своим
    .own-n-loc = своём
    .own-pl-nom = свои
    .own-pl-gen = своих
    .own-pl-dat = своим
    .own-pl-ins = своими
    .own-pl-loc = своих
pronoun-they = он
    .gen = его
    .dat = ему
    .acc = его
    .ins = им
    .loc = ём
    .own = его
pronoun-they-pl = они
    .gen = их
    .dat = им
    .acc = их
    .ins = ими
    .loc = их
    .own = их
    .person = many
    .gender = pl
pronoun-it-m = он
    .gen = его
    .dat = ему
    .acc = его
    .ins = им
    .loc = ём
    .own = его
pronoun-it-n = оно
    .gen = его
    .dat = ему
    .acc = его
    .ins = им
    .loc = ём
    .own = его
pronoun-it-f = она
    .gen = её
    .dat = ей
    .acc = её
    .ins = ей
    .loc = ей
    .own = её
pronoun-it = они
    .gen = их
    .dat = им
    .acc = их
    .ins = ими
    .loc = их
    .own = их
    .person = many
pronoun-who = который
    .gen = которого
    .dat = которому
    .acc = которого
    .ins = которым
    .loc = котором
    .own = которого
    .own-behind = yes
pronoun-who-pl = которые
    .gen = которых
    .dat = которым
    .acc = которых
    .ins = которыми
    .loc = которых
    .own = которых
    .own-behind = yes
    .person = many
    .gender = pl
pronoun-which = который
    .gen = которого
    .dat = которому
    .acc = который
    .ins = которым
    .loc = котором
    .own = которого
    .own-behind = yes
pronoun-which-n = которое
    .gen = которого
    .dat = которому
    .acc = которое
    .ins = которым
    .loc = котором
    .own = которого
    .own-behind = yes
pronoun-which-f = которая
    .gen = которой
    .dat = которой
    .acc = которую
    .ins = которой
    .loc = которой
    .own = которой
    .own-behind = yes
pronoun-which-pl = которые
    .gen = которых
    .dat = которым
    .acc = которые
    .ins = которыми
    .loc = которых
    .own = которых
    .own-behind = yes
    .person = many

# ---- глаголы ----

verb-gain = получить
    .order = получите
    .you = получаете
    .one = получает
    .many = получают
    .past = получили
    .past-one = получил
verb-lose = потерять
    .order = потеряйте
    .you = теряете
    .one = теряет
    .many = теряют
    .past = потеряли
    .past-one = потерял
verb-score = получить
    .order = получите
    .you = получаете
    .one = получает
    .many = получают
verb-set = установить
    .order = установите
    .you = устанавливаете
    .one = устанавливает
    .many = устанавливают
verb-pay = заплатить
    .order = заплатите
    .you = платите
    .one = платит
    .many = платят
verb-hand-on = передать
    .order = передайте
    .you = передаёте
    .one = передаёт
    .many = передают
verb-give = отдать
    .order = отдайте
    .you = отдаёте
    .one = отдаёт
    .many = отдают
verb-spend = потратить
    .order = потратьте
    .you = тратите
    .one = тратит
    .many = тратят
verb-put = положить
    .order = положите
    .you = кладёте
    .one = кладёт
    .many = кладут
verb-take = взять
    .order = возьмите
    .you = берёте
    .one = берёт
    .many = берут
verb-draw = взять
    .order = возьмите
    .you = берёте
    .one = берёт
    .many = берут
verb-discard = сбросить
    .order = сбросьте
    .you = сбрасываете
    .one = сбрасывает
    .many = сбрасывают
verb-shuffle = перемешать
    .order = перемешайте
    .you = перемешиваете
    .one = перемешивает
    .many = перемешивают
verb-reveal = открыть
    .order = откройте
    .you = открываете
    .one = открывает
    .many = открывают
verb-look = посмотреть
    .order = посмотрите
    .you = смотрите
    .one = смотрит
    .many = смотрят
verb-show = показать
    .order = покажите
    .you = показываете
    .one = показывает
    .many = показывают
verb-flip = перевернуть
    .order = переверните
    .you = переворачиваете
    .one = переворачивает
    .many = переворачивают
verb-include = включать
    .you = включаете
    .one = включает
    .many = включают
verb-arrange = изменить
    .order = измените
    .you = изменяете
    .one = изменяет
    .many = изменяют
    .doing = менять
verb-reroll = перебросить
    .order = перебросьте
    .you = перебрасываете
    .one = перебрасывает
    .many = перебрасывают
    .doing = перебрасывать
verb-lay-aside = отложить
    .order = отложите
    .you = откладываете
    .one = откладывает
    .many = откладывают
    .doing = откладывать
verb-turn = повернуть
    .order = поверните
    .you = поворачиваете
    .one = поворачивает
    .many = поворачивают
    .doing = поворачивать
verb-do = { "" }
    .you = { "" }
    .one = { "" }
    .many = { "" }
verb-roll = бросить
    .order = бросьте
    .you = бросаете
    .one = бросает
    .many = бросают
verb-skip = пропустить
    .order = пропустите
    .you = пропускаете
    .one = пропускает
    .many = пропускают
verb-go = сходить
    .order = сходите
    .you = ходите
    .one = ходит
    .many = ходят
verb-put-out = выбыть
    .order = выбудьте
    .you = выбываете
    .one = выбывает
    .many = выбывают
verb-win = победить
    .you = побеждаете
    .one = побеждает
    .many = побеждают
verb-perform = выполнить
    .order = выполните
    .you = выполняете
    .one = выполняет
    .many = выполняют
    .doing = выполнять
verb-become = стать
    .order = станьте
    .you = становитесь
    .one = становится
    .many = становятся
verb-remember = запомнить
    .order = запомните
    .you = запоминаете
    .one = запоминает
    .many = запоминают
verb-note = отметить
    .order = отметьте
    .you = отмечаете
    .one = отмечает
    .many = отмечают
    .doing = отмечать
verb-choose = выбрать
    .order = выберите
    .you = выбираете
    .one = выбирает
    .many = выбирают
verb-have = есть
    .you = есть
    .one = есть
    .many = есть
verb-be = быть
    .you = есть
    .one = есть
    .many = есть
verb-may = мочь
    .you = можете
    .one = может
    .many = могут
verb-can = мочь
    .you = можете
    .one = может
    .many = могут
verb-would = должен
    .you = должны
    .one = должен
    .many = должны

# ---- части предложений ----

subject-verb = { $who } { $what }
subject-verb-of-all = одновременно { $who } { $what }
subject-verb-at-once = тайно и одновременно { $who } { $what }
verb-and-object = { $verb } { ACC($what) }
verb-place-object = { $verb } { $where } { ACC($what) }
say-take = { $verb } { $where } { ACC($what) }
verb-place-long = { $verb } { $where } { ACC($what) }
verb-object-place = { $verb } { ACC($what) } { $where }
object = { ACC($what) }
title = «{ $title }»
printed-on = { $card }: { $what }
titles-want-a-noun = yes
of = { GEN($what) }
out-of = из { GEN($what) }
in-amount = в { LOC($amount) }
plus = { " плюс " }
minus = { " минус " }
times-before = { "" }
times-behind = × { $count }
word-yes = да
word-no = нет

join-and = { " и " }
join-or = { " или " }
join-and-apart = { ", и " }
join-either = { ", либо " }
join-or-apart = { ", или " }
join-next = { ", " }
join-next-key = { ", затем по " }
join-then = { ", затем " }
join-other = { ", а " }
join-cases = { "; " }

place-in = { $at ->
    [on] на { LOC($place) }
    [under] под { INS($place) }
   *[in] в { LOC($place) }
 }
place-from = { $at ->
    [on] с { GEN($place) }
    [under] из-под { GEN($place) }
   *[in] из { GEN($place) }
 }
place-into = { $at ->
    [on] на { ACC($place) }
    [under] под { ACC($place) }
   *[in] в { ACC($place) }
 }
place-onto = на самый верх { GEN($place) }
place-under = под { ACC($place) }

choice-of = ({ $what })
held-of-which = , которого { $clause }{ $close }
bound-of = количества { GEN($what) }
from-to = от { GEN($low) } до { GEN($high) }
some-number = несколько
for-each = за { ACC($what) }
for-every = за каждые { ACC($what) }
divided-by = ÷ { $number } (с округлением вниз)
rounded-down = (с округлением вниз)
so-many-on-top = в количестве, равном { DAT($number) }{ $close }
at-most-as-many = , но не больше { GEN($number) }{ $close }
as-many-held = столько { GEN($what) }, сколько у { GEN($who) } { GEN($held) }{ $rest }{ $close }
and-number = и ещё { $number }
as-many-as = в количестве, равном { DAT($number) }{ $close }
beside = { INS($what) }
things-except = , кроме { $what }{ $close }
things-other-than = , кроме { GEN($what) }{ $close }
things-same-as-it = { AGREE($fact) ->
    [f] той
    [pl] тех
   *[other] того
 } же { GEN($fact) }
things-same = { AGREE($fact) ->
    [f] той
    [pl] тех
   *[other] того
 } же { GEN($fact) }, что и { $what }{ $close }
things-if = , если { $clause }{ $close }
things-with = , { $where } { $much }{ $close }
things-called = { $what }
things-relative = , { $clause }{ $close }
things-such = для { AGREE($which) ->
    [pl] { AGREE($each) ->
        [f] каждой
       *[other] каждого
     } из которых
   *[other] { GEN($which) }
 } верно, что { $clause }

pay-less = { $verb } { ACC($what) } за вычетом { GEN($number) }
pay-to = { $price }, чтобы { $what }
draw-at-random = { $verb } наугад { ACC($what) }
draw-up = { $verb } { ACC($what) }, пока { $where } не станет { $most }
draw-up-to = { $verb } { ACC($what) } до { GEN($most) }
discard-down-to = { $verb } { ACC($what) } до { GEN($least) }
discard-down = { $verb } { ACC($what) }, пока не останется { $number }
arrange = { $verb } порядок карт { $where }
arrange-under = { $verb } { ACC($what) } в самый низ { GEN($bare) }
arrange-card = { $verb } место { GEN($what) }
set = { $verb } { ACC($what) } на { ACC($new) }
gain-of-all = { $what } { AGREE($what) ->
    [pl] увеличиваются
   *[other] увеличивается
 } на { $number }
lose-of-all = { $what } { AGREE($what) ->
    [pl] уменьшаются
   *[other] уменьшается
 } на { $number }
flip = { $verb } { ACC($what) } { INS($face) } вверх
turn-die = { $verb } { ACC($what) } стороной «{ $face }» вверх
now-is = { $what } теперь — { $new }
set-mark = { $verb } { ACC($what) }: { $new }
become-named = { INS($what) } { $verb } { $who }
now-lack-there = { GEN($what) } больше нет
now-lack = у { GEN($who) } теперь нет { $much }
reveal-to = { $verb } { DAT($who) } { ACC($what) }
score-value = { $verb } очки: { ACC($what) }
score-sum = { score-value }
score-so-many = { $verb } столько же очков
score-counter = { $verb } столько очков, сколько показывает { $what }
become-first = { $verb } первым игроком
set-first = первым игроком { $verb } { $what }
set-flag = { $verb }, что { $clause }
note-what = { $verb } { ACC($what) }
note-whether = { $verb }, верно ли, что { $what }
rank-nobody = места не распределяются
rank = места распределяются по { DAT($what) }
rank-lowest = (сначала наименьшее)
perform-action = { $verb } действие { $what }
perform-one = { $verb } одно из действий: { $what }
perform-its-effect = { $verb } { OF($card) } эффект { $what }
perform-effect = { $verb } эффект { $what } { GEN($card) }
announce-start = срабатывают все эффекты «в начале { GEN($what) }»
announce-end = срабатывают все эффекты «в конце { GEN($what) }»
end = игра заканчивается
end-by = игра заканчивается: { $ending }
put-out = { $who } { $verb } из игры
is-out = { $what } вне игры
not-out = { $what } ещё в игре
end-turn = ход заканчивается
take-turn = { $verb } ещё раз
end-lost = игра заканчивается, и никто не побеждает: { $ending }
ending-when-lost = { $ending } (никто не побеждает)
end-won = { $end }, и { $verb } { $who }

# ---- строки ----

needs = это возможно, только если { $clause }
needs-all = это возможно, только если:
if = если { $clause },
otherwise-if = иначе, если { $clause },
while = пока { $clause },
otherwise-while = иначе, пока { $clause },
otherwise = иначе
if-done = если вы это сделали,
if-done-they = если это сделано,
if-not-done = если вы этого не сделали,
may-nobody = можно
may-do = { $may } сделать следующее:
either-you = либо { $first }, либо { $second }
either-they = на свой выбор { $first } или { $second }
choose-one = { $verb } одно:
for-each-do = для { GEN($what) }{ $close }
then-by = { ", затем " }
ordered-by = , начиная с { GEN($fact) }{ $close }
whoever = того, { $what }
whoever-has = того, у кого { $what }
having-alone = , у которого одного { $what }{ $close }
having-each = , у { GEN($who) } { $what } (в том числе наравне с другими){ $close }
having-among = , у { GEN($who) } среди них { $what } (в том числе наравне с другими){ $close }
highest-of = больше всего { GEN($what) }
lowest-of = меньше всего { GEN($what) }
for-each-tail = для { GEN($what) }
for-each-by = для { GEN($what) }, начиная с { GEN($fact) },
each-does = { $who }:
each-does-of-all = одновременно { $who }:
each-does-at-once = тайно и одновременно { $who }:
in-any-order = сделайте в любом порядке:
repeat-block-while = повторяйте, { $head }
repeat-block = повторите { $head }
repeat = { $count ->
    [2] дважды
    [one] { $count } раз
    [few] { $count } раза
   *[other] { $count } раз
 }
repeat-line = { $what }; сделайте это { $count ->
    [2] дважды
    [one] { $count } раз
    [few] { $count } раза
   *[other] { $count } раз
 }
repeat-counted = столько раз, сколько { AGREE($count) ->
    [pl] составляют
   *[other] составляет
 } { $count },
repeat-each = { $each }
repeat-most = до { $count ->
    [one] { $count } раза
   *[other] { $count } раз
 }
repeat-may = { $may } до { $count ->
    [one] { $count } раза
   *[other] { $count } раз
 } { $what }
repeat-may-endless = { $may } любое число раз { $what }
repeat-endless = пока игра не закончится,
as-long = пока { $clause },
as-long-at-most = пока { $clause } (до { $count ->
    [one] { $count } раза
   *[other] { $count } раз
 }),
as-long-as = { $head }, пока { $clause },
turns-right = по очереди вправо, начиная с { GEN($first) }
turns = по очереди, начиная с { GEN($first) }
phase = { $title }:
option = { $title }:

# ---- условия ----

havers-own-in-silence = yes
nobody-has = нет
any-of-them = из { GEN($what) }
have = у { GEN($who) } { $where } { $much }
have-any = у { GEN($who) } { $where } есть { $much }
lack-there = { GEN($what) } нет
have-any-there = { $what } есть
lack = у { GEN($who) } { $where } нет { $much }
lack-of = { lack }
show = у { GEN($who) } { $where } — { $much }
there-have = { $where } { $much }
there-have-any = { $where } есть { $much }
there-lack = { $where } нет { $much }
there-lack-of = { there-lack }
there-show = { $where } — { $much }
much-is = ровно { $what }
much-is-not = не ровно { $what }
much-is-at-least = не меньше { GEN($what) }
much-is-at-most = не больше { GEN($what) }
much-is-at-most-0 = { $what } или меньше
much-is-more-than = больше { GEN($what) }
much-is-less-than = меньше { GEN($what) }
than-is = столько же { GEN($what) }, сколько у { GEN($whom) }
than-is-not = не столько же { GEN($what) }, сколько у { GEN($whom) }
than-is-at-least = не меньше { GEN($what) }, чем у { GEN($whom) }
than-is-at-most = не больше { GEN($what) }, чем у { GEN($whom) }
than-is-more-than = больше { GEN($what) }, чем у { GEN($whom) }
than-is-less-than = меньше { GEN($what) }, чем у { GEN($whom) }
amount = это { $much }
compare-is-times = { $left } = { $right }
compare-is-not-times = { $left } ≠ { $right }
compare-is-number = { $left } { AGREE($left) ->
    [f] равна
    [n] равно
    [pl] равны
   *[m] равен
 } { $right }
compare-is = { $left } — { $right }
compare-is-not = { $left } — не { $right }
compare-equal = { $left } и { $right } равны
compare-not-equal = { $left } и { $right } не равны
compare-is-named = { $left } — это { $right }
compare-is-not-named = { $left } — не { $right }
which-may-stand-in-front = yes
related = { $left } { $how }
not-related = { $left } не { $how }
relation-to = { $name } { DAT($what) }
near = { $left } не дальше { $count } { $number ->
    [one] шага
   *[other] шагов
 } от { GEN($of) }{ $along }
along-among = («{ $name }»)
not-near = { $left } дальше { $count } { $number ->
    [one] шага
   *[other] шагов
 } от { GEN($of) }{ $along }
facing = по направлению к { DAT($what) }
towards = по направлению к { DAT($what) }
in-line = по прямой от { GEN($start) } { $where }
stretch-while = , пока это { $what }{ $close }
stretch-until = , до { GEN($what) } включительно{ $close }
next-on-ring = после { GEN($what) }
before-on-ring = до { GEN($what) }
on-side = на стороне { $number }
on-side-there = на стороне { $number } ({ $where })
sides-4 = сверху, справа, снизу, слева
sides-6 = сверху, справа сверху, справа снизу, снизу, слева снизу, слева сверху
sides-8 = сверху, справа сверху, справа, справа снизу, снизу, слева снизу, слева, слева сверху
on-that-side = на { LOC($what) }
opposite-to = напротив { GEN($what) }
turned-by = (при повороте на { ACC($by) })
so-turned = (при таком повороте)
now-turned = { $what } { AGREE($what) ->
    [pl] повёрнуты
    [f] повёрнута
    [n] повёрнуто
   *[m] повёрнут
 } на { ACC($by) }
now-turned-so = { $what } { AGREE($what) ->
    [pl] повёрнуты
    [f] повёрнута
    [n] повёрнуто
   *[m] повёрнут
 } так
in-which = , при котором { $clause }{ $close }
side-by-side = { $left } и { $right } лежат рядом
not-side-by-side = { $left } и { $right } не лежат рядом
has-on-side = у { GEN($who) } есть { $what } { $where }
lacks-on-side = у { GEN($who) } нет { GEN($what) } { $where }
longest-way = самого длинного непрерывного пути из { GEN($things) }{ $avoided }
longest-way-by = непрерывного пути из { GEN($things) }{ $avoided }
not-through = { "" }, не проходящего через { ACC($things) }
steps = шагов от { GEN($start) } до { GEN($goal) }{ $along }
a-way = от { GEN($start) } до { GEN($goal) } есть путь{ $along }
no-way = от { GEN($start) } до { GEN($goal) } нет пути{ $along }
compare-is-like = { $left } { AGREE($left) ->
    [pl] повторяют
   *[other] повторяет
 } { ACC($right) }
compare-is-not-like = { $left } не { AGREE($left) ->
    [pl] повторяют
   *[other] повторяет
 } { ACC($right) }
number-named = карт { $what } среди { GEN($whole) }
shows-is = на { LOC($what) } { $agreement ->
    [m] выпал
    [f] выпала
    [pl] выпали
   *[n] выпало
 } { $face }
shows-is-not = на { LOC($what) } не { $agreement ->
    [m] выпал
    [f] выпала
    [pl] выпали
   *[n] выпало
 } { $face }
shows-is-at-least = на { LOC($what) } выпало не меньше { GEN($face) }
shows-is-at-most = на { LOC($what) } выпало не больше { GEN($face) }
shows-is-more-than = на { LOC($what) } выпало больше { GEN($face) }
shows-is-less-than = на { LOC($what) } выпало меньше { GEN($face) }
same-face = с одинаковым результатом
same-face-as = с тем же результатом, что и { $what }{ $close }
different-faces = с разными результатами
no-dice-left = { GEN($what) } не осталось
dice-left = { $what } ещё остались
on-die = на { LOC($what) }
compare-is-at-least = { $left } не меньше { GEN($right) }
compare-is-at-most = { $left } не больше { GEN($right) }
compare-is-more-than = { $left } больше { GEN($right) }
compare-is-less-than = { $left } меньше { GEN($right) }
not-you = { $left } — другой игрок
not-you-or-nobody = { $left } — не вы
quality-is = { $what } — { $quality }
quality-is-not = { $what } — не { $quality }
is-working = { $what } { AGREE($what) ->
    [pl] работают
   *[one] работает
 }
not-working = { $what } не { AGREE($what) ->
    [pl] работают
   *[one] работает
 }
is-full = { $what } { AGREE($what) ->
    [f] полна
    [n] полно
    [pl] полны
   *[m] полон
 }
not-full = { $what } не { AGREE($what) ->
    [f] полна
    [n] полно
    [pl] полны
   *[m] полон
 }
is-there = { $what } есть
is-somebody = { $what } есть
not-somebody = { GEN($what) } нет
not-there = { GEN($what) } нет
is-empty = { $what } { AGREE($what) ->
    [f] пуста
    [n] пусто
    [pl] пусты
   *[m] пуст
 }
not-empty = { $what } не { AGREE($what) ->
    [f] пуста
    [n] пусто
    [pl] пусты
   *[m] пуст
 }
either-clause = либо { $clause }
either = { $left } — { $options }
whose-place = у { GEN($who) } { $bare }
inside = { $what } { AGREE($what) ->
    [pl] находятся
   *[one] находится
 } { $where }
one-of = { $what } { AGREE($what) ->
    [pl] входят
   *[one] входит
 } в число { GEN($whole) }
not-one-of = { $what } не { AGREE($what) ->
    [pl] входят
   *[one] входит
 } в число { GEN($whole) }
among = среди { GEN($whole) } есть { $what }
not-among = среди { GEN($whole) } нет { GEN($what) }
among-which = { $what } есть среди { GEN($whole) }
not-among-which = { GEN($what) } нет среди { GEN($whole) }
face-is = { $what } { AGREE($what) ->
    [pl] лежат
   *[one] лежит
 } { INS($face) } вверх
face-is-not = { $what } { AGREE($what) ->
    [pl] лежат
   *[one] лежит
 } не { INS($face) } вверх
not-inside = { $what } не { AGREE($what) ->
    [pl] находятся
   *[one] находится
 } { $where }
extreme-highest = { $what } { AGREE($what) ->
    [f] наибольшая
    [n] наибольшее
    [pl] наибольшие
   *[other] наибольший
 }
extreme-lowest = { $what } { AGREE($what) ->
    [f] наименьшая
    [n] наименьшее
    [pl] наименьшие
   *[other] наименьший
 }
can = { $who } { $verb } { $what }
said-for = для { GEN($who) }: { $what }
cannot = { $who } не { $verb } { $what }
not = неверно, что { $clause }
was-noted = было верно, что { $clause }
was-not-noted = было неверно, что { $clause }

lacking-slot = на { LOC($what) } нет пустой ячейки [{ $letter }]
lacking-options = ничего из этого не получается: { $what }
lacking-of = среди { GEN($what) } нет подходящих

# ---- заголовки ----

headers-are-past = yes
on = При { LOC($deed) }
after-deed = После { GEN($deed) }
before-deed = Перед { INS($deed) }
after-clause = После того как { $clause }
before-clause = Перед тем как { $clause }
after-rests = После того как { $what } перестаёт работать
after-wakes = После того как { $what } начинает работать
when-would = Когда { $who } { $verb } { $what }
instead = вместо этого { $what }
instead-first = вместо этого { $what }
at-start = В начале { GEN($what) }
at-end = В конце { GEN($what) }
phase-the-word = ^фаза\b *
phase-so-named = фазы «{ $title }»
phase-as-titled = фазы { $rest }
at-phase-start = В начале { $phase }
at-phase-end = В конце { $phase }
keyword-used-once = { $when }, применяется раз в { ACC($what) }
at-any-time = В любой момент вашего хода
keyword-once = Раз в { ACC($what) }, { $when }
keyword-working-or-not = { $when }, даже если карта не работает
working-or-not = Даже если карта не работает

# ---- с чем сверяется текст автора: по каким словам видно, что он говорит ----

number-2 = два|две|двух|двум|двумя
number-3 = три|трёх|трех|трём|трем
number-4 = четыре|четырёх|четырех
number-5 = пять|пяти
number-6 = шесть|шести
number-7 = семь|семи
number-8 = восемь|восьми
number-9 = девять|девяти
number-10 = десять|десяти
hold-each = каждый
hold-plain-opponent = соперник
hold-plain-opponent-together = соратник
hold-each-opponent = (кажд[а-яё]+|все[хм]?|всеми)( ваш[а-яё]*)? со(пер|рат)ник[а-яё]*
hold-opponent = со(пер|рат)ник[а-яё]*
hold-each-player = (кажд[а-яё]+|все[хм]?|всеми) игрок[а-яё]*
hold-player = игрок[а-яё]*
target-each-opponent = каждый соперник
target-each-opponent-together = каждый соратник
target-opponent = соперник
target-opponent-together = соратник
target-each-player = каждый игрок
target-player = игрок

# ---- за столом: что спрашивают и что произошло ----

table-nobody = никто
table-seat-player = Игрок { $number }
table-seat-bot = Бот { $number }
table-no-card = нет
table-hidden = карта
table-nothing = ничего
table-yours = { $name } (у вас)
table-under = { $name } ({ $card })
table-owned = { $name } ({ $player })
table-top = { $name } (сверху { $card })
table-new = { $name } (новая)
table-slot = ячейка [{ $letter }] карты «{ $card }»
table-about = { $title }: { $words }
table-ask-action = Выберите действие
table-ask-order = Какой эффект сработает первым?
table-ask-payment = Чем заплатить?
table-ask-arrange = Какая карта следующая, снизу вверх?
table-ask-may = можно: { $rule }
table-ask-option = выберите одно
table-ask-how-many = { $rule } — сколько { $things }?
table-ask-what = выберите { $what }
table-ask-what-for = выберите { $what }, чтобы { $verb }
table-ask-what-rule = { $rule } — выберите { $what }
table-picked = { $words } (уже выбрано: { $things })
table-no-more = больше ничего
table-pay = заплатить { $amount }
table-yes = да
table-no = нет
table-marked = { $mark } — { $what }
table-unmarked = { $mark } — нет
table-turned = поворот на { $turn }
table-not-turned = без поворота
table-turned-sides = { $turned }: { $sides }
table-on-sides = { $word } — { $sides }
table-sides-all = во все стороны
table-sides-2 = вперёд, назад
table-sides-4 = вверх, вправо, вниз, влево
table-sides-6 = вверх, вправо вверх, вправо вниз, вниз, влево вниз, влево вверх
table-sides-8 = вверх, вправо вверх, вправо, вправо вниз, вниз, влево вниз, влево, влево вверх
table-effect = { $card }: { $rule }
table-first = первый игрок — { $player }
table-phase = -- { $phase } --
table-action = { $player }: { $action }
table-count = { $player }: { $change } { $counter }
table-count-all = { $counter }: { $change }
table-pays = { $player } платит { $amount }
table-pieces = { $count } { $what } ({ $player }): { $source } -> { $target }
table-move = { $card }: { $source } -> { $target }
table-draws = { $player } берёт: { $card }
table-shuffle = перемешано: { $pile }
table-reveal = открыто: { $cards }
table-shown = { $player } смотрит: { $cards }
table-shown-hidden = { $player } смотрит { $count } { $count ->
    [one] закрытую карту
    [few] закрытые карты
   *[other] закрытых карт
 }
table-shown-hidden-one = { $player } смотрит закрытую карту
table-by-chance = случайно: { $what }
table-nth-card = карта { $number }, { $place }
table-roll = на костях: { $faces }
table-die = { $die }: { $face }
table-dice = { $dice } — { $faces }
table-die-turned = кость повёрнута: { $die } -> { $face }
table-dice-discarded = отложено: { $faces }
table-flip = { $card }: вверху { $side }
table-flip-hidden = перевёрнуто: { $thing }
table-arrange = новый порядок: { $pile }
table-fires = { $card } ({ $player })
table-turns-skipped = { $player } пропускает { $count } { $count ->
    [one] ход
    [few] хода
   *[other] ходов
 }
table-turns-skipped-one = { $player } пропускает ход
table-turn-gained = { $player } ходит ещё раз
table-put-out = { $player } выбывает из игры
table-end = Игра окончена
table-end-by = Игра окончена: { $ending }
table-end-lost = { $end }; никто не побеждает
table-end-won = { $end }; победитель — { $player }
table-side-yours = у вас { $what }
table-side-theirs = { $player }: { $what }
table-side-together = { $parts }, вместе { $value }
table-side-nothing = ничего не подходит
table-side-cost = это стоит { $cost }
table-side-cost-of = «{ $card }» стоит { $cost }
table-side-cost-less = { $told }, скидка { $discount }
table-side-not-there = среди этого её нет
table-lacking-fit = не подходит к этому: { $rule }
table-lacking = не хватает: { $what }
table-side-needed = нужно: { $count }
table-side-full = нет места ({ $place })
table-side-later = { $told } (когда остальное уплачено)
table-rules = по правилам
table-receipt = { $name } { $result }: { $parts }
table-receipt-same = { $name }: { $result }
table-in-place = { $change } (вместо { $others })

# ---- сценарии, как их рассказывают за столом ----

noun-seat-rival = соперник
    .gender = m
    .animate = yes
    .gen = соперника
    .dat = сопернику
    .ins = соперником
    .loc = сопернике
noun-seat-rival-together = соратник
    .gender = m
    .animate = yes
    .gen = соратника
    .dat = соратнику
    .ins = соратником
    .loc = соратнике
noun-seat-second = второй соперник
    .gender = m
    .animate = yes
    .gen = второго соперника
    .dat = второму сопернику
    .ins = вторым соперником
    .loc = втором сопернике
noun-seat-second-together = второй соратник
    .gender = m
    .animate = yes
    .gen = второго соратника
    .dat = второму соратнику
    .ins = вторым соратником
    .loc = втором соратнике
noun-seat-third = третий соперник
    .gender = m
    .animate = yes
    .gen = третьего соперника
    .dat = третьему сопернику
    .ins = третьим соперником
    .loc = третьем сопернике
noun-seat-third-together = третий соратник
    .gender = m
    .animate = yes
    .gen = третьего соратника
    .dat = третьему соратнику
    .ins = третьим соратником
    .loc = третьем соратнике
noun-seat-fourth = четвёртый соперник
    .gender = m
    .animate = yes
    .gen = четвёртого соперника
    .dat = четвёртому сопернику
    .ins = четвёртым соперником
    .loc = четвёртом сопернике
noun-seat-fourth-together = четвёртый соратник
    .gender = m
    .animate = yes
    .gen = четвёртого соратника
    .dat = четвёртому соратнику
    .ins = четвёртым соратником
    .loc = четвёртом соратнике
noun-seat-fifth = пятый соперник
    .gender = m
    .animate = yes
    .gen = пятого соперника
    .dat = пятому сопернику
    .ins = пятым соперником
    .loc = пятом сопернике
noun-seat-fifth-together = пятый соратник
    .gender = m
    .animate = yes
    .gen = пятого соратника
    .dat = пятому соратнику
    .ins = пятым соратником
    .loc = пятом соратнике
noun-seat-sixth = шестой соперник
    .gender = m
    .animate = yes
    .gen = шестого соперника
    .dat = шестому сопернику
    .ins = шестым соперником
    .loc = шестом сопернике
noun-seat-sixth-together = шестой соратник
    .gender = m
    .animate = yes
    .gen = шестого соратника
    .dat = шестому соратнику
    .ins = шестым соратником
    .loc = шестом соратнике
noun-seat-seventh = седьмой соперник
    .gender = m
    .animate = yes
    .gen = седьмого соперника
    .dat = седьмому сопернику
    .ins = седьмым соперником
    .loc = седьмом сопернике
noun-seat-seventh-together = седьмой соратник
    .gender = m
    .animate = yes
    .gen = седьмого соратника
    .dat = седьмому соратнику
    .ins = седьмым соратником
    .loc = седьмом соратнике
verb-accept = согласиться
    .you = соглашаетесь
    .one = соглашается
verb-decline = отказаться
    .you = отказываетесь
    .one = отказывается
verb-take-place = занять
    .you = занимаете
    .one = занимает

ruling-players = число игроков: { $count }
ruling-rolls = на следующих костях выпадает { $what }
ruling-draws = следующее, взятое наугад, — { $what }
ruling-options = на выбор: { $what }
ruling-must = выбирать необязательно
ruling-not-must = выбор обязателен
ruling-offered = можно выбрать { ACC($what) }
ruling-not-offered = нельзя выбрать { ACC($what) }
ruling-asked = { $verb } { $who }
ruling-not-asked = { $who } ничего не { $verb }
ruling-something-asked = нужно сделать выбор
ruling-nothing-asked = выбирать нечего
ruling-over = игра окончена
ruling-not-over = игра не окончена
ruling-rank = { $who } { $verb } { $place }-е место
ruling-fires = срабатывает «{ $card }»
ruling-does-not-fire = «{ $card }» не срабатывает
ruling-in-log = в журнале сказано «{ $words }»
ruling-not-in-log = в журнале не сказано «{ $words }»
ruling-pile = { $low }, сверху { $top }
ruling-copies = { $what } ({ $count ->
    [one] { $count } экземпляр
    [few] { $count } экземпляра
   *[other] { $count } экземпляров
 })
ruling-no-others = { $told }, других ресурсов нет
ruling-because = {" из-за "}{ GEN($what) }
ruling-because-line = . Что мешает: { $reason }
ruling-choose-nothing = { $who } ничего не { $verb }
ruling-reach-turn = игра идёт, пока не наступит { $what }
ruling-reach-choice = игра идёт, пока { DAT($who) } не понадобится выбирать
ruling-reach-start = игра идёт до начала { $phase }
ruling-reach-end = игра идёт до конца { $phase }
ruling-reach-game = игра идёт до самого конца
ruling-first = первый игрок — { $who }
pile-with-card = с { INS($card) }

# ---- что нужно знать читателю правил ----

term-table = зависит от { GEN($what) }:
term-cell = { $what } — { $numbers }
term-row = { $what }: { $numbers }
term-corner = { $rows } \ { $columns }
term-up-to = до { $high }
term-or-more = { $low } или больше
term-from-to = от { $low } до { $high }
term-if = { $what }, если { $clause }
term-sum = всё это вместе:
term-plus = { $what }
term-minus = минус { $what }
term-cases = первое, что подходит:
players-number = { $count ->
    [1] играет { $what }
   *[other] играют { $what }
}
term-works = { $what } работает, пока { $clause }
term-lies = { $what } лежат { $where }
term-lies-own = у каждого игрока все его { $what } { $where }
term-lies-each = у каждого игрока { $what } { $where }
term-when = Когда { $clause }

# headings of the parts of the rules of a game
chapter-components = Что есть в игре
chapter-setup = Подготовка
chapter-course = Ход игры
chapter-actions = Действия
chapter-scoring = Конец игры и подсчёт
chapter-endings = Игра заканчивается, когда
chapter-always = Правила, которые действуют всегда
chapter-working = Когда карта работает
chapter-limits = Сколько может быть
chapter-meanings = Что значат слова
chapter-numbers = Числа и суммы
chapter-variant = Вариант: { $name }
