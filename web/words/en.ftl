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
go-home = To the start page
percent = { $value }%
page-failed = This page failed to load
page-failed-help = Perhaps the connection is down, or there is a new version; reloading the page helps in both cases.
missing-title = There is nothing here
missing-text = The address may be mistyped, or the page is gone.
server-away = The server is not responding
server-away-help = Your games are safe. Please check your connection, or come back in a minute.

title-home = Play
title-replay = Replay
title-person = Player
title-ladders = Rankings
title-account = Account
title-settings = Settings
title-rules = Rules
title-learn = Learn to play
title-study = Study board
title-puzzles = Puzzles
title-style = Style guide
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
        [2] For 2
       *[other] For 2 to { $max }
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
    .help = Ten special cards in a pile of their own: Jokers, a Spy, a Mud Fight, a Traitor and more.
option-schotten-totten-expert = Expert rule
    .help = Stones can be claimed only at the start of your turn, before you play a card.

option-lords-of-scotland-bruce = Bruce cards
    .help = Two more cards, which can join every bloodline.
option-lords-of-scotland-activation = When powers work
    .help = Which clans may use their power when they are mustered.
option-lords-of-scotland-activation-lowest = when no face-up clan is weaker
option-lords-of-scotland-activation-bloodline = when none of its bloodline is weaker or equal
option-lords-of-scotland-target = Strength to win

option-bergues-variant = Version
option-bergues-variant-classic = classic
option-bergues-variant-junior = junior, simpler and quicker
option-bergues-towers = Towers between two gates
option-bergues-pickup = Taking up the fortress
option-bergues-pickup-exact = by ending a move where it stands
option-bergues-pickup-pass = walking past it is enough
option-bergues-tiles = Tiles
option-bergues-tiles-pairs = six symbols, every pair once
option-bergues-tiles-quartets = seven symbols, each four times

level-lamb = Lamb
    .help = Very gentle: for your first games. In Bergues it soon forgets tiles.
level-drover = Drover
    .help = Plays sensibly and makes mistakes. In Bergues it forgets tiles after a while.
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
clock-left-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
clock-of = { $name }’s time: { $left }

## The first page

home-title = Sit down and play
home-lead = Three fine card and board games to play with a friend, with anyone, or against a bot that does not cheat.
home-play = Play now
home-starting = Dealing…
home-play-help = Schotten Totten against a bot. No form, no account.
home-play-game = Play { $game } against a bot
home-learn = New here? Learn to play in ten minutes
my-games = Your games
choose-title = Set up a table
choose-game = Game
choose-with = Play with
with-bot = A bot
    .help = It begins at once.
with-friend = A friend
    .help = You get a link to pass on. Anyone who opens it can sit down.
with-anyone = Anyone
    .help = You join an open table with the same rules, or wait at a new one.
with-link = A person with the link
choose-players = Players
choose-level = How strong?
choose-rules = Rules
choose-rounds = Rounds
choose-rounds-help = A match of several rounds is decided by points.
choose-match = A match of { $count } rounds, so that nobody has the advantage of the first move. “Rules” below changes that.
choose-more = Clock and more
choose-clock = Time to think
choose-open = Show it in the lobby
choose-open-help = Then others can sit down, too, not only your friend.
choose-rated = Count it for the rankings
choose-rated-help = Only between people with accounts, without bots.
choose-rated-account = Everyone needs an account for this.
choose-rated-clock = The game needs a clock for this.
choose-spectators = Others may watch
choose-chat = Players can chat
read-rules = The rules of { $game }
go-bot = Play
go-friend = Open the table
go-anyone = Find someone
lobby-title = Open tables
lobby-empty = Nobody is waiting right now. Set up a table and show it here.
lobby-watch = Games to watch
lobby-watch-it = Watch
lobby-watch-empty = Nobody is playing where others may watch.
lobby-join = Sit down
lobby-none-match = No table fits this choice.
lobby-filter-game = Game
lobby-filter-kind = Kind
lobby-all-games = all games
lobby-kind-all = all kinds
lobby-kind-friendly = friendly
lobby-kind-rated = rated
status-waiting = waiting
status-between = next round
your-turn = Your turn

## Seats

seat-free = Free seat
player-deleted = Deleted player
seat-waits = nobody yet
seat-letter = Seat { $seat }
seat-numbered = { $name } ({ $seat })
bot-named = { $level } { $seat ->
    [A] Ailsa
    [B] Brodie
    [C] Catriona
    [D] Duncan
   *[other] Effie
}
is-bot = bot
is-program = program
is-here = here
is-away = away
is-you = you
is-gone = a bot has taken over
is-ready = ready
is-getting-ready = getting ready
winner = Winner
points = points
score-of = Score of { $name }
sit-here = Sit here
sit-help = There is a free seat. You don’t need an account.
sit-account = This game counts for the rankings, so you need an account to sit down.
sit-account-keeps = It takes a name and a password, and keeps the games you have played as a guest.
sit-account-make = Create an account
stand-up = Stand up
close-table = Close the table
invite-title = Invite someone
invite-also = Or invite someone
invite-help = Pass this link on. Anyone who opens it can sit down at once, without an account.
invite-help-rated = Pass this link on. The game counts for the rankings, so the other players need an account.
invite-share = A game of { $game }?
invite-link = Link to this table
invite-qr = Show as a code for a camera
qr-label = The link as a square code
waiting-for = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
dealing = Everyone is here. The cards are being dealt…
seeking-title = Looking for someone
seeking-lobby = Your table is in the lobby, where everyone sees it.
seeking-starts = The game starts automatically as soon as someone sits down.
seeking-elsewhere = You may leave this page: a line at the top of every page says when it begins.
seeking-bot = Play a bot meanwhile
seeking-notify = Notify me
seeking-still = Looking for someone to play { $game } with…
seeking-begun = Someone has sat down: your game of { $game } has begun.
seeking-go = To the game

## At the table

connecting = Joining the table…
reconnecting = The connection is gone. Reconnecting… Nothing is lost.
offline = You are offline. Nothing is lost: the game goes on as soon as the network is back.
sending-later = Your move will be sent as soon as the connection is back.
no-table = There is no such table
aborted = The game was called off
aborted-help = It does not count. Set up a new one whenever you like.
rules-older = This game was set up before the rules last changed. It is played to its end by the rules it began with.
rules-closed = The rules have changed since this game began, and it cannot be replayed any more. It does not count, and no rating changes.
turn-of = { $name } is thinking…
round-of = Round { $round } of { $rounds }
spectators = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
}
log = Moves
log-empty = Nothing has happened yet.
happened = What just happened
happened-open = Show all moves
happened-next = Next
happened-next-help = { $count ->
    [one] One more move of a bot is waiting.
   *[other] { $count } more moves of bots are waiting.
}
chat = Chat
chat-empty = No messages yet.
chat-off = There is no chat at this table.
chat-placeholder = Write a message
chat-send = Send
log-and-chat = Moves and chat
unread = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
}
mute = Mute { $name }
unmute = Unmute { $name }
hint = Hint
hint-chance = The bot rates your chances with this move at { $chance }.
hint-others = It also considered:
hint-thinking = The bot is thinking…
takeback = Take back
takeback-confirm = With “Confirm my moves” in the settings you can undo a move before it counts.
offer-draw = Offer a draw
abort = Call off
resign = Resign
rules = Rules
aid = Player aid
rule-link = Rule { $rule }
help = Help
help-about = About what?
help-keys = Keys
help-signs = Signs
accept = Accept
decline = Decline
ask-draw = { $name } offers a draw.
asked-draw = You have offered a draw.
ask-takeback = { $name } asks to take a move back.
asked-takeback = You have asked to take a move back.
sure-resign = Resign this game?
    .help = It will count as a loss.
    .yes = Resign
sure-draw = Offer a draw?
    .help = If your opponents accept, the game ends without a winner.
    .yes = Offer a draw
sure-abort = Call the game off?
    .help = It has hardly begun, so it will not count.
    .rated = It will not count, but you can call off only three rated games a day.
    .yes = Call off
away = { $names } left the game two minutes ago or more.
away-help = You can claim the win, call the game off so that it does not count, or wait.
claim-win = Claim the win
claim-call-off = Call the game off
sure-claim = Claim the win?
    .help = The player who left loses the game.
    .yes = Claim the win
sure-call-off = Call the game off?
    .help = The other player left, so it will not count.
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
result-standings = Final standings
result-deciding = What decided it
result-next = What next?
again-level = Against { $level }
picture = Picture
picture-title = The final board as a picture
picture-save = Save
picture-share = Share
picture-alt = { $game }: { $result }
picture-failed = This browser could not draw the picture.

keys-everywhere = Everywhere at the table
keys-board = On the board, while it has the focus
key-help = These keys
key-aid = Show the player aid
key-rules = The rule book
key-log = The moves
key-chat = Write a message
key-hint = A hint, where there are any
key-next = The next move of a bot, when bots play step by step
key-tab = Go to the next thing that can be chosen
key-enter = Choose it
key-escape = Undo the last choice, or close what is open

## What happened

news-opened = The table was opened.
news-sat = { $name } sits down.
news-left = { $name } stands up.
news-started = The game begins.
news-acted = { $name }: { $action }
news-resigned = { $name } resigns.
news-out-of-time = { $name } has run out of time.
news-abandoned = { $name } has left the game.
news-draw-offered = { $name } offers a draw.
news-draw-answered-yes = { $name } accepts the draw.
news-draw-answered-no = { $name } declines the draw.
news-takeback-asked = { $name } asks to take a move back.
news-takeback-answered-yes = { $name } allows it. The move is taken back.
news-takeback-answered-no = { $name } does not want it taken back.
news-aborted = The game is called off.
news-rematch-wanted = { $name } wants to play again.
news-rematch = There is a new table.
news-resumed = The server was unavailable for a moment. The clocks were stopped.
outcome-won = { $name } has won.
outcome-won-resigned = { $name } has won by resignation.
outcome-won-time = { $name } has won on time.
outcome-won-abandoned = { $name } has won, since the other side left.
outcome-draw = The game is drawn.
outcome-draw-agreed = Draw by agreement.
outcome-nobody = Nobody has won.

## What is to be done, for games that do not say it themselves

phase-choose = Choose what to do
phase-ls-power = { $power }: { $effect }
phase-ls-claim = { $count ->
    [one] Claim a supporter
   *[other] Claim { $count } supporters
}
phase-bg-flipN = Turn over a tile for the north path
phase-bg-flipS = Turn over a tile for the south path
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
position = Position
choices = What you can do
touched = Chosen: { $what }
take-back-touch = Back
nothing-here = nothing yet
touches-hand = Your hand
generic-remarks = What the rules say
generic-hidden = { $count ->
    [one] 1 hidden
   *[other] { $count } hidden
}
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
touch-power-d = Keep it for the next skirmish
touch-power-c = Claim two supporters
touch-power-b = Join every bloodline
touch-path-N = North path
touch-path-S = South path
touch-tile = Tile { $number }
touch-way-cw = Clockwise
touch-way-ccw = Counter-clockwise
touch-space = Space { $number }


## Why something was not done

problem-unknown = This did not work.
problem-unreachable = The server cannot be reached. Please check your connection.
problem-stale = The game had already moved on. Please look again.
problem-no-table = The link may be mistyped, or the table was closed long ago.
problem-not-found = It does not exist, or no longer does.
problem-no-person = Perhaps the account was deleted.
problem-not-signed-in = You are no longer signed in here. Reload the page to go on as a guest.
problem-no-spectators = This table does not allow spectators.
problem-not-seated = You are not seated at this table.
problem-already-seated = You are already seated at this table.
problem-table-full = Every seat is taken.
problem-seat-taken = Someone was quicker: that seat is taken.
problem-already-started = The game has begun; this was possible only before.
problem-not-playing = Nothing is being played here now.
problem-not-over = This game is not over yet.
problem-not-host = Only the player who set up the table can do that.
problem-not-your-turn = It is not your turn.
problem-out-of-time = Your time has run out.
problem-seat-retired = You are no longer playing at this table.
problem-already-asked = This has been asked already and is waiting for an answer.
problem-nothing-to-answer = There is nothing left to answer.
problem-nothing-to-take-back = Nothing can be taken back: something new has been revealed since, or someone else has played.
problem-already-offered = You have already offered a draw in this position. Make a move first.
problem-too-late-to-abort = You have made your first move, so you can no longer call the game off. You can resign.
problem-abort-limit = You have called off three rated games today. You can leave this one only by resigning, and that is a loss.
problem-no-claim = Only in rated games with a real-time clock can you claim against a player who left.
problem-not-absent = The other player is here, or has not been away for two minutes yet.
problem-clock-needed = A rated game needs a clock. Choose one, or play without rating.
problem-no-chat = There is no chat at this table.
problem-rules-changed = This game was played by older rules that this server no longer has.
problem-bad-chat-message = That is too long: 300 characters at most.
problem-chat-too-fast = A little slower, please. Wait a few seconds.
problem-rematch-started = The game has already moved to another table.
problem-account-needed = Rated games need an account. It is free and keeps your games.
problem-no-hint = Hints are available only in friendly games against bots, when it is your turn.
problem-bad-name = A name has 2 to 24 letters, digits, - or _, with single spaces between.
problem-name-taken = This name is already taken.
problem-bad-password = A password has 8 to 200 characters.
problem-wrong-credentials = The name or the password is incorrect.
problem-has-account = You already have an account.
problem-no-session = That session had already ended.
problem-no-passkeys = Passkeys cannot be used at this address.
problem-bad-passkey = This passkey did not answer as it should. Please try again.
problem-no-ladder = There is no such ranking.
problem-too-many = That was a bit much at once. Please wait a moment.
problem-too-fast = That was a bit fast. Please wait a moment and try again.
problem-too-slow = Your connection was too slow for this. Please try again.
problem-quota-exceeded = There have been too many messages and requests at this table; it takes no more of them. You can still play.
problem-not-stored = The server could not store this. Nothing was changed; please try again.
problem-shutting-down = The server is restarting. Please try again in a moment.

## Rules

rules-unknown = We do not have the rules of this game.
rules-table = Table
rules-contents = Chapters
rules-games = Games
rules-lead = The rules exactly as they are played here, in our own words, each with its number.
rules-learn = Learn it by playing

## Settings

settings-lead = Stored in this browser only.
settings-language = Language
settings-theme = Colours
settings-system = as the device
settings-day = day
settings-night = night
settings-motion = Animation
settings-motion-full = everything moves
settings-motion-none = nothing moves
settings-pace = Bots play
settings-pace-help = How quickly you see what bots do. It never slows down other people. In a game with a clock, “normal” does not wait.
settings-pace-slow = slowly
settings-pace-normal = normally
settings-pace-fast = fast
settings-pace-step = step by step
settings-sounds = Sounds
settings-sounds-help = A knock for a move, a chime when it is your turn.
settings-notices = Notify me when it is my turn
settings-notices-help = Your browser notifies you while you are doing something else, as long as Marchstone is open in a tab.
settings-notices-refused = Your browser does not allow notifications for this page. You can change that in its settings.
notice-example = You will see a message like this when it is your turn.
notice-turn = { $game }: it is your turn.
settings-tracker = Card tracker
settings-tracker-help = Shows which cards have not been seen yet: nothing that you could not know yourself.
settings-confirm = Confirm my moves
settings-confirm-help = A move is shown first and counts only when you confirm it. Until then you can undo it.

## Rankings and people

ladders-lead = One for each set of rules. Only rated games between people with accounts count.
ladders-order = The score is a cautious estimate: rating − 2 × deviation. To be ranked, you need 10 games against 3 different opponents.
ladders-none = There are no rankings yet.
ladders-which = Ranking
ladder-rank = Place
provisional = provisional
ladder-player = Player
ladder-rating = Rating
ladder-score = Score
ladder-games = Games
ladder-empty = Nobody has played a rated game with these rules yet.
chart-label = Rating in { $name } over { $count } games, from { $first } to { $last }
chart-numbers = As numbers
chart-when = When
is-guest = guest
no-person = There is no such player
person-since = Here since { $date }
person-games = Games
person-no-games = No finished games yet.
person-ratings = Ratings
person-no-ratings = No rated games yet.
person-history = Finished games
person-form = Form
person-form-part = From the latest { $count } games. “Earlier games” below adds more.
person-opponents = Opponents
person-now = Playing now
form-won = W
form-drawn = D
form-lost = L
games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
tally = { $won } won, { $drawn } drawn, { $lost } lost
tally-won = won
tally-drawn = drawn
tally-lost = lost
history-more = Earlier games
history-empty = Nothing here yet.

## Account

account-do = What would you like to do?
register = Create an account
register-help = You keep your name and all your games, and can play rated games. No e-mail address is needed, so choose a password that you will not lose.
registered = Welcome! The account is yours.
sign-in = Sign in
sign-in-help = Sign in to the account you already have.
signed-in = Welcome back.
sign-out = Sign out
signed-out = You are signed out.
to-profile = Profile
name = Name
name-help = 2 to 24 letters, digits, - or _, with single spaces between.
password = Password
password-help = At least 8 characters. A few unusual words make a good one.
password-old = Current password
password-new = New password
password-change-help = At least 8 characters. You will be signed out everywhere else, and your passkeys and tokens will no longer work.
password-changed = Your password has been changed.
save = Save
saved = Saved.
sessions = Where you are signed in
session-browser = A browser
session-current = here
session-end = End
lose-guest = End the only session of a guest?
lose-guest-help = You play as a guest, { $name }. If you end this session, this name and your running games are lost for good. An account keeps them.
passkeys = Passkeys
passkeys-help = With a passkey you sign in with your fingerprint, your face or the lock of your device, without a password.
passkey-add = Add a passkey for this device
passkey-password = Your password, to add a passkey
passkey-other = You confirm this with a passkey that you already have.
passkey-remove = Remove
passkey-use = Sign in with a passkey
passkey-name-first = Write your name first.
tokens = Tokens for programs
tokens-help = With a token a program of yours can play in your name. Treat it like a password.
token-label = What is it for?
token-make = Create a token
token-once = Copy it now: it is shown only once.
data = Your data
data-help = You can download everything that is stored about you, or delete it.
export = Download a copy
delete = Delete everything
delete-sure = Delete your account?
delete-help = Games in progress are resigned. Your name and your messages are erased; your opponents keep the moves of their games. This cannot be undone.
delete-type = To confirm, type your name: { $name }
deleted = Your account has been deleted. You are always welcome as a guest.

## Review

review = Review
review-lead = What was luck, and what could have been played better? Every judgement uses only what the player could see at that moment.
review-start = Review this game
review-go-on = Go on
review-cancel = Stop
review-progress = { $done } of { $all } moves
review-ready = { $mistakes ->
    [0] The review is ready: no mistakes.
    [one] The review is ready: one mistake.
   *[other] The review is ready: { $mistakes } mistakes.
}
review-of = Player
review-chart = Winning chances of { $name }: { $start }% before the deal, { $end }% at the end
review-luck = Luck
review-own = Own decisions
review-others = What the others did
review-sum-start = Start
review-sum-end = End
review-mistakes = Mistakes
review-mistakes-of = { $mistakes } of { $decisions }
review-points = { $points }
review-error = ± { $points }
review-sums = Luck and decisions
review-moments = Key moments
review-moment = Move { $step }: { $points } points given away
review-no-mistakes = No decision was worse than the best one by more than the error of the estimate.
review-none-yet = None so far
review-gives-away = Gives away { $points } points of winning chance (± { $error })
review-better = Better
review-played = Played
review-expected = Expected continuation: { $line }
review-eyes = The table as { $name } saw it

## Puzzles

puzzles-lead = Positions from games of our bots, each with one clearly best move. You see what the player saw, nothing more.
puzzles-schotten-totten-tactics = Schotten Totten with tactic cards
puzzles-day = Puzzle of the day
puzzles-number = Puzzle { $number }
puzzles-solved = { $solved } of { $all } solved
puzzles-theme = Theme
puzzles-grade = Solved from level
puzzles-all = All
puzzles-other = Other
puzzles-beyond = beyond Laird
puzzles-none = There is no such puzzle.
puzzles-task = What is the best move?
puzzles-you = You
puzzles-opponent = Opponent
puzzles-right = Right!
puzzles-wrong = Not the best move
puzzles-best = Best: { $move }, a winning chance of { $chance }
puzzles-yours = Yours: { $move }, { $chance }
puzzles-yours-less = Yours: { $move }, less than { $chance }
puzzles-next = Next puzzle

## Replay

no-replay = There is no replay here
replay-not-over = This game is still being played
to-table = To the table
round-number = Round { $round }
replay-deal = The deal
replay-step = Move
replay-at = Move { $step } of { $length }
replay-first = To the beginning
replay-back = One move back
replay-play = Autoplay
replay-pause = Stop
replay-next = One move forward
replay-last = To the end
replay-turn = Turn the table
replay-link = Link to this move
replay-download = Save the record
print = Print

## Fairness

fair-title = Was the shuffle fair?
fair-how = Before anyone sat down, the server chose a secret and published its fingerprint. Each player’s device then added a random number of its own. The order of the cards follows from all of these together, so neither the server nor a player could choose it. Now that the game is over, the secret is revealed, and your browser has just computed everything again.
fair-unable = This browser can do these calculations only over a secure connection (https).
fair-proved = Proved: the cards you were dealt follow from the promise and the number that this browser noted before the deal.
fair-consistent = Consistent, but not proved: what the server says fits together.
fair-wrong = Something does not fit. This game should not be trusted.
fair-unknown = There is nothing to check here.
fair-missing = Not proved:
fair-limits = This is about the deal. To replay every move by the rules as well, download the record and run “marchstone verify”.
fair-commitment-yes = The secret is the one that was promised before the game.
fair-commitment-no = The secret is not the one that was promised before the game.
fair-commitment-none = There is no secret to check.
fair-seed-yes = Round { $round }: the seed in the record comes from this secret and the players’ numbers.
fair-seed-no = Round { $round }: the seed in the record does not come from this secret and the players’ numbers.
fair-seed-none = Round { $round }: there is no record, so its seed cannot be compared.
fair-record-yes = The record matches the table.
fair-record-no = The record does not match the table.
fair-record-none = There is no record.
fair-deal-yes = Round { $round }: this browser has dealt the cards again from the seed, and they match the replay.
fair-deal-no = Round { $round }: this browser has dealt the cards again from the seed, and they do not match the replay.
fair-deal-none = Round { $round }: this browser could not deal the cards again, so nothing shows that they come from the seed.
fair-remembered-commitment-yes = The promise is the one that this browser saw before the game.
fair-remembered-commitment-no = The promise is not the one that this browser saw before the game.
fair-remembered-commitment-none = This browser noted no promise before the deal, so the server could have chosen its secret later.
fair-remembered-nonce-yes = The number that this browser added was used.
fair-remembered-nonce-no = The number that this browser added was not used.
fair-remembered-nonce-none = No number from this browser was used, so nothing shows that the server did not know the deal in advance.
fair-remembered-deal-yes = Round { $round }: these are the cards that you saw when they were dealt.
fair-remembered-deal-no = Round { $round }: these are not the cards that you saw when they were dealt.
fair-remembered-deal-none = Round { $round }: this browser did not note what you saw when the cards were dealt, so it cannot compare them.
fair-numbers = The numbers, for anyone who wants to check them elsewhere
fair-commitment = Fingerprint of the secret
fair-secret = The secret
fair-nonce = Number added by seat { $seat }
fair-seed = Seed of round { $round }

## The study board

study-position = A position, in notation
study-help = From a replay, from the engine, or written by hand. You play every seat, and see what the player to move sees, or all hands.
study-look = Show it
study-empty = Write a position first.
study-back = One step back
study-ask = Ask the laird
study-open = Show all hands
study-advice = The laird would play { $action } (chances: { $chance }%).
study-nothing = Nothing has been played from here yet.
study-seat = Seat { $seat }
replay-study = Study this position

## The style guide

style-colours = Colours
style-parts = Parts
style-drawings = Drawings
style-toast = Say something
style-choice = A choice

## Texts that several boards share

board-cards-none = nothing yet
board-discard = Discard
board-sign-legal = You can touch it now
board-sign-recent = The last action touched it
board-sign-hint = The hint
board-sign-seal = The seals of the players; the first one is yours
board-sign-count = How many cards are left in a pile
board-discard-count = { $count ->
    [0] empty
    [one] one card
   *[other] { $count } cards
}
board-hand-own = Your hand
board-hand-of = { $name }’s hand
board-do-sending = Sending your move…
board-confirm = Your move: { $move }. Is that right?
board-sending = sending…
board-over-won = You have won!
board-over-lost = { $name } has won.
board-button-back = Undo
board-button-confirm = Confirm
board-button-close = Close
board-not-now = That is not possible now.
board-why-over = The game is over.
board-why-turn = It is { $name }’s turn.
board-why-phase = Not now. { $text }
board-let-go = Undone.
board-tracker = Unseen cards
board-tracker-legend-hand = in hand
board-tracker-legend-table = on the table
board-key-hand = Go to your hand
board-key-tracker = Show or hide the unseen cards
board-key-back = Undo, or close
board-key-touch = Choose or play
board-button-tracker = Unseen cards
board-key-arrows = Move between items
board-key-explain = Explain what has the focus
board-you = You

## Games on this device, and new versions

with-device = On this device
    .help = You pass the device around. The table is covered between turns.
with-here = A person on this device
go-device = Play
choose-at-server = Play on the server
choose-at-server-help = Then there are clocks, others can watch, and you can go on with the game on another device.
local-games = Games on this device
local-finished = { $count ->
    [one] { $count } finished game
   *[other] { $count } finished games
}
local-names = Names
local-player = Player { $number }
local-save = Save as a record
local-delete = Delete
local-delete-sure = Delete this game?
    .help = It is on this device only. Save it as a record first if you want to keep it.
local-import = Open a record
local-only-away = The server cannot be reached. You can still play on this device; these games are kept in your browser.
local-only-site = On this site you play against bots or with others at one device. Your games are kept in your browser.
cover-turn = { $name }, it is your turn.
cover-help = The table is covered, so that nobody sees another player’s hand. Take the device, then go on.
cover-lift = I am { $name }: show the table
needs-server = This needs a server
needs-server-help = This site has no server, so there are no accounts, no rankings and no games with people elsewhere. Everything else works here.
update-ready = A new version is ready. It starts when you next change pages.
update-take = Use it now
update-elsewhere = A game or a review is open in another tab. The new version starts when you have left it.
update-needed = The server has a different version from this page, so this page no longer works with it. No move is lost.
update-load = Load the right version
problem-other-protocol = The server has a different version from this page. Load the page again.
problem-no-server = This site has no server.
problem-no-worker = This browser cannot keep games on this device: it lacks WebAssembly or storage, or it is in private mode.
problem-bad-record = This file is not a record that can be read.
