### Was die Lektionen von Schotten Totten sagen, auf Deutsch. `*stark*`, und [r5] ist eine Karte, die gezeichnet wird. Fass dich kurz:
### Es steht neben einem Brett, auf einem Telefon darüber.
###
### Eine Lektion hat einen Titel mit .lead und einen Text für ihr Ende. Ein Schritt hat eine Überschrift und .text; wenn
### er nicht nur zu lesen ist, .task und .done; .wrong, wo ein Versuch mehr braucht als ein freundliches Wort.

## Die Lektionen

tut-lesson-schotten-totten = Die erste Partie
    .lead = Von der ersten Karte bis zu dem Beweis, der dieses Spiel berühmt gemacht hat.
tut-lesson-schotten-totten-passing = Passen, der leere Stapel und Matches
    .lead = Was geschieht, wenn nichts mehr passt.
tut-lesson-schotten-totten-tactics = Taktikkarten: Truppen und Kampfarten
    .lead = Sieben Karten, zwei Stapel und sechs der zehn Taktikkarten.
tut-lesson-schotten-totten-ruses = Taktikkarten: die Listen
    .lead = Anwerber, Stratege, Banshee, Verräter und das Ende der Clankarten.
tut-lesson-schotten-totten-expert = Die Expertenregel
    .lead = Beanspruchen nur am Anfang des Zuges.
tut-lesson-schotten-totten-classic = Die klassische Ausgabe
    .lead = Andere Namen, jederzeit beanspruchen und ein strengerer Verräter.

tut-end-text-schotten-totten = Jetzt kannst du eine Partie ohne Taktikkarten spielen. Am Tisch kannst du jeden Stein antippen und fragen, warum er sich beanspruchen lässt oder nicht. Die nächste Lektion zeigt, was gegen Ende geschieht.
tut-end-text-schotten-totten-passing = Du kennst das Spiel ohne Taktikkarten. Die wenigen Fälle, die fast nie vorkommen, stehen in den Regeln.
tut-end-text-schotten-totten-tactics = Du kennst die Elitetruppen und die Kampfarten. Die vier Listen haben eine eigene Lektion.
tut-end-text-schotten-totten-ruses = Du kennst alle zehn Taktikkarten. Es bleiben zwei andere Arten zu spielen: die Expertenregel und die klassische Ausgabe.
tut-end-text-schotten-totten-expert = Mehr ändert die Expertenregel nicht. Sie lässt sich mit Taktikkarten und mit beiden Ausgaben verbinden.
tut-end-text-schotten-totten-classic = Mit dieser Lektion und den fünf davor kennst du das ganze Spiel, in beiden Ausgaben. Die wenigen Fälle, die fast nie vorkommen, stehen in den Regeln.

## Die erste Partie

tut-st-border = Die Grenze
    .text = Neun *Steine* markieren die Grenze zwischen dir und Morag. Die nahe Seite jedes Steins ist deine, die ferne ihre. Unten liegt deine *Hand*: sechs Karten. Es gibt sechs Farben mit den Werten 1 bis 9, und jede Karte gibt es nur einmal.
tut-st-turn = Ein Zug
    .text = In deinem Zug spielst du *eine Karte* auf deine Seite eines beliebigen Steins. Dann *ziehst* du eine nach, das geht automatisch. Einmal gespielt, bleibt eine Karte, wo sie ist.
    .task = Spiel zwei Züge, wie du magst: Tipp eine Karte an, dann einen Stein.
    .done = Mehr tust du fast nie. Die Kunst liegt darin, was die Karten zusammen ergeben.
tut-st-colour-run = Am stärksten: die Farbfolge
    .text = Mit drei Karten ist eine Seite *vollständig*. Was sie zusammen ergeben, heißt *Formation*. Die stärkste ist die *Farbfolge*: eine Farbe, aufeinanderfolgende Werte.
    .task = Vervollständige eine Farbfolge an Stein 3.
    .done = [r5 r6 r7], eine Farbfolge. In welcher Reihenfolge du die Karten spielst, ist egal.
    .wrong = Sieh dir Stein 3 an: Welche Karte passt zu [r5 r6]?
tut-st-kind = Zweitstärkste: der Drilling
    .text = Als Nächstes kommt der *Drilling*: dreimal derselbe Wert.
    .task = Vervollständige einen Drilling an Stein 4.
    .done = Drei Neunen. Und doch würde die niedrigste Farbfolge, 1 2 3, sie schlagen: Die Formation zählt zuerst.
    .wrong = An Stein 4 warten zwei Neunen.
tut-st-colour = Drittstärkste: die Farbe
    .text = Dann die *Farbe*: drei Karten einer Farbe, egal mit welchen Werten.
    .task = Vervollständige eine Farbe an Stein 5.
    .done = Alles lila: Das genügt für eine Farbe.
    .wrong = An Stein 5 hast du [p2 p7]: Es fehlt noch eine lila Karte.
tut-st-run = An vierter Stelle die Folge, dann der Rest
    .text = Dann die *Folge*: aufeinanderfolgende Werte in beliebigen Farben. Alles andere ist nur eine *Summe*, die schwächste Formation.
    .task = Vervollständige eine Folge an Stein 6.
    .done = Sieh die Grenze entlang: Farbfolge, Drilling, Farbe, Folge. Nur die Summe ist schwächer.
    .wrong = Zwischen [g3] und [o5] fehlt ein Wert.
tut-st-compare = Wer ist stärker?
    .text = An Stein 5 hat Morag eine Folge. Bei gleicher Formation auf beiden Seiten gewinnt die *höhere Summe*. Ihre ist 5 + 6 + 7 = 18.
    .task = Spiel die Karte, mit der du sie an Stein 5 schlägst.
    .done = 6 + 7 + 8 = 21: Deine Folge ist die höhere.
    .wrong = Du brauchst auch eine Folge, und mehr als 18. Bei gleichen Summen gewinnt die Seite, die zuerst vollständig war, und das ist ihre.
tut-st-claim = Beanspruche ihn
    .text = Steine gewinnst du nicht automatisch: Du musst sie *beanspruchen*, nachdem du gespielt hast und bevor du nachziehst.
    .task = Beanspruche Stein 5, der jetzt dir zusteht.
    .done = Der Stein wandert auf deine Seite. Er ist endgültig vergeben, was auch immer noch kommt.
    .wrong = Zieh noch nicht nach: Damit wäre dein Zug zu Ende, und der Stein bliebe, wo er ist.
tut-st-not-yet = Noch nicht
    .text = An Stein 4 hast du drei Achten. Morag hat dort nur [p6 p7]. Der Stein gehört doch sicher schon dir?
    .task = Versuch, Stein 4 zu beanspruchen.
    .done = Mit [p5] hätte sie eine Farbfolge. Diese Karte hast zwar *du* auf der Hand, aber nur was *auf dem Tisch* liegt, ist ein Beweis.
tut-st-prove = Der Beweis
    .text = Also leg den Beweis auf den Tisch: Sobald [p5] dort liegt, kann Morag an Stein 4 keine Karte mehr helfen.
    .task = Spiel [p5], am besten dahin, wo du sie brauchen kannst.
    .done = Jetzt können es alle sehen: [p5] liegt hier, [p8] steckt in deinen drei Achten. Ihre Farbfolge ist unmöglich.
    .wrong = Gut, aber das beweist nichts. Morags einzige Hoffnung ist [p5], und die hast du.
tut-st-early = Früh beansprucht
    .text = Das ist der Kern des Spiels: Du brauchst nicht zu warten, bis Morag fertig ist. Es genügt, dass sie dich *nicht mehr* schlagen kann.
    .task = Beanspruche Stein 4.
    .done = Deiner, obwohl auf ihrer Seite noch eine Karte fehlt. Behalte von nun an im Auge, was auf dem Tisch liegt.
    .wrong = Erst beanspruchen, dann nachziehen.
tut-st-tie = Wenn beide gleich sind
    .text = Gleiche Formation, gleiche Summe: Dann gewinnt die Seite, die *zuerst vollständig* war. An Stein 3 warst das du, an Stein 7 war es Morag.
    .task = Beanspruche den Stein, der dir zusteht.
    .done = Schnell zu sein kann also so viel wert sein wie gute Karten.
    .wrong = Auch dort sind beide Seiten gleich. Wer war zuerst fertig?
tut-st-win = Gewinnen
    .text = Du gewinnst mit *drei Steinen nebeneinander* oder mit *fünf beliebigen*. Dir gehören 4 und 6, und zwei weitere kannst du beanspruchen.
    .task = Beanspruche den Stein, der die Partie sofort gewinnt.
    .done = 4, 5 und 6: drei Steine nebeneinander, und die Partie ist auf der Stelle gewonnen.
    .wrong = Das wäre dein dritter Stein, aber er liegt nicht neben den anderen. Welcher liegt zwischen deinen?

## Passen, der leere Stapel und Matches

tut-st-must = Lieber warten?
    .text = Diesmal passt keine deiner Karten richtig. Schön wäre es, zu *passen* und auf bessere zu warten.
    .task = Versuch zu passen.
    .done = Solange du eine Clankarte spielen kannst, musst du es. Eine, die nirgends passt, spielst du am besten dorthin, wo du wenig zu verlieren hast.
tut-st-pass = Kein Platz mehr
    .text = Später in einer Partie: An jedem freien Stein ist *deine Seite voll*. Passen darfst du nur, wenn du keine Clankarte spielen kannst; ohne Taktikkarten musst du es dann auch.
    .task = Passe.
    .done = Du behältst deine Karten. Passt ihr beide direkt nacheinander, ist die Partie zu Ende, und wer mehr Steine hat, gewinnt.
tut-st-pass-claim = Auch Passen ist ein Zug
    .text = Nach dem Passen darfst du noch Steine beanspruchen. An Stein 4 sind beide Seiten vollständig.
    .task = Beanspruche Stein 4.
    .done = 15 schlägt 13. Deine Hand ist voll, also ziehst du nicht nach und beendest einfach deinen Zug.
    .wrong = Beende deinen Zug noch nicht: Du kannst Stein 4 beanspruchen.
tut-st-empty = Der leere Stapel
    .text = Der *Clanstapel ist leer*. Ab jetzt zieht niemand mehr: Ihr spielt mit dem, was ihr habt. Du kennst sogar Morags Hand, denn jede Karte, die du nicht siehst, ist darin.
    .task = Spiel eine Karte an Stein 8 oder 9.
    .done = Es gibt nichts nachzuziehen, also ist dein Zug einfach zu Ende. Die Hände werden kleiner, und jede Karte zählt.
tut-st-match = Ein Match
    .text = Ein *Match* hat mehrere Runden. Wer eine Runde gewinnt, bekommt *5 Punkte*, wer sie verliert, *1 Punkt für jeden Stein*. Du und Morag habt je vier Steine.
    .task = Beanspruche deinen fünften Stein, Nummer 9.
    .done = 5 Punkte für dich, 4 für Morags vier Steine. Wer gewonnen hat, beginnt die nächste Runde, und die meisten Punkte gewinnen das Match.
    .wrong = Beanspruche Stein 9: Ein fünfter Stein gewinnt die Runde.

## Taktikkarten: Truppen und Kampfarten

tut-st-seven = Sieben Karten
    .text = Mit *Taktikkarten* hast du *sieben* Karten auf der Hand statt sechs. Am Anfang sind es nur Clankarten; die zehn Taktikkarten liegen in einem eigenen Stapel.
    .task = Spiel zuerst eine Karte, wohin du willst.
    .done = So weit nichts Neues. Aber jetzt ziehst du nach.
tut-st-pile = Welcher Stapel?
    .text = Du wählst, von welchem Stapel du ziehst: Clankarten oder Taktikkarten. Bedenke, dass jede Taktikkarte einen Platz auf deiner Hand braucht.
    .task = Zieh vom Taktikstapel.
    .done = [SB], der Schildträger. Du kannst ihn in einem späteren Zug spielen, statt einer Clankarte.
    .wrong = Eine Clankarte ist nie verkehrt. Aber in dieser Lektion geht es um den anderen Stapel.
tut-st-joker = Der Joker
    .text = Vier Taktikkarten sind *Elitetruppen*: Du legst sie an wie Clankarten. Ein *Joker* steht für jede Karte, die du brauchst.
    .task = Spiel den Joker an Stein 5.
    .done = Er zählt jetzt als rote 8: eine Farbfolge. Du musst nichts ansagen; er ist immer das, was für dich am besten ist.
    .wrong = An Stein 5 hast du [r6 r7]: Ein Joker macht daraus eine Farbfolge.
tut-st-one-joker = Nur ein Joker
    .text = Später ziehst du den zweiten Joker. An Stein 2 würde er mit [g4 g6] eine Farbfolge bilden.
    .task = Versuch, den zweiten Joker zu spielen.
    .done = In einer Partie darfst du *einen* Joker spielen. Der andere bleibt bis zum Schluss auf deiner Hand. Immerhin bekommt ihn Morag nicht.
tut-st-spy = Der Spion
    .text = Der *Spion* zählt als *7* in der Farbe, die dir am meisten nützt.
    .task = Spiel den Spion dorthin, wo eine 7 eine Farbfolge ergibt.
    .done = Er zählt als grüne 7 zwischen [g6] und [g8].
    .wrong = Wo hast du zwei Karten einer Farbe, zwischen denen nur die 7 fehlt?
tut-st-shield = Der Schildträger
    .text = Der *Schildträger* zählt als *1, 2 oder 3* in einer beliebigen Farbe, so wie es dir am meisten nützt.
    .task = Spiel ihn dorthin, wo er eine Farbfolge vervollständigt.
    .done = Er zählt als blaue 3 neben [b1 b2]. Niedrige Karten, aber Farbfolge ist Farbfolge.
    .wrong = An Stein 4 hast du [b1 b2]. Was fehlt dort?
tut-st-pace = Eine voraus, nie zwei
    .text = Du hast gerade eine Taktikkarte gespielt. Morag hat noch keine gespielt, und du hast noch eine auf der Hand.
    .task = Versuch, auch die zu spielen.
    .done = Du darfst Morag *eine* Taktikkarte voraus sein, nie zwei. Solange sie keine spielt, musst du warten.
tut-st-bluff = Blinde Kuh
    .text = Die zwei *Kampfarten* werden auf den Stein selbst gespielt. Mit *Blinde Kuh* gelten dort keine Formationen: Nur die *Summe* zählt. An Stein 5 hat Morag eine Farbfolge mit einer Summe von nur 6.
    .task = Spiel Blinde Kuh auf Stein 5.
    .done = Jetzt steht es 6 gegen deine 17, und du darfst noch eine Karte anlegen.
    .wrong = Wo hat Morag eine starke Formation aus sehr niedrigen Karten?
tut-st-mud = Im Schlamm
    .text = Die *Schlammschlacht* verändert einen Stein: Von nun an braucht dort jede Seite *vier* Karten. Morag hat an Stein 6 schöne [r7 r8 r9] …
    .task = Spiel die Schlammschlacht auf Stein 6.
    .done = Für eine Farbfolge aus vieren bräuchte sie [r6], und die liegt an Stein 5. Deine [o4 o5] sehen jetzt viel besser aus.
    .wrong = An Stein 6 würde sie am meisten schaden.

## Taktikkarten: die Listen

tut-st-recruiter = Der Anwerber
    .text = *Listen* wirken einmal und kommen dann auf den Ablagestapel. Der *Anwerber* verbessert deine Hand: Du ziehst drei Karten und legst zwei zurück.
    .task = Spiel den Anwerber.
    .done = Jetzt ziehst du drei Karten, eine nach der anderen.
    .wrong = Der Anwerber ist die letzte Karte auf deiner Hand: Tipp sie an.
tut-st-recruit = Drei ziehen
    .text = Für jede der drei Karten wählst du den Stapel, nachdem du die vorige gesehen hast.
    .task = Zieh drei Karten.
    .done = Neun Karten auf der Hand: Zwei davon müssen weg.
tut-st-return = Zwei zurücklegen
    .text = Jede Karte kommt unter ihren Stapel. Morag sieht den Stapel, aber nicht die Karte.
    .task = Leg zwei Karten zurück.
    .done = Du hast wieder sieben Karten, also ziehst du am Ende dieses Zuges nicht nach.
tut-st-strategist = Der Stratege
    .text = Der *Stratege* legt eine *deiner eigenen* Karten an einen anderen freien Stein, an dem du Platz hast, oder legt sie ab. [r8] nützt an Stein 2 wenig.
    .task = Bring [r8] zu Stein 5: Tipp den Strategen an, die Karte, dann den Stein.
    .done = Eine Farbfolge mit [r6 r7], und an Stein 2 ist wieder Platz.
    .wrong = [r8] von Stein 2 würde [r6 r7] an Stein 5 vervollständigen.
tut-st-banshee = Die Banshee
    .text = Die *Banshee* legt eine Karte von *Morags* Seite eines freien Steins ab. An Stein 6 schlägt ihre Farbfolge deine drei Neunen.
    .task = Leg [p6] ab, die Mitte ihrer Folge: Tipp die Banshee an, dann die Karte.
    .done = Ohne [p6] hat ihre Folge ein Loch.
    .wrong = [p6] an Stein 6 würde am meisten schmerzen: Ohne sie hat ihre Folge ein Loch.
tut-st-discard = Weg, aber gesehen
    .text = Karten auf dem Ablagestapel liegen *auf dem Tisch*: Sie zählen als Beweis. [p6] kann nicht zurückkommen.
    .task = Beanspruche Stein 6.
    .done = Welche *Clankarte* Morag auch an [p5 p7] anlegt, es wird keine Farbfolge, und nichts anderes schlägt drei Neunen. Noch nicht gespielte Taktikkarten zählen nicht gegen einen Beweis.
    .wrong = Erst beanspruchen, dann nachziehen.
tut-st-exhausted = Zu wenige Karten
    .text = Gegen Ende: Der *Clanstapel ist leer*. An Stein 8 fehlen Morag *zwei* Karten, und sie hat nur noch *eine* Clankarte auf der Hand. Ihre Seite kann nicht mehr vollständig werden. Ihre Taktikkarten zählen nicht.
    .task = Beanspruche Stein 8.
    .done = Clan- und Taktikkarten haben verschiedene Rückseiten. Wie viele davon jeder auf der Hand hat, dürfen alle wissen, und auch das ist ein Beweis.
    .wrong = Beende deinen Zug noch nicht: Morags eine Clankarte reicht an Stein 8 nicht.
tut-st-traitor-no = Der Verräter, erster Versuch
    .text = Der *Verräter* nimmt eine Karte von Morags Seite und bringt sie auf deine. An Stein 9 hat sie einen Spion …
    .task = Versuch, den Spion zu nehmen.
    .done = Der Verräter nimmt nur *Clankarten*. Banshee und Stratege wirken auch auf Elitetruppen.
tut-st-traitor = Der Verräter, zweiter Versuch
    .text = Dann eben eine Clankarte. Sie darf an jeden freien Stein, an dem du Platz hast, auch an den, von dem sie kommt.
    .task = Hol [b6] von Stein 8 zu deinen [b4 b5] an Stein 2: Tipp den Verräter an, die Karte, dann den Stein.
    .done = Ihre Karte, deine Farbfolge und eine Lücke auf ihrer Seite.
    .wrong = Sieh dir [b4 b5] an Stein 2 an: Welche von Morags Karten hättest du dort gern?
tut-st-two-passes = Zweimal gepasst
    .text = Ihr habt beide keine Clankarte mehr, und an den Steinen 5 und 8 ist keine Seite vollständig. Morag liegt um eine Taktikkarte vorn und darf die auf ihrer Hand deshalb nicht spielen. Sie hat gerade *gepasst*.
    .task = Passe auch und beende deinen Zug.
    .done = Passen beide direkt nacheinander, ist die Partie zu Ende. Wer *mehr Steine* hat, gewinnt: Du hast vier, Morag drei. Bei gleich vielen wäre es unentschieden.

## Die Expertenregel

tut-st-expert-late = Zu spät
    .text = Mit der *Expertenregel* darfst du nur *am Anfang deines Zuges* beanspruchen. Du hast gerade Stein 5 vervollständigt, und deine Folge ist höher als die von Morag.
    .task = Versuch, Stein 5 zu beanspruchen.
    .done = Du musst also auf deinen nächsten Zug warten. Bis dahin kann Morag deine Pläne noch durchkreuzen.
tut-st-expert-claim = Jetzt
    .text = Morag hat an einem anderen Stein gespielt, und du bist wieder am Zug. Beanspruche, *bevor* du spielst.
    .task = Beanspruche Stein 5.
    .done = Der Stein gehört dir.
    .wrong = Erst beanspruchen. Wenn du gespielt hast, ist es wieder zu spät.
tut-st-expert-play = Dann wie immer
    .text = Dein Zug ist noch nicht zu Ende: Jetzt spielst du eine Karte und ziehst nach.
    .task = Spiel eine beliebige Karte.
    .done = Beanspruchen, spielen, ziehen statt spielen, beanspruchen, ziehen: Das ist der ganze Unterschied.

## Die klassische Ausgabe

tut-st-classic-names = Andere Namen
    .text = Die *klassische Ausgabe* spricht von Abteilungen: Der *geordnete Clan* ist eine Farbfolge, das *Team* ein Drilling, der *Clan* eine Farbe, die *Staffel* eine Folge, die *wilde Horde* eine Summe. Auch die Taktikkarten heißen anders.
tut-st-classic-before = Vor dem Spielen beanspruchen
    .text = Hier darfst du *jederzeit in deinem Zug* beanspruchen, *bevor du nachziehst*. Dein geordneter Clan an Stein 4 ist nicht mehr zu schlagen.
    .task = Beanspruche Stein 4, bevor du spielst.
    .done = Ein Stein gehört dir, noch bevor du eine Karte gespielt hast.
    .wrong = Auch das darfst du. Aber beanspruche zuerst Stein 4.
tut-st-classic-play = Dann spielen
    .text = Jetzt spielst du wie immer eine Karte. An Stein 7 hat Morag eine Staffel.
    .task = Vervollständige einen geordneten Clan an Stein 7.
    .done = [b6 b7 b8]: stärker als ihre Staffel.
    .wrong = An Stein 7 hast du [b6 b7]. Welche blaue Karte brauchst du?
tut-st-classic-after = Und noch einmal beanspruchen
    .text = Nach dem Spielen darfst du wieder beanspruchen.
    .task = Beanspruche Stein 7.
    .done = Zwei Steine in einem Zug, einer vor deiner Karte und einer danach.
    .wrong = Erst beanspruchen, dann nachziehen.
tut-st-classic-same = Ein strengerer Verräter
    .text = In der klassischen Ausgabe muss der Verräter seine Karte an einen *anderen* Stein bringen; in der von 2016 darf es derselbe sein.
    .task = Versuch, [b6] auf deine Seite von Stein 8 zu bringen, wo sie liegt.
    .done = Such also einen anderen Stein.
tut-st-classic-traitor = Ein anderer Stein
    .text = An Stein 2 hast du [b4 b5].
    .task = Hol [b6] von Stein 8 zu Stein 2: Tipp den Verräter an, die Karte, dann den Stein.
    .done = Ein geordneter Clan, mit Morags Karte.
    .wrong = [b6] passt gut zu deinen [b4 b5] an Stein 2.
