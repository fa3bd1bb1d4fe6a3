building farm "The \"old\" farm \\ mill"
    ru  "Ферма «у пруда»"
    de  "Hof # kein Kommentar"
