// Moments that once hurt, each as players met them.

import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { createTable, expect, loadState, playGame, byMouse, press, request, test, waitForTurn } from './table.ts';
import { full, LORDS } from './special.ts';
import { write } from '../src/study/address.ts';
import type { NewTable } from '../src/lib/wire.ts';

const PHONE = { width: 375, height: 740 };
const two: NewTable = { game: 'schotten-totten', options: { first: 'A' }, seats: [{ type: 'me' }, { type: 'anyone' }] };
const bot: NewTable = { game: 'schotten-totten', options: { first: 'A' }, seats: [{ type: 'me' }, { type: 'bot', level: 'lamb' }] };

/** A picture for people to look at. */
const picture = (page: Page, name: string) => page.screenshot({ path: `test-results/moments/${name}.png` });

async function another(browser: Browser, baseURL: string, options: BrowserContextOptions = {}): Promise<Page> {
  return (await browser.newContext({ baseURL, ...options })).newPage();
}

/** A second player sits down at the table of the first. */
async function join(page: Page, other: Page, as?: string): Promise<void> {
  if (as) {
    await other.goto('/');
    await request(other, 'POST', '/account', { name: as, password: 'a long password' });
  }
  await other.goto(page.url());
  await other.getByRole('button', { name: 'Sit here' }).click();
  await waitForTurn(page, -1);
}

test('a player whose account is deleted has a name in the log, the result and the replay', async ({ page, browser, server }) => {
  await createTable(page, two);
  const other = await another(browser, server.url);
  await join(page, other, 'Morag');
  await expect(page.getByText('Morag sits down.')).toBeVisible();
  await request(page, 'POST', `/tables/${(await loadState(page)).table}/commands`, { idempotency_key: 'enough', type: 'resign' });
  await other.evaluate(() => fetch('/api/me', { method: 'DELETE' }));
  await expect(page.getByText('Deleted player').first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('Deleted player sits down.')).toBeVisible();
  await expect(page.getByText('Deleted player has won by resignation.').first()).toBeVisible();
  await picture(page, 'deleted-desk');
  await page.getByRole('link', { name: 'Replay' }).first().click();
  await expect(page.getByText(/– Deleted player/)).toBeVisible();
});

test('after a resignation nobody is to move, and no bot goes on', async ({ page, browser, server }) => {
  await page.setViewportSize(PHONE);
  await createTable(page, two);
  const other = await another(browser, server.url, { viewport: PHONE });
  await join(page, other);
  await request(page, 'POST', `/tables/${(await loadState(page)).table}/commands`, { idempotency_key: 'enough', type: 'resign' });
  await expect(other.getByText('You have won!').first()).toBeVisible();
  for (const one of [page, other]) {
    await expect(one.getByText(/’s turn|is finishing the turn|a bot has taken over/)).toHaveCount(0);
    await expect(one.locator('[aria-current="true"]:not(a)')).toHaveCount(0);
  }
  await picture(other, 'resigned-phone');
  await other.setViewportSize({ width: 1280, height: 800 });
  await picture(other, 'resigned-desk');
});

test('a rated table says before that it needs an account, and the new account sits there', async ({ page, browser, server }) => {
  await page.goto('/');
  await request(page, 'POST', '/account', { name: 'Hamish', password: 'a long password' });
  const { id } = await request<{ id: string }>(page, 'POST', '/tables', { ...two, rated: true, clock: { type: 'real-time', base: 600, increment: 5 } });
  await page.goto(`/t/${id}`);
  const other = await another(browser, server.url);
  await other.goto(`/t/${id}`);
  await expect(other.getByText('This game counts for the rankings, so you need an account to sit down.')).toBeVisible();
  await expect(other.getByText('You don’t need an account.')).toHaveCount(0);
  await expect(other.getByRole('button', { name: 'Sit here' })).toHaveAttribute('aria-disabled', 'true');
  await picture(other, 'rated-desk');
  await other.getByRole('link', { name: 'Create an account' }).click();
  await other.getByLabel('Name').fill('Ailsa');
  await other.getByLabel('Password').fill('a long password');
  await other.locator('button[type=submit]').first().click();
  await expect(other).toHaveURL(new RegExp(`/t/${id}$`));
  await other.getByRole('button', { name: 'Sit here' }).click();
  await expect(other.locator('[data-touch^="hand:"]').first()).toBeVisible();
});

test('a guest is asked before the only session ends', async ({ page }) => {
  await createTable(page, bot);
  await page.goto('/account');
  await page.getByRole('button', { name: 'End', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('are lost for good');
  await picture(page, 'guest-desk');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  expect(await request<{ player: { guest: boolean } }>(page, 'GET', '/me')).toMatchObject({ player: { guest: true } });
});

test('an account has one session after it was made, and a welcome takes the place of an error', async ({ page }) => {
  await createTable(page, bot);
  await page.goto('/account');
  await page.getByLabel('Name').fill('Fergus');
  await page.getByLabel('Password').fill('a long password');
  await page.locator('button[type=submit]').first().click();
  await expect(page.getByText('Welcome! The account is yours.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'End', exact: true })).toHaveCount(1);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByText('Sign in', { exact: true }).first().click();
  await page.getByLabel('Name').fill('Fergus');
  await page.getByLabel('Password').fill('a wrong password');
  await page.locator('button[type=submit]').first().click();
  await expect(page.getByText('The name or the password is incorrect.')).toBeVisible();
  await page.getByLabel('Password').fill('a long password');
  await page.locator('button[type=submit]').first().click();
  await expect(page.getByText('Welcome back.')).toBeVisible();
  // At once, and not when its time is over.
  expect(await page.getByText('The name or the password is incorrect.').count()).toBe(0);
});

test('with forced colours, targets and the chosen card have outlines', async ({ browser, server }) => {
  const page = await another(browser, server.url, { forcedColors: 'active' });
  await createTable(page, bot);
  const { moves } = await waitForTurn(page, -1);
  const [card, stone] = moves[0]!.touches;
  const outline = (touch: string) => page.locator(`[data-touch~="${touch}"]`).first().evaluate((at) => getComputedStyle(at).outlineStyle);
  expect(await outline(card!)).toBe('dashed');
  await press(page, card!);
  await expect.poll(() => outline(card!)).toBe('solid');
  await expect.poll(() => outline(stone!)).toBe('dashed');
  await picture(page, 'forced-colours-desk');
});

test('a card, a pile and a button that cannot be used say why', async ({ page }) => {
  await createTable(page, bot);
  await waitForTurn(page, -1);
  const note = page.locator('.reason-note');
  const pile = page.locator('[data-touch~="pile:clan"]');
  await page.locator('[data-touch^="hand:"]').first().hover();
  await pile.hover();
  await expect(note).toContainText('Play a card first');
  await expect(pile).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Take back' }).focus();
  await page.getByRole('button', { name: 'Take back' }).hover();
  await expect(note).toContainText('Nothing can be taken back');
  await expect(note).toContainText('Confirm my moves');
  await picture(page, 'reason-desk');
});

test('the keyboard alone is told why, too', async ({ page }) => {
  await createTable(page, bot);
  await waitForTurn(page, -1);
  await page.keyboard.press('Tab');
  const pile = page.locator('[data-touch~="pile:clan"]');
  await pile.focus();
  await expect(page.locator('.reason-note')).toContainText('Play a card first');
  await page.getByRole('button', { name: 'Take back' }).focus();
  await expect(page.locator('.reason-note')).toContainText('Nothing can be taken back');
});

test('on a phone a long press says why', async ({ browser, server }) => {
  const page = await another(browser, server.url, { viewport: PHONE, hasTouch: true, isMobile: true });
  await createTable(page, bot);
  await waitForTurn(page, -1);
  const pile = page.locator('[data-touch~="pile:clan"]');
  const box = (await pile.boundingBox())!;
  const cdp = await page.context().newCDPSession(page);
  const point = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: point });
  await expect(page.locator('.reason-note')).toContainText('Play a card first');
  await picture(page, 'reason-phone');
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
});

test('moves can be confirmed, and undone before they count', async ({ page }) => {
  await page.goto('/settings');
  await page.getByLabel('Confirm my moves').check();
  await createTable(page, bot);
  const { moves, at } = await waitForTurn(page, -1);
  const [card, stone] = moves[0]!.touches;
  await press(page, card!);
  await press(page, stone!);
  await expect(page.getByText(/^Your move: .* Is that right\?$/).first()).toBeVisible();
  await picture(page, 'confirm-desk');
  await page.setViewportSize(PHONE);
  await picture(page, 'confirm-phone');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Undo' }).click();
  expect((await loadState(page)).at).toBe(at);
  await press(page, stone!);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect.poll(async () => (await loadState(page)).at).not.toBe(at);
});

test('the chat stays read after a reload, and the title names the site once', async ({ page, browser, server }) => {
  await createTable(page, two);
  await expect(page).toHaveTitle(/^Schotten Totten · Marchstone$/);
  const other = await another(browser, server.url);
  await join(page, other);
  await request(other, 'POST', `/tables/${(await loadState(page)).table}/commands`, { idempotency_key: 'hello', type: 'say', text: 'Good luck' });
  await expect(page.getByRole('button', { name: /Chat.*1 new message$/ })).toBeVisible();
  await page.getByRole('button', { name: /Chat/ }).click();
  await expect(page.getByText('Good luck')).toBeVisible();
  await page.reload();
  await expect(page.locator('[data-touch^="hand:"]').first()).toBeVisible();
  await expect(page.getByText('1 new message')).toHaveCount(0);
});

test('the log of Bergues names gates and has no numbers of tiles', async ({ page }) => {
  await createTable(page, { game: 'bergues', seats: [{ type: 'me' }, { type: 'bot', level: 'lamb' }] });
  await playGame(page, byMouse, 12);
  const log = page.getByRole('list', { name: 'Moves' });
  await expect(log.getByText(/turns a tile/).first()).toBeVisible();
  await expect(log.getByText(/tile \d|space \d/)).toHaveCount(0);
  await picture(page, 'bergues-log-desk');
});

test('a study shows all hands when asked to', async ({ page }) => {
  const position = full('ls 2.L.40 * - sC,mC,(dC),(wC),(fC) oCk9 o5/m3 -/s6 -/- B.2.A.act');
  await page.goto(`/study${write({ position, actions: [] })}`);
  await expect(page.getByText('nothing is hidden from you')).toHaveCount(0);
  await page.getByRole('button', { name: /Seat B/ }).first().waitFor();
  await expect(page.getByRole('button', { name: /Seat B.*Makgill 3/ })).toHaveCount(0);
  await page.getByLabel('Show all hands').check();
  await expect(page.getByRole('button', { name: /Seat B.*Makgill 3/ })).toBeVisible();
  await picture(page, 'study-open-desk');
});

test('a tie of Lords says which bloodline ranks higher, and a phone keeps the armies in sight', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const position = full('ls 2.L.40 c1c2c7o8k6o6k7* - sC,m1,dC,wC,fC k8k9 s2/m2 oC/mC -/- A.5.B.act');
  await page.goto(`/study${write({ position, actions: ['take1'] })}`);
  await expect(page.getByText('Tie: highest card Forsyth 12, which ranks above Makgill 12.')).toBeVisible();
  await expect(page.getByText(/the bloodlines rank: Scott < Makgill < .* < Cochrane/)).toBeVisible();
  await page.locator('.board-surface').scrollIntoViewIfNeeded();
  await picture(page, 'tie-phone');
  // In the next skirmish the summary lies over no army.
  const covered = (): Promise<number> => page.evaluate(() => {
    const boxes = (selector: string) => [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
    const meets = (a: DOMRect, b: DOMRect) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    return boxes('.slip').flatMap((slip) => boxes('.others .army, .mine .army').filter((army) => meets(slip, army))).length;
  });
  await page.goto(`/study${write({ position, actions: ['take1', 'claim1', 'claim1'] })}`);
  await expect(page.locator('ol.steps li')).toHaveCount(3);
  await expect(page.locator('.mine .army')).toBeVisible();
  expect(await covered()).toBe(0);
});

test('a player of Lords who can do nothing is passed over with a word', async ({ page }) => {
  const { position } = LORDS.find(({ rule }) => rule.includes('both piles are empty'))!;
  await page.goto(`/study${write({ position, actions: [] })}`);
  await press(page, 'hand:m9');
  await press(page, 'down');
  await expect(page.getByText('Seat B can neither recruit nor muster and is passed over.').first()).toBeVisible();
  await picture(page, 'passed-over-desk');
});
