### Lo que dice el tablero de Schotten Totten, en español.
###
### Los números llegan como números y todo lo demás como texto. Las cartas llegan como nombres legibles («5 rojo»); una
### carta marcada se dibuja en vez de escribirse. Los nombres son los de quienes juegan.

## Cartas, piedras, mazos

stb-card-hidden = { $kind ->
    [tactic] una carta de táctica oculta
   *[clan] una carta de clan oculta
}
stb-stone = Piedra { $stone }
stb-stone-name = Piedra { $stone }: { $mine ->
    [you] tu lado
   *[other] { $bottom }
}: { $own }; { $mine ->
    [you] rival
   *[other] { $top }
}: { $other }; { $state }
stb-stone-open = sin reclamar
stb-stone-owner-you = tuya
stb-stone-owner = reclamada por { $name }
stb-stone-claimable = puedes reclamarla ahora
stb-stone-mud = Cuatro cartas por lado
stb-stone-bluff = Solo cuenta la suma
stb-pile-clan = Mazo de clan
stb-pile-tactic = Mazo de táctica
stb-pile-count = { $count ->
    [0] vacío
    [one] queda una carta
   *[other] quedan { $count } cartas
}
stb-hand-count = { $clan ->
    [one] una carta de clan
   *[other] { $clan } cartas de clan
}{ $tactic ->
    [0] { "" }
    [one] , una carta de táctica
   *[other] , { $tactic } cartas de táctica
}
stb-border = La frontera

## Lo que hay que hacer ahora

stb-do-play = Elige una carta para jugarla.
stb-do-play-claim = Reclama una piedra o elige una carta para jugarla.
stb-do-claim = Puedes reclamar una piedra. Después, roba una carta.
stb-do-claim-end = Puedes reclamar una piedra o terminar tu turno.
stb-do-draw = Roba una carta.
stb-do-draw-which = Roba una carta: ¿de qué mazo?
stb-do-drawing = Robando una carta…
stb-do-ending = No queda nada por hacer: tu turno termina…
stb-do-end = Termina tu turno.
stb-do-pass = { $why ->
    [hand] No tienes ninguna carta de clan. Puedes pasar.
   *[room] Tu lado está completo en todas las piedras sin reclamar, así que no puedes jugar ninguna carta de clan. Puedes pasar.
}
stb-do-pass-only = { $why ->
    [hand] No tienes ninguna carta que puedas jugar. Pasa el turno.
   *[room] Tu lado está completo en todas las piedras sin reclamar, así que no se puede jugar ninguna carta. Pasa el turno.
}
stb-do-recruit = { $left ->
    [one] Roba una carta más, del mazo que quieras.
   *[other] Roba { $left } cartas más, cada una del mazo que quieras.
}
stb-do-return = { $left ->
    [one] Devuelve una carta más de tu mano debajo de su mazo.
   *[other] Devuelve { $left } cartas de tu mano debajo de sus mazos.
}
stb-do-place = { $card }: ¿en qué piedra?
stb-do-mode = { $card }: ¿sobre qué piedra?
stb-do-pick-own = { $card }: ¿cuál de tus cartas quieres mover?
stb-do-pick-other = { $card }: ¿cuál de las cartas de tu rival?
stb-do-move = { $card }: ¿a qué piedra?
stb-do-move-discard = { $card }: ¿a qué piedra, o al descarte?
stb-do-wait = Es el turno de { $name }.
stb-do-wait-draw = { $name } está terminando el turno.
stb-do-over-draw = La partida queda en empate.
stb-over-three = Las piedras { $first }, { $second } y { $third } son adyacentes.
stb-over-five = Son { $count } piedras.
stb-over-most = Ya no se puede jugar nada: { $count } piedras a { $others }.
stb-reached = { $count ->
    [0] ninguna piedra
    [one] una piedra
   *[other] { $count } piedras
}
stb-do-not-started = Las cartas aún no se han repartido.

stb-button-end = Terminar turno
stb-button-pass = Pasar
stb-button-claim = Reclamar la piedra { $stone }
stb-button-help = ¿Qué hace esta carta?

stb-no-card = { $card } no se puede jugar ahora.
stb-no-stone = { $card } no puede ir a la piedra { $stone }.
stb-chosen = Carta elegida: { $card }.

stb-hint-place = Pista: { $card } a la piedra { $stone }
stb-hint-card = Pista: { $card }
stb-hint-claim = Pista: reclama la piedra { $stone }
stb-hint-pile = Pista: roba del { $pile ->
    [tactic] mazo de táctica
   *[clan] mazo de clan
}
stb-hint-end = Pista: termina el turno

## Lo que ha pasado

stb-your-turn = Es tu turno.

## La explicación de una piedra

stb-side-yours = Tú
stb-at-best = Como mucho:
stb-lineup = { $formation }, suma { $sum }
stb-lineup-sum = suma { $sum }
stb-cannot-complete = ya no se puede completar
stb-missing = { $count ->
    [one] falta una carta
   *[other] faltan { $count } cartas
}
stb-ruled-out = Ya en la mesa, así que fuera de su alcance:
stb-why-owned-you = Esta piedra es tuya.
stb-why-owned = { $name } ha reclamado esta piedra.
stb-why-open = Ningún lado está completo, así que nadie puede reclamarla todavía.
stb-why-weaker = { $name } no puede reclamarla: { st-part-own } vale menos que { st-part-reply }.
    .classic = { $name } no puede reclamarla: { st-part-own.classic } vale menos que { st-part-reply.classic }.
stb-why-later = { $name } no puede reclamarla: los dos lados tienen { st-part-own }, y el otro se completó primero.
    .classic = { $name } no puede reclamarla: los dos lados tienen { st-part-own.classic }, y el otro se completó primero.
stb-why-beatable = { $name } tiene { st-part-own } y aún no puede reclamarla: en el otro lado todavía es posible { st-part-reply }, con { $missing }.
    .classic = { $name } tiene { st-part-own.classic } y aún no puede reclamarla: en el otro lado todavía es posible { st-part-reply.classic }, con { $missing }.
stb-why-stronger = { $name } puede reclamarla: { st-part-own } vale más que { st-part-reply }.
    .classic = { $name } puede reclamarla: { st-part-own.classic } vale más que { st-part-reply.classic }.
stb-why-first = { $name } puede reclamarla: los dos lados tienen { st-part-own }, y este se completó primero.
    .classic = { $name } puede reclamarla: los dos lados tienen { st-part-own.classic }, y este se completó primero.
stb-why-unbeatable = { $name } puede reclamarla con { st-part-own }: como mucho, el otro lado puede formar { st-part-reply }.
    .classic = { $name } puede reclamarla con { st-part-own.classic }: como mucho, el otro lado puede formar { st-part-reply.classic }.
stb-why-ruled-out = { $name } puede reclamarla con { st-part-own }: como mucho, el otro lado puede formar { st-part-reply }, con { $blockers } ya en otro sitio.
    .classic = { $name } puede reclamarla con { st-part-own.classic }: como mucho, el otro lado puede formar { st-part-reply.classic }, con { $blockers } ya en otro sitio.
stb-why-out-of-cards = { $name } puede reclamarla: el otro lado ya no puede conseguir cartas de clan suficientes.
stb-closed-stronger = { $who ->
    [you] Tienes
   *[other] { $name } tiene
} { st-part-own }, que vale más que { st-part-reply }.
    .classic = { $who ->
        [you] Tienes
       *[other] { $name } tiene
    } { st-part-own.classic }, que vale más que { st-part-reply.classic }.
stb-closed-unbeatable = { $who ->
    [you] Tienes
   *[other] { $name } tiene
} { st-part-own }; como mucho, el otro lado podía formar { st-part-reply }.
    .classic = { $who ->
        [you] Tienes
       *[other] { $name } tiene
    } { st-part-own.classic }; como mucho, el otro lado podía formar { st-part-reply.classic }.
stb-closed-open = { $who ->
    [you] Tienes
   *[other] { $name } tiene
} { st-part-own }; el otro lado no estaba completo y ya no podía superarlo.
    .classic = { $who ->
        [you] Tienes
       *[other] { $name } tiene
    } { st-part-own.classic }; el otro lado no estaba completo y ya no podía superarlo.
stb-closed-sum = Las formaciones son iguales, así que decide la suma: { $ownsum } supera a { $replysum }.
    .classic = Los grupos son iguales, así que decide la suma: { $ownsum } supera a { $replysum }.
stb-closed-first = Los dos lados son igual de fuertes, y { $who ->
    [you] el tuyo
   *[other] el de { $name }
} se completó primero.
stb-closed-out-of-cards = El otro lado ya no podía conseguir cartas de clan suficientes.
stb-ahead-sure = { $who ->
    [you] puedes demostrar que es tuya
   *[other] { $name } puede demostrar que es suya
}
stb-ahead = { $who ->
    [you] tu lado está completo
   *[other] el lado de { $name } está completo
}
stb-loading = Un momento…

## Los signos del tablero

stb-sign-open = Una piedra que nadie ha reclamado
stb-sign-yours = Tu piedra: está en tu lado y lleva tu sello
stb-sign-theirs = Una piedra del rival; el lado perdedor aparece atenuado
stb-sign-complete = Por ahora solo este lado está completo
stb-sign-sure = Este lado puede demostrar que la piedra es suya
stb-sign-claim = Puedes reclamar esta piedra: tócala o arrástrala hacia ti
stb-sign-slot = La carta elegida puede ir aquí
stb-sign-mode = Una carta de táctica que cambia la piedra: tócala para leer qué hace

## Las cartas que aún no se han visto

stb-tracker-count = { $count } aún sin ver
stb-tracker-legend-unseen = sin ver
stb-tracker-unseen = { $card }: aún sin ver
stb-tracker-hand = { $card }: en tu mano
stb-tracker-table = { $card }: en la mesa

## Las teclas

stb-key-stone = Piedras 1 a 9
stb-key-claim = Reclamar una piedra
stb-key-draw = Robar una carta, o terminar el turno si no queda ninguna
stb-key-pass = No jugar ninguna carta, cuando está permitido
