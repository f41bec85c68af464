### Was das Brett von Lords of Scotland sagt, auf Deutsch.
###
### Zahlen kommen als Zahlen, alles andere als Text. Karten kommen als lesbare Namen („Wemyss 7“). Namen sind die der
### Leute am Tisch.

## Karten, Reihen, Armeen

lsb-card-hidden = ein verdeckter Clan
lsb-side = { $side ->
    [down] verdeckt
   *[up] offen
}
lsb-army-of = { $mine ->
    [you] deine Armee
   *[other] Armee von { $name }
}
lsb-army-none = Noch kein Clan
lsb-place = { $place ->
    [1] an erster Stelle
    [2] an zweiter Stelle
    [3] an dritter Stelle
    [4] an vierter Stelle
    [5] an fünfter Stelle
    [6] an sechster Stelle
    [7] an siebter Stelle
    [8] an achter Stelle
    [9] an neunter Stelle
    [10] an zehnter Stelle
   *[other] an { $place }. Stelle
}
lsb-ordinal = { $place }.
lsb-lord-you = { $name } (du)
lsb-lord-turn = am Zug
lsb-lord-won = { $strength } von { $target } gewonnen
lsb-lord-hand = { $count ->
    [0] keine Karte auf der Hand
    [one] eine Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
lsb-initiative = hat die Initiative
lsb-total = Gesamtstärke { $total }
lsb-total-doubled = verdoppelt, alle { $line }
lsb-total-hidden = { $count ->
    [one] ein Clan noch verdeckt
   *[other] { $count } Clans noch verdeckt
}
lsb-total-place = { $place ->
    [1] am stärksten
   *[other] Platz { $place }
}
lsb-recruits = Rekruten
lsb-recruit = Rekrut { $slot }: { $card }{ $side ->
    [down] , verdeckt
   *[up] { "" }
}
lsb-recruit-down = Rekrut { $slot }, verdeckt
lsb-supporters = Unterstützer
lsb-supporter = Unterstützer { $place }: { $card }
lsb-draw = Nachziehstapel
lsb-draw-count = { $count ->
    [0] leer
    [one] noch eine Karte
   *[other] noch { $count } Karten
}
lsb-hand-none = Keine Karte auf der Hand
lsb-ready = die Fähigkeit wäre nutzbar
lsb-round = Runde { $round } von { $rounds } dieses Scharmützels
lsb-round-short = Runde
lsb-last-skirmish = Das letzte Scharmützel
lsb-no-skirmish = Noch ist kein Scharmützel zu Ende.

## Die Zeichen auf dem Spielplan

lsb-sign-won = Die Stärke der gewonnenen Unterstützer und wie viel zum Sieg nötig ist
lsb-sign-hand = Wie viele Karten jemand auf der Hand hat
lsb-sign-initiative = Dieser Spieler beginnt das Scharmützel
lsb-sign-total = Was die Armee wert ist; +? steht für verdeckte Clans
lsb-sign-doubled = Alle Clans sind von einer Blutlinie, also zählt die Armee doppelt
lsb-sign-place = Der Platz, den die Armee bisher hat
lsb-sign-round = Die Runden dieses Scharmützels. Tippe sie an, um zu sehen, wie das letzte ausging
lsb-sign-down = Dein Clan liegt verdeckt: Nur du kennst ihn
lsb-sign-power = Eine aktivierte Fähigkeit, die am Ende des Scharmützels wirkt

## Was bei einem Clan bis zum Ende des Scharmützels aktiviert ist

lsb-active-d = bleibt für das nächste Scharmützel
lsb-active-c = beansprucht zwei Unterstützer
lsb-active-b = zählt zu jeder Blutlinie

## Was jetzt zu tun ist

lsb-do-flip = Du hast die Initiative: Deck einen Rekruten auf.
lsb-do-act = Nimm einen Rekruten oder stell eine Karte aus deiner Hand auf.
lsb-do-recruit = Deine Hand ist leer: Nimm einen Rekruten.
lsb-do-full = Du kannst keinen Rekruten nehmen: Stell eine Karte aus deiner Hand auf.
lsb-do-side = { $card }: offen oder verdeckt?
lsb-do-muster = Stell noch eine Karte aus deiner Hand auf.
lsb-do-power-s = { $clan }: Wessen Fähigkeit willst du kopieren?
lsb-do-power-m = { $clan }{ $copied ->
    [yes] {" "}als { $line }
   *[no] { "" }
}: Noch eine Karte aufstellen?
lsb-do-power-d = { $clan }{ $copied ->
    [yes] {" "}als { $line }
   *[no] { "" }
}: Für das nächste Scharmützel behalten?
lsb-do-power-w = { $clan }{ $copied ->
    [yes] {" "}als { $line }
   *[no] { "" }
}: Welchen Clan willst du ablegen?
lsb-do-power-f = { $clan }{ $copied ->
    [yes] {" "}als { $line }
   *[no] { "" }
}: Mit welchem Clan einer fremden Armee tauscht er den Platz?
lsb-do-power-o = { $clan }{ $copied ->
    [yes] {" "}als { $line }
   *[no] { "" }
}: Eine Karte ziehen?
lsb-do-power-k = { $clan }{ $copied ->
    [yes] {" "}als { $line }
   *[no] { "" }
}: Mit welchem Unterstützer tauscht er den Platz?
lsb-do-power-c = { $clan }{ $copied ->
    [yes] {" "}als { $line }
   *[no] { "" }
}: Am Ende zwei Unterstützer beanspruchen?
lsb-do-power-b = { $clan }{ $copied ->
    [yes] {" "}als { $line }
   *[no] { "" }
}: Zu jeder Blutlinie zählen?
lsb-do-claim = { $left ->
    [one] Beanspruche einen Unterstützer.
   *[other] Beanspruche { $left } Unterstützer: Nimm den ersten.
}
lsb-do-wait = { $phase ->
    [flip] { $name } deckt einen Rekruten auf.
    [power] { $name } entscheidet über eine Fähigkeit.
    [muster] { $name } stellt noch einen Clan auf.
    [claim] { $name } beansprucht einen Unterstützer.
   *[act] { $name } ist an der Reihe.
}
lsb-do-over = Die Partie ist zu Ende.
lsb-over-score = { $first } zu { $next }.
lsb-reached = Stärke { $strength }
lsb-decided = Scharmützel { $skirmish }: { $name } gewann { $cards } (Stärke { $strength }).
lsb-over-tie = { $players ->
    [2] Beide haben { $strength }: Es gewinnt die bessere Platzierung in diesem letzten Scharmützel.
   *[other] Gleichstand mit { $strength }: Es gewinnt die bessere Platzierung in diesem letzten Scharmützel.
}
lsb-do-not-started = Die Karten sind noch nicht ausgeteilt.
lsb-passed-over = { $who ->
    [you] Du kannst weder anwerben noch aufstellen, also wirst du übersprungen.
   *[other] { $name } kann weder anwerben noch aufstellen und wird übersprungen.
}
lsb-chain = Die Fähigkeiten dieses Zuges

lsb-button-up = Offen
lsb-button-down = Verdeckt
lsb-down-help = bis zum Ende verborgen
lsb-button-skip = Nicht nutzen
lsb-button-power-m = Noch einen aufstellen
lsb-button-power-d = Behalten
lsb-button-power-o = Karte ziehen
lsb-button-power-c = Zwei beanspruchen
lsb-button-power-b = Zu allen Blutlinien zählen

lsb-power-ready = Fähigkeit nutzbar
lsb-power-idle = Fähigkeit ohne Wirkung
lsb-power-lower = { $rule ->
    [bloodline] keine Fähigkeit: { $card } ist nicht stärker
   *[lowest] keine Fähigkeit: { $card } ist schwächer
}

lsb-then = deine Armee dann { $total }

lsb-hint-hand = Tipp: { $card } { $side ->
    [down] verdeckt
   *[up] offen
} aufstellen
lsb-hint-row = Tipp: Rekrut { $slot }
lsb-hint-supporter = Tipp: der Unterstützer { $card }
lsb-hint-army = Tipp: { $card } ({ $name })
lsb-hint-power = Tipp: die Fähigkeit nutzen
lsb-hint-skip = Tipp: die Fähigkeit nicht nutzen

## Über eine Karte oder einen Lord

lsb-when-s = Sofort:
lsb-when-m = Sofort:
lsb-when-d = Am Ende:
lsb-when-w = Sofort:
lsb-when-f = Sofort:
lsb-when-o = Sofort:
lsb-when-k = Sofort:
lsb-when-c = Am Ende:
lsb-when-b = Am Ende:
lsb-about-hidden = Diesen Clan kennt nur, wem er gehört. Am Ende des Scharmützels wird er aufgedeckt.
lsb-about-down = Er liegt bis zum Ende des Scharmützels verdeckt; nur du darfst ihn ansehen.
lsb-about-ready = Jetzt offen aufgestellt, könnte er seine Fähigkeit nutzen.
lsb-about-idle = Jetzt aufgestellt, hätte seine Fähigkeit keine Wirkung.
lsb-about-lower = { $rule ->
    [bloodline] Jetzt aufgestellt, könnte er seine Fähigkeit nicht nutzen: { $card } ({ $name }) gehört zur selben Blutlinie und ist nicht stärker.
   *[lowest] Jetzt aufgestellt, könnte er seine Fähigkeit nicht nutzen: { $card } ({ $name }) ist schwächer.
}
lsb-about-rank = Rang { $rank }; unter gleich starken Armeen liegt die mit dem höchsten Rang vorn.
lsb-about-army = Armee:
lsb-about-doubled = Sie zählt doppelt: Alle Clans sind { $line }.
lsb-about-won = Gewonnen:
lsb-about-target = { $away ->
    [0] { $strength } gewonnen: Die { $target }, mit denen die Partie endet, sind erreicht.
   *[other] { $strength } gewonnen; noch { $away } bis { $target }.
}
lsb-about-initiative = Hat die Initiative: beginnt jede Runde und deckt einen Rekruten auf.

## Das Ende eines Scharmützels

lsb-report-now = Das Scharmützel ist vorbei
lsb-report = Wie das Scharmützel ausging
lsb-report-choosing = wählt …
lsb-report-tie = Gleichstand: höchste Karte { $card }.
lsb-report-tie-rank = Gleichstand: höchste Karte { $card }, im Rang über { $other }.
lsb-report-order = Bei gleicher Stärke gilt die Rangfolge der Blutlinien: { $lines }.
lsb-report-two = Darf zwei beanspruchen.
lsb-report-none = Ohne Armee: { $names }
lsb-report-next = { $who ->
    [you] Du beginnst das nächste Scharmützel.
   *[other] { $name } beginnt das nächste Scharmützel.
}
lsb-said-place = { $name }, Gesamtstärke { $total }: Platz { $place }.

## Die Karten, die nicht zu sehen sind

lsb-tracker-count = { $count } nicht zu sehen
lsb-tracker-legend-unseen = nicht zu sehen
lsb-tracker-legend-gone = abgelegt oder gewonnen
lsb-tracker-unseen = { $card }: nicht zu sehen
lsb-tracker-hand = { $card }: auf der Hand
lsb-tracker-table = { $card }: auf dem Tisch
lsb-tracker-gone = { $card }: abgelegt oder gewonnen

## Die Tasten

lsb-key-number = Rekrut oder Unterstützer 1 bis 5
lsb-key-side = Offen aufstellen, verdeckt aufstellen
lsb-key-power = Die Fähigkeit nutzen
lsb-key-skip = Die Fähigkeit nicht nutzen
lsb-key-recruits = Zu den Rekruten gehen
lsb-key-supporters = Zu den Unterstützern gehen
lsb-key-armies = Zu den Armeen gehen
