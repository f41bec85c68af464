// Dates and times in the reader's language.

import { words } from './i18n.svelte.ts';

/** A day and a time. */
export function day(at: number): string {
  return new Intl.DateTimeFormat(words.language, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
}

/** Only the day. */
export function date(at: number): string {
  return new Intl.DateTimeFormat(words.language, { dateStyle: 'medium' }).format(at);
}

/** How long ago, roughly. */
export function ago(at: number, now = Date.now()): string {
  const minutes = Math.round((at - now) / 60_000);
  const tell = new Intl.RelativeTimeFormat(words.language, { numeric: 'auto', style: 'short' });
  if (Math.abs(minutes) < 60) return tell.format(minutes, 'minute');
  if (Math.abs(minutes) < 60 * 24) return tell.format(Math.round(minutes / 60), 'hour');
  return tell.format(Math.round(minutes / 60 / 24), 'day');
}
