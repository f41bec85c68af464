### What the lessons of Bergues say, in English. `*strong*`. Keep it short: it stands beside
### a board, on a telephone above it.
###
### A lesson has a title with .lead, and a text for its end. A step has a heading and .text; unless it is only to be
### read, .task and .done; .wrong where a try needs more than a kind word.

## Lessons

tut-lesson-bergues-junior = The junior game
    .lead = Turn tiles, remember them, and walk home.
tut-lesson-bergues = The classic game
    .lead = Two paths, four guards, and the fortress to fetch.
tut-lesson-bergues-paths = The finer points
    .lead = Twin tiles, the empty path, and the exact way home.

tut-end-text-bergues-junior = You know the junior game. Once you know your way round the rampart, the classic game is waiting.
tut-end-text-bergues = You know the way to the fortress and back home. Keep an eye on the guards that nobody plays: they can win too. The next lesson has the finer points.
tut-end-text-bergues-paths = With this lesson and the one before it you know the whole classic game. Tables can choose other tiles, another number of towers, and that walking past the fortress is enough. The few cases that hardly ever come up are in the rules.

## The junior game

tut-bj-ring = Once around the town
    .text = Your yellow guard stands at the *gate of Cassel*, Morag’s green one at hers. The first to walk around the rampart, clockwise, and come home *exactly* wins.
tut-bj-turn = Turning tiles
    .text = In the town centre lie 16 *tiles* with two faces each. Turn them over, one after the other, until one is *neutral* or shows a symbol that you *already turned* in this turn.
    .task = Turn tiles until something stops you.
    .done = That was your turn: your guard walks as many spaces as you turned tiles. Then they go back to the town centre.
tut-bj-round = A short walk
    .text = The longer you find new symbols, the further you go.
    .task = Play two turns. Morag answers.
    .done = Did you watch the tiles? What is face up now was face down before, and the other way round.
tut-bj-neutral = Stopping when you like
    .text = The tile *without a symbol* is neutral on both faces, so it always stops you, and it counts as a step itself. You have turned three tiles.
    .task = Stop with the neutral tile.
    .done = Four tiles, four spaces: on to the gate of Hondschoote.
    .wrong = One tile in the centre has no symbol at all: tile 13.
tut-bj-memory = Remembering
    .text = Morag has just turned four tiles. You saw their other face before, so you know what comes when they are *turned back*. Tile 9, which is marked, is one of them.
    .task = Turn the marked tile: it is safe.
    .done = Quite safe. A good memory takes you further.
    .wrong = Nobody has seen what is under that one. The marked tile is safe.
tut-bj-over = One too many
    .text = Two steps to your gate, and you have turned *two* tiles. But both are new, so you have to go on…
    .task = Turn tiles until something stops you.
    .done = Too many steps: your guard went up to its gate and then *back* by the rest. Only the exact number wins.
tut-bj-home = Home, exactly
    .text = Two more steps! With too many you would have to walk back by the rest. Under *tile 3*, which is marked, is the symbol that you have just turned: it was face up before Morag’s turn.
    .task = Stop with the marked tile.
    .done = The same symbol again: stop, two tiles, two steps, and home. You have won.
    .wrong = That would be a guess. The marked tile, number 3, is certain.

## The classic game

tut-bg-ring = The rampart
    .text = Your yellow guard lives at *Cassel*, but its *fortress* waits at the gate opposite. Fetch it and bring it home. Four guards are under way; nobody plays white and red.
tut-bg-path = Two paths
    .text = In your turn you fill one of two *paths*, north or south. It has to be empty.
    .task = Choose a path.
    .done = This is the path onto which you now turn tiles.
tut-bg-turn = Turning tiles
    .text = Turn tiles over, one after the other. A *neutral* one stops you. So does a symbol that *is already on the path*: that tile moves on to the other path.
    .task = Turn tiles until something stops you.
    .done = Now both paths count: one for you, the other for everybody else.
tut-bg-use = Which path for me?
    .text = A few turns later. One path moves *your* guard, the other one *all others*, by as many spaces as there are tiles. The gate with your fortress is four spaces away.
    .task = Take the path with four tiles.
    .done = Its tiles go back to the town centre. The two in the south are for the others.
    .wrong = Two spaces would not be enough. Take the north path.
tut-bg-fetch = Fetch the fortress
    .text = You choose the direction, too. A guard takes up its fortress when it *ends its move* on the gate opposite.
    .task = Go clockwise, to the gate of Dunkerque.
    .done = Your guard has its fortress now. Half of the way is done.
    .wrong = That leads away from it. The other way round!
tut-bg-others = Then all the others
    .text = The others follow in turn, by the other path. Players choose the direction of their own guards, and *you* choose for guards that nobody plays.
    .task = Send the white guard where you like.
    .done = Careful: a guard without a player can win as well, and then everyone has lost.
tut-bg-send = Make way!
    .text = A guard that *ends* a move on a *tower* where another guard stands sends that one to the nearest gate. On gates there is room for all. Morag’s green guard is three spaces ahead of you.
    .task = Go clockwise, three spaces.
    .done = Green goes back to a gate. That is not a move of its own, so it can neither take up its fortress nor win this way.
    .wrong = That tower is empty. Green stands on the other side.
tut-bg-winoc = Winoc!
    .text = *Six tiles* on one path are a *Winoc*, even if the sixth is neutral. Five lie in the north already, all different.
    .task = Turn the tile without a symbol: it is neutral on both faces.
    .done = Six: Winoc! All tiles go back to the town centre, and nobody else moves.
    .wrong = That one could repeat a symbol. The neutral one, tile 13, is certain.
tut-bg-home = Wherever you like
    .text = With a Winoc you put your guard on *any space you like*. It carries its fortress already…
    .task = Put it on the gate of Cassel.
    .done = Home with the fortress: the game is won at once.
    .wrong = A fine place, but home is better: the gate of Cassel, space 0.

## The finer points

tut-bg-stay = What stays
    .text = Morag has moved her guard by the north path: its tiles are back in the centre. The tiles of the *other* path, which moved all the others, *stay*.
    .task = Try to fill the south path.
    .done = Only an *empty* path can be filled. So the tiles that stay decide which path is the next.
tut-bg-twins = Twins
    .text = The kite lies on *both* paths. What if you turn over another one? The marked tile has a kite below.
    .task = Turn over the marked tile.
    .done = It repeats a symbol here and cannot move on there: both go back to the centre, the new kite and its twin in the south.
    .wrong = The marked tile is the one with a kite below.
tut-bg-empty = The empty path
    .text = Three tiles in the north, none in the south. Your fortress is two spaces away; with three you would walk past it.
    .task = Choose the path with which your guard stays where it is.
    .done = You may choose the empty path. Your guard stays, and all the others go three spaces.
    .wrong = Three spaces lead past the gate with your fortress. This time it is better to stay.
tut-bg-over = Past your own gate
    .text = With its fortress, your guard is *two* spaces from home. Three tiles lie in the north, two in the south. With too many steps it walks on *past* its gate.
    .task = Choose the path that leads home exactly.
    .done = Two tiles, two spaces.
    .wrong = With three spaces you would end up one space behind your gate.
tut-bg-exact = Exactly home
    .text = Now choose the direction.
    .task = Go clockwise, to the gate of Cassel.
    .done = Home with the fortress: won.
    .wrong = That leads away from home.
tut-bg-back = Sent back
    .text = Another game: Morag’s green guard has ended its move on your tower. Yours was sent to the nearest gate, Hondschoote, but *it keeps its fortress*.
    .task = It is your turn. Choose a path.
    .done = You have lost some way, but not your fortress.
tut-bg-back-home = Still won
    .text = You have chosen a path with five tiles, and from Hondschoote it is five spaces to Cassel.
    .task = Go clockwise, to the gate of Cassel.
    .done = Home with the fortress that nobody could take from you.
    .wrong = That is the wrong direction.
