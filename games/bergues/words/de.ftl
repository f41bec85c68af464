### Was die Regeln von Bergues den Leuten sagen. Wächter sind y, w, g, r; Wege sind N, S.

## Warum etwas nicht geht

bg-choose-a-path = Welchen Weg willst du füllen? Wähle zuerst einen leeren.
bg-path-not-empty = Auf dem { $path ->
    [N] Nordweg
   *[S] Südweg
} liegen noch Plättchen. Du kannst nur einen leeren Weg füllen.
bg-turn-a-tile = Dreh ein Plättchen aus dem Stadtzentrum um.
bg-not-in-centre = Plättchen { $tile } liegt auf einem Weg. Du kannst nur ein Plättchen aus dem Stadtzentrum umdrehen.
bg-choose-a-space = Winoc! Setz deinen Wächter auf ein beliebiges Feld des Walls, von 0 bis { $last }.
bg-no-such-space = Auf diesem Wall gibt es kein Feld { $space }. Das letzte ist { $last }.
bg-choose-which-to-use = Wähle den Weg, dessen Plättchen deinen eigenen Wächter bewegen. Der andere Weg bewegt alle übrigen.
bg-move-your-guard = Wähle eine Richtung für deinen { $guard ->
    [y] gelben
    [w] weißen
    [g] grünen
   *[r] roten
} Wächter. Felder zu gehen: { $steps }.
bg-move-guard = Wähle eine Richtung für den { $guard ->
    [y] gelben
    [w] weißen
    [g] grünen
   *[r] roten
} Wächter. Felder zu gehen: { $steps }.
bg-junior-only-turns = Im Junior-Spiel drehst du nur Plättchen um. Dein Wächter geht von selbst.
bg-won = Die Partie ist zu Ende. Der { $guard ->
    [y] gelbe
    [w] weiße
    [g] grüne
   *[r] rote
} Wächter ist zu Hause.
bg-drawn = Die Partie ist zu Ende. Nach 500 Zügen ist sie unentschieden.

## Das Spiel

bg-game-name = Bergues

## Wächter und ihre Tore, nach ihrem Buchstaben

bg-colour-y = gelb
bg-colour-w = weiß
bg-colour-g = grün
bg-colour-r = rot
bg-gate-y = Tor von Cassel
bg-gate-w = Tor von Bierne
bg-gate-g = Tor von Dünkirchen
bg-gate-r = Tor von Hondschoote
bg-tower = Turm

## Wege und die Seiten der Plättchen

bg-path-N = Nordweg
bg-path-S = Südweg
bg-face-a = Drachen
bg-face-b = Rad
bg-face-c = Dach
bg-face-d = Fenster
bg-face-e = Stern
bg-face-f = Windmühle
bg-face-g = Mond
bg-face-n = neutral

## Was jetzt zu tun ist, nach dem ersten Wort der Phase

bg-phase-path = Wähle einen Weg, den du füllst
bg-phase-flip = Dreh ein Plättchen um
bg-phase-use = Wähle den Weg für deinen eigenen Wächter
bg-phase-winoc = Winoc! Setz deinen Wächter auf ein beliebiges Feld
bg-phase-move = Wähle eine Richtung
bg-phase-over = Die Partie ist zu Ende

## Teile anderer Nachrichten. Die Farbe folgt auf „der“: „der gelbe Wächter“.

bg-part-guard = { $guard ->
    [y] gelbe
    [w] weiße
    [g] grüne
   *[r] rote
}
bg-part-face = { $face ->
    [a] { bg-face-a }
    [b] { bg-face-b }
    [c] { bg-face-c }
    [d] { bg-face-d }
    [e] { bg-face-e }
    [f] { bg-face-f }
    [g] { bg-face-g }
    [n] { bg-face-n }
   *[other] { $face }
}
bg-part-deeds = { $fetched ->
    [yes] , holt seine Festung
   *[no] { "" }
}{ $sent ->
    [y] , schickt den gelben Wächter zu einem Tor
    [w] , schickt den weißen Wächter zu einem Tor
    [g] , schickt den grünen Wächter zu einem Tor
    [r] , schickt den roten Wächter zu einem Tor
   *[none] { "" }
}{ $won ->
    [yes] {" "}und ist damit zu Hause
   *[no] { "" }
}

## Was gespielt wurde
## Der Platz ist ein Buchstabe: Ein Client setzt einen Namen ein.

bg-step-fill = { $path ->
    [N] { $seat } füllt den Nordweg
   *[S] { $seat } füllt den Südweg
}
bg-step-turn = { $seat } dreht Plättchen { $tile } um: { bg-part-face }
bg-step-turn-neutral = { $seat } dreht Plättchen { $tile } um: neutral, und hört auf
bg-step-turn-passed = { $seat } dreht Plättchen { $tile } um: noch einmal { bg-part-face }, es kommt also auf den anderen Weg
bg-step-turn-paired = { $seat } dreht Plättchen { $tile } um: { bg-part-face } liegt schon auf beiden Wegen, es kommt also mit seinem Zwilling ins Stadtzentrum zurück
bg-step-turn-winoc = { $seat } dreht Plättchen { $tile } um: { bg-part-face }. Winoc!
bg-step-turn-walked = { $seat } dreht Plättchen { $tile } um: { bg-part-face }. Der { bg-part-guard } Wächter geht auf Feld { $space } ({ $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}){ bg-part-deeds }
bg-step-use = { $path ->
    [N] { $seat } nimmt den Nordweg
   *[S] { $seat } nimmt den Südweg
} ({ $tiles ->
    [one] { $tiles } Plättchen
   *[other] { $tiles } Plättchen
})
bg-step-walk = { $way ->
    [cw] { $seat }: Der { bg-part-guard } Wächter geht im Uhrzeigersinn auf Feld { $space }
   *[ccw] { $seat }: Der { bg-part-guard } Wächter geht gegen den Uhrzeigersinn auf Feld { $space }
}{ bg-part-deeds }
bg-step-go = { $seat }: Der { bg-part-guard } Wächter springt auf Feld { $space }{ bg-part-deeds }

## Wie weit ein Wächter geht

bg-guard-winoc = Winoc! Der { bg-part-guard } Wächter darf auf ein beliebiges Feld des Walls gesetzt werden.
bg-guard-other-winoc = Der { bg-part-guard } Wächter bewegt sich in diesem Zug nicht: Bei einem Winoc bewegt sich nur der Wächter der Person, die am Zug ist.
bg-guard-own-path = Der { bg-part-guard } Wächter geht so viele Felder, wie Plättchen auf dem Weg liegen, der für ihn gewählt wird: { $north } beim Nordweg, { $south } beim Südweg.
bg-guard-other-path = Der { bg-part-guard } Wächter geht so viele Felder, wie Plättchen auf dem Weg liegen, der nicht gewählt wird: { $north } beim Nordweg, { $south } beim Südweg.
bg-guard-steps = Der { bg-part-guard } Wächter geht { $steps ->
    [one] { $steps } Feld
   *[other] { $steps } Felder
}, eines für jedes Plättchen seines Wegs, alle in dieselbe Richtung. Andere Wächter und Tore halten ihn nicht auf.
bg-guard-done = Der { bg-part-guard } Wächter bewegt sich in diesem Zug nicht mehr.
bg-guard-open = Wie weit der { bg-part-guard } Wächter geht, hängt von den Plättchen ab, die noch umgedreht werden. Bisher liegen { $north } auf dem Nordweg und { $south } auf dem Südweg.
bg-guard-race = Der { bg-part-guard } Wächter gewinnt, wenn seine Bewegung genau auf seinem Tor endet. Schritte bis dahin: { $steps }. Hat er mehr, geht er um den Rest zurück.
bg-part-would = { $fetched ->
    [yes] , holt seine Festung
   *[no] { "" }
}{ $sent ->
    [y] , schickt den gelben Wächter zu einem Tor
    [w] , schickt den weißen Wächter zu einem Tor
    [g] , schickt den grünen Wächter zu einem Tor
    [r] , schickt den roten Wächter zu einem Tor
   *[none] { "" }
}{ $won ->
    [yes] , kommt nach Hause und gewinnt
   *[no] { "" }
}
bg-evidence-walk = { $way ->
    [cw] Im Uhrzeigersinn
   *[ccw] Gegen den Uhrzeigersinn
}{ $path ->
    [N] {" "}mit dem Nordweg
    [S] {" "}mit dem Südweg
   *[none] { "" }
} auf Feld { $space } ({ $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}){ bg-part-would }
bg-evidence-fortress = Seine Festung wartet auf Feld { $space }: { $cw } im Uhrzeigersinn, { $ccw } gegen den Uhrzeigersinn
bg-evidence-home = Sein Tor ist Feld { $space }: { $cw } im Uhrzeigersinn, { $ccw } gegen den Uhrzeigersinn

## Was die Statistik zählt

bg-note-filled = gefüllte Wege
bg-note-walked = bewegte Wächter
bg-note-clockwise = im Uhrzeigersinn
bg-note-counter-clockwise = gegen den Uhrzeigersinn
bg-note-winoc = durch einen Winoc

## Worum es bei einer Wahl geht

bg-theme-path = Welchen Weg man füllt
bg-theme-count = Plättchen zählen
bg-theme-use = Welcher Weg den eigenen Wächter bewegt
bg-theme-winoc = Einen Winoc nutzen
bg-theme-walk = Die Richtung des eigenen Wächters
bg-theme-send = Die anderen Wächter bewegen

## Namen für Clients, die einen Tisch zeigen, ohne das Spiel zu kennen.
## card benennt ein Teil nach dem ersten Zeichen seines Kürzels und dem Rest; touch benennt, was sich antippen lässt, nach
## der Art und, wenn das nicht reicht, nach dem Ding; $number ist das Ding, wenn es eine Zahl ist, $name, wenn es ein
## Platz ist, $place, was folgt.

bg-touches-path = Wege
bg-touches-tile = Plättchen
bg-touches-way = Richtungen
bg-touches-space = Felder
bg-touch-path-N = Nordweg
bg-touch-path-S = Südweg
bg-touch-tile = Plättchen { $number }
bg-touch-way-cw = Im Uhrzeigersinn
bg-touch-way-ccw = Gegen den Uhrzeigersinn
bg-touch-guard-y = Gelber Wächter
bg-touch-guard-w = Weißer Wächter
bg-touch-guard-g = Grüner Wächter
bg-touch-guard-r = Roter Wächter
bg-touch-space = Feld { $number }
bg-phase-flipN = Dreh ein Plättchen für den Nordweg um
bg-phase-flipS = Dreh ein Plättchen für den Südweg um
bg-phase-move-y = Wähle eine Richtung für den gelben Wächter, Felder zu gehen: { $second }
bg-phase-move-w = Wähle eine Richtung für den weißen Wächter, Felder zu gehen: { $second }
bg-phase-move-g = Wähle eine Richtung für den grünen Wächter, Felder zu gehen: { $second }
bg-phase-move-r = Wähle eine Richtung für den roten Wächter, Felder zu gehen: { $second }

## Die Spielhilfe; .junior gilt für das Junior-Spiel

bg-aid-symbols = Die Symbole auf den Plättchen
bg-aid-turning = Wenn du ein Plättchen umdrehst
bg-aid-new = Ein neues Symbol auf dem Weg: Dreh ein weiteres Plättchen um.
bg-aid-neutral = Neutral: Hör auf.
bg-aid-repeat = Ein Symbol, das schon auf dem Weg liegt: Hör auf. Das Plättchen kommt auf den anderen Weg; liegt das Symbol auch dort, kommen beide Plättchen ins Zentrum zurück.
    .junior = Ein Symbol, das schon auf dem Weg liegt: Hör auf.
bg-aid-winoc = Das sechste Plättchen eines Wegs ist ein Winoc: Setz deinen Wächter auf ein beliebiges Feld.
bg-aid-moving = Wie die Wächter sich bewegen
bg-aid-walk = Dein Wächter geht für jedes Plättchen des Wegs, den du wählst, ein Feld; dann gehen die anderen entsprechend dem anderen Weg.
    .junior = Dein Wächter geht im Uhrzeigersinn, für jedes umgedrehte Plättchen ein Feld.
bg-aid-send = Ein Wächter auf dem Turm, auf dem deine Bewegung endet, kommt zum nächstgelegenen Tor.
bg-aid-home = Hol deine Festung am Tor gegenüber; wer zuerst eine Bewegung mit ihr auf dem eigenen Tor beendet, gewinnt.
    .junior = Wer zuerst die Runde macht und eine Bewegung genau auf dem eigenen Tor beendet, gewinnt. Mit zu vielen Schritten geht es wieder zurück.
