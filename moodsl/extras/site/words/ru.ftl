# Что говорит сам сайт вокруг текстов игры.

yes = да
no = нет
day = { $day }
nothing = ничего
copies = Экземпляров
kind = Вид
pack = Набор
slot = Ячейка
keyword = Ключевое слово
text = Текст
card = Карта
gain = Получение: { $what }
lose = Потеря: { $what }

home = Главная
how-to-play = Как играть
cards = Карты
all-cards = Все карты
keywords = Ключевые слова
rulings = Разъяснения
glossary = Словарь

search = Поиск
search-hint = Искать карты, правила и разъяснения
search-close = Закрыть
search-none = Ничего не нашлось.
search-failed = Поиск работает, когда сайт открыт с сервера: выполните `moo site serve`.
search-found = Найдено страниц
dark = Тёмные цвета
light = Светлые цвета

# ---- начало
tagline = Игра из { $cards ->
    [one] { $cards } карты
   *[other] { $cards } карт
}{ $others ->
    [0] { "" }
    [one] {" "}и ещё { $others } планшета или фигуры
   *[other] {" "}и ещё { $others } планшетов и фигур
}, число игроков: { $players }.
players = { $low }–{ $high }
read-rules = Прочитать, как играть
see-cards = Посмотреть карты
to-table = Сыграть здесь
to-studio = Придумать карту
designs = Разных
verified-count = { $scenarios ->
    [one] Проверено { $scenarios } разъяснение
    [few] Проверено { $scenarios } разъяснения
    [many] Проверено { $scenarios } разъяснений
   *[other] Проверено { $scenarios } разъяснения
}
verified-by = Каждое — сценарий; движок сыграл их { $day }
print-sheets = Листы для печати
print-hint = девять карт на листе, с линиями реза.
version = Версия
made-of = Из чего сделан этот сайт
licence = Лицензия
authors = Авторы

# ---- places
places = Места
place-hint = { $count ->
    [one] Здесь лежит { $count } карта
    [few] Здесь лежат { $count } карты
   *[other] Здесь лежат { $count } карт
} — в партии, которую разложили для этой страницы.

# ---- boards
boards = Поля
board-hint = Мест: { $count } — { $places }.
board-of-each = Такое поле есть у каждого игрока.
board-begins = Нарисовано так, как может лежать в начале партии.
board-places = Все места
board-next = Рядом

# ---- как играть
actions-hint = Что игрок может сделать в свой ход.
meanings-hint = Что делают, когда так говорит карта или действие. Если условие не выполнено, этого нельзя и выбрать.
other-meaning = Или, с другими картами или фигурами:
things = Предметы, места, числа
things-hint = Число не выходит за свои пределы: лишнее пропадает.
from-to = от { $low } до { $high }
up-to = до { $high }
or-more = { $low } и больше
starts-at = В начале
for-each-player = у каждого игрока
for-each-thing = для каждой вещи вида «{ $what }»
for-each-card = у { $card }
of-the-game = общее
holds = вмещает { $count }

components-hint = Что где лежит перед началом.
limits-hint = Что получено сверх этого, пропадает; что уже есть, остаётся.
working-hint = Только работающая карта делает то, что на ней написано; то, что действует, «даже если карта не работает», верно всегда.
numbers-hint = Таковы они, пока их не меняет никакая карта.
example = Пример
example-hint = Первые ходы партии, сыгранной при создании этой страницы. Под каждым ходом — всё, что из него вышло, словами журнала: «рука → сброс» значит, что и куда переложено.
people = Анна, Борис, Вера, Глеб

# ---- карта
fact = Свойство
facts = Свойства
value = Значение
origin = Источник
as-written = Как написано
as-written-hint = Карта так, как её написал автор. Ничего другого игра не читает.
rulings-of = Разъяснения
verified-on = Проверено { $day } Каждый из этих сценариев сыгран движком.
no-rulings = Ни один сценарий пока не называет эту карту.
more-rulings = { $count ->
    [one] Ещё { $count } сценарий с её участием
    [few] Ещё { $count } сценария с её участием
    [many] Ещё { $count } сценариев с её участием
   *[other] Ещё { $count } сценария с её участием
}
goes-with = С чем связана
goes-with-hint = Выведено из текстов самих карт.
nothing-ties = Ни одна другая карта не связана с этой напрямую.

ties-touch = { $sort ->
    [verb] Делают
    [value] Используют
    [word] Написано на
    [effect] Выполняют
    [zone] Пополняют
    [card] Она
   *[other] Вызывают
}
ties-mind = { $sort ->
    [verb] На это срабатывает
    [value] Меняют
    [word] Ищут это
    [effect] Есть у
    [zone] Берут оттуда
    [card] Называют её
   *[other] На это срабатывает
}
ties-like = { $sort ->
    [verb] В тот же момент
    [value] Кроме этой карты, меняют
    [word] Кроме этой карты, ищут
    [effect] Есть и у
    [zone] Кроме этой карты, берут оттуда
    [card] Называют её и
   *[other] В тот же момент
}
about = О чём речь
provenance = Откуда это взято
provenance-hint = Что в этой карте откуда взято.
original = придумано для этого проекта
previous = Раньше
next = Дальше

# ---- галерея
filter = Отбор
any = любое
at-least = { $what }, от
at-most = { $what }, до
reset = Показать все
cards-shown = { $shown } из { $all ->
    [one] { $all } карты
   *[other] { $all } карт
}
no-cards = Таких карт нет.
filter-text = В тексте
gallery-hint = Все карты и планшеты игры. Адрес этой страницы хранит то, что отобрано.

# ---- виды, ключевые слова, словарь, разъяснения
kind-hint = { $count ->
    [one] { $count } карта этого вида
    [few] { $count } карты этого вида
    [many] { $count } карт этого вида
   *[other] { $count } карты этого вида
}
keywords-hint = Когда действуют карты: каждый момент и карты, которые его ждут.
no-keyword = Без ключевого слова
glossary-hint = Все названия игры на всех её языках.
means = Что это
is-resource = ресурс
is-counter = счётчик
is-mark = отметка
is-zone = место
is-bag = мешок, из которого берут наугад
is-kind = вид
is-fact = свойство
is-word = слово
about-alone = Эти сценарии — о наборе «{ $pack }» самом по себе: они сыграны без дополнений к нему.
rulings-hint = Каждое разъяснение — сценарий: положение, что происходит и что после этого должно быть верно. Они сыграны { $day }, и все верны.
ruling-number = { $number } и подобное — номера разъяснений, которые дали авторы игры: каждое отвечает на один вопрос о правилах, а сценарии с одним номером показывают одно и то же разъяснение.
ruling-given = До этого.
ruling-laid = Сделано заранее.
ruling-when = Что происходит.
ruling-then = Итог.
to-card = { $card }: карта
sheet-hint = { $count ->
    [one] { $count } сценарий, проверен { $day }
    [few] { $count } сценария, проверены { $day }
    [many] { $count } сценариев, проверены { $day }
   *[other] { $count } сценария, проверены { $day }
}

# ---- everything of the game
everything = Всё в игре
everything-hint = Все имена игры: как это называется, где объявлено и сколько строк это используют.
name = Имя
declared = Объявлено
used = Использовано
family-kind = Виды карт и фишек
one-kind = вид
family-fact = Свойства
one-fact = свойство
family-word = Слова свойств
one-word = слово свойства
family-card = Карты
one-card = карта
family-zone = Места
one-zone = место
family-slot = Ячейки
one-slot = ячейка
family-counter = Счётчики и ресурсы
one-counter = счётчик
family-value = Величины
one-value = величина
family-board = Поля
one-board = поле
family-relation = Отношения
one-relation = отношение
family-verb = Глаголы
one-verb = глагол
family-action = Действия
one-action = действие
family-phase = Фазы
one-phase = фаза
family-moment = Моменты, которых что-то ждёт или о которых объявляют
one-moment = момент
family-effect = Именованные эффекты
one-effect = именованный эффект
family-ending = Окончания игры
one-ending = окончание игры
family-variant = Варианты
one-variant = вариант
