// The controller of the generic board. It reads nothing that is particular to a game: pieces and touches get their
// names from the texts of the game.

import { findOfGame } from '../../lib/naming.ts';
import { t, words } from '../../lib/i18n.svelte.ts';
import { describePhase } from '../../lib/phase.ts';
import { say } from '../../lib/phrases.ts';
import { touchName } from '../../lib/touch-names.ts';
import type { Move } from '../../lib/wire.ts';
import { BoardController, type ActedEvent } from '../shared/controller.svelte.ts';
import { next, NOTHING, split } from '../shared/touch.ts';
import { capital } from '../shared/words.ts';
import { readFields } from './fields.ts';

/** Touches of one kind: `hand`, `stone`, or what the game has. */
export interface TouchGroup {
  kind: string;
  title: string;
  touches: string[];
}

export class GenericBoard extends BoardController<string> {
  readonly layout = null;
  readonly text = $derived.by(() => describePhase(this.props.state));
  readonly rows = $derived.by(() =>
    readFields(this.parsed ?? '', this.naming, this.names, this.props.state.seats.map(({ seat }) => seat)),
  );
  /** What can be touched now, and what could be touched instead of the selection. */
  readonly groups = $derived.by((): TouchGroup[] => {
    const groups = new Map<string, Set<string>>();
    for (const what of [...next(this.moves, NOTHING), ...this.possible]) {
      const [kind, thing] = split(what);
      // Touches of nothing in particular stand together.
      const key = thing ? kind : '';
      groups.set(key, (groups.get(key) ?? new Set()).add(what));
    }
    return [...groups].map(([kind, touches]) => ({ kind, title: this.#titleOf(kind), touches: [...touches] }));
  });
  /** Where the piece ends up when a touch completes a move, by that touch. */
  readonly destinations = $derived.by(() => {
    const complete = this.moves.filter(({ touches }) => touches.length === this.chosen.length + 1 && this.chosen.every((what, at) => touches[at] === what));
    return new Map(complete.flatMap(({ touches, destination }) => (destination ? [[touches.at(-1)!, destination] as const] : [])));
  });

  protected parse(text: string): string {
    return text;
  }
  readonly touchName = (what: string): string => touchName(what, this.names, this.naming, this.props.state.phase);

  /** What the rules say, with the thing and the seat that it concerns. */
  readonly remarks = $derived.by(() =>
    this.props.state.annotations.map((annotation) => {
      const seat = annotation.seat === null ? '' : (this.names[annotation.seat] ?? annotation.seat);
      return { title: [this.touchName(annotation.touch), seat].filter(Boolean).join(' · '), annotation };
    }),
  );

  #titleOf(kind: string): string {
    if (kind === '') return t('choices');
    return findOfGame(this.naming.game, `touches-${kind}`) ?? words.find(`touches-${kind}`) ?? capital(kind);
  }

  protected override tapIdle(at: HTMLElement): void {
    if (!this.touch(at.dataset.touch ?? '')) super.tapIdle(at);
  }
  protected override describeChoice(what: string): string {
    return t('touched', { what: this.touchName(what) });
  }
  /** A player of an unknown game sees every move that is made. */
  protected override forcedMove(): Move | null {
    return null;
  }
  protected shortcuts(): Record<string, never> {
    return {};
  }
  protected override describeAction({ phrase, action }: ActedEvent): string {
    return `${say(phrase, this.names, this.naming) ?? action}.`;
  }
}
