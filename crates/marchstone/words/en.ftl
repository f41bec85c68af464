### What the binary says to people, in English.
###
### Seats arrive as letters, results as records write them, $why and $text as they are.

## Numbers

words-tenths = { $whole }.{ $tenth }
words-thousands = ,

## marchstone verify: how a record did

verify-record = Record { $number } (line { $line }):{" "}
verify-fine = fine. { verify-part-legal }, { verify-part-end }, and the deal comes from the secret and the nonces.
verify-plain = replays, but carries no commitment. { verify-part-legal }, { verify-part-end }.
verify-open = not finished. { $actions ->
    [0] Nothing has been played yet
    [one] The one action is legal so far
   *[other] All { $actions } actions are legal so far
}.
verify-wrong = WRONG. { $why }
verify-part-legal = { $actions ->
    [one] One action, legal
   *[other] { $actions } actions, all legal
}
verify-part-end = { $end ->
    [over] the result follows from them
   *[left] the game was left before its end, so the result cannot be checked
}
verify-summary = { $records ->
    [one] One record
   *[other] { $records } records
}: { $fine } fine, { $plain } without a commitment, { $open ->
    [0] {""}
   *[other] { $open } not finished,{" "}
}{ $wrong } wrong.

## Why nothing could be checked

verify-empty = There is no record here.
verify-no-file = There is no such file.
verify-no-text = This is not a text file.
verify-too-long = This is too long to be a record.
verify-unreadable = This file cannot be read.

## What is wrong with the shuffle

verify-no-header = The header { $key } is missing.
verify-bad-header = The header { $key } cannot be right: hashes, secrets and nonces are 64 hexadecimal digits in lower case, a seat without a nonce has -, and rounds are numbers.
verify-commitment = The commitment is not the hash of the secret.
verify-seed = The deal does not come from the secret, the round and the nonces.
verify-not-dealt = It begins with a position, not with a deal, so there is no shuffle to check.
verify-round = This is round { $found }, but round { $expected } was expected. The rounds of a match are checked together, in order.
verify-other-promise = The commitment and the nonces are not those of the previous round.
verify-other-commitment = The commitment is not the one you noted.
verify-other-nonce = The nonce of { $seat } is not the one you noted.
verify-no-promise = It carries no commitment, though you noted something before the deal.

## What is wrong with the game

verify-action = Action { $number }: { $why }
verify-action-legal = Action { $number }: { $why } Legal moves were: { $legal }
verify-no-action = “{ $text }” is not an action of this game.
verify-over = The game was already over.
verify-result = The record says { $told }, but the game ended with { $found }.
verify-game = There is no game “{ $game }”.
verify-options = The options are not a JSON object.
verify-option-unknown = This game has no option “{ $name }”; it has { $known }.
verify-option-value = The option { $name } cannot be “{ $value }”: it is { $allowed ->
    [flag] true or false
    [words] one of { $known }
    [range] a number from { $least } to { $most }
   *[seat] a seat of the table or random
}.
verify-players = This game needs { $least } to { $most } players, not { $seats }.
verify-players-only = This game needs { $most } players, not { $seats }.
verify-position = The position it begins with is not valid.
verify-rules-version = This game was played by rules version { $version }, which this program does not have; its newest is { $newest }.
verify-other-game = The position it begins with does not fit the game and its players.

## What is wrong with the text

verify-flaw = Line { $line }: { $why }
verify-flaw-header = A header is [Key "value"], not { $text }
verify-flaw-twice = The header { $key } appears a second time here.
verify-flaw-value = { $key } cannot be “{ $value }”: it is { $key ->
    [Players] a number
    [Seed] 64 hexadecimal digits
   *[other] a seat, =, - or *
}.
verify-flaw-comment = A comment begins here and never ends.
verify-flaw-no-result = A record ends with its result: a seat, =, - or *.
verify-flaw-two-results = The header says { $header }, the last word says { $last }.
verify-flaw-more = The record has ended, but more text follows.
verify-flaw-seat = { $seat } has no part in a game of { $players }.

## marchstone records

records-count = { $records ->
    [one] One record
   *[other] { $records } records
}, { $matching } counted, { $broken } broken.
records-kind = { $game } for { $players }: { $games ->
    [one] one game
   *[other] { $games } games
}
records-won = won by { $seat }
records-drawn = drawn
records-nobody = won by nobody
records-unfinished = unfinished
records-actions = actions: { $least } to { $most }, mean { $mean }, median { $middle }
records-turns = turns: { $least } to { $most }, mean { $mean }, median { $middle }
records-names = players
records-name = { $won } won of { $games }

## marchstone review. Chances are in percent, changes in points.

review-game = Game { $number }: { $game }, { $actions } actions
review-start = start
review-luck = luck
review-own = decisions
review-others = others
review-end = end
review-mistakes = mistakes
review-mistakes-of = { $mistakes } of { $decisions } decisions
review-no-mistakes = No mistake is larger than the error of its estimate.
review-moments = Key moments ({ $mistakes ->
    [one] one mistake
   *[other] { $mistakes } mistakes
}):
review-moment = { $number }. { $seat } plays { $played } ({ $chance }%), better is { $better } ({ $best }%): gives away { $cost }
review-why-better = { $action } (better): { $why }
review-why-played = { $action } (played): { $why }
review-expected = expected continuation: { $line }
review-summary = All games, mean per game:
review-player = { $name } ({ $games ->
    [one] one game
   *[other] { $games } games
})
review-theme = { $theme }: { $mistakes ->
    [one] one mistake
   *[other] { $mistakes } mistakes
}, { $cost } points per game
review-other = Other

## Why play and replay cannot begin

play-game = Unknown game “{ $game }”. Available: { $known }; the first letters of a name are enough.
play-lesson = Unknown lesson “{ $lesson }”. Available: { $known }.
play-options = --options takes a JSON object, for instance {"{"}"tactics":true{"}"}.
play-rounds = { $game } is not played in matches of several rounds.
play-seat = Nobody called “{ $name }” can sit there. --seats takes me, names, and the levels { $levels }.
play-seat-level = “{ $name }” is not a level; did you mean { $level }? For a person of that name, choose another spelling.
play-other-game = { $file } is a game of { $found }, not of { $game }. Choose another file with --save.
play-no-folder = The directory { $folder } does not exist. Create it, or choose another file with --save.
play-no-record = { $file } has no record { $number }.
play-no-terminal = Not a terminal; use --plain.

## Why think, arena and perft cannot begin

input-game = Unknown game “{ $game }”. Available: { $known }.
input-position = This is not a position. { $why }
input-position-game = A position begins with its game: { $tags }. There is no game “{ $tag }”.
input-position-canonical = A position is written in one way only; this one is written: { $canonical }
input-seed = A seed is 64 hexadecimal digits.
input-no-seed = The system provided no seed: { $why }
input-bot = Unknown bot “{ $bot }”. Available: random, greedy, lookahead, ismcts:1000 (iterations), ismcts:50ms, plain:1000 (without knowledge), net (learned), net~50 (choosing more freely), net:200 or net:40ms (with search), net+ (as long as it may), policy (trained to choose directly), policy:200, policy:40ms or policy+ (with search), and the levels { $levels }.
input-two = A duel needs two different bots.
input-over = The game is over: there is nothing to think about.
input-file = The file { $file } cannot be written: { $why }

## marchstone arena: games that the program of a bot lost by a failure

arena-forfeits = { $bot } forfeited { $games ->
    [one] one game
   *[other] { $games } games
}. The first time { $why }
arena-stopped = The duel was stopped because of { $bot }.
arena-errors = The last lines of its standard error:
arena-failed-start = the program did not start: { $why }
arena-failed-ended = the program ended without an answer ({ $status }).
arena-failed-late = there was no answer within { $ms } ms.
arena-failed-long = it wrote a line of more than { $bytes } bytes.
arena-failed-answer = its answer was not an object with an “action”: { $text }
arena-failed-question = it answered another question, number { $text }.
arena-failed-illegal = it chose “{ $text }”, which is not legal.
arena-failed-unasked = it wrote a line without being asked, or answered twice: { $text }

## marchstone think

think-action = { $seat } plays { $action }
think-value = expected to win { $share }% after { $looks ->
    [one] one simulation
   *[other] { $count } simulations
}; it expects { $line }
think-choice = choice
think-attention = attention
think-worth = value

## marchstone serve: the greeting. The first line ends with the address: programs read it there.

serve-set = The table is set: { $url }
serve-open = Open this address in a browser to play, with friends or against bots.
serve-also = It is also at { $urls }.
serve-programs = Programs find the API at { $url }/api/docs.
serve-kept = Everything is stored in { $file }.
serve-kept-postgres = Everything is stored in a PostgreSQL database.
serve-stop = Ctrl-C stops the server; nothing is lost.

## Why nothing is served

serve-config-unreadable = The settings in { $file } cannot be read: { $why }
serve-config-wrong = The settings in { $file } are not understood. { $why }
serve-log = “{ $filter }” is not a filter for logs: { $why }
serve-address = The server cannot listen on { $address }: { $why }
serve-database = The database failed: { $why }
serve-database-old = The database could not be brought up to date: { $why }
serve-database-unreadable = The database holds something unreadable: { $why }
serve-database-none = “{ $database }” is not a database: give the path of a file, or postgres://…
serve-database-no-answer = PostgreSQL at { $host } did not answer within { $seconds } seconds: { $why }. Start it, or correct --database.
serve-database-closed = The database is closed.
serve-file-not-a-database = { $file } is not a database. Choose another file with --database, or move this one away.
serve-file-cannot-open = The database { $file } cannot be opened: { $why }. Its directory must exist, and the server must be allowed to write to both.
serve-file-in-use = Another server (process { $process }) uses the database { $file }. Stop it, or choose another file with --database.
serve-system = The system does not let the server run: { $why }

## marchstone health

health-unreachable = No server answers at { $address }: { $why }
health-unhealthy = The server at { $address } is not healthy: { $answer }
