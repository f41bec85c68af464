// What happened at a table, in words.

import type { Naming } from '../lib/naming.ts';
import { t, words } from '../lib/i18n.svelte.ts';
import { say } from '../lib/phrases.ts';
import type { EventView, Outcome } from '../lib/wire.ts';

export function outcome({ verdict, ending }: Outcome, names: Record<string, string>): string {
  const name = verdict.type === 'won' ? (names[verdict.seat] ?? verdict.seat) : '';
  return words.find(`outcome-${verdict.type}-${ending}`, { name }) ?? t(`outcome-${verdict.type}`, { name });
}

/** One entry of the log; null for what is told elsewhere or not at all. */
export function tell(news: EventView, names: Record<string, string>, naming: Naming): string | null {
  const name = news.seat === null ? '' : (names[news.seat] ?? news.seat);
  switch (news.type) {
    case 'acted':
      return say(news.phrase, names, naming) ?? t('news-acted', { name, action: news.action });
    case 'sat':
      // A person may have left since; a bot is called by its level, in the reader's language.
      return t('news-sat', { name: news.player.program ? name : news.player.name });
    case 'ready':
      return news.started ? t('news-started') : null;
    case 'draw-answered':
    case 'takeback-answered':
      return t(`news-${news.type}-${news.yes ? 'yes' : 'no'}`, { name });
    case 'left': case 'resigned': case 'out-of-time': case 'draw-offered': case 'takeback-asked': case 'aborted':
    case 'rematch-wanted': case 'rematch': case 'opened': case 'resumed':
      return t(`news-${news.type}`, { name });
    case 'said': case 'hidden':
      return null;
  }
}

/** How a round ended with this entry, if it did. */
export function ended(news: EventView): Outcome | null {
  return 'ended' in news ? news.ended : null;
}
