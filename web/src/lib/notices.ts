// Browser notifications when it is the viewer's notifyTurn and the page is hidden. The page has to be open; no push
// service is involved.

import { api, ApiError } from './api.ts';
import { addressOf } from './base.ts';
import { t } from './i18n.svelte.ts';
import { me } from './me.svelte.ts';
import { settings } from './settings.svelte.ts';
import { gameName } from './setups.ts';

const EVERY = 30_000;

/** Tables that were notified, until the viewer looks or moves. */
const notified = new Set<string>();

function notify(title: string, text: string, tag: string): void {
  const notice = new Notification(title, { body: text, tag, icon: addressOf('/favicon-turn.svg') });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}

/** Requests permission and shows an example. Resolves to false if the viewer or the browser declines. */
export async function requestPermission(): Promise<boolean> {
  if (!('Notification' in window) || (await Notification.requestPermission()) !== 'granted') return false;
  try {
    notify('Marchstone', t('notice-example'), 'marchstone');
    return true;
  } catch {
    // Some phones have the API but cannot show notifications.
    return false;
  }
}

/** Notifies of a notifyTurn once, if notifications are on and the page is hidden. */
export function notifyTurn(table: string, game: string, mine: boolean): void {
  if (!mine) notified.delete(table);
  if (!mine || !settings.preferences.notices || !document.hidden || notified.has(table)) return;
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  notified.add(table);
  notify(t('your-turn'), t('notice-turn', { game: gameName(game) }), table);
}

/** Polls for turns while the page is hidden. Returns a function that stops it. */
export function watchTurns(): () => void {
  const timer = setInterval(() => {
    if (settings.preferences.notices && document.hidden && me.who) void checkTables();
  }, EVERY);
  const seen = () => {
    if (!document.hidden) notified.clear();
  };
  document.addEventListener('visibilitychange', seen);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', seen);
  };
}

async function checkTables(): Promise<void> {
  try {
    for (const table of await api.myTables())
      notifyTurn(table.id, table.setup.game, table.status === 'playing' && table.turn !== null && table.turn === table.mine);
  } catch (error) {
    // The next round tries again.
    if (!(error instanceof ApiError)) throw error;
  }
}
