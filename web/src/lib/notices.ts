// Browser notifications when it is the viewer's turn and the page is hidden. The page has to be open; no push
// service is involved.

import { api, Trouble } from './api.ts';
import { t } from './i18n.svelte.ts';
import { me } from './me.svelte.ts';
import { settings } from './settings.svelte.ts';
import { gameName } from './setups.ts';

const EVERY = 30_000;

/** Tables that were notified, until the viewer looks or moves. */
const told = new Set<string>();

function tell(title: string, text: string, tag: string): void {
  const notice = new Notification(title, { body: text, tag, icon: '/favicon-turn.svg' });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}

/** Requests permission and shows an example. Resolves to false if the viewer or the browser declines. */
export async function allow(): Promise<boolean> {
  if (!('Notification' in window) || (await Notification.requestPermission()) !== 'granted') return false;
  try {
    tell('Marchstone', t('notice-example'), 'marchstone');
    return true;
  } catch {
    // Some phones have the API but cannot show notifications.
    return false;
  }
}

/** Notifies of a turn once, if notifications are on and the page is hidden. */
export function turn(table: string, game: string, mine: boolean): void {
  if (!mine) told.delete(table);
  if (!mine || !settings.likes.notices || !document.hidden || told.has(table)) return;
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  told.add(table);
  tell(t('your-turn'), t('notice-turn', { game: gameName(game) }), table);
}

/** Polls for turns while the page is hidden. Returns a function that stops it. */
export function lookOut(): () => void {
  const timer = setInterval(() => {
    if (settings.likes.notices && document.hidden && me.who) void look();
  }, EVERY);
  const seen = () => {
    if (!document.hidden) told.clear();
  };
  document.addEventListener('visibilitychange', seen);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', seen);
  };
}

async function look(): Promise<void> {
  try {
    for (const table of await api.myTables())
      turn(table.id, table.setup.game, table.status === 'playing' && table.turn !== null && table.turn === table.mine);
  } catch (trouble) {
    // The next round tries again.
    if (!(trouble instanceof Trouble)) throw trouble;
  }
}
