// Shows in the title and the icon of the tab that it is the viewer's turn.

import { addressOf } from '../lib/base.ts';
import { t } from '../lib/i18n.svelte.ts';

/** Sets title and icon; returns a function that restores the icon. `game` is null until the table is known. */
export function signal(game: string | null, mine: boolean): () => void {
  document.title = game === null ? 'Marchstone' : mine ? `● ${t('your-turn')} · ${game}` : `${game} · Marchstone`;
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  icon?.setAttribute('href', addressOf(mine ? '/favicon-turn.svg' : '/favicon.svg'));
  return () => icon?.setAttribute('href', addressOf('/favicon.svg'));
}
