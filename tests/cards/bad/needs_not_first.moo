to feast
    let plates be your grain
    needs plates is at least 2
    pay 1 coin
    needs your coin is at least 1
    gain 1 fame
    needs your coin is at least 2       ### needs-not-first

action feasting "Feast"
    feast
    needs your coin is at least 2       ### needs-not-first
