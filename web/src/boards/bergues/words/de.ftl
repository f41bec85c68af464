### Was das Brett von Bergues sagt, auf Deutsch.
###
### Zahlen kommen als Zahlen, alles andere als Text. Namen sind die der Leute am Tisch; Wächter kommen als Buchstabe
### (y, w, g, r), wo eine Nachricht nach ihnen auswählt, sonst als lesbarer Name („der gelbe Wächter“).

## Plättchen, Wächter, Felder

bg-argument-face-a = Drachen
bg-argument-face-b = Rad
bg-argument-face-c = Dach
bg-argument-face-d = Fenster
bg-argument-face-e = Stern
bg-argument-face-f = Windmühle
bg-argument-face-g = Mond
bgb-face-bare = neutral
bgb-tile = Plättchen { $number }, oben: { $face }{ $side ->
    [N] , auf dem Nordweg
    [S] , auf dem Südweg
   *[no] { "" }
}
bgb-tile-under = { $tile }; unten: { $face }
bgb-touch-tile = Das markierte Plättchen
bgb-guard = { $guard ->
    [y] der gelbe Wächter
    [w] der weiße Wächter
    [g] der grüne Wächter
   *[r] der rote Wächter
}
bgb-arms = { $guard ->
    [y] Krone
    [w] Glocke
    [g] Blatt
   *[r] Herz
}
bgb-nobody = niemand
bgb-tower = Turm { $number }
bgb-gate-y = Cassel
bgb-gate-w = Bierne
bgb-gate-g = Dünkirchen
bgb-gate-r = Hondschoote
bgb-space-guard = { $guard } ({ $who })
bgb-space-carries = { $guard } ({ $who }) mit seiner Festung
bgb-space-fortress = { $guard ->
    [y] hier wartet die gelbe Festung
    [w] hier wartet die weiße Festung
    [g] hier wartet die grüne Festung
   *[r] hier wartet die rote Festung
}
bgb-space-way = { $way ->
    [cw] hierher kannst du im Uhrzeigersinn gehen
   *[ccw] hierher kannst du gegen den Uhrzeigersinn gehen
}
bgb-space-winoc = hierher kannst du gehen
bgb-rampart = Der Wall
bgb-centre = Das Stadtzentrum
bgb-path = { $side ->
    [N] Nordweg
   *[S] Südweg
}: { $count ->
    [0] kein Plättchen
    [one] ein Plättchen
   *[other] { $count } Plättchen
}
bgb-path-fill = Diesen Weg füllen
bgb-winoc-help = Das sechste Plättchen auf einem Weg ist ein Winoc: Dann darf der Wächter überallhin.
bgb-guards = Die Wächter

## Wie es um einen Wächter steht

bgb-going-out = zur Festung
bgb-going-out-long = Auf dem Weg zu seiner Festung
bgb-going-home = auf dem Heimweg
bgb-going-home-long = Hat seine Festung und ist auf dem Heimweg
bgb-steps-left = { $steps ->
    [one] noch 1 Schritt
   *[other] noch { $steps } Schritte
}
bgb-at-home = zu Hause!
bgb-unplayed-long = Diesen Wächter spielt niemand. Wer am Zug ist, wählt seine Richtung.

## Was jetzt zu tun ist

bgb-do-not-started = Die Plättchen sind noch nicht ausgelegt.
bgb-do-path = Wähle den Weg, den du füllst: Nord oder Süd.
bgb-do-path-only = { $side ->
    [N] Nur der Nordweg ist leer: Den füllst du.
   *[S] Nur der Südweg ist leer: Den füllst du.
}
bgb-do-flip = { $laid ->
    [0] Dreh ein Plättchen im Stadtzentrum um.
    [one] Ein neues Symbol: Dreh noch ein Plättchen um.
   *[other] Wieder neu: Dreh noch ein Plättchen um.
}
bgb-do-flip-junior = { $laid ->
    [0] Dreh ein Plättchen um!
   *[other] Neu! Noch ein Plättchen!
}
bgb-do-use = Welcher Weg bewegt deinen Wächter? Der andere bewegt alle übrigen.
bgb-do-move = { $whose ->
    [mine] { $steps ->
        [one] Dein Wächter geht 1 Feld. In welche Richtung?
       *[other] Dein Wächter geht { $steps } Felder. In welche Richtung?
    }
   *[nobody] { $guard ->
        [y] Den gelben Wächter spielt niemand.
        [w] Den weißen Wächter spielt niemand.
        [g] Den grünen Wächter spielt niemand.
       *[r] Den roten Wächter spielt niemand.
    } { $steps ->
        [one] Er geht 1 Feld: Du wählst die Richtung.
       *[other] Er geht { $steps } Felder: Du wählst die Richtung.
    }
}
bgb-do-winoc = Winoc! Setz deinen Wächter auf ein beliebiges Feld.
bgb-wait-classic = { $phase ->
    [path] { $name } wählt einen Weg.
    [flip] { $name } dreht Plättchen um.
    [use] { $name } wählt, wie weit es geht.
    [winoc] Winoc! { $name } darf überallhin.
   *[move] { $name } wählt eine Richtung.
}
bgb-wait-junior = { $name } ist an der Reihe.
bgb-over-won = Du bist zu Hause. Gewonnen!
bgb-over-won-else = Du hast gewonnen!
bgb-over-lost = { $name } ist zu Hause und gewinnt.
bgb-over-lost-else = { $name } gewinnt.
bgb-over-nobody = { $guard ->
    [y] Der gelbe Wächter ist zuerst zu Hause, und niemand spielt ihn: Alle haben verloren.
    [w] Der weiße Wächter ist zuerst zu Hause, und niemand spielt ihn: Alle haben verloren.
    [g] Der grüne Wächter ist zuerst zu Hause, und niemand spielt ihn: Alle haben verloren.
   *[r] Der rote Wächter ist zuerst zu Hause, und niemand spielt ihn: Alle haben verloren.
}
bgb-over-draw = Die Partie endet unentschieden.

## Knöpfe

bgb-button-way-to = { $way ->
    [cw] Im Uhrzeigersinn, Ziel: { $place }
   *[ccw] Gegen den Uhrzeigersinn, Ziel: { $place }
}
bgb-button-use = { $side ->
    [N] Nord
   *[S] Süd
}
bgb-button-use-long = { $side ->
    [N] Nordweg: Schritte für deinen Wächter { $own }, für die anderen { $others }
   *[S] Südweg: Schritte für deinen Wächter { $own }, für die anderen { $others }
}
bgb-use-me = ich { $count }
bgb-use-others = andere { $count }

## Was geschah

bgb-did-fill = { $side ->
    [N] { $name } füllt den Nordweg.
   *[S] { $name } füllt den Südweg.
}
bgb-did-turn = { $how ->
    [neutral] { $name } dreht ein Plättchen um: neutral, und hört auf.
    [passed] { $name } dreht ein Plättchen um: noch einmal { $face }. Es kommt auf den anderen Weg.
    [paired] { $name } dreht ein Plättchen um: { $face } liegt schon auf beiden Wegen. Beide kommen ins Zentrum zurück.
    [winoc] { $name } dreht ein Plättchen um: { $face }. Sechs auf dem Weg: Winoc!
   *[more] { $name } dreht ein Plättchen um: { $face }.
}
bgb-did-walked = { $guard } geht { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}, Ziel: { $place }.
bgb-did-use = { $side ->
    [N] { $name } nimmt den Nordweg
   *[S] { $name } nimmt den Südweg
}: { $count ->
    [0] kein Schritt.
    [one] 1 Schritt.
   *[other] { $count } Schritte.
}
bgb-did-walk = { $way ->
    [cw] { $name }: { $guard } geht im Uhrzeigersinn, Ziel: { $place }.
   *[ccw] { $name }: { $guard } geht gegen den Uhrzeigersinn, Ziel: { $place }.
}
bgb-did-go = { $name }: { $guard } springt, Ziel: { $place }.
bgb-did-fetch = { $guard } hat jetzt seine Festung.
bgb-did-send = { $guard } muss zum nächstgelegenen Tor.
bgb-did-home = { $guard } ist zu Hause!
bgb-did-too-far = Zu viele Schritte: { $guard } geht zurück.

## Was die Regeln über einen Wächter sagen

bgb-evidence-walk = { $way ->
    [cw] Im Uhrzeigersinn
   *[ccw] Gegen den Uhrzeigersinn
}{ $path ->
    [N] {" "}mit dem Nordweg
    [S] {" "}mit dem Südweg
   *[none] { "" }
}, Ziel: { $place } ({ $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}){ bg-part-would }
bgb-evidence-fortress = Seine Festung wartet hier: { $place } ({ $cw } im Uhrzeigersinn, { $ccw } gegen den Uhrzeigersinn)
bgb-evidence-home = Sein eigenes Tor: { $place } ({ $cw } im Uhrzeigersinn, { $ccw } gegen den Uhrzeigersinn)

## Die Gedächtnisstütze

bgb-memory = Gedächtnisstütze
bgb-memory-help = Die umgeknickte Ecke eines Plättchens zeigt seine andere Seite, wenn du sie schon gesehen hast.
bgb-memory-count = { $count ->
    [0] Noch keine gesehen
    [one] 1 von 16 gesehen
   *[other] { $count } von 16 gesehen
}
bgb-memory-hide = Gedächtnisstütze ausblenden

## Die Zeichen auf dem Spielplan

bgb-sign-guard = Ein Wächter; Farbe und Wappen zeigen, wem er gehört
bgb-sign-nobody = Ein Wächter, den niemand spielt: Wer an der Reihe ist, bewegt ihn
bgb-sign-fortress = Eine Festung, die auf ihren Wächter wartet
bgb-sign-carries = Der Wächter hat seine Festung und ist auf dem Heimweg
bgb-sign-number = Die Nummer eines Turms auf dem Wall
bgb-sign-tile = Ein Plättchen mit seiner Nummer und dem Buchstaben seines Symbols
bgb-sign-corner = Gedächtnisstütze: Die umgeknickte Ecke zeigt die andere Seite, wenn du sie schon gesehen hast
bgb-sign-winoc = Der sechste Platz eines Weges ist ein Winoc: Dann darf der Wächter überallhin
bgb-sign-path = Der Nordweg und der Südweg
bgb-sign-steps = Junior-Spiel: die Schritte, die ein Wächter noch vor sich hat

## Tasten

bgb-key-path = der Nordweg, der Südweg
bgb-key-tile = zu diesem Plättchen gehen
bgb-key-way = im Uhrzeigersinn gehen, gegen den Uhrzeigersinn gehen
bgb-key-target = zu etwas gehen, das sich wählen lässt
bgb-key-guard = zum Wächter gehen
bgb-key-memory = Gedächtnisstütze ein- oder ausblenden
