// The four languages: the browser's decides at first, and the menu changes it.

import { expect, test } from './table.ts';

const GREETINGS = { 'en-GB': 'Play now', 'fr-CH': 'Jouer', 'de-AT': 'spielen', 'es-MX': 'Jugar', 'it-IT': 'Play now' };

for (const [locale, greeting] of Object.entries(GREETINGS))
  test.describe(locale, () => {
    test.use({ locale, viewport: { width: 375, height: 667 } });

    test('the language of the browser is used, and nothing is wider than a phone', async ({ page }) => {
      for (const path of ['/', '/rules/schotten-totten', '/rules/lords-of-scotland', '/rules/bergues', '/ladders', '/settings', '/account', '/learn', '/study']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', locale === 'it-IT' ? 'en' : locale.slice(0, 2));
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        expect(wide, path).toBeLessThanOrEqual(0);
        if (path === '/') await expect(page.getByRole('button', { name: new RegExp(greeting, 'i') }).first()).toBeVisible();
      }
    });
  });

test('the menu names every language in itself, and the choice is kept', async ({ page }) => {
  await page.goto('/');
  const menu = page.getByRole('banner').getByRole('combobox');
  await expect(menu.getByRole('option')).toHaveText(['Deutsch', 'English', 'Español', 'Français']);
  await menu.selectOption('de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.goto('/settings');
  await expect(page.getByRole('radio', { name: 'Deutsch' })).toBeChecked();
});

test('the menu is usable by keyboard', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('combobox').focus();
  await page.keyboard.press('F');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByRole('banner').getByRole('combobox')).toBeFocused();
});

test('only the texts of one language are loaded', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto('/', { waitUntil: 'networkidle' });
  const texts = loaded.filter((path) => /\/(en|fr|de|es)-[\w-]+\.js$/.test(path));
  expect(new Set(texts.map((path) => /(\w\w)-[\w-]+\.js$/.exec(path)![1]))).toEqual(new Set(['en']));
});
