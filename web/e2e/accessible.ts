// What axe finds on a page.

import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The page has no accessibility violations. */
export async function clean(page: Page): Promise<void> {
  // The page starts at its top.
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  // Fades must end first: half-transparent text has no contrast.
  await page.evaluate(() => Promise.all(document.getAnimations().map((one) => one.finished.catch(() => undefined))));
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
}
