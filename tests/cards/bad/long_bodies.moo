# Bodies that do more than anybody at the table waits for.

action toiling "Toil"                           ### endless-verb
    repeat 1000 times
        repeat 1000 times
            repeat 1000 times
                gain 1 coin
                lose 1 coin

---
# Each value asks twice for the one before it.

value e0 = day

value e1 = e0 + e0 + e0 + e0

value e2 = e1 + e1 + e1 + e1

value e3 = e2 + e2 + e2 + e2

value e4 = e3 + e3 + e3 + e3

value e5 = e4 + e4 + e4 + e4

value e6 = e5 + e5 + e5 + e5

value e7 = e6 + e6 + e6 + e6

value e8 = e7 + e7 + e7 + e7

value e9 = e8 + e8 + e8 + e8

value e10 = e9 + e9 + e9 + e9                   ### too-deep
action counting "Count"
    gain (e10) coin

---
# Verbs that do verbs that do verbs.

to nod1
    nod2

to nod2
    nod3

to nod3
    nod4

to nod4
    nod5

to nod5                                         ### too-deep
    nod6

to nod6
    nod7

to nod7
    nod8

to nod8
    nod9

to nod9
    nod10

to nod10
    nod11

to nod11
    nod12

to nod12
    nod13

to nod13
    nod14

to nod14
    nod15

to nod15
    nod16

to nod16
    nod17

to nod17
    nod18

to nod18
    nod19

to nod19
    nod20

to nod20
    nod21

to nod21
    nod22

to nod22
    nod23

to nod23
    nod24

to nod24
    nod25

to nod25
    nod26

to nod26
    nod27

to nod27
    nod28

to nod28
    nod29

to nod29
    nod30

to nod30
    nod31

to nod31
    nod32

to nod32
    nod33

to nod33
    nod34

to nod34
    nod35

to nod35
    nod36

to nod36
    nod37

to nod37
    nod38

to nod38
    nod39

to nod39
    nod40

to nod40
    nod41

to nod41
    nod42

to nod42
    nod43

to nod43
    nod44

to nod44
    nod45

to nod45
    gain 1 fame

action nodding "Nod"
    nod1
