// The icons of the installed app, drawn from the mark (public/favicon.svg).

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { test } from '@playwright/test';

const folder = resolve(import.meta.dirname, '../public');
const mark = readFileSync(`${folder}/favicon.svg`, 'utf8');

/** The share of the icon that the mark takes. Systems cut a maskable icon to their own shape, at most to its inner 80 %. */
const ICONS = [
  { name: 'icon-192', size: 192, share: 1, ground: 'transparent' },
  { name: 'icon-512', size: 512, share: 1, ground: 'transparent' },
  { name: 'icon-maskable-512', size: 512, share: 0.6, ground: 'linear-gradient(#e4e0ea, #b3bb9d)' },
  { name: 'apple-touch-icon', size: 180, share: 0.76, ground: 'linear-gradient(#e4e0ea, #b3bb9d)' },
];

for (const { name, size, share, ground } of ICONS) {
  test(name, async ({ page }) => {
    await page.setViewportSize({ width: size, height: size });
    const style = `margin: 0; height: 100vh; display: grid; place-items: center; background: ${ground}`;
    await page.setContent(`<body style="${style}"><div style="width: ${size * share}px">${mark}</div>`);
    await page.locator('svg').evaluate((svg) => svg.setAttribute('style', 'display: block; width: 100%'));
    await page.screenshot({ path: `${folder}/${name}.png`, omitBackground: true });
  });
}
