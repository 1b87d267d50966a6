# What the terminal says around a game, in Czech.

you = Vy
player = Hráč { $number }
bot-novice = začátečník
bot-skilled = pokročilý
bot-master = mistr
bot-random = náhodný
bot-greedy = hladový
total = celkem

## While a game is played

help-hint = (nápovědu ukáže { $word })
help = Napište číslo možnosti, nebo celou akci, například { $example }. Kromě toho:
help-undo = vrátit vaši poslední akci a vše po ní
help-why = které pravidlo teď akci zakazuje
help-odds = šance a hodnota vašich akcí (u her, které je mají)
help-log = vše, co se stalo
help-save = uložit hru; nomarch replay SOUBOR ji projde krok za krokem
help-quit = přestat hrát
help-action = AKCE
help-file = SOUBOR
allowed = To je dovoleno.
left = Hra opuštěna po { $actions ->
    [one] 1 akci
   *[other] { $actions } akcích
}.
saved = Uloženo; nomarch replay { $file } projde hru krok za krokem.
thinking = { $seat } přemýšlí
somebody = Někdo
no-such-choice = možnosti mají čísla 1 až { $last }
no-odds = pro tuto hru ({ $game }) šance nejsou
nothing-to-undo = není co vrátit
too-many-bots = { $bots ->
    [one] { $bots } bot je příliš mnoho
    [few] { $bots } boti jsou příliš mnoho
   *[other] { $bots } botů je příliš mnoho
} na { $seats ->
    [one] { $seats } místo
    [few] { $seats } místa
   *[other] { $seats } míst
}

## While a record is stepped through

moment = { $now } z { $last }
keys = Enter nebo n: dál   b: zpět   ČÍSLO: na tu akci   e: konec   q: zavřít

## The list of games

games-game = Hra
games-name = Název
games-players = Hráči
games-length = Délka
games-about = O čem je
games-option = Možnost
games-values = Hodnoty
games-does = Co dělá
games-for = { $least }–{ $most } { $most ->
    [few] hráči
   *[other] hráčů
}
games-ours = Naše
games-ours-about = Nemá to žádný pramen; doplnili nebo rozhodli jsme to sami.
switch-on = zapnuto
switch-off = vypnuto

## Checking a record

verify-actions = { $game }, počet hráčů: { $players }, počet akcí: { $actions }. Každá akce je povolená.
verify-chance = Všechna náhoda plyne ze semínka.
verify-renewals = Po vrácení akcí začala náhoda znovu, { $count ->
    [one] jednou
   *[other] { $count }krát
}.
verify-given = Příprava byla dána, ne vylosována.
verify-hash = Semínko je to, které bylo slíbeno od začátku: otisk souhlasí.
verify-show = Stůl musel od začátku ukazovat tento otisk: { $hash }
verify-wrong-hash = semínko tohoto záznamu má otisk { $hash }, ne ten, který byl vidět
verify-over = Hra skončila.
verify-not-over = Hra neskončila.
