action waiting "Wait"                   ### empty-body
    ru "Ждать"
