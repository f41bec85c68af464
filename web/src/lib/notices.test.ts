// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api } from './api.ts';
import { me } from './me.svelte.ts';
import { requestPermission, watchTurns, notifyTurn } from './notices.ts';
import { settings } from './settings.svelte.ts';
import type { Me, TableOverview } from './wire.ts';

let shown: string[] = [];
let answer: NotificationPermission = 'granted';

class Notices {
  static get permission(): NotificationPermission {
    return answer;
  }
  static requestPermission(): Promise<NotificationPermission> {
    return Promise.resolve(answer);
  }
  constructor(_title: string, options: NotificationOptions) {
    shown.push(options.tag ?? '');
  }
}

function hidden(is: boolean): void {
  Object.defineProperty(document, 'hidden', { value: is, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

let end = () => {};
beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  answer = 'granted';
  vi.stubGlobal('Notification', Notices);
  settings.change({ notices: true });
  end = watchTurns();
  hidden(false);
  hidden(true);
});
afterEach(() => {
  end();
  hidden(false);
  settings.change({ notices: false });
  me.set(null);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('tells of a notifyTurn once, and only those who look elsewhere', () => {
  notifyTurn('one', 'bergues', true);
  notifyTurn('one', 'bergues', true);
  notifyTurn('two', 'bergues', false);
  expect(shown).toEqual(['one']);
  notifyTurn('one', 'bergues', false);
  notifyTurn('one', 'bergues', true);
  expect(shown).toEqual(['one', 'one']);
  hidden(false);
  notifyTurn('three', 'bergues', true);
  expect(shown).toEqual(['one', 'one']);
});

it('does not notify without the setting or the permission', () => {
  settings.change({ notices: false });
  notifyTurn('one', 'bergues', true);
  settings.change({ notices: true });
  answer = 'denied';
  notifyTurn('one', 'bergues', true);
  expect(shown).toEqual([]);
});

it('asks for leave, and shows what it will look like', async () => {
  expect(await requestPermission()).toBe(true);
  expect(shown).toEqual(['marchstone']);
  answer = 'denied';
  expect(await requestPermission()).toBe(false);
  vi.stubGlobal('Notification', class extends Notices {
    constructor() {
      super('', {});
      throw new TypeError('only through a service worker');
    }
  });
  answer = 'granted';
  expect(await requestPermission()).toBe(false);
});

it('polls the tables while the page is hidden', async () => {
  const table = { id: 'slow', setup: { game: 'bergues' }, status: 'playing', turn: 'A', mine: 'A' } as TableOverview;
  const asked = vi.spyOn(api, 'myTables').mockResolvedValue([table, { ...table, id: 'theirs', turn: 'B' }]);
  await vi.advanceTimersByTimeAsync(40_000);
  expect(asked).not.toHaveBeenCalled(); // not signed in yet
  me.set({} as Me);
  await vi.advanceTimersByTimeAsync(70_000);
  expect(shown).toEqual(['slow']);
  hidden(false);
  const before = asked.mock.calls.length;
  await vi.advanceTimersByTimeAsync(70_000);
  expect(asked).toHaveBeenCalledTimes(before);
});
