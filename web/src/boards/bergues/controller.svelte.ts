// The controller of the board of Bergues.

import { tick } from 'svelte';
import type { Annotation, EventView, Move, Phrase } from '../../lib/wire.ts';
import { BoardController, useBoard, type ActedEvent, type Edge, type Landing, type Overlay } from '../shared/controller.svelte.ts';
import type { Keyboard } from '../shared/keyboard.ts';
import { reasonAt } from '../shared/reasons.ts';
import type { Sound } from '../shared/sound.ts';
import { whatAt } from '../shared/targets.ts';
import { capital } from '../shared/words.ts';
import { MemoryAid } from './aid.svelte.ts';
import { changes } from './changes.ts';
import { describeEvent, describeEvidence, touchedThings } from './describe.ts';
import { layout, type Layout } from './layout.ts';
import { moveGuards, moveTiles, turnedTile } from './motion.ts';
import { guardName, spaceName, spaceOfTouch } from './names.ts';
import { guardOfSeat, parse, type Colour, type Face, type Guard, type Seat, type View } from './parse.ts';
import { forced, sentence } from './prompt.ts';
import { refusal } from './refusal.ts';
import { narrow, shortcuts } from './shortcuts.ts';

/** A direction in which the guard that is to walk can go. */
export interface Way {
  /** What to touch for it. */
  what: 'way:cw' | 'way:ccw';
  space: number;
}

export class BerguesBoard extends BoardController<View, Layout, Seat> {
  /** The room for the town, which depends on what else there is. */
  boxWidth = $state(0);
  boxHeight = $state(0);
  /** Guards on their way to the fortress they take up, which is still drawn at its gate. */
  fetching = $state.raw<ReadonlySet<Colour>>(new Set());
  /** The tile that is being turned over, with the side that lay up before. */
  flipped = $state.raw<{ tile: number; was: Face } | null>(null);
  #walked = $state.raw<ReadonlyMap<Colour, number>>(new Map());
  #animatedEvents: readonly EventView[] | null = null;
  #newest: View | null = null;

  readonly text = $derived.by(() => sentence(this.words, this.situation));
  readonly layout = $derived.by(() =>
    layout({
      width: this.width || 360,
      height: this.height || 640,
      box: { w: this.boxWidth, h: this.boxHeight },
      towers: this.parsed?.towers ?? 4,
      junior: this.parsed?.junior ?? false,
    }),
  );
  readonly ways = $derived.by((): Way[] =>
    this.moves.flatMap((move): Way[] => {
      const space = /^space:(\d+)$/.exec(move.destination ?? '');
      const what = move.touches[0];
      return space && (what === 'way:cw' || what === 'way:ccw') && this.possible.has(what) ? [{ what, space: Number(space[1]) }] : [];
    }),
  );
  /** BG-J3: a guard with more steps than it needs walks back, which surprises players the first time. */
  readonly overshoot = $derived.by(() => {
    const event = this.props.last.findLast((one) => one.type === 'acted');
    if (!this.parsed?.junior || !event?.phrase.args.steps) return '';
    const guard = this.parsed.guards.find((one) => one.colour === event.phrase.args.guard);
    const before = guard && this.#walked.get(guard.colour);
    if (!guard || before === undefined || before + Number(event.phrase.args.steps) <= this.parsed.spaces) return '';
    return this.words('bgb-did-too-far', { guard: this.guardName(guard.colour) });
  });
  readonly memory = new MemoryAid(() => this.props, () => this.parsed);

  protected override readonly forcedMoveDelay = 1100;
  protected override readonly keyboardOptions: Partial<Keyboard> = {
    narrow: (here) => narrow(this.possible, here),
    home: (targets) => targets[0],
  };

  protected parse(text: string): View {
    return parse(text);
  }

  /** What is known of the other side of a tile. */
  under(tile: number): Face | null {
    return this.memory.under(tile);
  }
  who(guard: Guard): string {
    return guard.seat === null ? this.words('bgb-nobody') : (this.names[guard.seat] ?? guard.seat);
  }
  guardName(colour: Colour): string {
    return guardName(this.words, colour);
  }
  readonly toggleMemory = (): void => {
    if (!this.memory.available) return;
    this.memory.toggle();
    this.props.say(this.words(this.memory.shown ? 'bgb-memory-help' : 'bgb-memory-hide'));
  };

  override touchText(touch: string): string {
    return spaceOfTouch(this.words, touch, this.view.towers) ?? super.touchText(touch);
  }
  override format(phrase: Phrase): string {
    return describeEvidence(this.words, phrase, this.view.towers) || super.format(phrase);
  }

  /** What the rules say about the guards on a space. */
  annotationsAt(space: number): Annotation[] {
    const here = this.parsed?.guards.filter((guard) => guard.space === space) ?? [];
    return here.flatMap((guard) => this.annotationsOf(`guard:${guard.colour}`));
  }
  override get overlayTitle(): string {
    return capital(spaceName(this.words, Number(this.overlay!.of), this.view.towers));
  }
  override along(): Edge | null {
    return this.layout.mode === 'tall' ? { edge: 'bottom' } : null;
  }

  override refusal(what: string): Phrase | null {
    return this.me ? refusal(this.view, this.me, what) : null;
  }

  /** What cannot be touched now says what it is. */
  protected override tapIdle(at: HTMLElement): void {
    const about = this.overlayFor(at);
    if (about) this.toggle(about, at);
    else if (!at.ariaLabel) return;
    else if (at.dataset.tile !== undefined && this.live) this.#refuse(at);
    else this.props.say(at.ariaLabel);
  }
  protected override readonly explain = (at: HTMLElement): void => {
    const about = this.overlayFor(at);
    if (about) return this.show(about, at);
    if (reasonAt(this, at)) this.#refuse(at);
    else if (at.ariaLabel) this.props.say(at.ariaLabel);
  };
  #refuse(at: HTMLElement): void {
    const reason = reasonAt(this, at) ?? this.words('board-not-now');
    this.refuse(at, reason, `${at.ariaLabel ?? ''}. ${reason}`);
  }
  protected override overlayFor(at: HTMLElement): Overlay | null {
    const space = at.closest<HTMLElement>('[data-space]')?.dataset.space;
    return space !== undefined && this.annotationsAt(Number(space)).length ? { kind: 'space', of: space } : null;
  }
  protected override describeOverlay({ of }: Overlay): string {
    return this.annotationsAt(Number(of)).map(({ phrase }) => this.format(phrase)).join(' ');
  }

  /** A tile is dragged to its path, a guard to where it can go. */
  protected override dragSource(at: HTMLElement): string | null {
    const { tile, guard } = at.dataset;
    if (tile && this.possible.has(`tile:${tile}`)) return `tile:${tile}`;
    return guard && (this.canTouch('way') || this.canTouch('space')) ? `guard:${guard}` : null;
  }
  protected override landingAt(from: HTMLElement, at: Element | null): Landing | null {
    const what = this.dragSource(from);
    if (!what || !at) return null;
    if (what.startsWith('tile:')) {
      const side = at.closest<HTMLElement>('[data-street]')?.dataset.street;
      const street = side && side === this.parsed?.side ? this.root!.querySelector(`.street[data-street="${side}"]`) : null;
      return street ? { element: street, what } : null;
    }
    const space = at.closest<HTMLElement>('[data-space]');
    const found = space ? whatAt(space, this.possible) : null;
    return space && found ? { element: space, what: found } : null;
  }

  protected shortcuts(): Keyboard['keys'] {
    const space = (): number | null => {
      const view = this.parsed;
      const guard = view?.mover ? view.guards.find((one) => one.colour === view.mover) : view ? guardOfSeat(view, this.me ?? view.active) : undefined;
      return guard?.space ?? null;
    };
    return shortcuts({ possible: () => this.possible, memory: this.toggleMemory, guard: space, explain: this.explain });
  }
  protected override forcedMove(): Move | null {
    return forced(this.moves);
  }

  protected override sounds(before: View, after: View): Sound[] {
    return comparable(before, after) ? changes(before, after) : [];
  }
  protected override animate(before: View, after: View): void {
    if (comparable(before, after)) void this.#move(before, after);
  }
  protected override viewChanged(before: View | null, after: View | null): void {
    this.#newest = after;
    this.#walked = new Map(before?.guards.flatMap((guard) => (guard.walked === null ? [] : [[guard.colour, guard.walked] as const])));
  }
  async #move(before: View, after: View): Promise<void> {
    // In a replay the events come a moment after the position; those of another position mean nothing here.
    await tick();
    const { last } = this.props;
    const events = last === this.#animatedEvents ? [] : last;
    this.#animatedEvents = last;
    if (!this.root || this.#newest !== after) return;
    const turned = turnedTile(before, after, events);
    // Many steps at once are not a move but another position, and jumping there is clearer.
    if (events.length > 6 || Math.abs(after.turn - before.turn) > 1) return;
    this.fetching = new Set(after.guards.filter((guard, index) => guard.carries && before.guards[index]?.carries === false).map((guard) => guard.colour));
    this.flipped = turned === null ? null : { tile: turned, was: before.tiles[turned - 1]!.up };
    await tick();
    if (!this.root) return;
    const length = moveTiles(this.root, before, after, this.layout, turned);
    const arrival = moveGuards(this.root, before, after, this.layout, events, after.junior ? length : 0);
    if (this.fetching.size) setTimeout(() => (this.fetching = new Set()), arrival);
  }

  protected override touchedBy(event: ActedEvent): string[] {
    return touchedThings(event);
  }
  /** Own actions too: a turned tile shows a face that the player could not know. */
  protected override announces(): boolean {
    return true;
  }
  protected override describeAction(event: ActedEvent): string {
    return describeEvent(this.words, event, this.names[event.seat ?? ''] ?? '', this.parsed?.towers ?? 4);
  }
}

/** Whether both are positions of the same town. */
const comparable = (before: View, after: View): boolean => before.towers === after.towers && before.junior === after.junior;

export const useTable = (): BerguesBoard => useBoard<BerguesBoard>();
