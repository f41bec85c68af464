// Events and outcomes in words.

import type { Naming } from '../lib/naming.ts';
import { t, words } from '../lib/i18n.svelte.ts';
import { playerName } from '../lib/names.ts';
import { sayStep } from '../lib/phrases.ts';
import type { EventView, Outcome } from '../lib/wire.ts';

export function describeOutcome({ verdict, ending }: Outcome, names: Record<string, string>): string {
  const name = verdict.type === 'won' ? (names[verdict.seat] ?? verdict.seat) : '';
  return words.find(`outcome-${verdict.type}-${ending}`, { name }) ?? t(`outcome-${verdict.type}`, { name });
}

/** An event as an entry of the log; null if the log does not show it. */
export function describeEvent(event: EventView, names: Record<string, string>, naming: Naming): string | null {
  const name = event.seat === null ? '' : (names[event.seat] ?? event.seat);
  switch (event.type) {
    case 'acted':
      return sayStep(event.phrase, names, naming) ?? t('news-acted', { name, action: event.action });
    case 'sat':
      // A person may have left since; a bot is called by its level, in the reader's language.
      return t('news-sat', { name: event.player.program ? name : playerName(event.player) });
    case 'ready':
      return event.started ? t('news-started') : null;
    case 'draw-answered':
    case 'takeback-answered':
      return t(`news-${event.type}-${event.yes ? 'yes' : 'no'}`, { name });
    case 'left': case 'resigned': case 'out-of-time': case 'abandoned': case 'draw-offered': case 'takeback-asked': case 'aborted':
    case 'rematch-wanted': case 'rematch': case 'opened': case 'resumed':
      return t(`news-${event.type}`, { name });
    case 'said': case 'hidden':
      return null;
  }
}

/** How a round outcomeOf with this entry, if it did. */
export function outcomeOf(event: EventView): Outcome | null {
  return 'ended' in event ? event.ended : null;
}
