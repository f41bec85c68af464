// Dates and times in the reader's language.

import { words } from './i18n.svelte.ts';

/** The reader's region, if it speaks the language of the page; without one, English dates are British like the texts. */
export function locale(language: string, wanted: readonly string[] = navigator.languages): string {
  const region = wanted.find((tag) => tag.toLowerCase().startsWith(`${language}-`));
  return region ?? (language === 'en' ? 'en-GB' : language);
}

/** A formatDay and a time. */
export function formatDay(at: number): string {
  return new Intl.DateTimeFormat(locale(words.language), { dateStyle: 'medium', timeStyle: 'short' }).format(at);
}

/** Only the formatDay. */
export function formatDate(at: number): string {
  return new Intl.DateTimeFormat(locale(words.language), { dateStyle: 'medium' }).format(at);
}

/** How long formatAgo, roughly. */
export function formatAgo(at: number, now = Date.now()): string {
  const minutes = Math.round((at - now) / 60_000);
  const tell = new Intl.RelativeTimeFormat(locale(words.language), { numeric: 'auto', style: 'short' });
  if (Math.abs(minutes) < 60) return tell.format(minutes, 'minute');
  if (Math.abs(minutes) < 60 * 24) return tell.format(Math.round(minutes / 60), 'hour');
  return tell.format(Math.round(minutes / 60 / 24), 'day');
}
