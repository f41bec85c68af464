### Lo que las reglas de Goofspiel dicen a las personas.

## Por qué no se puede

gs-game-over = La partida ha terminado.
gs-not-in-hand = { $card } no está en tu mano.

## El juego

gs-game-name = Goofspiel

## Las fases

gs-phase-bid = Puja con una carta
gs-phase-over = La partida ha terminado

## Nombres para clientes que muestran una mesa sin conocer el juego
## card nombra una pieza por su código; touches, una clase de cosas que se pueden tocar; field, un campo de la vista por su índice.

gs-touches-hand = Tu mano
gs-card-A = as
gs-card-2 = 2
gs-card-3 = 3
gs-card-4 = 4
gs-card-5 = 5
gs-card-6 = 6
gs-card-7 = 7
gs-card-8 = 8
gs-card-9 = 9
gs-card-T = 10
gs-card-J = jota
gs-card-Q = reina
gs-card-K = rey
gs-field-1 = Participantes, cartas, empates
gs-field-2 = Mano
gs-field-3 = Puja
gs-field-4 = Premios
gs-field-4-1 = en juego
gs-field-4-2 = boca abajo
gs-field-5 = Ganados
gs-field-6 = Turno

## Opciones

gs-option-cards = Cartas
gs-option-ties = Empates
gs-option-ties-carry = Los premios siguen en juego
gs-option-ties-discard = Los premios salen de la partida
gs-option-first = Quién empieza

## Lo que se ha hecho
## El asiento es una letra: el cliente pone un nombre en su lugar.

gs-step-bid = { $seat } puja { $card }
gs-step-bid-hidden = { $seat } puja boca abajo
gs-step-won = { $seat } puja { $card }. { $winner } se lleva { $prizes } (pujas: { $bids })
gs-step-tied = { $seat } puja { $card }. La puja más alta está empatada: nadie se lleva { $prizes } (pujas: { $bids })
