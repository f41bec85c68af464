### Lo que las reglas de Lords of Scotland dicen a las personas.

## Por qué no se puede

ls-game-over = La partida ha terminado.
ls-must-flip = Tienes la Iniciativa: primero pon boca arriba uno de los reclutas que están boca abajo.
ls-must-act = Primero toma un recluta o moviliza un clan.
ls-must-decide = Primero decide si usas el poder de { $power }.
ls-must-muster = Moviliza un clan más de tu mano.
ls-must-claim = La escaramuza ha terminado: reclama un partidario.
ls-slot-is-empty = No hay ningún recluta en el lugar { $slot }.
ls-already-face-up = El recluta { $slot } ya está boca arriba.
ls-hand-is-full = Tienes diez cartas en la mano, así que no puedes tomar reclutas. Moviliza un clan.
ls-not-in-hand = { $card } no está en tu mano.
ls-no-such-seat = Nadie ocupa el asiento { $seat }.
ls-no-such-clan = No hay ningún clan así en ese ejército.
ls-no-such-supporter = No existe el partidario { $place }.
ls-discards-itself = Este clan tiene que descartar otro, no a sí mismo.
ls-own-army = Este clan cambia de lugar con un clan de otro ejército, no del tuyo.
ls-copies-itself = Un clan no puede copiarse a sí mismo.
ls-face-down = Este clan está boca abajo; solo se pueden copiar clanes boca arriba.
ls-copies-copier = Este clan también es un Scott; no se puede copiar a quien copia.
ls-idle = El poder de { $power } no tendría ningún efecto ahora.
ls-must-use-copied = Has copiado el poder de { $power }; ahora úsalo.

## El juego

ls-game-name = Lords of Scotland

## Los linajes, por su letra

ls-bloodline-s = Scott
ls-bloodline-m = Makgill
ls-bloodline-d = MacDonnell
ls-bloodline-w = Wemyss
ls-bloodline-f = Fergusson
ls-bloodline-o = Forsyth
ls-bloodline-k = Cockburn
ls-bloodline-c = Cochrane
ls-bloodline-b = Bruce

## Lo que hacen los poderes

ls-power-s = Usa el poder de otro clan boca arriba de cualquier ejército como si fuera de este.
ls-power-m = Moviliza enseguida un clan más de tu mano, boca arriba o boca abajo.
ls-power-d = Este clan no se descarta: se queda en su ejército para la próxima escaramuza.
ls-power-w = Descarta cualquier otro clan de la escaramuza, boca arriba o boca abajo.
ls-power-f = Este clan cambia de lugar con un clan de otro ejército.
ls-power-o = Roba una carta.
ls-power-k = Este clan cambia de lugar con uno de los partidarios.
ls-power-c = Reclama dos partidarios en vez de uno al final de la escaramuza.
ls-power-b = Este clan cuenta como si fuera del mismo linaje que el resto de su ejército.

## Lo que hay que hacer ahora, según la primera palabra de la fase

ls-phase-flip = Pon un recluta boca arriba
ls-phase-act = Toma un recluta o moviliza un clan
ls-phase-power = Usa el poder de tu clan
ls-phase-muster = Moviliza un clan más
ls-phase-claim-2 = Reclama 2 partidarios
ls-phase-claim = Reclama un partidario
ls-phase-over = La partida ha terminado

## Lo que se ha hecho
## Los asientos son letras: el cliente pone nombres en su lugar. Las cartas son códigos (s5).

ls-step-flip = { $seat } pone boca arriba el recluta { $slot }: { $card }
ls-step-take = { $seat } toma el recluta { $slot }, { $card }
ls-step-take-down = { $seat } toma el recluta { $slot }, boca abajo
ls-step-muster = { $seat } moviliza { $card }
ls-step-muster-down = { $seat } moviliza un clan boca abajo
ls-step-muster-down-card = { $seat } moviliza { $card } boca abajo
ls-step-kill = { $seat } usa { $clan } para descartar { $card } del ejército de { $owner }
ls-step-kill-own = { $seat } usa { $clan } para descartar { $card } del mismo ejército
ls-step-swap = { $seat } cambia { $clan } por { $card } del ejército de { $owner }
ls-step-swap-down = { $seat } cambia { $clan } por un clan boca abajo del ejército de { $owner }
ls-step-trade = { $seat } cambia { $clan } por el partidario { $card }
ls-step-draw = { $seat } roba una carta con { $clan }
ls-step-draw-card = { $seat } roba { $card } con { $clan }
ls-step-more = { $seat } puede movilizar un clan más gracias a { $clan }
ls-step-stay = { $seat } conservará { $clan } para la próxima escaramuza
ls-step-two = { $seat } reclamará dos partidarios gracias a { $clan }
ls-step-join = { $seat } hace que { $clan } se una a todos los linajes
ls-step-copy = { $seat } usa { $clan } para copiar el poder de { $card }
ls-step-skip = { $seat } no usa el poder de { $clan }
ls-step-claim = { $seat } reclama el partidario { $card }

## Lo que vale un ejército
## Los asientos son letras: el cliente pone nombres en su lugar.

ls-army-empty = { $seat } no tiene ningún clan en esta escaramuza, así que no hay ejército que clasificar.
ls-army-single = El ejército de { $seat } vale { $most }: un solo clan no cuenta doble. { ls-part-standing }
ls-army-mixed = El ejército de { $seat } vale { $most }, la suma de sus fuerzas. No cuenta doble, porque sus clanes son de linajes distintos. { ls-part-standing }
ls-army-double = El ejército de { $seat } vale { $most }: sus fuerzas suman { $sum }, y eso cuenta doble, porque todos sus clanes son del mismo linaje. { ls-part-standing }
ls-army-hidden = En el ejército de { $seat } hay { $hidden ->
    [one] un clan boca abajo que no conoces
   *[other] { $hidden } clanes boca abajo que no conoces
}. Vale entre { $least } y { $most }{ $double ->
    [open] , porque cuenta doble si todos sus clanes son del mismo linaje
   *[no] { "" }
}. { ls-part-standing }
ls-part-standing = { $settled ->
    [yes] Tal como está, queda { ls-part-best } de { $armies }.
   *[no] Tal como está, queda entre el { ls-part-best } y el { ls-part-worst } de { $armies }, según los clanes boca abajo.
}
ls-part-best = { $best }.º
ls-part-worst = { $worst }.º
ls-evidence-strengths = Fuerzas conocidas, { $sum } en total
ls-evidence-different = De linajes distintos
ls-evidence-joins = Cuenta como si fuera de todos los linajes
ls-evidence-two = Reclama dos partidarios al final
ls-evidence-stays = Se queda para la próxima escaramuza
ls-evidence-tie = Resuelve el empate con el rango { $rank }

## Lo que cuentan las estadísticas

ls-note-powers = poderes usados
ls-note-decisions = decisiones
ls-note-skip = poder sin usar
ls-note-muster-up = movilizados boca arriba
ls-note-muster-down = movilizados boca abajo
ls-note-recruit = reclutas tomados
ls-note-claim = partidarios reclamados

## De qué trata una elección

ls-theme-claim = Elegir partidarios
ls-theme-flip = Descubrir un recluta
ls-theme-power = Usar los poderes
ls-theme-recruit = Qué recluta tomar
ls-theme-wait = Reclutar o movilizar
ls-theme-hide = Boca arriba o boca abajo
ls-theme-strength = Fuerza alta o baja
ls-theme-order = Los poderes en el orden correcto

## Nombres para clientes que muestran una mesa sin conocer el juego.
## card nombra una pieza por el primer carácter de su código y el resto; touch nombra lo que se puede tocar, por su clase
## y, si no basta, por la cosa; $number es la cosa si es un número, $name si es un asiento, $place lo que sigue.

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
ls-touches-hand = Tu mano
ls-touches-row = Reclutas
ls-touches-supporter = Partidarios
ls-touches-army = Ejércitos
ls-touch-row = Recluta { $number }
ls-touch-supporter = Partidario { $number }
ls-touch-army = { $place ->
    [0] Ejército de { $name }
   *[other] { $name }: clan { $place }
}
ls-touch-up = Movilizar boca arriba
ls-touch-down = Movilizar boca abajo
ls-touch-skip = No usarlo
ls-touch-power = Usar el poder
ls-touch-power-o = Robar una carta
ls-touch-power-m = Movilizar otro clan
ls-touch-power-d = Conservarlo para la próxima escaramuza
ls-touch-power-c = Reclamar dos partidarios
ls-touch-power-b = Unirse a todos los linajes
ls-phase-power-s = { ls-bloodline-s }: { ls-power-s }
ls-phase-power-m = { ls-bloodline-m }: { ls-power-m }
ls-phase-power-d = { ls-bloodline-d }: { ls-power-d }
ls-phase-power-w = { ls-bloodline-w }: { ls-power-w }
ls-phase-power-f = { ls-bloodline-f }: { ls-power-f }
ls-phase-power-o = { ls-bloodline-o }: { ls-power-o }
ls-phase-power-k = { ls-bloodline-k }: { ls-power-k }
ls-phase-power-c = { ls-bloodline-c }: { ls-power-c }
ls-phase-power-b = { ls-bloodline-b }: { ls-power-b }

## La ayuda de juego

ls-aid-powers = Los poderes de los clanes
ls-aid-now = enseguida
ls-aid-end = al final de la escaramuza
ls-aid-use = ¿Cuándo se puede usar un poder?
ls-aid-lowest = En el turno en que su clan se moviliza boca arriba, si ningún otro clan boca arriba de la escaramuza es más débil.
ls-aid-bloodline = En el turno en que su clan se moviliza boca arriba, si ningún otro clan boca arriba de su linaje es más débil o igual.
ls-aid-army = ¿Cuánto vale un ejército?
ls-aid-total = La suma de sus fuerzas, el doble si tiene al menos dos clanes, todos del mismo linaje. Entre ejércitos iguales, queda delante el que tiene la carta de rango más alto.
