// The controller of a board: selection, touches, hints, gestures, keyboard, focus, sending, overlays, flights, sounds
// and announcements. Each board extends it with what is particular to its game; the components only draw.

import { getContext, setContext, untrack } from 'svelte';
import { namingOf, pieceName, type Naming } from '../../lib/naming.ts';
import { hideReason, showReason } from '../../lib/why.ts';
import type { Annotation, Move, Phrase } from '../../lib/wire.ts';
import type { BoardProps } from '../index.ts';
import { sketch, type Sketch } from './flight.ts';
import { gestures } from './gestures.ts';
import { BoardHooks, type ActedEvent } from './hooks.ts';
import { keyboard, type Keyboard } from './keyboard.ts';
import type { Edge, Overlay } from './overlay.ts';
import { formatPhrase } from './phrase.ts';
import { PlacedPiece } from './placed.ts';
import type { Situation } from './prompt.ts';
import { markTouches, reasonAt } from './reasons.ts';
import { play } from './sound.ts';
import { whatAt } from './targets.ts';
import { touchText } from './touch-text.ts';
import * as touching from './touch.ts';
import type { Words } from './words.ts';

export type { Edge, Landing, Overlay } from './overlay.ts';
export type { ActedEvent } from './hooks.ts';

/** How long a moment is shown when nothing else happens. It can be asked for again. */
const MOMENT_TIME = 15_000;

const CONTEXT = Symbol('board');
/** How long a reason that was asked for stays, in milliseconds. */
const REASON_TIME = 4_000;

/** The controller of the board that this component is part of. */
export const useBoard = <Controller>(): Controller => getContext<Controller>(CONTEXT);

export abstract class BoardController<View, Layout = null, Seat extends string = string> extends BoardHooks<View> {
  /** The elements of the board and of the layer above it in which cards fly. */
  root = $state<HTMLElement>();
  air = $state<HTMLElement>();
  width = $state(0);
  height = $state(0);
  overlay = $state.raw<Overlay | null>(null);
  anchor = $state.raw<HTMLElement | null>(null);
  /** Whether the overlay stays until it is closed; otherwise it goes with the pointer. */
  pinned = $state(false);
  /** What was just decided, shown without being asked for. */
  moment = $state.raw<Overlay | null>(null);
  /** The pieces that the last action touched. */
  recent = $state.raw<ReadonlySet<string>>(new Set());

  /** What is announced of a new moment, together with the action that led to it. */
  #momentText = '';
  /** A complete move that waits for the player to confirm it. */
  proposed = $state.raw<Move | null>(null);
  /** Why the thing that the overlay is about cannot be touched now. */
  reason = $state('');

  #picked = $state.raw<touching.Touches>(touching.NOTHING);
  #sent = $state(false);
  readonly #placed = new PlacedPiece();
  #pickedBeforeDrag: touching.Touches = touching.NOTHING;
  #sketch: Sketch | null = null;
  #shownView: View | null = null;
  #shownAt = 0;
  /** The number of the newest event that was announced. */
  #announced: number | undefined;

  readonly naming = $derived.by((): Naming => namingOf(this.props.state.setup));
  readonly #viewText = $derived.by(() => this.props.state.view);
  /** The view, or null before the deal. */
  readonly parsed = $derived.by(() => (this.#viewText === null ? null : this.parse(this.#viewText)));
  readonly moves = $derived.by((): Move[] => {
    const { state, interactive, busy } = this.props;
    return interactive && !busy && state.view !== null && state.turn === state.me ? state.moves : [];
  });
  /** The touches so far. After a change of the position only those that still begin a move. */
  readonly chosen = $derived.by(() => touching.keep(this.moves, this.#picked));
  readonly possible = $derived.by(() => (this.#sent || this.proposed ? new Set<string>() : touching.next(this.moves, this.chosen)));
  /** The next touch of the hint, if the touches so far agree with it. */
  readonly hinted = $derived.by(() => {
    const { hint } = this.props;
    if (!hint || !this.moves.some((move) => move.action === hint.action)) return null;
    return this.chosen.every((what, index) => hint.touches[index] === what) ? (hint.touches[this.chosen.length] ?? null) : null;
  });

  constructor(private readonly readProps: () => BoardProps) {
    super();
    setContext(CONTEXT, this);
    $effect(() => {
      void this.props.state;
      void this.props.busy;
      this.#sent = false;
    });
    $effect(() => {
      if (!this.props.busy && this.moves.length === 0) this.#picked = touching.NOTHING;
    });
    $effect(() => {
      if (!this.moment) return undefined;
      const timer = setTimeout(() => (this.moment = null), MOMENT_TIME);
      return () => clearTimeout(timer);
    });
    $effect(() => {
      const { at } = this.props.state;
      this.proposed = null;
      // An earlier position, or another one on the study board, has nothing to do with what was just decided.
      if (at < this.#shownAt) this.moment = null;
      this.#shownAt = at;
    });
    $effect(() => {
      void [this.width, this.height];
      this.#placed.fit();
    });
    $effect(() => {
      if (!this.props.busy && !this.#sent && !this.proposed) this.#placed.remove();
    });
    $effect(() => {
      void this.parsed;
      if (this.root) markTouches(this, this.root);
    });
    $effect(() => this.#listen());
    $effect(() => this.#makeForcedMove());
    $effect.pre(() => {
      void this.#viewText;
      if (this.root && untrack(() => this.moving)) this.#sketch = sketch(this.root);
    });
    $effect(() => {
      void this.parsed;
      untrack(() => {
        this.#placed.remove();
        this.#showChange();
      });
    });
    $effect(() => {
      void this.props.last;
      untrack(() => this.#announceEvents());
    });
  }

  // What a board provides, besides the hooks.

  /** The sentence that says what is to be done. */
  abstract readonly text: string;
  abstract readonly layout: Layout;
  protected abstract parse(text: string): View;
  /** The letters, digits and signs of this board. */
  protected abstract shortcuts(): Keyboard['keys'];

  /** A tap on something that cannot be touched now. */
  protected tapIdle(at: HTMLElement): void {
    const about = this.overlayFor(at);
    if (about) this.toggle(about, at);
    else this.refuseTouch(at);
  }
  /** What there is to explain about an element. */
  protected overlayFor(at: HTMLElement): Overlay | null {
    const [kind, of] = touching.split(at.dataset.help ?? '');
    return kind ? { kind, of } : null;
  }
  /** What is announced when a touch was chosen. */
  protected describeChoice(_what: string): string {
    return this.text;
  }
  /** The only move, if it is made without asking. */
  protected forcedMove(): Move | null {
    return touching.forced(this.moves);
  }
  /** Whether the pieces of an action are marked, and whether it is announced: by default not the viewer's own. */
  protected marks(event: ActedEvent): boolean {
    return !(this.props.interactive && event.seat === this.me);
  }
  protected announces(event: ActedEvent): boolean {
    return !(this.props.interactive && event.seat === this.me);
  }
  /** What is announced after the actions of others. */
  protected describeNext(): string[] {
    return this.moves.length ? [this.text] : [];
  }
  // What components read.

  get props(): BoardProps {
    return this.readProps();
  }
  get view(): View {
    return this.parsed!;
  }
  get me(): Seat | null {
    return this.props.state.me as Seat | null;
  }
  /** The seat at the bottom. */
  get bottom(): Seat {
    return (this.props.bottom ?? this.me ?? 'A') as Seat;
  }
  get names(): Record<string, string> {
    return this.props.names;
  }
  get words(): Words {
    return this.props.words;
  }
  /** What the table says of a seat beside its name. */
  get seatNote(): BoardProps['seatNote'] {
    return this.props.seatNote;
  }
  /** The title of the open overlay. */
  get overlayTitle(): string {
    return '';
  }
  /** The title of a moment. */
  titleOf(_about: Overlay): string {
    return '';
  }
  /** The edge and the minimum height of an overlay that does not fit beside its element; null if it fits. */
  along(_board: DOMRect, _at: DOMRect | undefined): Edge | null {
    return null;
  }
  get options(): BoardProps['options'] {
    return this.props.options;
  }
  /** Whether the viewer has something to decide. */
  get live(): boolean {
    return this.possible.size > 0;
  }
  get moving(): boolean {
    return this.options.motion && !matchMedia('(prefers-reduced-motion: reduce)').matches;
  }
  get situation(): Situation<View> {
    const { state, interactive, busy } = this.props;
    const { parsed: view, me, moves, chosen, possible, names } = this;
    return { view, me, moves, outcome: state.outcome, ended: this.ended, chosen, possible, busy: busy || this.#sent, interactive, names };
  }
  /** Whether the table is over, also where the position does not show it: after a resignation, or on time. */
  get ended(): boolean {
    const { status, outcome } = this.props.state;
    return outcome !== null || status === 'over' || status === 'aborted';
  }
  /** The sentence while a move waits to be confirmed. */
  get proposal(): string {
    if (!this.proposed) return '';
    return this.words('board-confirm', { move: this.proposed.touches.map((touch) => this.touchText(touch)).join(' → ') });
  }
  /** The name of a piece by its code. */
  readonly name: (code: string) => string = (code) => pieceName(code, this.naming);
  /** A piece of evidence: a card, or the touch of another thing. */
  readonly pieceText = (piece: string): string => (piece.includes(':') ? this.touchText(piece) : this.name(piece));
  /** What a touch is called on this board. */
  touchText(touch: string): string {
    return touchText(touch, this.names, this.naming, this.props.state.phase);
  }
  format(phrase: Phrase): string {
    return formatPhrase(this.words, phrase, this.names, this.name);
  }
  /** What the rules say about a thing, by its touch. */
  annotationsOf(touch: string): Annotation[] {
    return this.props.state.annotations.filter((annotation) => annotation.touch === touch);
  }
  /** Whether some touch of this kind is possible. */
  canTouch(kind: string): boolean {
    return [...this.possible].some((what) => what.startsWith(`${kind}:`));
  }

  // What components and subclasses do.

  show(about: Overlay | null, at: HTMLElement | null = null, stays = true): void {
    hideReason();
    this.reason = (about && at && reasonAt(this, at)) || '';
    this.overlay = about;
    this.anchor = at;
    this.pinned = stays;
    const text = about && stays ? this.describeOverlay(about) : '';
    if (text) this.props.say(text);
  }
  /** Opens an overlay, or closes it if it is open. */
  toggle(about: Overlay, at: HTMLElement | null = null): void {
    const open = this.pinned && this.overlay?.kind === about.kind && this.overlay.of === about.of;
    if (open) this.show(null);
    else this.show(about, at);
  }
  readonly toggleTracker = (): void => this.toggle({ kind: 'tracker', of: '' });

  /** Touches something; false if that means nothing now. */
  readonly touch = (what: string): boolean => {
    const result = touching.touch(this.moves, this.chosen, what);
    if (!result || this.#sent || this.proposed) return false;
    if (result.move) {
      if (this.options.confirm) this.#propose(result.move);
      else this.#send(result.move);
      return true;
    }
    this.#picked = result.chosen;
    this.show(null);
    this.props.say(result.chosen.length ? this.describeChoice(what) : this.words('board-let-go'));
    return true;
  };
  /** Makes the move that waits for it. */
  readonly confirm = (): void => {
    if (this.proposed) this.#send(this.proposed);
  };
  /** Takes the last touch back. */
  readonly back = (): void => {
    this.#picked = this.proposed ? touching.back(this.proposed.touches) : touching.back(this.chosen);
    this.proposed = null;
    this.props.say(`${this.words('board-let-go')} ${this.text}`);
  };
  /** Whether a touch leads on from the selection, also by replacing a part of it. */
  protected leadsOn(what: string): boolean {
    return !this.#sent && !this.proposed && touching.touch(this.moves, this.chosen, what) !== null;
  }
  /** Whether the drag that is under way would complete a move by itself. */
  protected dragCompletes(source: string): boolean {
    return touching.finishes(this.moves, this.#pickedBeforeDrag, source);
  }
  protected readonly refuseTouch = (at?: HTMLElement): void => {
    const text = (at && reasonAt(this, at)) ?? this.words('board-not-now');
    if (at) this.refuse(at, text);
    else this.props.say(text);
  };
  /** Says why something cannot be touched, and shakes it. */
  protected refuse(at: HTMLElement, text: string, spoken = text): void {
    this.props.say(spoken);
    showReason(at, text, REASON_TIME);
    const shake = [{ translate: '0' }, { translate: '-3px' }, { translate: '3px' }, { translate: '0' }];
    if (this.moving) at.animate(shake, { duration: 180, composite: 'add' });
  }
  protected readonly explain = (at: HTMLElement): void => {
    const about = this.overlayFor(at);
    if (about) this.show(about, at);
    else this.#showReason(at, REASON_TIME);
  };

  #showReason(at: HTMLElement, stay = 0): void {
    const reason = reasonAt(this, at);
    if (!reason) return;
    showReason(at, reason, stay);
    if (stay) this.props.say(reason);
  }

  /** Shows a complete move on the board and waits for the player. */
  #propose(move: Move): void {
    this.show(null);
    this.#place(move);
    this.#picked = touching.NOTHING;
    this.proposed = move;
    this.props.say(this.proposal);
  }

  #send(move: Move): void {
    if (!this.#placed.shown) this.#place(move);
    this.#placed.labelLater();
    this.#picked = touching.NOTHING;
    this.proposed = null;
    this.#sent = true;
    this.moment = null;
    this.show(null);
    this.beforeSend();
    this.props.act([move.action]);
  }

  /** Puts the picture of the played piece where the move leads, until the server has answered. */
  #place(move: Move): void {
    if (this.root && this.air) this.#placed.show(this.root, this.air, move, this.goalOf(move), this.words('board-sending'));
  }

  #hover = (at: HTMLElement | null): void => {
    if (this.pinned && this.overlay) return;
    const about = at && this.chosen.length === 0 && !this.situation.busy && !this.proposed ? this.overlayFor(at) : null;
    if (at && about && this.opensOnHover(about, at)) this.show(about, at, false);
    else {
      this.show(null);
      if (at) this.#showReason(at);
    }
  };
  #linger = (at: HTMLElement | null): void => {
    if (this.explainsFocus) this.#hover(at);
    else if (at) this.#showReason(at);
    else hideReason();
  };

  #lift(at: HTMLElement): void {
    const source = this.dragSource(at)!;
    this.show(null);
    this.#pickedBeforeDrag = this.chosen;
    const start = touching.touch(this.moves, this.chosen, source);
    if (start && !start.move && start.chosen.at(-1) === source) this.#picked = start.chosen;
  }

  #drop(from: HTMLElement, at: Element | null, moved: { x: number; y: number }): void {
    const source = this.dragSource(from) ?? '';
    const landing = this.landingAt(from, at);
    if (landing?.what) this.touch(landing.what);
    else if (landing) return;
    else if (this.dropsAnywhere(source, moved)) this.touch(source);
    else this.#picked = this.#pickedBeforeDrag;
  }

  #escape(): boolean {
    if (this.overlay) this.show(null);
    else if (this.chosen.length || this.proposed) this.back();
    else return this.dismiss();
    return true;
  }

  /** Listens to pointers and keys while the board is in the document. */
  #listen(): (() => void) | undefined {
    const { root } = this;
    if (!root) return undefined;
    return untrack(() => {
      const ends = [
        gestures(root, () => this.air!, {
          tap: (at) => {
            const what = whatAt(at, this.possible);
            if (what) this.touch(what);
            else this.tapIdle(at);
          },
          lift: (at) => (this.dragSource(at) ? (at.querySelector<HTMLElement>('.stack, .turn') ?? at) : null),
          lifted: (at) => this.#lift(at),
          over: (from, at) => this.landingAt(from, at)?.element ?? null,
          drop: (from, at, moved) => this.#drop(from, at, moved),
          hold: this.explain,
          hover: this.#hover,
        }),
        keyboard(root, {
          possible: () => this.possible,
          pending: () => this.chosen.length > 0,
          touch: this.touch,
          escape: () => this.#escape(),
          refuse: () => this.refuseTouch(),
          linger: this.#linger,
          ...this.keyboardOptions,
          keys: this.shortcuts(),
        }),
      ];
      return () => ends.forEach((end) => end());
    });
  }

  /** Makes the only move after a moment in which the player can see it. */
  #makeForcedMove(): (() => void) | undefined {
    const move = this.#sent || this.proposed || this.chosen.length ? null : this.forcedMove();
    if (!move) return undefined;
    const timer = setTimeout(() => this.#send(move), this.forcedMoveDelay);
    return () => clearTimeout(timer);
  }

  #showChange(): void {
    const [before, after, drawn] = [this.#shownView, this.parsed, this.#sketch];
    this.#shownView = after;
    this.#sketch = null;
    if (before && after && this.root && this.air) {
      if (this.moving) this.animate(before, after, drawn);
      if (this.options.sounds) for (const sound of this.sounds(before, after)) play(sound);
    }
    this.viewChanged(before, after);
    const moment = before && after ? this.momentBetween(before, after) : null;
    if (moment) {
      this.moment = moment;
      this.#momentText = this.describeOverlay(moment);
      this.props.say(this.#momentText);
    }
    if (!this.pinned) this.show(null);
  }

  /** Marks what the newest actions touched and announces those of others. A replay may also go backwards. */
  #announceEvents(): void {
    const { last } = this.props;
    const newest = last.at(-1)?.seq ?? 0;
    const [first, announced] = [this.#announced === undefined, this.#announced ?? -1];
    if (newest === announced) return;
    this.#announced = newest;
    const replaced = newest < announced;
    const fresh = replaced ? last : last.filter((event) => event.seq > announced);
    this.eventsCame(fresh, replaced);
    const parts: string[] = [];
    for (const event of fresh) {
      if (event.type === 'takeback-answered') this.recent = new Set();
      if (event.type !== 'acted') continue;
      const touched = this.marks(event) ? this.touchedBy(event) : [];
      if (touched.length || !this.marks(event)) this.recent = new Set(touched);
      if (this.announces(event)) parts.push(this.describeAction(event));
    }
    const text = parts.filter(Boolean);
    if (text.length) text.push(...[this.#momentText].filter(Boolean));
    this.#momentText = '';
    // A listener who comes to the table hears what is to be done, not what happened before.
    const said = first ? this.describeNext() : text.length ? [...text, ...this.describeNext()] : [];
    if (said.length) this.props.say(said.join(' '));
  }
}
