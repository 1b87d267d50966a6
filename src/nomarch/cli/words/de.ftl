# What the terminal says around a game, in German.

you = Du
player = Spieler { $number }
bot-novice = Anfänger
bot-skilled = Könner
bot-master = Meister
bot-random = Zufall
bot-greedy = Gierig
total = gesamt

## While a game is played

help-hint = ({ $word } zeigt Hilfe)
help = Gib die Nummer einer Möglichkeit ein, oder eine ganze Aktion wie { $example }. Außerdem:
help-undo = deine letzte Aktion und alles danach zurücknehmen
help-why = welche Regel eine Aktion gerade verbietet
help-odds = Chancen, und was deine Aktionen wert sind (bei Spielen, die das haben)
help-log = alles, was geschehen ist
help-save = die Partie speichern; nomarch replay DATEI geht sie Schritt für Schritt durch
help-quit = aufhören
help-action = AKTION
help-file = DATEI
allowed = Das ist erlaubt.
left = Nach { $actions ->
    [one] 1 Aktion
   *[other] { $actions } Aktionen
} verlassen.
saved = Gespeichert; nomarch replay { $file } geht die Partie Schritt für Schritt durch.
thinking = { $seat } überlegt
somebody = Jemand
no-such-choice = die Möglichkeiten haben die Nummern 1 bis { $last }
no-odds = für { $game } gibt es keine Chancen zu zeigen
nothing-to-undo = es gibt nichts zurückzunehmen
too-many-bots = { $bots } Bots sind zu viele für { $seats } Plätze

## While a record is stepped through

moment = { $now } von { $last }
keys = Enter oder n: weiter   b: zurück   NUMMER: zu dieser Aktion   e: Ende   q: schließen

## The list of games

games-game = Spiel
games-name = Name
games-players = Personen
games-length = Dauer
games-about = Worum es geht
games-option = Option
games-values = Werte
games-does = Wirkung
games-for = { $least }–{ $most } Personen
games-ours = Von uns
games-ours-about = Das steht in keiner Quelle; wir haben es ergänzt oder entschieden.
switch-on = an
switch-off = aus

## Checking a record

verify-actions = { $game }, { $players } Personen, { $actions ->
    [one] 1 Aktion: Sie ist erlaubt.
   *[other] { $actions } Aktionen: Jede ist erlaubt.
}
verify-chance = Aller Zufall folgt aus dem Startwert.
verify-renewals = Nachdem Aktionen zurückgenommen wurden, begann er von Neuem, { $count ->
    [one] einmal
   *[other] { $count } Mal
}.
verify-given = Der Aufbau war vorgegeben, nicht ausgelost.
verify-hash = Der Startwert ist der, der von Anfang an versprochen war: Sein Hash stimmt.
verify-show = Diesen Hash muss der Tisch von Anfang an gezeigt haben: { $hash }
verify-wrong-hash = der Startwert dieser Aufzeichnung hat den Hash { $hash }, nicht den gezeigten
verify-over = Die Partie ist zu Ende.
verify-not-over = Die Partie ist nicht zu Ende.
