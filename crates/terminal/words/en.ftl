### Texts of the terminal client, in English. web/words has those that it shares with the browser client, words/<game>
### those of each board.

## Everywhere

term-title = Marchstone
term-home-lead = What would you like to do?
term-quit = Quit
term-back = Back
term-yes = yes
term-no = no
term-not-understood = I did not understand that. Please try again.
term-too-small = This window is too small: { $width } × { $height }. Please make it at least { $leastwidth } × { $leastheight }, or use --plain.
term-busy = One moment…

## The start

term-new = New game: { $game }
term-resume = Go on: { $game } with { $names } ({ $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}, { $date })
term-learn-lead = Short lessons at a real table. You play, and you are told why.
term-online = Play on a server…
term-server-of = Server: you are { $name }

## Setting up

term-setup = New game: { $game }
term-setting = { $name }: { $value }
term-setup-help = Choose a line to change it.
term-person = { $name }, at this screen
term-player = Player
term-name-of = Name of seat { $seat }

## At a server

term-mine = Your table: { $table }
term-sit = Free seat: { $table }
term-watch = Watch: { $table }
term-invited = Join by link…
term-refresh = Refresh
term-invite = Invite others with this link: { $link }

## Something has to be typed

term-ask-server = The address of the server, or a link to a table:
term-ask-link = The link to the table:
term-ask-speech = What would you like to say?
term-ask-name = The name:
term-ask-number = A number:
term-ask-step = Go to which move?

## At the table

term-leave = Leave the table
term-leave-saved = Leave the table (the game is saved)
term-explain = Explain something
term-explain-which = What would you like explained?
term-look = The table in words
term-thinking = One moment: a bot is thinking about it…
term-no-hint = There are no hints at this table now.
term-nothing-to-explain = There is nothing to explain yet.
term-no-key = The key { $key } does nothing here. ? shows the keys.
term-cover = { $name }, it is your turn.
term-cover-help = The table is covered, so that nobody sees another player’s hand. Take your seat, then go on.
term-uncover = I am { $name }: show the table
term-kept = Saved in { $path }
term-chosen = Chosen: { $what }
term-accept-draw = Accept the draw
term-decline-draw = Decline the draw
term-accept-takeback = Allow the takeback
term-decline-takeback = Do not allow the takeback
term-more = more…
term-of = { $at } of { $length }

## Boards

term-hand = Hand of { $name }: { $cards }
term-scores = Scores: { $scores }
term-hidden = { $count ->
    [one] { $count } hidden
   *[other] { $count } hidden
}

## Keys

term-keys-table = arrows, Tab: choose · Enter: select · Esc: back · O: more · ? help · Q: leave
term-enter-next = Enter: the next round
term-enter-over = Enter: what next? · Q: leave
term-enter-lesson = Enter: go on
term-keys-menu = arrows: choose · Enter: go · Esc: back · Q: quit
term-keys-text = arrows, Page up, Page down: read · Esc: close
term-keys-entry = Enter: done · Esc: cancel
term-keys-replay = → next · ← back · Home, End · T: turn the table · O: more · Q: quit
term-keys-lesson = arrows, Tab: choose · Enter: select, go on · H: show me · O: more · Q: leave
term-rule = { $reason } (Rule { $rule }; R opens the rules.)
term-help-title = Keys
term-help-arrows = arrow keys, Tab | go to the next thing that can be chosen
term-help-enter = Enter, Space | choose it
term-help-label = the letter or digit beside a thing | choose it at once
term-help-mouse = mouse click | the same
term-help-escape = Esc | undo the last choice, or close what is open
term-help-hint = H | a hint, where there are any
term-help-explain = E | explain something on the table: what do the rules say about it, and why?
term-help-log = L | everything that happened
term-help-aid = A | the player aid: formations, powers, symbols
term-help-rules = R | the rules
term-help-words = W | the table in words
term-help-more = O | everything else: resign, offer a draw, chat, …
term-help-leave = Q | leave the table; the game is saved and can go on later
term-help-marks = Signs: [ ] can be chosen, » « has been chosen, * * the hint, ‹ › the last move.
term-help-plain = Type the number of a line, or its first letters, or a move in notation.
term-help-plain-words = These words always work: ? (what can I do), board, aid, log, help, back, wait, quit.

## Plain lines

term-choose = Your choice:
term-no-such = There is no “{ $text }” here. Type one of the numbers, or ? to see them again.
term-over-input = The input has ended.
term-left-saved = The game is saved in { $path }. “marchstone play” goes on with it.
term-left-file = The game is saved in { $path }. Go on with: marchstone play --save { $path }
term-plain-opening = Answer with the number of a line, or its first letters. ? repeats the choices, help explains more.
term-connection-lost = The connection is gone. Reconnecting; nothing is lost.
term-connection-back = Connected.

## Replays

term-replay-to = Go to a move…
term-game-before = The previous record
term-game-after = The next record
term-no-more-records = There are no more records in this file.
term-record-number = Record { $number }

## Why something was not done

term-not-saved = The move could not be written to the disk, so it was not made. Please free some space and try again.
term-no-place = There is no place to save the game. Use --save FILE.
term-game-busy = Another program has this game open: { $what }
term-game-broken = This game cannot go on: { $what }

## Puzzles

term-puzzles-help = Type the number of a move, or q to leave.
term-puzzles-next = Enter: the next puzzle · q: leave
