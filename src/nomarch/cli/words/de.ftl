# What the terminal says around a game, in German.

you = Du
player = Spieler { $number }
total = gesamt
allowed = Das ist erlaubt.
left = Nach { $actions ->
    [one] 1 Aktion
   *[other] { $actions } Aktionen
} verlassen.
saved = Gespeichert; nomarch replay { $file } geht die Partie Schritt für Schritt durch.
thinking = { $seat } überlegt
somebody = Jemand
