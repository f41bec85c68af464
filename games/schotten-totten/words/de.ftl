### Was die Regeln den Leuten am Tisch sagen, auf Deutsch.
###
### Zahlen kommen als Zahlen, alles andere als Text.
### Karten kommen als Kürzel (r5, J1), mehrere mit Leerzeichen dazwischen; Steine als Zahlen; Plätze als Buchstaben;
### Formationen als sum, run, colour, kind, four-kind oder colour-run; Stapel als clan oder tactic. Das Attribut
### .classic einer Nachricht gilt für die klassische Ausgabe.

## Das Spiel

st-game-name = Schotten Totten

## Farben

st-colour-r = Rot
st-colour-o = Orange
st-colour-y = Gelb
st-colour-g = Grün
st-colour-b = Blau
st-colour-p = Lila

## Formationen, die schwächste zuerst
## Der Wert passt zu drei und zu vier Karten; .three und .four sagen, wie viele es sind;
## .classic ist der Name in der klassischen Ausgabe, wie in der deutschen Auflage von 1999.

st-formation-sum = Summe
    .classic = wilde Horde
st-formation-run = Folge
    .classic = Staffel
st-formation-colour = Farbe
    .classic = Clan
st-formation-kind = Drilling oder Vierling
    .three = Drilling
    .four = Vierling
    .classic = Team
st-formation-colour-run = Farbfolge
    .classic = geordneter Clan

## Was jetzt zu tun ist
## .classic gilt für die klassische Ausgabe, .expert für die Expertenregel: Beide erlauben es, vor dem Ausspielen zu
## beanspruchen, und die Expertenregel erlaubt es danach nicht mehr.

st-phase-play = Spiel eine Karte aus
    .classic = Beanspruche Steine oder spiel eine Karte aus
    .expert = Beanspruche Steine oder spiel eine Karte aus
st-phase-claim = Beanspruche Steine oder beende deinen Zug
    .expert = Beende deinen Zug
st-phase-recruit = Zieh Karten nach
st-phase-return = Leg Karten zurück
st-phase-over = Die Partie ist zu Ende

## Taktikkarten
## Der Wert ist der Name von 2016; .classic ist der Name in der klassischen Ausgabe, wo er anders lautet.

st-card-J1 = Joker
    .classic = Anführer MacFarlane
st-card-J2 = Joker
    .classic = Anführer MacGregor
st-card-SP = Spion
    .classic = Hilfstruppe
st-card-SB = Schildträger
    .classic = Schildknappe
st-card-BM = Blinde Kuh
    .classic = Nebel
st-card-MF = Schlammschlacht
    .classic = Schlamm
st-card-RC = Anwerber
    .classic = Späher
st-card-ST = Stratege
    .classic = Umgruppierung
st-card-BN = Banshee
    .classic = Deserteur
st-card-TR = Verräter

## Was die Taktikkarten bewirken
## .classic gilt für die klassische Ausgabe, wo es anders ist.

st-tactic-J1-help = Leg ihn wie eine Clankarte an: Er zählt mit der Farbe und dem Wert, die dir am meisten nützen. Du darfst in einer Partie nur einen Joker spielen.
    .classic = Leg ihn wie eine Clankarte an: Er zählt mit der Farbe und dem Wert, die dir am meisten nützen. Du darfst in einer Partie nur einen Anführer spielen.
st-tactic-J2-help = Leg ihn wie eine Clankarte an: Er zählt mit der Farbe und dem Wert, die dir am meisten nützen. Du darfst in einer Partie nur einen Joker spielen.
    .classic = Leg ihn wie eine Clankarte an: Er zählt mit der Farbe und dem Wert, die dir am meisten nützen. Du darfst in einer Partie nur einen Anführer spielen.
st-tactic-SP-help = Wird wie eine Clankarte angelegt und zählt als 7 in der Farbe, die dir am meisten nützt.
st-tactic-SB-help = Wird wie eine Clankarte angelegt und zählt als 1, 2 oder 3 in der Farbe, die dir am meisten nützt.
st-tactic-BM-help = Spiel sie auf einen freien Stein: Dort zählen keine Formationen mehr, nur noch die Summe der Karten.
    .classic = Spiel ihn auf einen freien Stein: Dort zählen keine Abteilungen mehr, nur noch die Summe der Karten.
st-tactic-MF-help = Spiel sie auf einen freien Stein: Dort braucht jetzt jede Seite vier Karten, und Formationen bestehen aus vieren.
    .classic = Spiel ihn auf einen freien Stein: Dort braucht jetzt jede Seite vier Karten, und Abteilungen bestehen aus vieren.
st-tactic-RC-help = Zieh drei Karten, jede von einem Stapel deiner Wahl, und leg dann zwei Karten aus deiner Hand unter ihre Stapel zurück.
st-tactic-ST-help = Nimm eine deiner Karten von einem freien Stein und leg sie an einen anderen freien Stein, an dem du Platz hast, oder leg sie ab.
st-tactic-BN-help = Leg eine Clankarte oder eine Elitetruppe von der gegnerischen Seite eines freien Steins ab.
    .classic = Leg eine Clan- oder Moralkarte von der gegnerischen Seite eines freien Steins ab.
st-tactic-TR-help = Nimm eine Clankarte von der gegnerischen Seite eines freien Steins und leg sie auf deine Seite eines beliebigen freien Steins, an dem du Platz hast.
    .classic = Nimm eine Clankarte von der gegnerischen Seite eines freien Steins und leg sie auf deine Seite eines anderen freien Steins, an dem du Platz hast.

## Teile anderer Nachrichten: eine Seite und ihre Stärke. Sie stehen im Akkusativ: „du hast einen Drilling“.

st-part-own = { $own ->
    [colour-run] eine Farbfolge (Summe { $ownsum })
    [four-kind] einen Vierling (Summe { $ownsum })
    [kind] einen Drilling (Summe { $ownsum })
    [colour] eine Farbe (Summe { $ownsum })
    [run] eine Folge (Summe { $ownsum })
   *[sum] eine Summe von { $ownsum }
}
    .classic = { $own ->
        [colour-run] einen geordneten Clan (Summe { $ownsum })
        [four-kind] ein Viererteam (Summe { $ownsum })
        [kind] ein Team (Summe { $ownsum })
        [colour] einen Clan (Summe { $ownsum })
        [run] eine Staffel (Summe { $ownsum })
       *[sum] eine wilde Horde (Summe { $ownsum })
    }
st-part-reply = { $reply ->
    [colour-run] eine Farbfolge (Summe { $replysum })
    [four-kind] einen Vierling (Summe { $replysum })
    [kind] einen Drilling (Summe { $replysum })
    [colour] eine Farbe (Summe { $replysum })
    [run] eine Folge (Summe { $replysum })
   *[sum] eine Summe von { $replysum }
}
    .classic = { $reply ->
        [colour-run] einen geordneten Clan (Summe { $replysum })
        [four-kind] ein Viererteam (Summe { $replysum })
        [kind] ein Team (Summe { $replysum })
        [colour] einen Clan (Summe { $replysum })
        [run] eine Staffel (Summe { $replysum })
       *[sum] eine wilde Horde (Summe { $replysum })
    }

## Warum etwas nicht geht: der Zug

st-illegal-over = Die Partie ist zu Ende, es kann nichts mehr gespielt werden.
st-illegal-already-played = Du hast in diesem Zug schon gespielt oder gepasst. Beende jetzt deinen Zug.
st-illegal-play-first = Spiel zuerst eine Karte aus; danach kannst du nachziehen und deinen Zug beenden. Wenn du keine Clankarte spielen kannst, darfst du passen.
st-illegal-may-not-pass = Du kannst noch eine Clankarte spielen, also darfst du nicht passen.
st-illegal-not-in-hand = { $card } hast du nicht auf der Hand. Bitte wähle eine andere Karte.
st-illegal-closed = Stein { $stone } ist schon beansprucht. Dort kann keine Karte mehr angelegt, bewegt oder entfernt werden.
st-illegal-full = Deine Seite von Stein { $stone } ist voll. Bitte wähle einen Stein, an dem du noch Platz hast.

## Warum etwas nicht geht: nachziehen

st-illegal-pile-empty = { $pile ->
    [clan] Der Clanstapel ist leer, von ihm kannst du nicht ziehen.
   *[tactic] Der Taktikstapel ist leer, von ihm kannst du nicht ziehen.
}
st-illegal-hand-full = Deine Hand ist voll, du ziehst also keine Karte. Beende einfach deinen Zug.
st-illegal-must-draw = Du kannst noch eine Karte ziehen. Zieh eine, um deinen Zug zu beenden.

## Warum etwas nicht geht: der Zeitpunkt des Beanspruchens

st-illegal-claim-later = Spiel zuerst eine Karte aus (oder passe, wenn du nicht kannst). Danach darfst du Steine beanspruchen, bevor du nachziehst.
st-illegal-claim-earlier = Mit der Expertenregel darfst du Steine nur zu Beginn deines Zuges beanspruchen, bevor du eine Karte spielst. Im nächsten Zug kannst du es wieder versuchen.

## Warum etwas nicht geht: Taktikkarten

st-illegal-ahead-in-tactics = Du hast schon eine Taktikkarte mehr gespielt. Warte, bis dein Gegenüber wieder eine gespielt hat.
st-illegal-second-joker = Du hast in dieser Partie schon einen Joker gespielt. Einen zweiten darfst du nicht spielen.
    .classic = Du hast in dieser Partie schon einen Anführer gespielt. Den anderen darfst du nicht spielen.
st-illegal-joker-stays = Du hast in dieser Partie schon einen Joker gespielt, also bleibt dieser bis zum Ende auf deiner Hand: Du kannst ihn nicht spielen und mit dem Anwerber nicht zurücklegen.
    .classic = Du hast in dieser Partie schon einen Anführer gespielt, also bleibt dieser bis zum Ende auf deiner Hand: Du kannst ihn nicht spielen und mit dem Späher nicht zurücklegen.
st-illegal-nothing-to-recruit = Beide Stapel sind leer, es gibt nichts zu ziehen. Bitte spiel eine andere Karte.
st-illegal-recruiting = { $left ->
    [1] Zieh zuerst noch eine Karte. Den Stapel wählst du.
   *[other] Zieh zuerst deine Karten, jede von einem Stapel deiner Wahl. Noch zu ziehen: { $left }.
}
st-illegal-returning = { $left ->
    [1] Wähle zuerst eine Karte aus deiner Hand, die du unter ihren Stapel zurücklegst.
   *[other] Wähle zuerst Karten aus deiner Hand, die du unter ihre Stapel zurücklegst. Noch zurückzulegen: { $left }.
}
st-illegal-not-returning = Du kannst Karten nur dann unter einen Stapel zurücklegen, wenn du mit dem Anwerber gezogen hast.
    .classic = Du kannst Karten nur dann unter einen Stapel zurücklegen, wenn du mit dem Späher gezogen hast.
st-illegal-not-there-own = { $card } liegt nicht auf deiner Seite von Stein { $stone }. Bitte wähle eine Karte, die dort liegt.
st-illegal-not-there-other = { $card } liegt nicht auf der gegnerischen Seite von Stein { $stone }. Bitte wähle eine Karte, die dort liegt.
st-illegal-same-stone = Die Karte muss an einen anderen Stein. Bitte wähle einen anderen.
st-illegal-not-a-clan-card = { $card } ist eine Taktikkarte, und der Verräter nimmt nur Clankarten. Bitte wähle eine Clankarte.

## Beanspruchen: warum es nicht geht

st-claim-owned = Stein { $stone } ist schon beansprucht: Er gehört { $owner }.
st-claim-incomplete = { $lacks ->
    [1] Auf deiner Seite von Stein { $stone } fehlt noch eine Karte, bevor du ihn beanspruchen kannst.
   *[other] Deine Seite von Stein { $stone } muss vollständig sein, bevor du ihn beanspruchen kannst. Es fehlen noch Karten: { $lacks }.
}
st-claim-weaker = Du kannst Stein { $stone } nicht beanspruchen: Dein Gegenüber hat { st-part-reply }, du hast nur { st-part-own }.
    .classic = Du kannst Stein { $stone } nicht beanspruchen: Dein Gegenüber hat { st-part-reply.classic }, du hast nur { st-part-own.classic }.
st-claim-later = Du kannst Stein { $stone } nicht beanspruchen: Beide Seiten haben { st-part-own }, und die gegnerische war zuerst vollständig.
    .classic = Du kannst Stein { $stone } nicht beanspruchen: Beide Seiten haben { st-part-own.classic }, und die gegnerische war zuerst vollständig.
st-claim-beatable = Du kannst Stein { $stone } noch nicht beanspruchen. Du hast { st-part-own }, aber dein Gegenüber könnte noch { st-part-reply } bilden, mit Karten, die nicht auf dem Tisch liegen: { $missing }. Karten auf deiner eigenen Hand beweisen nichts.
    .classic = Du kannst Stein { $stone } noch nicht beanspruchen. Du hast { st-part-own.classic }, aber dein Gegenüber könnte noch { st-part-reply.classic } bilden, mit Karten, die nicht auf dem Tisch liegen: { $missing }. Karten auf deiner eigenen Hand beweisen nichts.

## Beanspruchen: warum es geht

st-claim-stronger = Du kannst Stein { $stone } beanspruchen: Du hast { st-part-own }, dein Gegenüber nur { st-part-reply }.
    .classic = Du kannst Stein { $stone } beanspruchen: Du hast { st-part-own.classic }, dein Gegenüber nur { st-part-reply.classic }.
st-claim-first = Du kannst Stein { $stone } beanspruchen: Beide Seiten haben { st-part-own }, und deine war zuerst vollständig.
    .classic = Du kannst Stein { $stone } beanspruchen: Beide Seiten haben { st-part-own.classic }, und deine war zuerst vollständig.
st-claim-unbeatable = Du kannst Stein { $stone } beanspruchen: Du hast { st-part-own }. Dein Gegenüber kann höchstens noch { st-part-reply } bilden, und das reicht nicht.
    .classic = Du kannst Stein { $stone } beanspruchen: Du hast { st-part-own.classic }. Dein Gegenüber kann höchstens noch { st-part-reply.classic } bilden, und das reicht nicht.
st-claim-ruled-out = Du kannst Stein { $stone } beanspruchen: Du hast { st-part-own }. Dein Gegenüber kann höchstens noch { st-part-reply } bilden, und das reicht nicht. Schon auf dem Tisch und damit unerreichbar: { $blockers }.
    .classic = Du kannst Stein { $stone } beanspruchen: Du hast { st-part-own.classic }. Dein Gegenüber kann höchstens noch { st-part-reply.classic } bilden, und das reicht nicht. Schon auf dem Tisch und damit unerreichbar: { $blockers }.
st-claim-out-of-cards = Du kannst Stein { $stone } beanspruchen: Deine Seite ist vollständig, und dein Gegenüber kann nicht mehr genug Clankarten bekommen, um die andere zu vervollständigen.

## Beanspruchen: was es beweist. Auf den Text folgen Karten.

st-evidence-own = Deine Seite hat { st-part-own }
    .classic = Deine Seite hat { st-part-own.classic }
st-evidence-own-open = Deine Seite ist noch nicht vollständig
st-evidence-reply = Die andere Seite hat { st-part-reply }
    .classic = Die andere Seite hat { st-part-reply.classic }
st-evidence-reply-best = Die andere Seite bekommt höchstens noch { st-part-reply }
    .classic = Die andere Seite bekommt höchstens noch { st-part-reply.classic }
st-evidence-reply-none = Die andere Seite kann nicht mehr vollständig werden
st-evidence-ruled-out = Schon auf dem Tisch und damit unerreichbar

## Was gespielt wurde
## Der Platz ist ein Buchstabe: Ein Client setzt einen Namen ein.

st-step-place = { $seat } spielt { $card } an Stein { $stone }
st-step-mode = { $seat } spielt { $card } auf Stein { $stone }
st-step-strategist = { $seat } spielt den Strategen: { $card } wechselt von Stein { $from } zu Stein { $to }
    .classic = { $seat } spielt die Umgruppierung: { $card } wechselt von Stein { $from } zu Stein { $to }
st-step-strategist-discard = { $seat } spielt den Strategen: { $card } kommt von Stein { $from } auf den Ablagestapel
    .classic = { $seat } spielt die Umgruppierung: { $card } kommt von Stein { $from } auf den Ablagestapel
st-step-banshee = { $seat } spielt die { st-card-BN }: { $card } kommt von Stein { $from } auf den Ablagestapel
    .classic = { $seat } spielt den Deserteur: { $card } kommt von Stein { $from } auf den Ablagestapel
st-step-traitor = { $seat } spielt den { st-card-TR }: { $card } wechselt die Seite, von Stein { $from } zu Stein { $to }
st-step-recruiter = { $seat } spielt den { st-card-RC }
    .classic = { $seat } spielt den Späher
st-step-draw = { $pile ->
    [clan] { $seat } zieht eine Clankarte
   *[tactic] { $seat } zieht eine Taktikkarte
}
st-step-draw-card = { $seat } zieht { $card }
st-step-return = { $pile ->
    [clan] { $seat } legt eine Clankarte unter ihren Stapel zurück
   *[tactic] { $seat } legt eine Taktikkarte unter ihren Stapel zurück
}
st-step-return-card = { $seat } legt { $card } unter den Stapel zurück
st-step-claim = { $seat } beansprucht Stein { $stone }
st-step-end = { $seat } beendet den Zug, ohne nachzuziehen
st-step-pass = { $seat } spielt keine Karte

## Was die Statistik zählt

st-note-formations = Formationen beanspruchter Steine
st-note-tactics = gespielte Taktikkarten

## Worum es bei einer Wahl geht

st-theme-claim = Wann man beansprucht
st-theme-tactic = Eine Taktikkarte nutzen
st-theme-save-tactic = Eine Taktikkarte aufheben
st-theme-pile = Von welchem Stapel man zieht
st-theme-give-up = Einen Stein aufgeben
st-theme-block = Blockieren
st-theme-build = Formationen aufbauen

## Namen für Clients, die einen Tisch zeigen, ohne das Spiel zu kennen.
## card benennt ein Teil nach dem ersten Zeichen seines Kürzels und dem Rest; touch benennt, was sich antippen lässt, nach
## der Art und, wenn das nicht reicht, nach dem Ding; $number ist das Ding, wenn es eine Zahl ist, $name, wenn es ein
## Platz ist, $place, was folgt.

st-card = { $suit ->
    [r] { st-colour-r }
    [o] { st-colour-o }
    [y] { st-colour-y }
    [g] { st-colour-g }
    [b] { st-colour-b }
   *[p] { st-colour-p }
} { $rank }
st-touches-hand = Deine Hand
st-touches-card = Karten auf dem Tisch
st-touches-stone = Steine
st-touches-claim = Steine zum Beanspruchen
st-touches-pile = Stapel
st-touch-stone = Stein { $number }
st-touch-claim = Stein { $number } beanspruchen
st-touch-pile-clan = Clankarte ziehen
st-touch-pile-tactic = Taktikkarte ziehen
st-touch-discard = Karte ablegen
st-touch-end = Zug beenden
st-touch-pass = Passen
st-phase-claim-pile = Zieh eine Karte: Damit endet dein Zug

## Die Spielhilfe

st-aid-formations = Formationen, die stärkste zuerst
    .classic = Abteilungen, die stärkste zuerst
st-aid-colour-run = eine Farbe, aufeinanderfolgende Werte
st-aid-kind = ein Wert
st-aid-colour = eine Farbe
st-aid-run = aufeinanderfolgende Werte, beliebige Farben
st-aid-sum = beliebige Karten
st-aid-equal = Gleiche Formation: Die höhere Summe gewinnt. Gleiche Summe: Es gewinnt die Seite, die zuerst vollständig war.
    .classic = Gleiche Abteilung: Die höhere Summe gewinnt. Gleiche Summe: Es gewinnt die Seite, die zuerst vollständig war.
st-aid-win = Du gewinnst mit drei Steinen nebeneinander oder mit fünf beliebigen.
st-aid-tactics = Taktikkarten
st-aid-tactics-limit = Du darfst deinem Gegenüber eine Taktikkarte voraus sein, nie zwei.
