// The tab itself says when it is your turn, for those who look elsewhere meanwhile.

import { t } from '../lib/i18n.svelte.ts';

/** Sets title and icon; returns what puts the icon back. */
export function signal(title: string, mine: boolean): () => void {
  document.title = mine ? `● ${t('your-turn')} · ${title}` : `${title} · Marchstone`;
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  icon?.setAttribute('href', mine ? '/favicon-turn.svg' : '/favicon.svg');
  return () => icon?.setAttribute('href', '/favicon.svg');
}
