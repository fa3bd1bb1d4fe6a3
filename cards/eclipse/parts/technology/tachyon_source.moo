part tachyon_source "Tachyon Source"
    ru         "Тахионный реактор"
    opened_by  tachyon_sources
    energy     9
