// Shows in the title and the icon of the tab that it is the viewer's turn.

import { t } from '../lib/i18n.svelte.ts';

/** Sets title and icon; returns a function that restores the icon. */
export function signal(title: string, mine: boolean): () => void {
  document.title = mine ? `● ${t('your-turn')} · ${title}` : `${title} · Marchstone`;
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  icon?.setAttribute('href', mine ? '/favicon-turn.svg' : '/favicon.svg');
  return () => icon?.setAttribute('href', '/favicon.svg');
}
