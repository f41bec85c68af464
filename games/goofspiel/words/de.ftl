### Was die Regeln von Goofspiel den Leuten sagen.

## Warum etwas nicht geht

gs-game-over = Die Partie ist zu Ende.
gs-not-in-hand = { $card } ist nicht auf deiner Hand.

## Das Spiel

gs-game-name = Goofspiel

## Phasen

gs-phase-bid = Biete eine Karte
gs-phase-over = Die Partie ist zu Ende

## Namen für Clients, die einen Tisch zeigen, ohne das Spiel zu kennen
## card benennt ein Teil nach seinem Kürzel, touches eine Art von Dingen, die sich antippen lassen, field ein Feld der
## Ansicht nach seinem Index.

gs-touches-hand = Deine Hand
gs-card-A = Ass
gs-card-2 = 2
gs-card-3 = 3
gs-card-4 = 4
gs-card-5 = 5
gs-card-6 = 6
gs-card-7 = 7
gs-card-8 = 8
gs-card-9 = 9
gs-card-T = 10
gs-card-J = Bube
gs-card-Q = Dame
gs-card-K = König
gs-field-1 = Personen, Karten, Gleichstand
gs-field-2 = Hand
gs-field-3 = Gebot
gs-field-4 = Preise
gs-field-4-1 = ausgelegt
gs-field-4-2 = verdeckt
gs-field-5 = Gewonnen
gs-field-6 = Am Zug

## Optionen

gs-option-cards = Karten
gs-option-ties = Gleichstand
gs-option-ties-carry = Die Preise bleiben liegen
gs-option-ties-discard = Die Preise kommen aus dem Spiel
gs-option-first = Wer beginnt

## Was gespielt wurde
## Der Platz ist ein Buchstabe: Ein Client setzt einen Namen ein.

gs-step-bid = { $seat } bietet { $card }
gs-step-bid-hidden = { $seat } bietet verdeckt
gs-step-won = { $seat } bietet { $card }. { $winner } gewinnt { $prizes } (Gebote: { $bids })
gs-step-tied = { $seat } bietet { $card }. Das höchste Gebot ist mehrfach da: Niemand gewinnt { $prizes } (Gebote: { $bids })
