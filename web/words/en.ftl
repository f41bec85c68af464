### The client's own texts, in English. What the rules say comes from games/*/words.

## Everywhere

skip = Skip to the content
loading = One moment…
close = Close
cancel = Cancel
copy = Copy
copied = Copied.
share = Share
more = More
try-again = Try again
go-home = To the first page
percent = { $value } %
page-failed = This page did not come
page-failed-help = It could not be fetched. Perhaps the connection is down, or there is a new version; loading the page again helps in both cases.
missing-title = There is nothing here
missing-text = The address may be mistyped, or what was here is gone.
server-away = The server does not answer
server-away-help = Your games are safe. Please check your connection, or come back in a minute.

title-home = Play
title-replay = Replay
title-person = Player
title-ladders = Rankings
title-account = Account
title-settings = Settings
title-rules = Rules
title-missing = Not found

nav = Main
nav-rules = Rules
nav-ladders = Rankings
nav-settings = Settings
nav-account = Account
footer-about = A digital table for board games. The games belong to their authors and publishers; all words and pictures here are our own.
footer-api = For programmers
footer-version = Version { $version }

## Games, and what can be chosen

game-schotten-totten = Schotten Totten
    .lead = Two clans, nine boundary stones. Three cards on each side decide who owns one.
game-lords-of-scotland = Lords of Scotland
    .lead = Raise an army from the clans and win supporters, skirmish by skirmish.
game-bergues = Bergues
    .lead = A race on the ramparts: fetch your fortress and carry it home.

players-range = { $min ->
    [2] { $max ->
        [2] For two
       *[other] For two to { $max }
    }
   *[other] { $min }–{ $max } players
}
players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
rounds = { $count ->
    [1] a single game
   *[other] { $count } rounds
}
rated = rated
unrated = friendly

option-first = Who begins
option-first-random = drawn by lot
option-first-me = you
option-by-players = depends on the number of players

option-schotten-totten-edition = Edition
    .help = The editions differ in small things, above all in when you may claim a stone.
option-schotten-totten-edition-2016 = 2016: claim after you have played
option-schotten-totten-edition-classic = classic edition
option-schotten-totten-tactics = Tactic cards
    .help = Ten special cards in a pile of their own: jokers, spies, fog and traitors.
option-schotten-totten-expert = Expert rule
    .help = Stones can be claimed only at the start of your turn, before you play a card.

option-lords-of-scotland-bruce = Bruce cards
    .help = Two more cards that join every bloodline.
option-lords-of-scotland-activation = When powers work
    .help = Which clans may use their power when they are mustered.
option-lords-of-scotland-activation-lowest = only the lowest strength on the table
option-lords-of-scotland-activation-bloodline = the lowest of each bloodline
option-lords-of-scotland-target = Points to win

option-bergues-variant = Version
option-bergues-variant-classic = classic
option-bergues-variant-junior = junior, simpler and quicker
option-bergues-towers = Towers between two gates
option-bergues-pickup = Taking up the fortress
option-bergues-pickup-exact = by ending a move on its gate
option-bergues-pickup-pass = walking past its gate is enough
option-bergues-tiles = Tiles
option-bergues-tiles-pairs = six symbols, every pair once
option-bergues-tiles-quartets = seven symbols, each four times

level-lamb = Lamb
    .help = Very gentle: for the first games.
level-drover = Drover
    .help = Plays sensibly and makes mistakes.
level-piper = Piper
    .help = Looks ahead. A good match for experienced players.
level-laird = Laird
    .help = Takes its time and plays as well as it can.
bot-of-level = Bot: { $level }

clock-none = no clock
clock-minutes = { $minutes } min
clock-seconds = { $seconds } s
clock-with-increment = { $base } + { $increment } s a turn
clock-days = { $days ->
    [one] { $days } day a turn
   *[other] { $days } days a turn
}
clock-own = something else…
clock-own-minutes = Minutes at the start
clock-own-seconds = Seconds for each turn
clock-left-days = { $days } days
clock-of = Time of { $name }: { $left }

## The first page

home-title = Sit down and play
home-lead = Three fine card and board games, with a friend, with anyone, or with a bot that does not cheat.
home-play = Play now
home-starting = Dealing…
home-play-help = Schotten Totten against a bot. No form, no account.
my-games = Your games
choose-title = Set up a table
choose-game = Game
choose-with = With whom?
with-bot = A bot
    .help = It begins at once.
with-friend = A friend
    .help = You get a link to pass on. Whoever opens it can sit down.
with-anyone = Anyone
    .help = You join an open table with the same rules, or wait at a new one.
with-link = A person with the link
choose-players = Players
choose-level = How strong?
choose-rules = Rules
choose-rounds = Rounds
choose-rounds-help = A match of several rounds is decided by points.
choose-more = Clock and more
choose-clock = Time to think
choose-open = Show it in the lobby
choose-open-help = Then not only your friend can sit down.
choose-rated = Count it for the rankings
choose-rated-help = Only among people with an account, without bots.
choose-rated-account = For this everyone needs an account.
choose-spectators = Others may watch
choose-chat = Players can talk
read-rules = The rules of { $game }
go-bot = Play
go-friend = Make the table
go-anyone = Find someone
lobby-title = Open tables
lobby-empty = Nobody is waiting right now. Set up a table, and show it here.
lobby-watch = Being played
status-waiting = waiting
status-between = next round
your-turn = Your turn

## Seats

seat-free = Free seat
seat-waits = nobody yet
seat-letter = Seat { $seat }
seat-numbered = { $name } ({ $seat })
is-bot = bot
is-program = program
is-here = here
is-away = away
is-you = you
is-gone = a bot goes on
is-ready = ready
is-getting-ready = getting ready
winner = Winner
points = points
score-of = Score of { $name }
sit-here = Sit here
sit-help = There is a free seat. You need no account.
stand-up = Stand up
close-table = Close the table
invite-title = Invite someone
invite-help = Pass this link on. Whoever opens it can sit down at once, without an account.
invite-share = A game of { $game }?
invite-link = Link to this table
invite-qr = Show as a code for a camera
qr-label = The link as a square code
waiting-for = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
dealing = All are here. The cards are being dealt…

## At the table

connecting = Going to the table…
reconnecting = The connection is gone. Connecting again… Nothing is lost.
no-table = There is no such table
aborted = The game was called off
aborted-help = It does not count. Set up a new one whenever you like.
turn-of = { $name } is thinking…
round-of = Round { $round } of { $rounds }
spectators = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
}
log = Moves
log-empty = Nothing has happened yet.
chat = Talk
chat-empty = Nothing was said yet.
chat-off = There is no talk at this table.
chat-placeholder = Say something
chat-send = Say
log-and-chat = Moves and talk
unread = new
mute = Do not hear { $name }
unmute = Hear { $name } again
hint = Hint
hint-chance = With this the bot sees your chances at { $chance }.
hint-others = It also considered:
takeback = Take back
offer-draw = Offer a draw
abort = Call off
resign = Resign
rules = Rules
help = Help
help-about = About what?
help-keys = Keys
accept = Accept
decline = Decline
ask-draw = { $name } offers a draw.
asked-draw = You have offered a draw.
ask-takeback = { $name } asks to take a move back.
asked-takeback = You have asked to take a move back.
sure-resign = Give up this game?
    .help = It counts as lost.
    .yes = Resign
sure-draw = Offer a draw?
    .help = If your opponents accept, the game ends without a winner.
    .yes = Offer a draw
sure-abort = Call the game off?
    .help = It has hardly begun, so it will not count.
    .yes = Call off
game-over = The game is over
round-over = Round { $round } is over
result-won = You have won!
result-lost = You have lost
result-drawn = A draw
rematch = Play again
rematch-asked = Waiting for the others
rematch-wanted = Wants to play again: { $names }
to-rematch = To the next game
replay = Replay
fair-check = Was it fair?
next-round = Next round
waiting-others = Waiting for the others…

key-help = These keys
key-rules = The rules
key-log = The moves
key-chat = Say something
key-hint = A hint, where there are any
key-tab = To the next thing that can be chosen
key-enter = Choose it
key-escape = Take the last choice back, or close what is open

## What happened

news-opened = The table was opened.
news-sat = { $name } sits down.
news-left = { $name } stands up.
news-started = The cards are dealt.
news-acted = { $name }: { $action }
news-resigned = { $name } resigns.
news-out-of-time = { $name } has run out of time.
news-draw-offered = { $name } offers a draw.
news-draw-answered-yes = { $name } accepts the draw.
news-draw-answered-no = { $name } declines the draw.
news-takeback-asked = { $name } asks to take a move back.
news-takeback-answered-yes = { $name } allows it. The move is taken back.
news-takeback-answered-no = { $name } does not want it taken back.
news-aborted = The game is called off.
news-rematch-wanted = { $name } wants to play again.
news-rematch = There is a new table.
news-resumed = The server was away for a moment. The clocks stood still.
outcome-won = { $name } has won.
outcome-won-resigned = { $name } has won, as the others gave up.
outcome-won-time = { $name } has won on time.
outcome-draw = The game is drawn.
outcome-draw-agreed = A draw, as agreed.
outcome-nobody = Nobody has won.

## What is to be done, for games that do not say it themselves

phase-choose = Choose what to do
phase-ls-flip = Turn one of the face-down recruits face up
phase-ls-act = Take a recruit or muster a clan
phase-ls-power = Use the power of { $power }, or not
phase-ls-muster = Muster one more clan
phase-ls-claim = { $count ->
    [one] Claim a supporter
   *[other] Claim { $count } supporters
}
phase-bg-path = Choose an empty path to fill
phase-bg-flipN = Turn over a tile for the north path
phase-bg-flipS = Turn over a tile for the south path
phase-bg-use = Choose the path that moves your own guard
phase-bg-winoc = Winoc! Put your guard on any space
phase-bg-move = { $guard ->
    [y] Choose a direction for the yellow guard: { $steps } to go
    [w] Choose a direction for the white guard: { $steps } to go
    [g] Choose a direction for the green guard: { $steps } to go
   *[r] Choose a direction for the red guard: { $steps } to go
}

## Things, and touching them

card-clan = { $colour } { $value }
card-down = a card face down
card-down-known = { $card }, face down
your-hand = Your hand
hand-of = Hand of { $name }
position = Position
choices = What you can do
choose-this = Choose
touched = Chosen: { $what }
take-back-touch = Back
nothing-here = nothing yet
touch-stone = Stone { $number }
touch-claim = Claim stone { $number }
touch-pile-clan = Draw a clan card
touch-pile-tactic = Draw a tactic card
touch-discard = Discard it
touch-end = Finish your turn
touch-pass = Pass
touch-row = Recruit { $number }
touch-supporter = Supporter { $number }
touch-army = { $name }: clan { $place }
touch-up = Muster face up
touch-down = Muster face down
touch-skip = Do not use it
touch-power = Use the power
touch-power-o = Draw a card
touch-power-m = Muster another clan
touch-power-d = Let it stay on the table
touch-power-c = Let it claim two supporters
touch-power-b = Let it join every bloodline
touch-path-N = North path
touch-path-S = South path
touch-tile = Tile { $number }
touch-way-cw = Clockwise
touch-way-ccw = Counter-clockwise
touch-space = Space { $number }
face-a = diamond
face-b = circle
face-c = triangle
face-d = square
face-e = star
face-f = cross
face-g = moon
face-n = neutral

board-ls-army-of = Army of { $name }
board-ls-holds = { $held } in hand · { $won } won
board-ls-supporters = Supporters
board-ls-recruits = Recruits
board-ls-piles = draw pile { $draw } · discard { $discard }
board-bg-rampart = Rampart
board-bg-path-north = North path
board-bg-path-south = South path
board-bg-centre = Town centre
board-bg-tile = Tile { $number }, { $face }
board-bg-gate = { $gate } gate, space { $number }
board-bg-guard = { $guard ->
    [y] yellow guard
    [w] white guard
    [g] green guard
   *[r] red guard
} ({ $name ->
    [nobody] nobody’s
   *[other] { $name }
})
board-bg-guard-carries = { board-bg-guard } with its fortress
board-bg-fortress = { $guard ->
    [y] yellow fortress
    [w] white fortress
    [g] green fortress
   *[r] red fortress
}
board-bg-nobody = nobody
board-st-owned = owned by { $name }
board-st-piles = Piles
board-st-piles-left = clan cards { $clans } · tactic cards { $tactics } · discarded { $discard }

## Why something was not done

problem-unknown = This did not work.
problem-unreachable = The server cannot be reached. Please check your connection.
problem-stale = The table had already moved on. Please look again.
problem-no-table = The link may be mistyped, or the table was closed long ago.
problem-not-found = It is not there, or no longer.
