### Lo que las reglas dicen a quienes están en la mesa, en español.
###
### Los números llegan como números y todo lo demás como texto.
### Las cartas llegan como códigos (r5, J1), separadas por espacios; las piedras, como números; los asientos, como
### letras; las formaciones, como sum, run, colour, kind, four-kind o colour-run; los mazos, como clan o tactic.
### El atributo .classic de un mensaje lo dice con los nombres de la edición clásica.

## El juego

st-game-name = Schotten Totten

## Los colores

st-colour-r = rojo
st-colour-o = naranja
st-colour-y = amarillo
st-colour-g = verde
st-colour-b = azul
st-colour-p = morado

## Las formaciones, de la más débil a la más fuerte
## El valor sirve para lados de tres y de cuatro cartas; .three y .four precisan el número;
## .classic es el nombre en la edición clásica, impresa en francés: los nombres españoles son traducciones.

st-formation-sum = suma
    .classic = pueblo llano
st-formation-run = escalera
    .classic = grupo organizado
st-formation-colour = color
    .classic = clan
st-formation-kind = trío o cuarteto
    .three = trío
    .four = cuarteto
    .classic = equipo
st-formation-colour-run = escalera de color
    .classic = clan organizado

## Lo que hay que hacer ahora
## .classic es para la edición clásica y .expert para la regla experta: ambas permiten reclamar antes de jugar, y la
## regla experta no permite hacerlo después.

st-phase-play = Juega una carta
    .classic = Reclama piedras o juega una carta
    .expert = Reclama piedras o juega una carta
st-phase-claim = Reclama piedras o termina tu turno
    .expert = Termina tu turno
st-phase-recruit = Roba cartas
st-phase-return = Devuelve cartas a sus mazos
st-phase-over = La partida ha terminado

## Las cartas de táctica
## El valor es el nombre de 2016; .classic es el nombre en la edición clásica, cuando es otro.

st-card-J1 = Comodín
    .classic = Jefe MacFarlane
st-card-J2 = Comodín
    .classic = Jefe MacGregor
st-card-SP = Espía
    .classic = Tropa de apoyo
st-card-SB = Escudero
    .classic = Portaescudos
st-card-BM = Gallina ciega
    .classic = Niebla
st-card-MF = Lucha en el barro
    .classic = Barro
st-card-RC = Reclutador
    .classic = Explorador
st-card-ST = Estratega
    .classic = Redespliegue
st-card-BN = Banshee
    .classic = Desertor
st-card-TR = Traidor

## Lo que hacen las cartas de táctica
## .classic es para la edición clásica, cuando es distinto.

st-tactic-J1-help = Se coloca como una carta de clan: cuenta como el color y el valor que más te convengan. Solo puedes jugar un Comodín por partida.
    .classic = Se coloca como una carta de clan: cuenta como el color y el valor que más te convengan. Solo puedes jugar un Jefe por partida.
st-tactic-J2-help = Se coloca como una carta de clan: cuenta como el color y el valor que más te convengan. Solo puedes jugar un Comodín por partida.
    .classic = Se coloca como una carta de clan: cuenta como el color y el valor que más te convengan. Solo puedes jugar un Jefe por partida.
st-tactic-SP-help = Se coloca como una carta de clan: cuenta como un 7 del color que más te convenga.
st-tactic-SB-help = Se coloca como una carta de clan: cuenta como un 1, un 2 o un 3 del color que más te convenga.
st-tactic-BM-help = Se juega sobre una piedra sin reclamar: allí ya no cuentan las formaciones, solo la suma de las cartas.
    .classic = Se juega sobre una piedra sin reclamar: allí ya no cuentan los grupos, solo la suma de las cartas.
st-tactic-MF-help = Se juega sobre una piedra sin reclamar: a partir de ahora cada lado necesita allí cuatro cartas, y las formaciones son de cuatro.
    .classic = Se juega sobre una piedra sin reclamar: a partir de ahora cada lado necesita allí cuatro cartas, y los grupos son de cuatro.
st-tactic-RC-help = Roba tres cartas, cada una del mazo que quieras, y después devuelve dos cartas de tu mano debajo de sus mazos.
st-tactic-ST-help = Toma una de tus cartas de una piedra sin reclamar y muévela a otra piedra sin reclamar donde tengas sitio, o descártala.
st-tactic-BN-help = Descarta una carta de clan o una tropa de élite del lado rival de una piedra sin reclamar.
    .classic = Descarta una carta, de clan o de moral, del lado rival de una piedra sin reclamar.
st-tactic-TR-help = Toma una carta de clan del lado rival de una piedra sin reclamar y ponla en tu lado de cualquier piedra sin reclamar donde tengas sitio.
    .classic = Toma una carta de clan del lado rival de una piedra sin reclamar y ponla en tu lado de otra piedra sin reclamar donde tengas sitio.

## Partes de otros mensajes: un lado y su fuerza

st-part-own = { $own ->
    [colour-run] una escalera de color (suma { $ownsum })
    [four-kind] un cuarteto (suma { $ownsum })
    [kind] un trío (suma { $ownsum })
    [colour] un color (suma { $ownsum })
    [run] una escalera (suma { $ownsum })
   *[sum] una suma de { $ownsum }
}
    .classic = { $own ->
        [colour-run] un clan organizado (suma { $ownsum })
        [four-kind] un equipo de cuatro (suma { $ownsum })
        [kind] un equipo (suma { $ownsum })
        [colour] un clan (suma { $ownsum })
        [run] un grupo organizado (suma { $ownsum })
       *[sum] pueblo llano (suma { $ownsum })
    }
st-part-reply = { $reply ->
    [colour-run] una escalera de color (suma { $replysum })
    [four-kind] un cuarteto (suma { $replysum })
    [kind] un trío (suma { $replysum })
    [colour] un color (suma { $replysum })
    [run] una escalera (suma { $replysum })
   *[sum] una suma de { $replysum }
}
    .classic = { $reply ->
        [colour-run] un clan organizado (suma { $replysum })
        [four-kind] un equipo de cuatro (suma { $replysum })
        [kind] un equipo (suma { $replysum })
        [colour] un clan (suma { $replysum })
        [run] un grupo organizado (suma { $replysum })
       *[sum] pueblo llano (suma { $replysum })
    }

## Por qué no se puede: el turno

st-illegal-over = La partida ha terminado: ya no se puede jugar nada más.
st-illegal-already-played = Ya has jugado o pasado en este turno. Ahora termínalo.
st-illegal-play-first = Juega primero una carta; después podrás robar y terminar tu turno. Si no puedes jugar ninguna carta de clan, puedes pasar.
st-illegal-may-not-pass = Todavía puedes jugar una carta de clan, así que no puedes pasar.
st-illegal-not-in-hand = { $card } no está en tu mano. Elige otra carta.
st-illegal-closed = La piedra { $stone } ya está reclamada. Allí no se pueden añadir, mover ni quitar cartas.
st-illegal-full = Tu lado de la piedra { $stone } está completo. Elige una piedra donde aún tengas sitio.

## Por qué no se puede: robar

st-illegal-pile-empty = { $pile ->
    [clan] No quedan cartas en el mazo de clan, así que no puedes robar de él.
   *[tactic] No quedan cartas en el mazo de táctica, así que no puedes robar de él.
}
st-illegal-hand-full = Tienes la mano completa, así que no robas. Simplemente termina tu turno.
st-illegal-must-draw = Todavía puedes robar: roba una carta para terminar tu turno.

## Por qué no se puede: el momento de reclamar

st-illegal-claim-later = Primero juega una carta (o pasa, si no puedes). Después podrás reclamar piedras, antes de robar.
st-illegal-claim-earlier = Con la regla experta solo puedes reclamar piedras al principio de tu turno, antes de jugar una carta. Podrás intentarlo de nuevo en tu próximo turno.

## Por qué no se puede: cartas de táctica

st-illegal-ahead-in-tactics = Ya llevas una carta de táctica de ventaja. Espera a que tu rival juegue otra.
st-illegal-second-joker = Ya has jugado un Comodín en esta partida. No puedes jugar el segundo.
    .classic = Ya has jugado un Jefe en esta partida. No puedes jugar el otro.
st-illegal-joker-stays = Ya has jugado un Comodín en esta partida, así que este se queda en tu mano hasta el final: no puedes jugarlo ni devolverlo con el Reclutador.
    .classic = Ya has jugado un Jefe en esta partida, así que este se queda en tu mano hasta el final: no puedes jugarlo ni devolverlo con el Explorador.
st-illegal-nothing-to-recruit = Los dos mazos están vacíos: no hay nada que robar. Juega otra carta.
st-illegal-recruiting = { $left ->
    [1] Roba primero una carta más, del mazo que quieras.
   *[other] Roba primero tus cartas, cada una del mazo que quieras. Te faltan por robar: { $left }.
}
st-illegal-returning = { $left ->
    [1] Elige primero una carta de tu mano para devolverla debajo de su mazo.
   *[other] Elige primero cartas de tu mano para devolverlas debajo de sus mazos. Te faltan por devolver: { $left }.
}
st-illegal-not-returning = Solo puedes devolver cartas debajo de un mazo después de robar con el Reclutador.
    .classic = Solo puedes devolver cartas debajo de un mazo después de robar con el Explorador.
st-illegal-not-there-own = { $card } no está en tu lado de la piedra { $stone }. Elige una carta que esté allí.
st-illegal-not-there-other = { $card } no está en el lado rival de la piedra { $stone }. Elige una carta que esté allí.
st-illegal-same-stone = La carta tiene que ir a una piedra distinta. Elige otra.
st-illegal-not-a-clan-card = { $card } es una carta de táctica, y el Traidor solo se lleva cartas de clan. Elige una carta de clan.

## Reclamar: por qué no puedes

st-claim-owned = La piedra { $stone } ya está reclamada: es de { $owner }.
st-claim-incomplete = { $lacks ->
    [1] A tu lado de la piedra { $stone } le falta una carta para poder reclamarla.
   *[other] Tu lado de la piedra { $stone } tiene que estar completo para poder reclamarla. Cartas que faltan: { $lacks }.
}
st-claim-weaker = No puedes reclamar la piedra { $stone }: tu rival tiene { st-part-reply }, que gana a tu lado, { st-part-own }.
    .classic = No puedes reclamar la piedra { $stone }: tu rival tiene { st-part-reply.classic }, que gana a tu lado, { st-part-own.classic }.
st-claim-later = No puedes reclamar la piedra { $stone }: los dos lados tienen { st-part-own }, y el de tu rival se completó primero.
    .classic = No puedes reclamar la piedra { $stone }: los dos lados tienen { st-part-own.classic }, y el de tu rival se completó primero.
st-claim-beatable = Todavía no puedes reclamar la piedra { $stone }. Tienes { st-part-own }, pero tu rival aún podría formar { st-part-reply } con cartas que no están en la mesa: { $missing }. Las cartas de tu mano no demuestran nada.
    .classic = Todavía no puedes reclamar la piedra { $stone }. Tienes { st-part-own.classic }, pero tu rival aún podría formar { st-part-reply.classic } con cartas que no están en la mesa: { $missing }. Las cartas de tu mano no demuestran nada.

## Reclamar: por qué puedes

st-claim-stronger = Puedes reclamar la piedra { $stone }: tienes { st-part-own }, que gana al lado rival, { st-part-reply }.
    .classic = Puedes reclamar la piedra { $stone }: tienes { st-part-own.classic }, que gana al lado rival, { st-part-reply.classic }.
st-claim-first = Puedes reclamar la piedra { $stone }: los dos lados tienen { st-part-own }, y el tuyo se completó primero.
    .classic = Puedes reclamar la piedra { $stone }: los dos lados tienen { st-part-own.classic }, y el tuyo se completó primero.
st-claim-unbeatable = Puedes reclamar la piedra { $stone }: tienes { st-part-own }. Como mucho, tu rival aún puede formar { st-part-reply }, y eso no basta.
    .classic = Puedes reclamar la piedra { $stone }: tienes { st-part-own.classic }. Como mucho, tu rival aún puede formar { st-part-reply.classic }, y eso no basta.
st-claim-ruled-out = Puedes reclamar la piedra { $stone }: tienes { st-part-own }. Como mucho, tu rival aún puede formar { st-part-reply }, y eso no basta. Ya en la mesa y, por tanto, fuera de su alcance: { $blockers }.
    .classic = Puedes reclamar la piedra { $stone }: tienes { st-part-own.classic }. Como mucho, tu rival aún puede formar { st-part-reply.classic }, y eso no basta. Ya en la mesa y, por tanto, fuera de su alcance: { $blockers }.
st-claim-out-of-cards = Puedes reclamar la piedra { $stone }: tu lado está completo, y tu rival ya no puede conseguir cartas de clan suficientes para completar el suyo.

## Reclamar: lo que lo demuestra. Al texto le siguen cartas.

st-evidence-own = Tu lado: { st-part-own }
    .classic = Tu lado: { st-part-own.classic }
st-evidence-own-open = Tu lado aún no está completo
st-evidence-reply = El otro lado: { st-part-reply }
    .classic = El otro lado: { st-part-reply.classic }
st-evidence-reply-best = Lo mejor que aún puede tener el otro lado: { st-part-reply }
    .classic = Lo mejor que aún puede tener el otro lado: { st-part-reply.classic }
st-evidence-reply-none = El otro lado ya no se puede completar
st-evidence-ruled-out = Ya en la mesa, así que fuera de su alcance

## Lo que se ha hecho
## El asiento es una letra: el cliente pone un nombre en su lugar.

st-step-place = { $seat } juega { $card } en la piedra { $stone }
st-step-mode = { $seat } juega { $card } sobre la piedra { $stone }
st-step-strategist = { $seat } juega el { st-card-ST }: { $card } pasa de la piedra { $from } a la piedra { $to }
    .classic = { $seat } juega el Redespliegue: { $card } pasa de la piedra { $from } a la piedra { $to }
st-step-strategist-discard = { $seat } juega el { st-card-ST }: { $card } va de la piedra { $from } al descarte
    .classic = { $seat } juega el Redespliegue: { $card } va de la piedra { $from } al descarte
st-step-banshee = { $seat } juega la { st-card-BN }: { $card } va de la piedra { $from } al descarte
    .classic = { $seat } juega el Desertor: { $card } va de la piedra { $from } al descarte
st-step-traitor = { $seat } juega el { st-card-TR }: { $card } cambia de bando, de la piedra { $from } a la piedra { $to }
st-step-recruiter = { $seat } juega el { st-card-RC }
    .classic = { $seat } juega el Explorador
st-step-draw = { $pile ->
    [clan] { $seat } roba una carta de clan
   *[tactic] { $seat } roba una carta de táctica
}
st-step-draw-card = { $seat } roba { $card }
st-step-return = { $pile ->
    [clan] { $seat } devuelve una carta de clan debajo de su mazo
   *[tactic] { $seat } devuelve una carta de táctica debajo de su mazo
}
st-step-return-card = { $seat } devuelve { $card } debajo de su mazo
st-step-claim = { $seat } reclama la piedra { $stone }
st-step-end = { $seat } termina el turno sin robar
st-step-pass = { $seat } no juega ninguna carta

## Lo que cuentan las estadísticas

st-note-formations = formaciones reclamadas
st-note-tactics = cartas de táctica jugadas

## De qué trata una elección

st-theme-claim = Cuándo reclamar
st-theme-tactic = Usar una carta de táctica
st-theme-save-tactic = Guardar una carta de táctica
st-theme-pile = De qué mazo robar
st-theme-give-up = Renunciar a una piedra
st-theme-block = Bloquear
st-theme-build = Construir formaciones

## Nombres para clientes que muestran una mesa sin conocer el juego.
## card nombra una pieza por el primer carácter de su código y el resto; touch nombra lo que se puede tocar, por su clase
## y, si no basta, por la cosa; $number es la cosa si es un número, $name si es un asiento, $place lo que sigue.

st-card = { $rank } { $suit ->
    [r] { st-colour-r }
    [o] { st-colour-o }
    [y] { st-colour-y }
    [g] { st-colour-g }
    [b] { st-colour-b }
   *[p] { st-colour-p }
}
st-touches-hand = Tu mano
st-touches-card = Cartas en la mesa
st-touches-stone = Piedras
st-touches-claim = Piedras por reclamar
st-touches-pile = Mazos
st-touch-stone = Piedra { $number }
st-touch-claim = Reclamar la piedra { $number }
st-touch-pile-clan = Robar una carta de clan
st-touch-pile-tactic = Robar una carta de táctica
st-touch-discard = Descartarla
st-touch-end = Terminar tu turno
st-touch-pass = Pasar
st-phase-claim-pile = Roba una carta: así termina tu turno

## La ayuda de juego

st-aid-formations = Formaciones, de la más fuerte a la más débil
    .classic = Grupos, del más fuerte al más débil
st-aid-colour-run = un solo color, valores consecutivos
st-aid-kind = un solo valor
st-aid-colour = un solo color
st-aid-run = valores consecutivos, de cualquier color
st-aid-sum = cartas cualesquiera
st-aid-equal = Con la misma formación gana la suma más alta. Con la misma suma, el lado que se completó primero.
    .classic = Con el mismo grupo gana la suma más alta. Con la misma suma, el lado que se completó primero.
st-aid-win = Ganas con tres piedras adyacentes o con cinco cualesquiera.
st-aid-tactics = Cartas de táctica
st-aid-tactics-limit = Puedes llevar a tu rival una carta de táctica de ventaja, nunca dos.
