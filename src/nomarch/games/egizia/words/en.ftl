title = Egizia
