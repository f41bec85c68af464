### Lo que el programa dice a las personas, en español.
###
### Los asientos llegan como letras; los resultados, como los escriben los registros; $why y $text, tal cual.

## Números

words-tenths = { $whole },{ $tenth }
words-thousands = {" "}

## marchstone verify: cómo ha salido un registro

verify-record = Registro { $number } (línea { $line }):{" "}
verify-fine = correcto. { verify-part-legal }, { verify-part-end }, y el reparto viene del secreto y de los nonces.
verify-plain = se puede reproducir, pero no lleva compromiso. { verify-part-legal }, { verify-part-end }.
verify-open = sin terminar. { $actions ->
    [0] Aún no se ha jugado nada
    [one] La única acción es legal hasta ahora
   *[other] Las { $actions } acciones son legales hasta ahora
}.
verify-wrong = INCORRECTO. { $why }
verify-part-legal = { $actions ->
    [one] Una acción, legal
   *[other] { $actions } acciones, todas legales
}
verify-part-end = { $end ->
    [over] el resultado se deduce de lo jugado
   *[left] la partida se dejó antes del final, así que el resultado no se puede comprobar
}
verify-summary = { $records ->
    [one] Un registro
   *[other] { $records } registros
}. Correctos: { $fine }; sin compromiso: { $plain }; { $open ->
    [0] {""}
   *[other] sin terminar: { $open };{" "}
}incorrectos: { $wrong }.

## Por qué no se ha podido comprobar nada

verify-empty = Aquí no hay ningún registro.
verify-no-file = Ese archivo no existe.
verify-no-text = Esto no es un archivo de texto.
verify-too-long = Esto es demasiado largo para ser un registro.
verify-unreadable = Este archivo no se puede leer.

## Qué falla en la mezcla

verify-no-header = Falta la cabecera { $key }.
verify-bad-header = La cabecera { $key } no puede ser correcta: los hashes, los secretos y los nonces son 64 cifras hexadecimales en minúsculas, un asiento sin nonce lleva -, y las rondas son números.
verify-commitment = El compromiso no es el hash del secreto.
verify-seed = El reparto no viene del secreto, la ronda y los nonces.
verify-not-dealt = Empieza con una posición, no con un reparto, así que no hay mezcla que comprobar.
verify-round = Esta es la ronda { $found }, pero se esperaba la ronda { $expected }. Las rondas de un encuentro se comprueban juntas y en orden.
verify-other-promise = El compromiso y los nonces no son los de la ronda anterior.
verify-other-commitment = El compromiso no es el que anotaste.
verify-other-nonce = El nonce de { $seat } no es el que anotaste.
verify-no-promise = No lleva compromiso, aunque anotaste algo antes del reparto.

## Qué falla en la partida

verify-action = Acción { $number }: { $why }
verify-action-legal = Acción { $number }: { $why } Acciones legales: { $legal }
verify-no-action = «{ $text }» no es una acción de este juego.
verify-over = La partida ya había terminado.
verify-result = El registro dice { $told }, pero la partida terminó con { $found }.
verify-game = No hay ningún juego «{ $game }».
verify-options = Las opciones no son un objeto JSON.
verify-option-unknown = Este juego no tiene la opción «{ $name }»; tiene { $known }.
verify-option-value = La opción { $name } no puede ser «{ $value }»: es { $allowed ->
    [flag] true o false
    [words] una de estas: { $known }
    [range] un número de { $least } a { $most }
   *[seat] un asiento de la mesa o random
}.
verify-players = Este juego es de { $least } a { $most } jugadores, no de { $seats }.
verify-players-only = Este juego es para { $most } jugadores, no para { $seats }.
verify-position = La posición con la que empieza no es válida.
verify-rules-version = Esta partida se jugó con la versión { $version } de las reglas, que este programa no tiene; la más nueva que tiene es la { $newest }.
verify-other-game = La posición con la que empieza no encaja con el juego y sus participantes.

## Qué falla en el texto

verify-flaw = Línea { $line }: { $why }
verify-flaw-header = Una cabecera es [Clave "valor"], no { $text }
verify-flaw-twice = La cabecera { $key } aparece aquí por segunda vez.
verify-flaw-value = { $key } no puede ser «{ $value }»: es { $key ->
    [Players] un número
    [Seed] 64 cifras hexadecimales
   *[other] un asiento, =, - o *
}.
verify-flaw-comment = Aquí empieza un comentario que no termina nunca.
verify-flaw-no-result = Un registro termina con su resultado: un asiento, =, - o *.
verify-flaw-two-results = La cabecera dice { $header }, la última palabra dice { $last }.
verify-flaw-more = El registro ha terminado, pero sigue más texto.
verify-flaw-seat = { $seat } no participa en una partida de { $players }.

## marchstone records

records-count = { $records ->
    [one] Un registro
   *[other] { $records } registros
}; contados: { $matching }; dañados: { $broken }.
records-kind = { $game } para { $players }: { $games ->
    [one] una partida
   *[other] { $games } partidas
}
records-won = ganadas por { $seat }
records-drawn = empatadas
records-nobody = sin que gane nadie
records-unfinished = sin terminar
records-actions = acciones: de { $least } a { $most }, media { $mean }, mediana { $middle }
records-turns = turnos: de { $least } a { $most }, media { $mean }, mediana { $middle }
records-names = participantes
records-name = ganadas: { $won } de { $games }

## marchstone review. Las probabilidades van en tanto por ciento, los cambios en puntos.

review-game = Partida { $number }: { $game }, { $actions } acciones
review-start = inicio
review-luck = suerte
review-own = decisiones
review-others = otros
review-end = final
review-mistakes = errores
review-mistakes-of = { $mistakes } de { $decisions } decisiones
review-no-mistakes = Ningún error supera el margen de su estimación.
review-moments = Momentos clave ({ $mistakes ->
    [one] un error
   *[other] { $mistakes } errores
}):
review-moment = { $number }. { $seat } juega { $played } ({ $chance } %); mejor { $better } ({ $best } %): pierde { $cost }
review-why-better = { $action } (mejor): { $why }
review-why-played = { $action } (jugado): { $why }
review-expected = continuación esperada: { $line }
review-summary = Todas las partidas, media por partida:
review-player = { $name } ({ $games ->
    [one] una partida
   *[other] { $games } partidas
})
review-theme = { $theme }: { $mistakes ->
    [one] un error
   *[other] { $mistakes } errores
}, { $cost } puntos por partida
review-other = Otros

## Por qué play y replay no pueden empezar

play-game = Juego desconocido: «{ $game }». Disponibles: { $known }; bastan las primeras letras.
play-lesson = Lección desconocida: «{ $lesson }». Disponibles: { $known }.
play-options = --options espera un objeto JSON, por ejemplo {"{"}"tactics":true{"}"}.
play-rounds = { $game } no se juega en encuentros de varias rondas.
play-seat = Nadie llamado «{ $name }» puede sentarse ahí. --seats admite me, nombres y los niveles { $levels }.
play-seat-level = «{ $name }» no es un nivel; ¿querías decir { $level }? Para una persona con ese nombre, elige otra grafía.
play-other-game = { $file } es una partida de { $found }, no de { $game }. Elige otro archivo con --save.
play-no-folder = La carpeta { $folder } no existe. Créala, o elige otro archivo con --save.
play-no-record = { $file } no tiene el registro { $number }.
play-no-terminal = No es un terminal; usa --plain.

## Por qué think, arena y perft no pueden empezar

input-game = Juego desconocido: «{ $game }». Disponibles: { $known }.
input-position = Esto no es una posición. { $why }
input-position-game = Una posición empieza con su juego: { $tags }. No hay ningún juego «{ $tag }».
input-position-canonical = Una posición se escribe de una sola manera; esta se escribe: { $canonical }
input-seed = Una semilla son 64 cifras hexadecimales.
input-no-seed = El sistema no ha dado ninguna semilla: { $why }
input-bot = Bot desconocido: «{ $bot }». Disponibles: random, greedy, lookahead, ismcts:1000 (iteraciones), ismcts:50ms, plain:1000 (sin conocimiento), net (aprendido), net~50 (elige con más libertad), net:200 o net:40ms (con búsqueda), net+ (todo el tiempo que pueda), policy (entrenado para elegir directamente), policy:200, policy:40ms o policy+ (con búsqueda) y los niveles { $levels }.
input-two = Un duelo necesita dos bots distintos.
input-over = La partida ha terminado: no hay nada que pensar.
input-file = El archivo { $file } no se puede escribir: { $why }

## marchstone arena: partidas que un bot pierde porque falla su programa

arena-forfeits = { $bot } ha perdido { $games ->
    [one] una partida
   *[other] { $games } partidas
} por fallo del programa. La primera vez, { $why }
arena-stopped = El duelo se ha interrumpido por culpa de { $bot }.
arena-errors = Últimas líneas de su salida de errores:
arena-failed-start = el programa no se inició: { $why }
arena-failed-ended = el programa terminó sin responder ({ $status }).
arena-failed-late = no hubo respuesta en { $ms } ms.
arena-failed-long = escribió una línea de más de { $bytes } bytes.
arena-failed-answer = su respuesta no era un objeto con «action»: { $text }
arena-failed-question = respondió a otra pregunta, la número { $text }.
arena-failed-illegal = eligió «{ $text }», que no es una acción legal.
arena-failed-unasked = escribió una línea sin que se le preguntara, o respondió dos veces: { $text }

## marchstone think

think-action = { $seat } juega { $action }
think-value = probabilidad estimada de ganar: { $share } % tras { $looks ->
    [one] una simulación
   *[other] { $count } simulaciones
}; espera { $line }
think-choice = elección
think-attention = atención
think-worth = valor

## marchstone serve: el saludo. La primera línea termina con la dirección: los programas la leen ahí.

serve-set = La mesa está puesta: { $url }
serve-open = Abre esta dirección en un navegador para jugar, en compañía o contra bots.
serve-also = También está en { $urls }.
serve-programs = Los programas encuentran la API en { $url }/api/docs.
serve-kept = Todo se guarda en { $file }.
serve-kept-postgres = Todo se guarda en una base de datos PostgreSQL.
serve-stop = Ctrl-C detiene el servidor; no se pierde nada.

## Por qué no se sirve nada

serve-config-unreadable = No se puede leer la configuración de { $file }: { $why }
serve-config-wrong = No se entiende la configuración de { $file }. { $why }
serve-log = «{ $filter }» no es un filtro de registros: { $why }
serve-address = El servidor no puede escuchar en { $address }: { $why }
serve-database = La base de datos ha fallado: { $why }
serve-database-old = La base de datos no se ha podido actualizar: { $why }
serve-database-unreadable = La base de datos contiene algo ilegible: { $why }
serve-database-none = «{ $database }» no es una base de datos: indica la ruta de un archivo, o postgres://…
serve-database-no-answer = PostgreSQL en { $host } no respondió en { $seconds } segundos: { $why }. Inícialo o corrige --database.
serve-database-closed = La base de datos está cerrada.
serve-file-not-a-database = { $file } no es una base de datos. Elige otro archivo con --database, o mueve este a otro sitio.
serve-file-cannot-open = No se puede abrir la base de datos { $file }: { $why }. Su carpeta tiene que existir, y el servidor tiene que poder escribir en ambas.
serve-file-in-use = Otro servidor (proceso { $process }) usa la base de datos { $file }. Detenlo, o elige otro archivo con --database.
serve-system = El sistema no deja funcionar al servidor: { $why }

## marchstone health

health-unreachable = Ningún servidor responde en { $address }: { $why }
health-unhealthy = El servidor de { $address } no funciona bien: { $answer }
