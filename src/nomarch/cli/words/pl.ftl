# What the terminal says around a game, in Polish.

you = Ty
player = Gracz { $number }
bot-novice = początkujący
bot-skilled = wprawny
bot-master = mistrz
bot-random = losowy
bot-greedy = zachłanny
total = razem

## While a game is played

help-hint = (wpisz { $word }, by zobaczyć pomoc)
help = Wpisz numer możliwości albo całą akcję, na przykład { $example }. Poza tym:
help-undo = cofnij swoją ostatnią akcję i to, co było po niej
help-why = jaka zasada zabrania teraz tej akcji
help-odds = szanse i wartość twoich akcji (w grach, które je mają)
help-log = wszystko, co się wydarzyło
help-save = zapisz grę; nomarch replay PLIK pokazuje ją krok po kroku
help-quit = przestań grać
help-action = AKCJA
help-file = PLIK
allowed = To jest dozwolone.
left = Gra przerwana po { $actions ->
    [one] 1 akcji
   *[many] { $actions } akcjach
}.
saved = Zapisano; nomarch replay { $file } pokazuje grę krok po kroku.
thinking = { $seat } myśli
somebody = Ktoś
no-such-choice = możliwości mają numery od 1 do { $last }
no-odds = dla tej gry ({ $game }) nie ma szans do pokazania
nothing-to-undo = nie ma czego cofnąć
too-many-bots = { $bots ->
    [one] { $bots } bot to
    [few] { $bots } boty to
   *[many] { $bots } botów to
} za dużo, bo miejsc przy stole jest { $seats }

## While a record is stepped through

moment = { $now } z { $last }
keys = Enter lub n: dalej   b: wstecz   NUMER: do tej akcji   e: koniec   q: wyjście

## The list of games

games-game = Gra
games-name = Nazwa
games-players = Gracze
games-length = Czas
games-about = O grze
games-option = Opcja
games-values = Wartości
games-does = Co robi
games-for = { $least }–{ $most } graczy
games-ours = Nasze
games-ours-about = nie ma tego w żadnym źródle; odtworzyliśmy to lub ustaliliśmy sami.
switch-on = tak
switch-off = nie

## Checking a record

verify-actions = { $game }, liczba graczy: { $players }, liczba akcji: { $actions }. Każda akcja jest dozwolona.
verify-chance = Cały przypadek wynika z ziarna.
verify-renewals = Po cofnięciu akcji losowanie zaczynało się od nowa, { $count ->
    [one] { $count } raz
   *[many] { $count } razy
}.
verify-given = Przygotowanie gry było podane, a nie wylosowane.
verify-hash = Ziarno jest tym, które było obiecane od początku: skrót się zgadza.
verify-show = Stół musiał pokazywać od początku ten skrót: { $hash }
verify-wrong-hash = ziarno tego zapisu ma skrót { $hash }, a nie ten, który był widoczny
verify-over = Gra jest skończona.
verify-not-over = Gra nie jest skończona.
