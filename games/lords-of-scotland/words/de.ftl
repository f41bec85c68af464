### Was die Regeln von Lords of Scotland den Leuten sagen.

## Warum etwas nicht geht

ls-game-over = Die Partie ist zu Ende.
ls-must-flip = Du hast die Initiative: Deck zuerst einen der verdeckten Rekruten auf.
ls-must-act = Nimm zuerst einen Rekruten oder stell einen Clan auf.
ls-must-decide = Entscheide zuerst, ob du die Fähigkeit von { $power } nutzt.
ls-must-muster = Stell noch einen Clan aus deiner Hand auf.
ls-must-claim = Das Scharmützel ist vorbei: Beanspruche einen Unterstützer.
ls-slot-is-empty = Auf Platz { $slot } liegt kein Rekrut.
ls-already-face-up = Rekrut { $slot } liegt schon offen.
ls-hand-is-full = Du hast zehn Karten auf der Hand und kannst keinen Rekruten nehmen. Stell einen Clan auf.
ls-not-in-hand = { $card } ist nicht auf deiner Hand.
ls-no-such-seat = Auf Platz { $seat } sitzt niemand.
ls-no-such-clan = Einen solchen Clan gibt es in dieser Armee nicht.
ls-no-such-supporter = Es gibt keinen Unterstützer { $place }.
ls-discards-itself = Dieser Clan muss einen anderen ablegen, nicht sich selbst.
ls-own-army = Dieser Clan tauscht nur mit einem Clan einer fremden Armee den Platz.
ls-copies-itself = Ein Clan kann sich nicht selbst kopieren.
ls-face-down = Dieser Clan liegt verdeckt; nur offene Clans lassen sich kopieren.
ls-copies-copier = Dieser Clan ist selbst ein Scott; ein Scott kann keinen anderen kopieren.
ls-idle = Die Fähigkeit von { $power } hätte jetzt keine Wirkung.
ls-must-use-copied = Du hast die Fähigkeit von { $power } kopiert: Nutze sie jetzt.

## Das Spiel

ls-game-name = Lords of Scotland

## Blutlinien, nach ihrem Buchstaben

ls-bloodline-s = Scott
ls-bloodline-m = Makgill
ls-bloodline-d = MacDonnell
ls-bloodline-w = Wemyss
ls-bloodline-f = Fergusson
ls-bloodline-o = Forsyth
ls-bloodline-k = Cockburn
ls-bloodline-c = Cochrane
ls-bloodline-b = Bruce

## Was die Fähigkeiten bewirken

ls-power-s = Dieser Clan nutzt die Fähigkeit eines anderen offenen Clans aus einer beliebigen Armee, als wäre es seine eigene.
ls-power-m = Stell sofort noch einen Clan aus deiner Hand auf, offen oder verdeckt.
ls-power-d = Dieser Clan wird nicht abgelegt: Er bleibt für das nächste Scharmützel in seiner Armee.
ls-power-w = Leg einen beliebigen anderen Clan des Scharmützels ab, offen oder verdeckt.
ls-power-f = Dieser Clan tauscht den Platz mit einem Clan einer fremden Armee.
ls-power-o = Zieh eine Karte.
ls-power-k = Dieser Clan tauscht den Platz mit einem der Unterstützer.
ls-power-c = Beanspruche am Ende des Scharmützels zwei Unterstützer statt einem.
ls-power-b = Dieser Clan zählt zur selben Blutlinie wie der Rest seiner Armee.

## Was jetzt zu tun ist, nach dem ersten Wort der Phase

ls-phase-flip = Deck einen Rekruten auf
ls-phase-act = Nimm einen Rekruten oder stell einen Clan auf
ls-phase-power = Nutze die Fähigkeit deines Clans
ls-phase-muster = Stell noch einen Clan auf
ls-phase-claim-2 = Beanspruche 2 Unterstützer
ls-phase-claim = Beanspruche einen Unterstützer
ls-phase-over = Die Partie ist zu Ende

## Was gespielt wurde
## Plätze sind Buchstaben: Ein Client setzt Namen ein. Karten sind Kürzel (s5).

ls-step-flip = { $seat } deckt Rekrut { $slot } auf: { $card }
ls-step-take = { $seat } nimmt Rekrut { $slot }, { $card }
ls-step-take-down = { $seat } nimmt Rekrut { $slot }, verdeckt
ls-step-muster = { $seat } stellt { $card } auf
ls-step-muster-down = { $seat } stellt einen Clan verdeckt auf
ls-step-muster-down-card = { $seat } stellt { $card } verdeckt auf
ls-step-kill = { $seat } nutzt { $clan } und legt { $card } aus der Armee von { $owner } ab
ls-step-kill-own = { $seat } nutzt { $clan } und legt { $card } aus derselben Armee ab
ls-step-swap = { $seat } tauscht { $clan } gegen { $card } aus der Armee von { $owner }
ls-step-swap-down = { $seat } tauscht { $clan } gegen einen verdeckten Clan aus der Armee von { $owner }
ls-step-trade = { $seat } tauscht { $clan } gegen den Unterstützer { $card }
ls-step-draw = { $seat } nutzt { $clan } und zieht eine Karte
ls-step-draw-card = { $seat } nutzt { $clan } und zieht { $card }
ls-step-more = { $seat } darf dank { $clan } noch einen Clan aufstellen
ls-step-stay = { $seat } behält { $clan } für das nächste Scharmützel
ls-step-two = { $seat } beansprucht dank { $clan } am Ende zwei Unterstützer
ls-step-join = { $seat } lässt { $clan } zu jeder Blutlinie zählen
ls-step-copy = { $seat } kopiert mit { $clan } die Fähigkeit von { $card }
ls-step-skip = { $seat } nutzt die Fähigkeit von { $clan } nicht
ls-step-claim = { $seat } beansprucht den Unterstützer { $card }

## Was eine Armee wert ist
## Plätze sind Buchstaben: Ein Client setzt Namen ein.

ls-army-empty = { $seat } hat in diesem Scharmützel keinen Clan und damit keine Armee, die gewertet wird.
ls-army-single = Die Armee von { $seat } ist { $most } wert: Ein einzelner Clan zählt nicht doppelt. { ls-part-standing }
ls-army-mixed = Die Armee von { $seat } ist { $most } wert, die Summe ihrer Stärken. Sie zählt nicht doppelt, denn ihre Clans gehören zu verschiedenen Blutlinien. { ls-part-standing }
ls-army-double = Die Armee von { $seat } ist { $most } wert: Ihre Stärken ergeben zusammen { $sum }, und das zählt doppelt, denn alle Clans gehören zur selben Blutlinie. { ls-part-standing }
ls-army-hidden = In der Armee von { $seat } { $hidden ->
    [one] liegt ein Clan verdeckt, den du nicht kennst
   *[other] liegen { $hidden } Clans verdeckt, die du nicht kennst
}. Sie ist zwischen { $least } und { $most } wert{ $double ->
    [open] , denn sie zählt doppelt, wenn alle Clans zur selben Blutlinie gehören
   *[no] { "" }
}. { ls-part-standing }
ls-part-standing = { $settled ->
    [yes] Nach jetzigem Stand belegt sie Platz { ls-part-best } von { $armies }.
   *[no] Nach jetzigem Stand belegt sie Platz { ls-part-best } bis { ls-part-worst } von { $armies }, je nach den verdeckten Clans.
}
ls-part-best = { $best }
ls-part-worst = { $worst }
ls-evidence-strengths = Bekannte Stärken, zusammen { $sum }
ls-evidence-different = Aus verschiedenen Blutlinien
ls-evidence-joins = Zählt zu jeder Blutlinie
ls-evidence-two = Beansprucht am Ende zwei Unterstützer
ls-evidence-stays = Bleibt für das nächste Scharmützel
ls-evidence-tie = Entscheidet den Gleichstand mit Rang { $rank }

## Was die Statistik zählt

ls-note-powers = genutzte Fähigkeiten
ls-note-decisions = Entscheidungen
ls-note-skip = Fähigkeit nicht genutzt
ls-note-muster-up = offen aufgestellt
ls-note-muster-down = verdeckt aufgestellt
ls-note-recruit = genommene Rekruten
ls-note-claim = beanspruchte Unterstützer

## Worum es bei einer Wahl geht

ls-theme-claim = Unterstützer wählen
ls-theme-flip = Einen Rekruten aufdecken
ls-theme-power = Fähigkeiten nutzen
ls-theme-recruit = Welchen Rekruten man nimmt
ls-theme-wait = Anwerben oder aufstellen
ls-theme-hide = Offen oder verdeckt
ls-theme-strength = Hohe oder niedrige Stärke
ls-theme-order = Fähigkeiten in der richtigen Reihenfolge

## Namen für Clients, die einen Tisch zeigen, ohne das Spiel zu kennen.
## card benennt ein Teil nach dem ersten Zeichen seines Kürzels und dem Rest; touch benennt, was sich antippen lässt, nach
## der Art und, wenn das nicht reicht, nach dem Ding; $number ist das Ding, wenn es eine Zahl ist, $name, wenn es ein
## Platz ist, $place, was folgt.

ls-card = { $suit ->
    [s] { ls-bloodline-s }
    [m] { ls-bloodline-m }
    [d] { ls-bloodline-d }
    [w] { ls-bloodline-w }
    [f] { ls-bloodline-f }
    [o] { ls-bloodline-o }
    [k] { ls-bloodline-k }
    [c] { ls-bloodline-c }
   *[b] { ls-bloodline-b }
} { $rank ->
    [A] 10
    [B] 11
    [C] 12
   *[other] { $suit ->
        [b] 12
       *[other] { $rank }
    }
}
ls-argument-power-s = { ls-bloodline-s }
ls-argument-power-m = { ls-bloodline-m }
ls-argument-power-d = { ls-bloodline-d }
ls-argument-power-w = { ls-bloodline-w }
ls-argument-power-f = { ls-bloodline-f }
ls-argument-power-o = { ls-bloodline-o }
ls-argument-power-k = { ls-bloodline-k }
ls-argument-power-c = { ls-bloodline-c }
ls-argument-power-b = { ls-bloodline-b }
ls-touches-hand = Deine Hand
ls-touches-row = Rekruten
ls-touches-supporter = Unterstützer
ls-touches-army = Armeen
ls-touch-row = Rekrut { $number }
ls-touch-supporter = Unterstützer { $number }
ls-touch-army = { $place ->
    [0] Armee von { $name }
   *[other] { $name }: Clan { $place }
}
ls-touch-up = Offen aufstellen
ls-touch-down = Verdeckt aufstellen
ls-touch-skip = Nicht nutzen
ls-touch-power = Fähigkeit nutzen
ls-touch-power-o = Eine Karte ziehen
ls-touch-power-m = Noch einen Clan aufstellen
ls-touch-power-d = Für das nächste Scharmützel behalten
ls-touch-power-c = Zwei Unterstützer beanspruchen
ls-touch-power-b = Zu jeder Blutlinie zählen
ls-phase-power-s = { ls-bloodline-s }: { ls-power-s }
ls-phase-power-m = { ls-bloodline-m }: { ls-power-m }
ls-phase-power-d = { ls-bloodline-d }: { ls-power-d }
ls-phase-power-w = { ls-bloodline-w }: { ls-power-w }
ls-phase-power-f = { ls-bloodline-f }: { ls-power-f }
ls-phase-power-o = { ls-bloodline-o }: { ls-power-o }
ls-phase-power-k = { ls-bloodline-k }: { ls-power-k }
ls-phase-power-c = { ls-bloodline-c }: { ls-power-c }
ls-phase-power-b = { ls-bloodline-b }: { ls-power-b }

## Die Spielhilfe

ls-aid-powers = Die Fähigkeiten der Clans
ls-aid-now = sofort
ls-aid-end = am Ende des Scharmützels
ls-aid-use = Wann lässt sich eine Fähigkeit nutzen?
ls-aid-lowest = In dem Zug, in dem ihr Clan offen aufgestellt wird, wenn kein anderer offener Clan des Scharmützels schwächer ist.
ls-aid-bloodline = In dem Zug, in dem ihr Clan offen aufgestellt wird, wenn kein anderer offener Clan seiner Blutlinie schwächer oder gleich stark ist.
ls-aid-army = Was ist eine Armee wert?
ls-aid-total = Die Summe ihrer Stärken, doppelt, wenn sie mindestens zwei Clans hat, alle aus einer Blutlinie. Unter gleich starken Armeen kommt die mit der ranghöchsten Karte zuerst.
