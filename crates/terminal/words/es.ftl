### Textos del cliente de terminal, en español. web/words tiene los que comparte con el cliente del navegador;
### words/<juego>, los de cada tablero.

## En todas partes

term-title = Marchstone
term-home-lead = ¿Qué quieres hacer?
term-quit = Salir
term-back = Atrás
term-yes = sí
term-no = no
term-not-understood = No lo he entendido. Inténtalo de nuevo.
term-too-small = Esta ventana es demasiado pequeña: { $width } × { $height }. Hazla de al menos { $leastwidth } × { $leastheight }, o usa --plain.
term-busy = Un momento…

## El comienzo

term-new = Partida nueva: { $game }
term-resume = Seguir: { $game } con { $names } ({ $actions ->
    [one] { $actions } acción
   *[other] { $actions } acciones
}, { $date })
term-learn-lead = Lecciones breves en una mesa de verdad. Juegas, y se te explica por qué.
term-online = Jugar en un servidor…
term-server-of = Servidor: tu nombre es { $name }

## Preparar una partida

term-setup = Partida nueva: { $game }
term-setting = { $name }: { $value }
term-setup-help = Elige una línea para cambiarla.
term-person = { $name }, en esta pantalla
term-player = Jugador
term-name-of = Nombre del asiento { $seat }

## En un servidor

term-mine = Tu mesa: { $table }
term-sit = Asiento libre: { $table }
term-watch = Mirar: { $table }
term-invited = Entrar con un enlace…
term-refresh = Actualizar
term-invite = Invita a otras personas con este enlace: { $link }

## Hay que escribir algo

term-ask-server = La dirección del servidor, o un enlace a una mesa:
term-ask-link = El enlace a la mesa:
term-ask-speech = ¿Qué quieres decir?
term-ask-name = El nombre:
term-ask-number = Un número:
term-ask-step = ¿Ir a qué jugada?

## En la mesa

term-leave = Dejar la mesa
term-leave-saved = Dejar la mesa (la partida queda guardada)
term-explain = Explicar algo
term-explain-which = ¿Qué quieres que te explique?
term-look = La mesa en palabras
term-thinking = Un momento: un bot lo está pensando…
term-no-hint = En esta mesa no hay pistas ahora.
term-nothing-to-explain = Todavía no hay nada que explicar.
term-no-key = La tecla { $key } no hace nada aquí. ? muestra las teclas.
term-cover = { $name }, es tu turno.
term-cover-help = La mesa está tapada para que nadie vea la mano de otra persona. Siéntate y continúa.
term-uncover = Soy { $name }: mostrar la mesa
term-kept = Guardado en { $path }
term-chosen = Has elegido: { $what }
term-accept-draw = Aceptar el empate
term-decline-draw = Rechazar el empate
term-accept-takeback = Permitir que se deshaga la jugada
term-decline-takeback = No permitir que se deshaga la jugada
term-more = más…
term-of = { $at } de { $length }

## Los tableros

term-hand = Mano de { $name }: { $cards }
term-scores = Puntos: { $scores }
term-hidden = { $count ->
    [one] { $count } oculta
   *[other] { $count } ocultas
}

## Las teclas

term-keys-table = flechas, Tab: ir · Intro: elegir · Esc: atrás · O: más · ? ayuda · Q: salir
term-enter-next = Intro: la siguiente ronda
term-enter-over = Intro: ¿y ahora qué? · Q: salir
term-enter-lesson = Intro: seguir
term-keys-menu = flechas: moverse · Intro: elegir · Esc: atrás · Q: salir
term-keys-text = flechas, Re Pág, Av Pág: leer · Esc: cerrar
term-keys-entry = Intro: listo · Esc: cancelar
term-keys-replay = → siguiente · ← atrás · Inicio, Fin · T: girar la mesa · O: más · Q: salir
term-keys-lesson = flechas, Tab: elegir · Intro: aceptar, seguir · H: mostrar · O: más · Q: salir
term-rule = { $reason } (Regla { $rule }; R abre las reglas.)
term-help-title = Teclas
term-help-arrows = flechas, Tab | ir a lo siguiente que se puede elegir
term-help-enter = Intro, Espacio | elegirlo
term-help-label = la letra o cifra junto a una cosa | elegirla enseguida
term-help-mouse = clic del ratón | lo mismo
term-help-escape = Esc | deshacer la última elección o cerrar lo que esté abierto
term-help-hint = H | una pista, si las hay
term-help-explain = E | explicar algo de la mesa: ¿qué dicen las reglas y por qué?
term-help-log = L | todo lo que ha pasado
term-help-aid = A | la ayuda de juego: formaciones, poderes, símbolos
term-help-rules = R | las reglas
term-help-words = W | la mesa en palabras
term-help-more = O | todo lo demás: rendirse, ofrecer empate, chatear…
term-help-leave = Q | dejar la mesa; la partida queda guardada y puede seguir después
term-help-marks = Signos: [ ] se puede elegir, » « está elegido, * * la pista, ‹ › la última jugada.
term-help-plain = Escribe el número de una línea, sus primeras letras o una jugada en notación.
term-help-plain-words = Estas palabras funcionan siempre: ? (qué puedo hacer), board, aid, log, help, back, wait, quit.

## Líneas sencillas

term-choose = Tu elección:
term-no-such = Aquí no hay «{ $text }». Escribe uno de los números, o ? para verlos de nuevo.
term-over-input = La entrada ha terminado.
term-left-saved = La partida está guardada en { $path }. «marchstone play» la continúa.
term-left-file = La partida está guardada en { $path }. Para continuar: marchstone play --save { $path }
term-plain-opening = Responde con el número de una línea o con sus primeras letras. ? repite las opciones; help explica más.
term-connection-lost = Se ha cortado la conexión. Conectando de nuevo; no se pierde nada.
term-connection-back = Conexión restablecida.

## Repeticiones

term-replay-to = Ir a una jugada…
term-game-before = El registro anterior
term-game-after = El registro siguiente
term-no-more-records = No hay más registros en este archivo.
term-record-number = Registro { $number }

## Por qué algo no se ha hecho

term-not-saved = La jugada no se ha podido escribir en el disco, así que no se ha hecho. Libera espacio e inténtalo de nuevo.
term-no-place = No hay dónde guardar la partida. Usa --save ARCHIVO.
term-game-busy = Otro programa tiene abierta esta partida: { $what }
term-game-broken = Esta partida no puede seguir: { $what }

## Problemas

term-puzzles-help = Escribe el número de una jugada, o q para salir.
term-puzzles-next = Intro: siguiente problema · q: salir
