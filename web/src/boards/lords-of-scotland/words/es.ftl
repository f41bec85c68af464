### Lo que dice el tablero de Lords of Scotland, en español.
###
### Los números llegan como números y todo lo demás como texto. Las cartas llegan como nombres legibles («Wemyss 7»).
### Los nombres son los de quienes juegan.

## Cartas, filas, ejércitos

lsb-card-hidden = un clan oculto
lsb-side = { $side ->
    [down] boca abajo
   *[up] boca arriba
}
lsb-army-of = { $mine ->
    [you] tu ejército
   *[other] ejército de { $name }
}
lsb-army-none = Ningún clan todavía
lsb-place = { $place ->
    [1] primero
    [2] segundo
    [3] tercero
    [4] cuarto
    [5] quinto
    [6] sexto
    [7] séptimo
    [8] octavo
    [9] noveno
    [10] décimo
   *[other] puesto { $place }
}
lsb-ordinal = { $place }.º
lsb-lord-you = { $name } (tú)
lsb-lord-turn = tiene el turno
lsb-lord-won = fuerza { $strength } de { $target }
lsb-lord-hand = { $count ->
    [0] ninguna carta en la mano
    [one] una carta en la mano
   *[other] { $count } cartas en la mano
}
lsb-initiative = tiene la Iniciativa
lsb-total = total { $total }
lsb-total-doubled = doble, todos { $line }
lsb-total-hidden = { $count ->
    [one] un clan aún oculto
   *[other] { $count } clanes aún ocultos
}
lsb-total-place = { $place ->
    [1] el más fuerte
   *[other] puesto { $place }
}
lsb-recruits = Reclutas
lsb-recruit = Recluta { $slot }: { $card }{ $side ->
    [down] , boca abajo
   *[up] { "" }
}
lsb-recruit-down = Recluta { $slot }, boca abajo
lsb-supporters = Partidarios
lsb-supporter = Partidario { $place }: { $card }
lsb-draw = Mazo
lsb-draw-count = { $count ->
    [0] vacío
    [one] queda una carta
   *[other] quedan { $count } cartas
}
lsb-hand-none = Ninguna carta en la mano
lsb-ready = se podría usar su poder
lsb-round = Ronda { $round } de { $rounds } de esta escaramuza
lsb-round-short = Ronda
lsb-last-skirmish = La última escaramuza
lsb-no-skirmish = Todavía no ha terminado ninguna escaramuza.

## Los signos del tablero

lsb-sign-won = La fuerza de los partidarios ganados y la que hace falta para ganar
lsb-sign-hand = El número de cartas en la mano
lsb-sign-initiative = Este jugador empieza la escaramuza
lsb-sign-total = Lo que vale el ejército; +? representa los clanes boca abajo
lsb-sign-doubled = Todos los clanes son de un mismo linaje: el ejército vale el doble
lsb-sign-place = El puesto que tiene el ejército por ahora
lsb-sign-round = Las rondas de esta escaramuza. Tócalas para ver cómo acabó la anterior
lsb-sign-down = Tu clan está boca abajo: solo tú lo conoces
lsb-sign-power = Un poder activado, que actúa al final de la escaramuza

## Lo que está activo con un clan hasta el final de la escaramuza

lsb-active-d = se queda para la próxima escaramuza
lsb-active-c = reclama dos partidarios
lsb-active-b = se une a todos los linajes

## Lo que hay que hacer ahora

lsb-do-flip = Tienes la Iniciativa: pon un recluta boca arriba.
lsb-do-act = Toma un recluta o moviliza una carta de tu mano.
lsb-do-recruit = No tienes cartas en la mano: toma un recluta.
lsb-do-full = No puedes tomar un recluta: moviliza una carta de tu mano.
lsb-do-side = { $card }: ¿boca arriba o boca abajo?
lsb-do-muster = Moviliza una carta más de tu mano.
lsb-do-power-s = { $clan }: ¿qué poder quieres copiar?
lsb-do-power-m = { $clan }{ $copied ->
    [yes] {" "}como { $line }
   *[no] { "" }
}: ¿movilizas una carta más?
lsb-do-power-d = { $clan }{ $copied ->
    [yes] {" "}como { $line }
   *[no] { "" }
}: ¿lo conservas para la próxima escaramuza?
lsb-do-power-w = { $clan }{ $copied ->
    [yes] {" "}como { $line }
   *[no] { "" }
}: ¿qué clan quieres descartar?
lsb-do-power-f = { $clan }{ $copied ->
    [yes] {" "}como { $line }
   *[no] { "" }
}: ¿con qué clan de otro ejército cambia de lugar?
lsb-do-power-o = { $clan }{ $copied ->
    [yes] {" "}como { $line }
   *[no] { "" }
}: ¿robas una carta?
lsb-do-power-k = { $clan }{ $copied ->
    [yes] {" "}como { $line }
   *[no] { "" }
}: ¿con qué partidario cambia de lugar?
lsb-do-power-c = { $clan }{ $copied ->
    [yes] {" "}como { $line }
   *[no] { "" }
}: ¿reclamas dos partidarios al final?
lsb-do-power-b = { $clan }{ $copied ->
    [yes] {" "}como { $line }
   *[no] { "" }
}: ¿se une a todos los linajes?
lsb-do-claim = { $left ->
    [one] Reclama un partidario.
   *[other] Reclama { $left } partidarios: toma el primero.
}
lsb-do-wait = { $phase ->
    [flip] { $name } está poniendo un recluta boca arriba.
    [power] { $name } está decidiendo sobre un poder.
    [muster] { $name } está movilizando un clan más.
    [claim] { $name } está reclamando un partidario.
   *[act] Es el turno de { $name }.
}
lsb-do-over = La partida ha terminado.
lsb-over-score = { $first } a { $next }.
lsb-reached = fuerza { $strength }
lsb-decided = Escaramuza { $skirmish }: { $name } ganó { $cards } (fuerza { $strength }).
lsb-over-tie = { $players ->
    [2] Empate a { $strength }: gana quien haya quedado mejor en esta última escaramuza.
   *[other] Igualados a { $strength }: gana quien haya quedado mejor en esta última escaramuza.
}
lsb-do-not-started = Las cartas aún no se han repartido.
lsb-passed-over = { $who ->
    [you] No puedes reclutar ni movilizar, así que pierdes el turno.
   *[other] { $name } no puede reclutar ni movilizar y pierde el turno.
}
lsb-chain = Los poderes de este turno

lsb-button-up = Boca arriba
lsb-button-down = Boca abajo
lsb-down-help = oculto hasta el final
lsb-button-skip = No usarlo
lsb-button-power-m = Movilizar uno más
lsb-button-power-d = Conservarlo
lsb-button-power-o = Robar una carta
lsb-button-power-c = Reclamar dos
lsb-button-power-b = Unirse a todos los linajes

lsb-power-ready = se puede usar el poder
lsb-power-idle = el poder no haría nada
lsb-power-lower = { $rule ->
    [bloodline] sin poder: { $card } no es más fuerte
   *[lowest] sin poder: { $card } es más débil
}

lsb-then = tu ejército sumaría { $total }

lsb-hint-hand = Pista: moviliza { $card } { $side ->
    [down] boca abajo
   *[up] boca arriba
}
lsb-hint-row = Pista: el recluta { $slot }
lsb-hint-supporter = Pista: el partidario { $card }
lsb-hint-army = Pista: { $card } ({ $name })
lsb-hint-power = Pista: usa el poder
lsb-hint-skip = Pista: no uses el poder

## Sobre una carta o un señor

lsb-when-s = Enseguida:
lsb-when-m = Enseguida:
lsb-when-d = Al final:
lsb-when-w = Enseguida:
lsb-when-f = Enseguida:
lsb-when-o = Enseguida:
lsb-when-k = Enseguida:
lsb-when-c = Al final:
lsb-when-b = Al final:
lsb-about-hidden = Solo quien lo jugó conoce este clan. Se pone boca arriba al final de la escaramuza.
lsb-about-down = Está boca abajo hasta el final de la escaramuza; solo tú puedes mirarlo.
lsb-about-ready = Si lo movilizas ahora boca arriba, podría usar su poder.
lsb-about-idle = Si lo movilizas ahora, su poder no tendría ningún efecto.
lsb-about-lower = { $rule ->
    [bloodline] Si lo movilizas ahora, no podría usar su poder: { $card } ({ $name }) es del mismo linaje y no es más fuerte.
   *[lowest] Si lo movilizas ahora, no podría usar su poder: { $card } ({ $name }) es más débil.
}
lsb-about-rank = Rango { $rank }; entre ejércitos iguales, queda delante el que tiene el rango más alto.
lsb-about-army = Ejército:
lsb-about-doubled = Cuenta doble: todos los clanes son { $line }.
lsb-about-won = Ganado:
lsb-about-target = { $away ->
    [0] { $strength } de fuerza: se han alcanzado los { $target } que ponen fin a la partida.
    [one] { $strength } de fuerza; falta { $away } para llegar a { $target }.
   *[other] { $strength } de fuerza; faltan { $away } para llegar a { $target }.
}
lsb-about-initiative = Tiene la Iniciativa: empieza cada ronda y pone un recluta boca arriba.

## El final de una escaramuza

lsb-report-now = La escaramuza ha terminado
lsb-report = Cómo terminó la escaramuza
lsb-report-choosing = está eligiendo…
lsb-report-tie = Empate: la carta más alta es { $card }.
lsb-report-tie-rank = Empate: la carta más alta es { $card }, de rango superior a { $other }.
lsb-report-order = A igual fuerza, los linajes se ordenan así: { $lines }.
lsb-report-two = Puede reclamar dos.
lsb-report-none = Sin ejército: { $names }
lsb-report-next = { $who ->
    [you] Tú empiezas la próxima escaramuza.
   *[other] { $name } empieza la próxima escaramuza.
}
lsb-said-place = { $name }, total { $total }: puesto { $place }.

## Las cartas que no se ven

lsb-tracker-count = { $count } sin ver
lsb-tracker-legend-unseen = sin ver
lsb-tracker-legend-gone = descartadas o ganadas
lsb-tracker-unseen = { $card }: sin ver
lsb-tracker-hand = { $card }: en la mano
lsb-tracker-table = { $card }: en la mesa
lsb-tracker-gone = { $card }: carta descartada o ganada

## Las teclas

lsb-key-number = Recluta o partidario del 1 al 5
lsb-key-side = Movilizar boca arriba, boca abajo
lsb-key-power = Usar el poder
lsb-key-skip = No usar el poder
lsb-key-recruits = Ir a los reclutas
lsb-key-supporters = Ir a los partidarios
lsb-key-armies = Ir a los ejércitos
