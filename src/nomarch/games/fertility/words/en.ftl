title = Fertility
