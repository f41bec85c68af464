### Los textos propios del cliente, en español. Lo que dicen las reglas viene de games/*/words.

## En todas partes

skip = Saltar al contenido
loading = Un momento…
close = Cerrar
cancel = Cancelar
copy = Copiar
copied = Copiado.
share = Compartir
more = Más
try-again = Intentarlo de nuevo
go-home = A la página de inicio
percent = { $value } %
page-failed = No se ha podido cargar esta página
page-failed-help = Puede que se haya cortado la conexión o que haya una versión nueva; en ambos casos, recargar la página ayuda.
missing-title = Aquí no hay nada
missing-text = Puede que la dirección esté mal escrita o que la página ya no exista.
server-away = El servidor no responde
server-away-help = Tus partidas están a salvo. Comprueba tu conexión o vuelve en un minuto.

title-home = Jugar
title-replay = Repetición
title-person = Perfil
title-ladders = Clasificaciones
title-account = Cuenta
title-settings = Ajustes
title-rules = Reglas
title-learn = Aprende a jugar
title-study = Tablero de estudio
title-puzzles = Problemas
title-style = Guía de estilo
title-missing = No encontrado

nav = Menú principal
nav-rules = Reglas
nav-ladders = Clasificaciones
nav-settings = Ajustes
nav-account = Cuenta
footer-about = Una mesa digital para juegos de mesa. Los juegos pertenecen a sus autores y editoriales; los textos y las imágenes de aquí son nuestros.
footer-api = Para quienes programan
footer-version = Versión { $version }

## Los juegos y lo que se puede elegir

game-schotten-totten = Schotten Totten
    .lead = Dos clanes, nueve piedras fronterizas. Tres cartas en cada lado deciden de quién es cada una.
game-lords-of-scotland = Lords of Scotland
    .lead = Reúne un ejército con los clanes y gana partidarios, escaramuza tras escaramuza.
game-bergues = Bergues
    .lead = Una carrera por la muralla: recoge tu fortaleza y llévala a casa.

players-range = { $min ->
    [2] { $max ->
        [2] Para 2
       *[other] De 2 a { $max }
    }
   *[other] { $min }–{ $max } personas
}
players = { $count ->
    [one] { $count } persona
   *[other] { $count } personas
}
rounds = { $count ->
    [1] una sola partida
   *[other] { $count } rondas
}
rated = puntuable
unrated = amistosa

option-first = Quién empieza
option-first-random = por sorteo
option-first-me = tú
option-by-players = según cuántas personas jueguen

option-schotten-totten-edition = Edición
    .help = Las ediciones difieren en detalles, sobre todo en cuándo se puede reclamar una piedra.
option-schotten-totten-edition-2016 = 2016: se reclama después de jugar
option-schotten-totten-edition-classic = edición clásica
option-schotten-totten-tactics = Cartas de táctica
    .help = Diez cartas especiales en un mazo aparte: Comodines, un Espía, una Lucha en el barro, un Traidor y más.
option-schotten-totten-expert = Regla experta
    .help = Las piedras solo se pueden reclamar al principio del turno, antes de jugar una carta.

option-lords-of-scotland-bruce = Cartas Bruce
    .help = Dos cartas más, que pueden unirse a todos los linajes.
option-lords-of-scotland-activation = Cuándo funcionan los poderes
    .help = Qué clanes pueden usar su poder cuando se movilizan.
option-lords-of-scotland-activation-lowest = si ningún clan boca arriba es más débil
option-lords-of-scotland-activation-bloodline = si ninguno de su linaje es más débil o igual
option-lords-of-scotland-target = Fuerza para ganar

option-bergues-variant = Versión
option-bergues-variant-classic = clásica
option-bergues-variant-junior = júnior, más sencilla y rápida
option-bergues-towers = Torres entre dos puertas
option-bergues-pickup = Recoger la fortaleza
option-bergues-pickup-exact = al terminar un movimiento donde está
option-bergues-pickup-pass = basta con pasar por ella
option-bergues-tiles = Losetas
option-bergues-tiles-pairs = seis símbolos, cada pareja una vez
option-bergues-tiles-quartets = siete símbolos, cada uno cuatro veces

level-lamb = Cordero
    .help = Muy suave: para tus primeras partidas. En Bergues olvida pronto las losetas.
level-drover = Boyero
    .help = Juega con sentido común y comete errores. En Bergues olvida las losetas al cabo de un rato.
level-piper = Gaitero
    .help = Piensa por adelantado. Buen rival para quien ya tiene experiencia.
level-laird = Laird
    .help = Se toma su tiempo y juega lo mejor que puede.
bot-of-level = Bot: { $level }

clock-none = sin reloj
clock-minutes = { $minutes } min
clock-seconds = { $seconds } s
clock-with-increment = { $base } + { $increment } s por turno
clock-days = { $days ->
    [one] { $days } día por turno
   *[other] { $days } días por turno
}
clock-own = otro tiempo…
clock-own-minutes = Minutos al principio
clock-own-seconds = Segundos por turno
clock-left-days = { $days ->
    [one] { $days } día
   *[other] { $days } días
}
clock-of = Tiempo de { $name }: { $left }

## La página de inicio

home-title = Siéntate y juega
home-lead = Tres buenos juegos de cartas y de mesa para jugar con gente conocida, con cualquiera o contra un bot que no hace trampas.
home-play = Jugar ahora
home-starting = Repartiendo…
home-play-help = Schotten Totten contra un bot. Sin formularios, sin cuenta.
home-play-game = Jugar a { $game } contra un bot
home-learn = ¿Es tu primera vez? Aprende a jugar en diez minutos
my-games = Tus partidas
choose-title = Prepara una mesa
choose-game = Juego
choose-with = Jugar con
with-bot = Un bot
    .help = Se empieza enseguida.
with-friend = Alguien que conoces
    .help = Recibes un enlace para compartir. Quien lo abra puede sentarse.
with-anyone = Cualquiera
    .help = Te unes a una mesa abierta con las mismas reglas o esperas en una nueva.
with-link = Alguien con el enlace
choose-players = Participantes
choose-level = ¿De qué nivel?
choose-rules = Reglas
choose-rounds = Rondas
choose-rounds-help = Un encuentro de varias rondas se decide por puntos.
choose-match = Un encuentro de { $count } rondas, para que nadie tenga la ventaja de empezar. En «Reglas», más abajo, se puede cambiar.
choose-more = Reloj y más
choose-clock = Tiempo para pensar
choose-open = Mostrarla en la sala
choose-open-help = Así pueden sentarse otras personas, no solo quien tú invites.
choose-rated = Contarla para las clasificaciones
choose-rated-help = Solo entre personas con cuenta, sin bots.
choose-rated-account = Para esto hace falta que todo el mundo tenga cuenta.
choose-rated-clock = Para esto la partida necesita un reloj.
choose-spectators = Se permite mirar
choose-chat = Se permite chatear
read-rules = Las reglas de { $game }
go-bot = Jugar
go-friend = Abrir la mesa
go-anyone = Buscar rival
lobby-title = Mesas abiertas
lobby-empty = Ahora mismo no espera nadie. Prepara una mesa y muéstrala aquí.
lobby-watch = Partidas para ver
lobby-watch-it = Ver
lobby-watch-empty = Ahora nadie juega donde se pueda mirar.
lobby-join = Sentarse
lobby-none-match = Ninguna mesa encaja con esta elección.
lobby-filter-game = Juego
lobby-filter-kind = Tipo
lobby-all-games = todos los juegos
lobby-kind-all = de todo tipo
lobby-kind-friendly = amistosas
lobby-kind-rated = puntuables
status-waiting = en espera
status-between = siguiente ronda
your-turn = Es tu turno

## Los asientos

seat-free = Asiento libre
player-deleted = Cuenta borrada
seat-waits = nadie todavía
seat-letter = Asiento { $seat }
seat-numbered = { $name } ({ $seat })
bot-named = { $level } { $seat ->
    [A] Ailsa
    [B] Brodie
    [C] Catriona
    [D] Duncan
   *[other] Effie
}
is-bot = bot
is-program = programa
is-here = aquí
is-away = ausente
is-you = tú
is-gone = un bot ocupa su lugar
is-ready = todo listo
is-getting-ready = preparándose
winner = Victoria
points = puntos
score-of = Puntos de { $name }
sit-here = Sentarse aquí
sit-help = Hay un asiento libre. No necesitas cuenta.
sit-account = Esta partida cuenta para la clasificación, así que necesitas una cuenta para sentarte.
sit-account-keeps = Bastan un nombre y una contraseña, y conservas las partidas que has jugado como invitado.
sit-account-make = Crear una cuenta
stand-up = Levantarse
close-table = Cerrar la mesa
invite-title = Invita a alguien
invite-also = O invita a alguien
invite-help = Comparte este enlace. Quien lo abra puede sentarse enseguida, sin cuenta.
invite-help-rated = Comparte este enlace. La partida cuenta para la clasificación, así que los demás necesitan una cuenta.
invite-share = ¿Una partida de { $game }?
invite-link = Enlace a esta mesa
invite-qr = Mostrar como código para la cámara
qr-label = El enlace como código cuadrado
waiting-for = { $count ->
    [one] Queda un asiento libre.
   *[other] Quedan { $count } asientos libres.
}
dealing = Ya no falta nadie. Se están repartiendo las cartas…
seeking-title = Buscamos a alguien
seeking-lobby = Tu mesa está entre las mesas abiertas, a la vista de todos.
seeking-starts = La partida empieza sola en cuanto alguien se siente.
seeking-elsewhere = Puedes salir de esta página: una línea en lo alto de cada página dice cuándo empieza.
seeking-bot = Jugar mientras tanto contra un bot
seeking-notify = Avisarme
seeking-still = Buscamos a alguien para jugar a { $game }…
seeking-begun = Alguien se ha sentado: tu partida de { $game } ha empezado.
seeking-go = A la partida

## En la mesa

connecting = Entrando en la mesa…
reconnecting = Se ha cortado la conexión. Conectando de nuevo… No se pierde nada.
offline = Estás sin conexión. No se pierde nada: la partida sigue en cuanto vuelva la red.
sending-later = Tu jugada se enviará en cuanto vuelva la conexión.
no-table = Esa mesa no existe
aborted = La partida se ha anulado
aborted-help = No cuenta. Prepara otra cuando quieras.
rules-older = Esta partida se preparó antes del último cambio de reglas. Se juega hasta el final con las reglas con las que empezó.
rules-closed = Las reglas han cambiado desde que empezó esta partida y ya no se puede reproducir. No cuenta, y ninguna valoración cambia.
turn-of = { $name } está pensando…
round-of = Ronda { $round } de { $rounds }
spectators = { $count ->
    [one] { $count } persona mirando
   *[other] { $count } personas mirando
}
log = Jugadas
log-empty = Aún no ha pasado nada.
happened = Lo que acaba de pasar
happened-open = Ver todas las jugadas
happened-next = Siguiente
happened-next-help = { $count ->
    [one] Falta por ver una jugada de un bot.
   *[other] Faltan por ver { $count } jugadas de bots.
}
chat = Chat
chat-empty = Aún no hay mensajes.
chat-off = En esta mesa no hay chat.
chat-placeholder = Escribe un mensaje
chat-send = Enviar
log-and-chat = Jugadas y chat
unread = { $count ->
    [one] { $count } mensaje nuevo
   *[other] { $count } mensajes nuevos
}
mute = Silenciar a { $name }
unmute = Dejar de silenciar a { $name }
hint = Pista
hint-chance = Con esta jugada, el bot estima tus posibilidades en un { $chance }.
hint-others = También ha considerado:
hint-thinking = El bot está pensando…
takeback = Deshacer jugada
takeback-confirm = Con «Confirmar mis jugadas», en los ajustes, puedes deshacer una jugada antes de que cuente.
offer-draw = Ofrecer empate
abort = Anular
resign = Rendirse
rules = Reglas
aid = Ayuda de juego
rule-link = Regla { $rule }
help = Ayuda
help-about = ¿Sobre qué?
help-keys = Teclas
help-signs = Signos
accept = Aceptar
decline = Rechazar
ask-draw = { $name } ofrece empate.
asked-draw = Has ofrecido empate.
ask-takeback = { $name } pide deshacer una jugada.
asked-takeback = Has pedido deshacer una jugada.
sure-resign = ¿Te rindes en esta partida?
    .help = Contará como derrota.
    .yes = Rendirse
sure-draw = ¿Ofreces empate?
    .help = Si aceptan tus rivales, la partida termina sin que nadie gane.
    .yes = Ofrecer empate
sure-abort = ¿Anulas la partida?
    .help = Apenas ha empezado, así que no contará.
    .rated = No contará, pero solo puedes anular tres partidas puntuables al día.
    .yes = Anular
away = Fuera de la partida desde hace dos minutos o más: { $names }.
away-help = Puedes reclamar la victoria, anular la partida para que no cuente, o esperar.
claim-win = Reclamar la victoria
claim-call-off = Anular la partida
sure-claim = ¿Reclamas la victoria?
    .help = Quien se ha ido pierde la partida.
    .yes = Reclamar la victoria
sure-call-off = ¿Anulas la partida?
    .help = Tu rival se ha ido, así que no contará.
    .yes = Anular
game-over = La partida ha terminado
round-over = La ronda { $round } ha terminado
result-won = ¡Has ganado!
result-lost = Has perdido
result-drawn = Empate
rematch = Jugar otra vez
rematch-asked = Esperando a los demás
rematch-wanted = Revancha pedida por: { $names }
to-rematch = A la siguiente partida
replay = Repetición
fair-check = ¿Fue limpia?
next-round = Siguiente ronda
waiting-others = Esperando a los demás…
result-standings = Clasificación final
result-deciding = Lo que decidió la partida
result-next = ¿Y ahora?
again-level = Contra { $level }
picture = Imagen
picture-title = El tablero final en una imagen
picture-save = Guardar
picture-share = Compartir
picture-alt = { $game }: { $result }
picture-failed = Este navegador no ha podido dibujar la imagen.

keys-everywhere = En toda la mesa
keys-board = En el tablero, cuando tiene el foco
key-help = Estas teclas
key-aid = Mostrar la ayuda de juego
key-rules = El reglamento
key-log = Las jugadas
key-chat = Escribir un mensaje
key-hint = Una pista, si las hay
key-next = La siguiente jugada de un bot, cuando juegan paso a paso
key-tab = Ir a lo siguiente que se puede elegir
key-enter = Elegirlo
key-escape = Deshacer la última elección o cerrar lo que esté abierto

## Lo que ha pasado

news-opened = Se ha abierto la mesa.
news-sat = { $name } se sienta.
news-left = { $name } se levanta.
news-started = Empieza la partida.
news-acted = { $name }: { $action }
news-resigned = { $name } se rinde.
news-out-of-time = A { $name } se le ha acabado el tiempo.
news-abandoned = { $name } ha abandonado la partida.
news-draw-offered = { $name } ofrece empate.
news-draw-answered-yes = { $name } acepta el empate.
news-draw-answered-no = { $name } rechaza el empate.
news-takeback-asked = { $name } pide deshacer una jugada.
news-takeback-answered-yes = { $name } lo permite. La jugada se deshace.
news-takeback-answered-no = { $name } no quiere que se deshaga la jugada.
news-aborted = La partida se anula.
news-rematch-wanted = { $name } quiere jugar otra vez.
news-rematch = Hay una mesa nueva.
news-resumed = El servidor no ha estado disponible un momento. Los relojes se pararon.
outcome-won = { $name } ha ganado.
outcome-won-resigned = { $name } ha ganado por rendición.
outcome-won-time = { $name } ha ganado por tiempo.
outcome-won-abandoned = { $name } ha ganado porque la otra parte se ha ido.
outcome-draw = La partida queda en empate.
outcome-draw-agreed = Empate de común acuerdo.
outcome-nobody = No ha ganado nadie.

## Lo que hay que hacer, en juegos que no lo dicen

phase-choose = Elige qué hacer
phase-ls-power = { $power }: { $effect }
phase-ls-claim = { $count ->
    [one] Reclama un partidario
   *[other] Reclama { $count } partidarios
}
phase-bg-flipN = Dale la vuelta a una loseta para el camino norte
phase-bg-flipS = Dale la vuelta a una loseta para el camino sur
phase-bg-move = { $guard ->
    [y] Elige un sentido para el guardia amarillo; casillas por recorrer: { $steps }
    [w] Elige un sentido para el guardia blanco; casillas por recorrer: { $steps }
    [g] Elige un sentido para el guardia verde; casillas por recorrer: { $steps }
   *[r] Elige un sentido para el guardia rojo; casillas por recorrer: { $steps }
}

## Las cosas, y tocarlas

card-clan = { $value } { $colour }
card-down = una carta boca abajo
card-down-known = { $card }, boca abajo
position = Posición
choices = Lo que puedes hacer
touched = Has elegido: { $what }
take-back-touch = Atrás
nothing-here = nada todavía
touches-hand = Tu mano
generic-remarks = Lo que dicen las reglas
generic-hidden = { $count ->
    [one] 1 oculta
   *[other] { $count } ocultas
}
touch-stone = Piedra { $number }
touch-claim = Reclamar la piedra { $number }
touch-pile-clan = Robar una carta de clan
touch-pile-tactic = Robar una carta de táctica
touch-discard = Descartarla
touch-end = Terminar tu turno
touch-pass = Pasar
touch-row = Recluta { $number }
touch-supporter = Partidario { $number }
touch-army = { $name }: clan { $place }
touch-up = Movilizar boca arriba
touch-down = Movilizar boca abajo
touch-skip = No usarlo
touch-power = Usar el poder
touch-power-o = Robar una carta
touch-power-m = Movilizar otro clan
touch-power-d = Conservarlo para la próxima escaramuza
touch-power-c = Reclamar dos partidarios
touch-power-b = Unirse a todos los linajes
touch-path-N = Camino norte
touch-path-S = Camino sur
touch-tile = Loseta { $number }
touch-way-cw = Sentido horario
touch-way-ccw = Sentido antihorario
touch-space = Casilla { $number }


## Por qué algo no se ha hecho

problem-unknown = No ha funcionado.
problem-unreachable = No se puede contactar con el servidor. Comprueba tu conexión.
problem-stale = La partida ya había avanzado. Vuelve a mirarla.
problem-no-table = Puede que el enlace esté mal escrito o que la mesa se cerrara hace mucho.
problem-not-found = No existe, o ya no existe.
problem-no-person = Quizá se ha borrado la cuenta.
problem-not-signed-in = Ya no tienes la sesión iniciada aquí. Recarga la página para seguir sin cuenta.
problem-no-spectators = En esta mesa no se permite mirar.
problem-not-seated = No tienes asiento en esta mesa.
problem-already-seated = Ya tienes asiento en esta mesa.
problem-table-full = Todos los asientos están ocupados.
problem-seat-taken = Alguien se te ha adelantado: ese asiento está ocupado.
problem-already-started = La partida ya ha empezado; esto solo era posible antes.
problem-not-playing = Aquí no se está jugando nada ahora.
problem-not-over = Esta partida aún no ha terminado.
problem-not-host = Solo puede hacerlo quien preparó la mesa.
problem-not-your-turn = No es tu turno.
problem-out-of-time = Se te ha acabado el tiempo.
problem-seat-retired = Ya no juegas en esta mesa.
problem-already-asked = Ya se ha pedido y está pendiente de respuesta.
problem-nothing-to-answer = Ya no hay nada que responder.
problem-nothing-to-take-back = No se puede deshacer nada: desde entonces se ha revelado algo nuevo o ha jugado otra persona.
problem-already-offered = Ya has ofrecido empate en esta posición. Haz antes una jugada.
problem-too-late-to-abort = Ya has hecho tu primera jugada, así que no puedes anular la partida. Puedes rendirte.
problem-abort-limit = Hoy ya has anulado tres partidas puntuables. Solo puedes salir de esta rindiéndote, y eso es una derrota.
problem-no-claim = Solo en partidas puntuables con reloj en tiempo real puedes reclamar contra quien se ha ido.
problem-not-absent = Tu rival está aquí o aún no lleva dos minutos fuera.
problem-clock-needed = Una partida puntuable necesita reloj. Elige uno o juega una amistosa.
problem-no-chat = En esta mesa no hay chat.
problem-rules-changed = Esta partida se jugó con reglas antiguas que este servidor ya no tiene.
problem-bad-chat-message = Es demasiado largo: 300 caracteres como máximo.
problem-chat-too-fast = Un poco más despacio, por favor. Espera unos segundos.
problem-rematch-started = La partida ya se ha trasladado a otra mesa.
problem-account-needed = Las partidas puntuables necesitan una cuenta. Es gratis y conserva tus partidas.
problem-no-hint = Solo hay pistas en partidas amistosas contra bots, cuando es tu turno.
problem-bad-name = Un nombre tiene de 2 a 24 letras, cifras, - o _, con un solo espacio entre palabras.
problem-name-taken = Este nombre ya está en uso.
problem-bad-password = Una contraseña tiene de 8 a 200 caracteres.
problem-wrong-credentials = El nombre o la contraseña son incorrectos.
problem-has-account = Ya tienes una cuenta.
problem-no-session = Esa sesión ya había terminado.
problem-no-passkeys = En esta dirección no se pueden usar llaves de acceso.
problem-bad-passkey = Esta llave de acceso no ha respondido como debía. Inténtalo de nuevo.
problem-no-ladder = Esa clasificación no existe.
problem-too-many = Han sido demasiadas cosas a la vez. Espera un momento.
problem-too-fast = Has ido demasiado rápido. Espera un momento e inténtalo de nuevo.
problem-too-slow = Tu conexión ha sido demasiado lenta para esto. Inténtalo de nuevo.
problem-quota-exceeded = En esta mesa ha habido demasiados mensajes y peticiones; ya no admite más. Aún puedes jugar.
problem-not-stored = El servidor no ha podido guardarlo. No ha cambiado nada; inténtalo de nuevo.
problem-shutting-down = El servidor se está reiniciando. Inténtalo de nuevo en un momento.

## Las reglas

rules-unknown = No tenemos las reglas de este juego.
rules-table = Tabla
rules-contents = Capítulos
rules-games = Juegos
rules-lead = Las reglas exactamente como se juegan aquí, con nuestras propias palabras, cada una con su número.
rules-learn = Aprender jugando

## Los ajustes

settings-lead = Se guardan solo en este navegador.
settings-language = Idioma
settings-theme = Colores
settings-system = como el dispositivo
settings-day = día
settings-night = noche
settings-motion = Animación
settings-motion-full = todo se mueve
settings-motion-none = nada se mueve
settings-pace = Los bots juegan
settings-pace-help = Con qué rapidez ves lo que hacen los bots. Nunca retrasa a otras personas. En una partida con reloj, «normal» no espera.
settings-pace-slow = despacio
settings-pace-normal = normal
settings-pace-fast = rápido
settings-pace-step = paso a paso
settings-sounds = Sonidos
settings-sounds-help = Un golpecito para cada jugada, una campanilla cuando es tu turno.
settings-notices = Avisarme cuando sea mi turno
settings-notices-help = Tu navegador te avisa mientras haces otra cosa, siempre que Marchstone esté abierto en una pestaña.
settings-notices-refused = Tu navegador no permite notificaciones de esta página. Puedes cambiarlo en sus ajustes.
notice-example = Verás un mensaje como este cuando sea tu turno.
notice-turn = { $game }: es tu turno.
settings-tracker = Seguimiento de cartas
settings-tracker-help = Muestra qué cartas no se han visto todavía: nada que no pudieras saber por tu cuenta.
settings-confirm = Confirmar mis jugadas
settings-confirm-help = Una jugada se muestra primero y solo cuenta cuando la confirmas. Hasta entonces puedes deshacerla.

## Clasificaciones y personas

ladders-lead = Una por cada conjunto de reglas. Solo cuentan las partidas puntuables entre personas con cuenta.
ladders-order = Los puntos son una estimación prudente: valoración − 2 × desviación. Para aparecer necesitas 10 partidas contra 3 rivales diferentes.
ladders-none = Aún no hay clasificaciones.
ladders-which = Clasificación
ladder-rank = Puesto
provisional = provisional
ladder-player = Nombre
ladder-rating = Valoración
ladder-score = Puntos
ladder-games = Partidas
ladder-empty = Nadie ha jugado todavía una partida puntuable con estas reglas.
chart-label = Valoración en { $name } a lo largo de { $count } partidas, de { $first } a { $last }
chart-numbers = En números
chart-when = Cuándo
is-guest = invitado
no-person = Aquí no hay nadie con ese nombre
person-since = Aquí desde: { $date }
person-games = Partidas
person-no-games = Aún no hay partidas terminadas.
person-ratings = Valoraciones
person-no-ratings = Aún no hay partidas puntuables.
person-history = Partidas terminadas
person-form = Forma
person-form-part = De las últimas { $count } partidas. «Partidas anteriores», más abajo, añade otras.
person-opponents = Contra quién
person-now = Jugando ahora
form-won = G
form-drawn = E
form-lost = P
games = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
tally = ganadas: { $won }, empatadas: { $drawn }, perdidas: { $lost }
tally-won = ganadas
tally-drawn = empatadas
tally-lost = perdidas
history-more = Partidas anteriores
history-empty = Aquí no hay nada todavía.

## La cuenta

account-do = ¿Qué quieres hacer?
register = Crear una cuenta
register-help = Conservas tu nombre y todas tus partidas, y puedes jugar partidas puntuables. No hace falta correo electrónico, así que elige una contraseña que no vayas a perder.
registered = ¡Te damos la bienvenida! La cuenta es tuya.
sign-in = Iniciar sesión
sign-in-help = Inicia sesión en la cuenta que ya tienes.
signed-in = Qué bien verte de nuevo.
sign-out = Cerrar sesión
signed-out = Has cerrado la sesión.
to-profile = Perfil
name = Nombre
name-help = De 2 a 24 letras, cifras, - o _, con un solo espacio entre palabras.
password = Contraseña
password-help = Al menos 8 caracteres. Unas cuantas palabras poco corrientes forman una buena contraseña.
password-old = Contraseña actual
password-new = Contraseña nueva
password-change-help = Al menos 8 caracteres. Se cerrará tu sesión en todos los demás sitios, y tus llaves de acceso y tus tokens dejarán de funcionar.
password-changed = Tu contraseña se ha cambiado.
save = Guardar
saved = Guardado.
sessions = Dónde tienes la sesión iniciada
session-browser = Un navegador
session-current = aquí
session-end = Cerrar
lose-guest = ¿Cerrar la única sesión de un invitado?
lose-guest-help = Juegas como invitado: { $name }. Si cierras esta sesión, este nombre y tus partidas en curso se pierden para siempre. Una cuenta los conserva.
passkeys = Llaves de acceso
passkeys-help = Con una llave de acceso inicias sesión con tu huella, tu cara o el bloqueo de tu dispositivo, sin contraseña.
passkey-add = Añadir una llave de acceso para este dispositivo
passkey-password = Tu contraseña, para añadir una llave de acceso
passkey-other = Lo confirmas con una llave de acceso que ya tienes.
passkey-remove = Quitar
passkey-use = Iniciar sesión con una llave de acceso
passkey-name-first = Escribe primero tu nombre.
tokens = Tokens para programas
tokens-help = Con un token, un programa tuyo puede jugar en tu nombre. Trátalo como una contraseña.
token-label = ¿Para qué es?
token-make = Crear un token
token-once = Cópialo ahora: solo se muestra una vez.
data = Tus datos
data-help = Puedes descargar todo lo que está guardado sobre ti, o borrarlo.
export = Descargar una copia
delete = Borrarlo todo
delete-sure = ¿Borrar tu cuenta?
delete-help = Te rindes en las partidas en curso. Tu nombre y tus mensajes se borran; tus rivales conservan las jugadas de sus partidas. Esto no se puede deshacer.
delete-type = Para confirmar, escribe tu nombre: { $name }
deleted = Tu cuenta se ha borrado. Siempre puedes volver a jugar sin cuenta.

## Análisis

review = Análisis
review-lead = ¿Qué fue suerte y qué se pudo jugar mejor? Cada juicio usa solo lo que se podía ver en ese momento.
review-start = Analizar esta partida
review-go-on = Continuar
review-cancel = Detener
review-progress = { $done } de { $all } jugadas
review-ready = { $mistakes ->
    [0] El análisis está listo: ningún error.
    [one] El análisis está listo: un error.
   *[other] El análisis está listo: { $mistakes } errores.
}
review-of = Jugador
review-chart = Probabilidad de ganar de { $name }: { $start } % antes del reparto, { $end } % al final
review-luck = Suerte
review-own = Decisiones propias
review-others = Lo que hicieron los demás
review-sum-start = Inicio
review-sum-end = Final
review-mistakes = Errores
review-mistakes-of = { $mistakes } de { $decisions }
review-points = { $points }
review-error = ± { $points }
review-sums = Suerte y decisiones
review-moments = Momentos clave
review-moment = Jugada { $step }: { $points } puntos perdidos
review-no-mistakes = Ninguna decisión fue peor que la mejor más allá del margen de la estimación.
review-none-yet = Ninguno por ahora
review-gives-away = Pierde { $points } puntos de probabilidad de ganar (± { $error })
review-better = Mejor
review-played = Jugado
review-expected = Continuación esperada: { $line }
review-eyes = La mesa tal como la veía { $name }

## Problemas

puzzles-lead = Posiciones de partidas de nuestros bots, cada una con una jugada claramente mejor. Ves lo que se veía, nada más.
puzzles-schotten-totten-tactics = Schotten Totten con cartas de táctica
puzzles-day = Problema del día
puzzles-number = Problema { $number }
puzzles-solved = { $solved } de { $all } resueltos
puzzles-theme = Tema
puzzles-grade = Resuelto desde el nivel
puzzles-all = Todos
puzzles-other = Otros
puzzles-beyond = más allá del Laird
puzzles-none = Ese problema no existe.
puzzles-task = ¿Cuál es la mejor jugada?
puzzles-you = Tú
puzzles-opponent = Rival
puzzles-right = ¡Correcto!
puzzles-wrong = No es la mejor jugada
puzzles-best = Mejor: { $move }, probabilidad de ganar { $chance }
puzzles-yours = La tuya: { $move }, { $chance }
puzzles-yours-less = La tuya: { $move }, menos de { $chance }
puzzles-next = Siguiente problema

## La repetición

no-replay = Aquí no hay ninguna repetición
replay-not-over = Esta partida aún se está jugando
to-table = A la mesa
round-number = Ronda { $round }
replay-deal = El reparto
replay-step = Jugada
replay-at = Jugada { $step } de { $length }
replay-first = Al principio
replay-back = Una jugada atrás
replay-play = Reproducir
replay-pause = Parar
replay-next = Una jugada adelante
replay-last = Al final
replay-turn = Girar la mesa
replay-link = Enlace a esta jugada
replay-download = Guardar el registro
print = Imprimir

## El juego limpio

fair-title = ¿Se barajó limpiamente?
fair-how = Antes de que nadie se sentara, el servidor eligió un secreto y publicó su huella. Después, el dispositivo de cada participante añadió un número aleatorio propio. El orden de las cartas resulta de todo ello junto, así que ni el servidor ni nadie de la mesa pudo elegirlo. Ahora que la partida ha terminado, el secreto se revela, y tu navegador acaba de calcularlo todo de nuevo.
fair-unable = Este navegador solo puede hacer estos cálculos con una conexión segura (https).
fair-proved = Demostrado: las cartas que recibiste resultan de la promesa y del número que este navegador anotó antes del reparto.
fair-consistent = Coherente, pero no demostrado: lo que dice el servidor encaja.
fair-wrong = Algo no encaja. No hay que fiarse de esta partida.
fair-unknown = Aquí no hay nada que comprobar.
fair-missing = Sin demostrar:
fair-limits = Esto solo trata del reparto. Para comprobar también cada jugada según las reglas, descarga el registro y ejecuta «marchstone verify».
fair-commitment-yes = El secreto es el que se prometió antes de la partida.
fair-commitment-no = El secreto no es el que se prometió antes de la partida.
fair-commitment-none = No hay ningún secreto que comprobar.
fair-seed-yes = Ronda { $round }: la semilla del registro procede de este secreto y de los números de quienes jugaron.
fair-seed-no = Ronda { $round }: la semilla del registro no procede de este secreto y los números de quienes jugaron.
fair-seed-none = Ronda { $round }: no hay registro, así que su semilla no se puede comparar.
fair-record-yes = El registro coincide con la mesa.
fair-record-no = El registro no coincide con la mesa.
fair-record-none = No hay registro.
fair-deal-yes = Ronda { $round }: este navegador ha vuelto a repartir las cartas a partir de la semilla, y coinciden con la repetición.
fair-deal-no = Ronda { $round }: este navegador ha vuelto a repartir las cartas a partir de la semilla, y no coinciden con la repetición.
fair-deal-none = Ronda { $round }: este navegador no ha podido volver a repartir las cartas, así que nada demuestra que vengan de la semilla.
fair-remembered-commitment-yes = La promesa es la que este navegador vio antes de la partida.
fair-remembered-commitment-no = La promesa no es la que este navegador vio antes de la partida.
fair-remembered-commitment-none = Este navegador no anotó ninguna promesa antes del reparto, así que el servidor pudo haber elegido su secreto después.
fair-remembered-nonce-yes = Se usó el número que añadió este navegador.
fair-remembered-nonce-no = No se usó el número que añadió este navegador.
fair-remembered-nonce-none = No se usó ningún número de este navegador, así que nada demuestra que el servidor no conociera el reparto de antemano.
fair-remembered-deal-yes = Ronda { $round }: estas son las cartas que viste cuando se repartieron.
fair-remembered-deal-no = Ronda { $round }: estas no son las cartas que viste cuando se repartieron.
fair-remembered-deal-none = Ronda { $round }: este navegador no anotó lo que viste cuando se repartieron las cartas, así que no puede compararlas.
fair-numbers = Los números, para quien quiera comprobarlos en otro sitio
fair-commitment = Huella del secreto
fair-secret = El secreto
fair-nonce = Número añadido por el asiento { $seat }
fair-seed = Semilla de la ronda { $round }

## El tablero de estudio

study-position = Una posición, en notación
study-help = De una repetición, del motor o escrita a mano. Juegas en todos los asientos y ves lo que ve quien tiene el turno, o todas las manos.
study-look = Mostrarla
study-empty = Escribe primero una posición.
study-back = Un paso atrás
study-ask = Preguntar al laird
study-open = Mostrar todas las manos
study-advice = El laird jugaría { $action } (posibilidades: { $chance } %).
study-nothing = Aún no se ha jugado nada desde aquí.
study-seat = Asiento { $seat }
replay-study = Estudiar esta posición

## La guía de estilo

style-colours = Colores
style-parts = Partes
style-drawings = Dibujos
style-toast = Di algo
style-choice = Una elección

## Textos que comparten varios tableros

board-cards-none = nada todavía
board-discard = Descarte
board-sign-legal = Puedes tocarlo ahora
board-sign-recent = Lo tocó la última jugada
board-sign-hint = La pista
board-sign-seal = Los sellos de los jugadores; el primero es el tuyo
board-sign-count = Cuántas cartas quedan en un mazo
board-discard-count = { $count ->
    [0] vacío
    [one] una carta
   *[other] { $count } cartas
}
board-hand-own = Tu mano
board-hand-of = Mano de { $name }
board-do-sending = Enviando tu jugada…
board-confirm = Tu jugada: { $move }. ¿Es correcto?
board-sending = enviando…
board-over-won = ¡Has ganado!
board-over-lost = { $name } ha ganado.
board-button-back = Deshacer
board-button-confirm = Confirmar
board-button-close = Cerrar
board-not-now = Eso no es posible ahora.
board-why-over = La partida ha terminado.
board-why-turn = Le toca a { $name }.
board-why-phase = Ahora no. { $text }
board-let-go = Deshecho.
board-tracker = Cartas sin ver
board-tracker-legend-hand = en la mano
board-tracker-legend-table = en la mesa
board-key-hand = Ir a tu mano
board-key-tracker = Mostrar u ocultar las cartas sin ver
board-key-back = Deshacer o cerrar
board-key-touch = Elegir o jugar
board-button-tracker = Cartas sin ver
board-key-arrows = Moverse de una cosa a otra
board-key-explain = Explicar lo que tiene el foco
board-you = Tú

## Partidas en este dispositivo y versiones nuevas

with-device = En este dispositivo
    .help = Os vais pasando el dispositivo. Entre turnos, la mesa queda tapada.
with-here = Una persona en este dispositivo
go-device = Jugar
choose-at-server = Jugar en el servidor
choose-at-server-help = Así hay relojes, otras personas pueden mirar y puedes seguir la partida en otro dispositivo.
local-games = Partidas en este dispositivo
local-finished = { $count ->
    [one] { $count } partida terminada
   *[other] { $count } partidas terminadas
}
local-names = Nombres
local-player = Jugador { $number }
local-save = Guardar el registro
local-delete = Borrar
local-delete-sure = ¿Borrar esta partida?
    .help = Solo está en este dispositivo. Si quieres conservarla, guarda antes el registro.
local-import = Abrir un registro
local-only-away = No se puede contactar con el servidor. Aun así puedes jugar en este dispositivo; esas partidas se guardan en tu navegador.
local-only-site = En este sitio juegas contra bots o con otras personas en un mismo dispositivo. Tus partidas se guardan en tu navegador.
cover-turn = { $name }, es tu turno.
cover-help = La mesa está tapada para que nadie vea la mano de otra persona. Toma el dispositivo y continúa.
cover-lift = Soy { $name }: mostrar la mesa
needs-server = Para esto hace falta un servidor
needs-server-help = Este sitio no tiene servidor, así que no hay cuentas, clasificaciones ni partidas a distancia. Todo lo demás funciona aquí.
update-ready = Hay una versión nueva lista. Se activará cuando cambies de página.
update-take = Usarla ahora
update-elsewhere = Hay una partida o un análisis abierto en otra pestaña. La versión nueva se activará cuando salgas de allí.
update-needed = El servidor tiene una versión distinta de la de esta página, así que esta ya no funciona con él. No se pierde ninguna jugada.
update-load = Cargar la versión correcta
problem-other-protocol = El servidor tiene una versión distinta de la de esta página. Vuelve a cargarla.
problem-no-server = Este sitio no tiene servidor.
problem-no-worker = Este navegador no puede guardar partidas aquí: le falta WebAssembly o almacenamiento, o está en modo privado.
problem-bad-record = Este archivo no es un registro que se pueda leer.
