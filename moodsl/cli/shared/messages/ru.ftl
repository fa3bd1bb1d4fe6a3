### Что командная строка говорит за столом по-русски. Имена команд и ключей не переводятся.

# ---- вопрос и ответы ----

ask = { $player }, { $numbers } (h — справка):{" "}
span = от { $first } до { $last }
hand-over = Следующий вопрос — { $player }. Передайте клавиатуру и нажмите Enter.{" "}
no-number = наберите номер варианта, { $numbers }, или h для справки
no-such-option = варианта { $typed } нет: есть варианты { $numbers }
one-only = `{ $typed }`: здесь нужен один ответ; наберите одно число
not-together = вместе с остальным вариант { $typed } выбрать нельзя, поэтому не выбрано ничего: наберите меньше чисел
several = (можно несколько сразу: { $example }; 0 — закончить)
may-be-several = `{ $typed }` подходит к { $places }: наберите номер
or = { " или " }
not-understood = `{ $typed }` — не вариант и не команда: наберите число, { $numbers }, или h для справки
brief = (стол покажет всё; ? рука — ваши карты, ? и место — что там лежит)
lies-beside = рядом: { $what }
earlier = … раньше ещё { $count }: наберите log
before-that = до этого можно: { $actions }
not-now = сейчас нельзя: { $actions }  (why { $first } скажет почему)
signs = знаки: { $legend }, { $asked } чей ход
legend-works = работает
legend-free = ячейка свободна
legend-taken = в ячейке лежит фишка

plain-taken = занята

help-number = число
    .means = выбрать этот вариант;  2 4 0  выбрать вариант 2, потом 4, потом закончить
help-card = ? ИМЯ
    .means = что делает карта или действие, какие карты где лежат;  ? 2  что делает вариант 2;  ?  все предложенные карты или действия
help-undo = u, назад
    .means = взять назад своё последнее решение (пока ничего не открылось)
    .typed = назад, отменить
help-save = s, сохранить
    .means = сохранить;  s ФАЙЛ  сохранить в файл
    .typed = сохранить
help-log = log, журнал
    .means = что произошло;  log 100  то же подробнее;  log why  с номерами, о которых можно спросить
    .typed = журнал
help-table = table, стол
    .means = показать стол ещё раз
    .typed = стол
help-why = why ИМЯ, почему ИМЯ
    .means = почему не предлагают действие или карту, откуда взялось число;  why 12  откуда строка 12
    .typed = почему
help-help = h, помощь
    .means = этот список
    .typed = помощь, справка
help-quit = q, выход
    .means = сохранить и выйти
    .typed = выход, выйти

# ---- вопросы о картах и действиях ----

why-which = почему — что? { $known ->
    [none] Карта
   *[other] Действие ({ $known }), карта
}, число, например цена, или строка из `log why` по номеру
why-several = `{ $typed }` подходит к нескольким действиям; есть: { $known }
why-none = `{ $typed }` — не действие, не число и не карта; есть действия { $known }
why-open = { $action }: сейчас это можно выполнить
why-not = { $action }: сейчас этого сделать нельзя: { $reasons }
why-unasked = { $action }: ничто не мешает, но сейчас спрашивают не о действии
why-offered = { $title }: это предлагается
why-not-offered = { $title }: этого нет среди вариантов: { $reasons }
why-not-possible = не получается: { $rule }
why-no-choice = { $title }: сейчас спрашивают не о карте
why-unseen = { $title }: такой карты вам не видно
why-hidden = { $value }: это число зависит от карт, которые видны не всем
why-value-of = { $value }: не сказано, чья; напишите следом карту, место или игрока
why-no-line = в журнале нет строки { $number }, есть от 1 до { $count }: `log why` покажет их номера
why-no-log = { $what }: откуда это взялось, неизвестно: журнал этой партии не ведётся
action-head = { $titles }  (why { $action } скажет, можно ли его выполнить)
which-card = какая карта? Наберите ? и её название
option-no-card = вариант { $typed } — не карта: { $label }
no-such-card = карты `{ $typed }` нет
no-such-card-but = карты `{ $typed }` нет; может быть, { $near }?
nothing-there = ничего
next-to = рядом: { $places }
more-empty = { $count ->
    [one] ещё на { $count } месте и рядом с ним ничего нет; ? и название места расскажет о нём
   *[other] ещё на { $count } местах и рядом с ними ничего нет; ? и название места расскажет о нём
 }
place-empty = { $place }: карт нет
card-may-be = `{ $typed }` — это может быть { $titles }
and-more = { " и другие" }
copies = { $count ->
    [one] { $count } экземпляр
    [few] { $count } экземпляра
   *[other] { $count } экземпляров
 }

# ---- события ----

cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
 }
times = { $thing } ×{ $count }

# ---- стол ----

first = первый игрок: { $player }
thrown = выпало: { $dice }
is-out = { $player } (вне игры)
yours = { $name } (у вас)
yours-empty = { $name } (у вас): пока пусто
over-cards = { " на " }{ $cards }
on-top = { " (сверху " }{ $card })
of-player = { $count } ({ $player })
under-it = под ней
what-it-does = что делает
track-of = { $number } из { $most }

# ---- партия в файле ----

saved = партия сохранена: { $path }
saved-go-on = партия сохранена; чтобы продолжить:
not-saved = партия не сохранена: { $reason }
exists = `{ $path }` уже существует; назовите файл, которого ещё нет
taken-back = взято назад
not-taken-back = этого нельзя взять назад: { $reason }
nothing-to-take-back = брать назад нечего
revealed-since = с тех пор что-то открылось
record-is = запись лежит в { $path }; чтобы её посмотреть:
endless = партия не может продолжаться: { $reason }
endless-move = этого нельзя выполнить: { $reason }

# ---- конец ----

place = место
player = игрок
result = итог
is-over = Партия окончена
is-over-by = Партия окончена: { $ending }
decisions = { $count ->
    [one] { $count } решение
    [few] { $count } решения
   *[other] { $count } решений
 }
wins = победитель — { $player }
nobody-wins = никто не победил
scored = за что очки
tie-broken = { $player } — с тем же итогом; { $rule ->
    [none] решает следующий показатель, { $more } против { $less }
   *[other] { $rule }: { $more } против { $less }
 }
draw-of = ничья: { $players }
and = { " и " }

# ---- начало ----

person = Игрок { $number }
person-alone = Игрок
bot = Бот { $number }
seed = число { $seed }: с `--seed { $seed }` всё выпадет так же

# ---- карта с объяснением ----

card-head = { $title }  ({ $kind }, { $pack })
card-head-alone = { $title }  ({ $kind })
card-rules = правила
card-no-rules = она ничего не говорит
card-facts = свойства
card-moments = когда она действует
card-always = постоянно
card-slots = ячейки
card-prices = чего стоят её способности
card-original = придумано для этого проекта
card-taken = взято из других мест
card-rulings = сценарии, где она названа
card-ties = карты, с которыми она связана
card-more = и ещё { $count }

# ---- имя

name-used = используется
name-unused = нигде не используется
name-scenarios = и в { $count } { $count ->
    [one] строке
   *[other] строках
 } сценариев
name-below = у того, что нужно этому набору, есть свои имена: { $games }
name-moments = каждого из них можно дождаться: `after ИМЯ:`, `before ИМЯ:`, `would ИМЯ:`
name-several = Так называется несколько вещей; чтобы увидеть одну: { $families }
