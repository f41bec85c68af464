### Was die Lektionen von Bergues sagen, auf Deutsch. `*stark*`. Fass dich kurz:
### Es steht neben einem Brett, auf einem Telefon darüber.
###
### Eine Lektion hat einen Titel mit .lead und einen Text für ihr Ende. Ein Schritt hat eine Überschrift und .text; wenn
### er nicht nur zu lesen ist, .task und .done; .wrong, wo ein Versuch mehr braucht als ein freundliches Wort.

## Die Lektionen

tut-lesson-bergues-junior = Das Junior-Spiel
    .lead = Plättchen umdrehen, sie sich merken und nach Hause gehen.
tut-lesson-bergues = Das klassische Spiel
    .lead = Zwei Wege, vier Wächter und die Festung, die es zu holen gilt.
tut-lesson-bergues-paths = Die Feinheiten
    .lead = Zwillinge, der leere Weg und der genaue Weg nach Hause.

tut-end-text-bergues-junior = Du kennst das Junior-Spiel. Wenn du dich auf dem Wall auskennst, wartet das klassische Spiel auf dich.
tut-end-text-bergues = Du kennst den Weg zur Festung und zurück nach Hause. Behalte die Wächter im Auge, die niemand spielt: Auch sie können gewinnen. Die nächste Lektion zeigt die Feinheiten.
tut-end-text-bergues-paths = Mit dieser Lektion und der davor kennst du das ganze klassische Spiel. Ein Tisch kann andere Plättchen wählen, eine andere Zahl von Türmen und dass es genügt, an der Festung vorbeizugehen. Die wenigen Fälle, die fast nie vorkommen, stehen in den Regeln.

## Das Junior-Spiel

tut-bj-ring = Einmal um die Stadt
    .text = Dein gelber Wächter steht am *Tor von Cassel*, Morags grüner an ihrem Tor. Wer zuerst im Uhrzeigersinn um den Wall geht und *genau* zu Hause ankommt, gewinnt.
tut-bj-turn = Plättchen umdrehen
    .text = Im Stadtzentrum liegen 16 *Plättchen* mit je zwei Seiten. Dreh eines nach dem anderen um, bis eines *neutral* ist oder ein Symbol zeigt, das du in diesem Zug *schon umgedreht* hast.
    .task = Dreh Plättchen um, bis du aufhören musst.
    .done = Das war dein Zug: Dein Wächter geht so viele Felder, wie du Plättchen umgedreht hast. Dann kommen sie ins Stadtzentrum zurück.
tut-bj-round = Ein kleiner Spaziergang
    .text = Je länger du neue Symbole findest, desto weiter kommst du.
    .task = Spiel zwei Züge. Morag antwortet.
    .done = Hast du auf die Plättchen geachtet? Was jetzt oben ist, lag vorher unten, und umgekehrt.
tut-bj-neutral = Aufhören, wann du willst
    .text = Das Plättchen *ohne Symbol* ist auf beiden Seiten neutral, beendet also immer deinen Zug und zählt selbst als Schritt. Du hast drei Plättchen umgedreht.
    .task = Hör mit dem neutralen Plättchen auf.
    .done = Vier Plättchen, vier Felder: weiter zum Tor von Hondschoote.
    .wrong = Ein Plättchen im Zentrum hat gar kein Symbol: Plättchen 13.
tut-bj-memory = Sich erinnern
    .text = Morag hat gerade vier Plättchen umgedreht. Ihre andere Seite hast du vorher gesehen, also weißt du, was kommt, wenn sie *zurückgedreht* werden. Das markierte Plättchen 9 ist eines davon.
    .task = Dreh das markierte Plättchen um: Es ist sicher.
    .done = Ganz sicher. Mit einem guten Gedächtnis kommst du weiter.
    .wrong = Was unter diesem liegt, hat noch niemand gesehen. Das markierte Plättchen ist sicher.
tut-bj-over = Einer zu viel
    .text = Zwei Schritte bis zu deinem Tor, und du hast *zwei* Plättchen umgedreht. Aber beide sind neu, also musst du weitermachen …
    .task = Dreh Plättchen um, bis du aufhören musst.
    .done = Zu viele Schritte: Dein Wächter ging bis zu seinem Tor und dann um den Rest *zurück*. Nur die genaue Zahl gewinnt.
tut-bj-home = Nach Hause, genau
    .text = Noch zwei Schritte! Mit zu vielen müsstest du um den Rest zurückgehen. Unter *Plättchen 3*, dem markierten, ist das Symbol, das du gerade umgedreht hast: Vor Morags Zug lag es oben.
    .task = Hör mit dem markierten Plättchen auf.
    .done = Noch einmal dasselbe Symbol: aufhören, zwei Plättchen, zwei Schritte, und zu Hause. Du hast gewonnen.
    .wrong = Das wäre geraten. Das markierte Plättchen, Nummer 3, ist sicher.

## Das klassische Spiel

tut-bg-ring = Der Wall
    .text = Dein gelber Wächter wohnt in *Cassel*, aber seine *Festung* wartet am Tor gegenüber. Hol sie und bring sie nach Hause. Vier Wächter sind unterwegs; Weiß und Rot spielt niemand.
tut-bg-path = Zwei Wege
    .text = In deinem Zug füllst du einen von zwei *Wegen*, Nord oder Süd. Er muss leer sein.
    .task = Wähle einen Weg.
    .done = Auf diesen Weg kommen jetzt die Plättchen, die du umdrehst.
tut-bg-turn = Plättchen umdrehen
    .text = Dreh ein Plättchen nach dem anderen um. Bei einem *neutralen* hörst du auf. Ebenso bei einem Symbol, das *schon auf dem Weg liegt*: Dieses Plättchen wandert weiter auf den anderen Weg.
    .task = Dreh Plättchen um, bis du aufhören musst.
    .done = Jetzt zählen beide Wege: einer für dich, der andere für alle übrigen.
tut-bg-use = Welcher Weg für mich?
    .text = Ein paar Züge später. Ein Weg bewegt *deinen* Wächter, der andere *alle übrigen*, um so viele Felder, wie Plättchen darauf liegen. Das Tor mit deiner Festung ist vier Felder entfernt.
    .task = Nimm den Weg mit vier Plättchen.
    .done = Seine Plättchen kommen ins Stadtzentrum zurück. Die zwei im Süden sind für die anderen.
    .wrong = Zwei Felder würden nicht reichen. Nimm den Nordweg.
tut-bg-fetch = Hol die Festung
    .text = Auch die Richtung wählst du. Ein Wächter nimmt seine Festung auf, wenn seine *Bewegung* auf dem Tor gegenüber *endet*.
    .task = Geh im Uhrzeigersinn zum Tor von Dünkirchen.
    .done = Dein Wächter hat jetzt seine Festung. Der halbe Weg ist geschafft.
    .wrong = Das führt von ihr weg. Andersherum!
tut-bg-others = Dann alle anderen
    .text = Die anderen folgen der Reihe nach, mit dem anderen Weg. Alle wählen die Richtung ihres eigenen Wächters, und *du* wählst für Wächter, die niemand spielt.
    .task = Schick den weißen Wächter, wohin du magst.
    .done = Vorsicht: Auch ein Wächter, den niemand spielt, kann gewinnen, und dann haben alle verloren.
tut-bg-send = Platz da!
    .text = *Endet* die Bewegung eines Wächters auf einem *Turm*, wo ein anderer steht, so schickt er diesen zum nächstgelegenen Tor. Auf Toren ist Platz für alle. Morags grüner Wächter ist drei Felder vor dir.
    .task = Geh im Uhrzeigersinn drei Felder weit.
    .done = Grün muss zu einem Tor zurück. Das ist keine eigene Bewegung, also kann er so weder seine Festung aufnehmen noch gewinnen.
    .wrong = Dieser Turm ist leer. Grün steht auf der anderen Seite.
tut-bg-winoc = Winoc!
    .text = *Sechs Plättchen* auf einem Weg sind ein *Winoc*, selbst wenn das sechste neutral ist. Fünf liegen schon im Norden, alle verschieden.
    .task = Dreh das Plättchen ohne Symbol um: Es ist auf beiden Seiten neutral.
    .done = Sechs: Winoc! Alle Plättchen kommen ins Stadtzentrum zurück, und niemand sonst bewegt sich.
    .wrong = Dieses könnte ein Symbol wiederholen. Das neutrale, Plättchen 13, ist sicher.
tut-bg-home = Wohin du willst
    .text = Mit einem Winoc setzt du deinen Wächter auf *ein beliebiges Feld*. Seine Festung trägt er schon …
    .task = Setz ihn auf das Tor von Cassel.
    .done = Mit der Festung zu Hause: Die Partie ist sofort gewonnen.
    .wrong = Ein schöner Ort, aber zu Hause ist es besser: das Tor von Cassel, Feld 0.

## Die Feinheiten

tut-bg-stay = Was liegen bleibt
    .text = Morag hat ihren Wächter mit dem Nordweg bewegt: Seine Plättchen sind wieder im Zentrum. Die Plättchen des *anderen* Weges, der alle anderen bewegt hat, *bleiben liegen*.
    .task = Versuch, den Südweg zu füllen.
    .done = Nur ein *leerer* Weg lässt sich füllen. Was liegen bleibt, bestimmt also, welcher Weg als Nächstes dran ist.
tut-bg-twins = Zwillinge
    .text = Der Drachen liegt auf *beiden* Wegen. Was, wenn du noch einen umdrehst? Das markierte Plättchen hat unten einen Drachen.
    .task = Dreh das markierte Plättchen um.
    .done = Hier wiederholt er ein Symbol, und dort darf er auch nicht hin: Beide kommen ins Zentrum zurück, der neue Drachen und sein Zwilling im Süden.
    .wrong = Das markierte Plättchen ist das mit dem Drachen unten.
tut-bg-empty = Der leere Weg
    .text = Drei Plättchen im Norden, keines im Süden. Deine Festung ist zwei Felder entfernt; mit dreien gingest du an ihr vorbei.
    .task = Wähle den Weg, mit dem dein Wächter stehen bleibt.
    .done = Du darfst den leeren Weg wählen. Dein Wächter bleibt stehen, und alle anderen gehen drei Felder.
    .wrong = Drei Felder führen am Tor mit deiner Festung vorbei. Diesmal ist Stehenbleiben besser.
tut-bg-over = Am eigenen Tor vorbei
    .text = Mit seiner Festung ist dein Wächter *zwei* Felder von zu Hause. Im Norden liegen drei Plättchen, im Süden zwei. Mit zu vielen Schritten geht er an seinem Tor *vorbei*.
    .task = Wähle den Weg, der genau nach Hause führt.
    .done = Zwei Plättchen, zwei Felder.
    .wrong = Mit drei Feldern stündest du ein Feld hinter deinem Tor.
tut-bg-exact = Genau nach Hause
    .text = Jetzt wählst du die Richtung.
    .task = Geh im Uhrzeigersinn, zum Tor von Cassel.
    .done = Zu Hause mit der Festung: gewonnen.
    .wrong = Das führt von zu Hause weg.
tut-bg-back = Zurückgeschickt
    .text = Eine andere Partie: Morags grüner Wächter hat seine Bewegung auf deinem Turm beendet. Deiner wurde zum nächstgelegenen Tor geschickt, nach Hondschoote, aber *seine Festung behält er*.
    .task = Du bist am Zug. Wähle einen Weg.
    .done = Du hast ein Stück Weg verloren, aber nicht deine Festung.
tut-bg-back-home = Trotzdem gewonnen
    .text = Du hast einen Weg mit fünf Plättchen gewählt, und von Hondschoote bis Cassel sind es fünf Felder.
    .task = Geh im Uhrzeigersinn, zum Tor von Cassel.
    .done = Zu Hause, mit der Festung, die dir niemand nehmen konnte.
    .wrong = Das ist die falsche Richtung.
