// A word from the browser when a game waits for you and you look elsewhere: slow games would be forgotten without it.
// The page has to be open somewhere; nothing goes through anybody else's servers.

import { api, Trouble } from './api.ts';
import { t } from './i18n.svelte.ts';
import { me } from './me.svelte.ts';
import { settings } from './settings.svelte.ts';
import { gameName } from './setups.ts';

const EVERY = 30_000;

/** Tables of which a notice told, until somebody looked or moved. */
const told = new Set<string>();

function tell(title: string, text: string, tag: string): void {
  const notice = new Notification(title, { body: text, tag, icon: '/favicon-turn.svg' });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}

/** Asks for leave and shows at once what a notice looks like. False where the reader or the browser says no. */
export async function allow(): Promise<boolean> {
  if (!('Notification' in window) || (await Notification.requestPermission()) !== 'granted') return false;
  try {
    tell('Marchstone', t('notice-example'), 'marchstone');
    return true;
  } catch {
    // Some phones have the word but not the thing.
    return false;
  }
}

/** A table waits for us, or does not: a notice, if one is wanted, nobody looks, and none told of it yet. */
export function turn(table: string, game: string, mine: boolean): void {
  if (!mine) told.delete(table);
  if (!mine || !settings.likes.notices || !document.hidden || told.has(table)) return;
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  told.add(table);
  tell(t('your-turn'), t('notice-turn', { game: gameName(game) }), table);
}

/** Asks now and then whether a table waits, while nobody looks. Returns what ends it. */
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
    // The next round asks again.
    if (!(trouble instanceof Trouble)) throw trouble;
  }
}
