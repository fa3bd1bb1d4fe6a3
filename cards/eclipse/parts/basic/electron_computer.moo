part electron_computer "Electron Computer"
    ru        "Электронный компьютер"
    computer  1
