// What a static site needs beside the client: links below its base path, and files for the addresses of its pages.

import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { PreprocessorGroup } from 'svelte/compiler';
import type { Plugin } from 'vite';

/** Links in components are written from the root, `href="/rules"`: this puts the base path before them. */
export function linksBelow(base: string): PreprocessorGroup {
  return { name: 'links', markup: ({ content }) => ({ code: base === '/' ? content : content.replaceAll('href="/', `href="${base}`) }) };
}

/** The pages with addresses of their own. All other addresses get 404.html. */
async function pages(): Promise<string[]> {
  const games = (await readdir(join(import.meta.dirname, '../games'), { withFileTypes: true })).filter((entry) => entry.isDirectory());
  return ['rules', ...games.map(({ name }) => `rules/${name}`), 'learn', 'puzzles', 'study', 'settings'];
}

/** The content security policy of the server's pages, as far as a page can set it itself. A static host sends none. */
const CONTENT_POLICY = [
  "default-src 'none'", "script-src 'self'", "worker-src 'self'", "style-src 'self' 'unsafe-inline'", "img-src 'self' data: blob:",
  "connect-src 'self'", "font-src 'self'", "manifest-src 'self'", "base-uri 'none'", "form-action 'none'",
].join('; ');

/** Copies the index page to where a static host looks for the pages, since it cannot route addresses. */
export function staticSite(): Plugin {
  let folder = '';
  return {
    name: 'static-site',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: () => [{ tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: CONTENT_POLICY }, injectTo: 'head-prepend' }],
    configResolved: ({ root, build }) => void (folder = resolve(root, build.outDir)),
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const index = join(folder, 'index.html');
        for (const page of await pages()) {
          await mkdir(join(folder, page), { recursive: true });
          await copyFile(index, join(folder, page, 'index.html'));
        }
        // Hosts show this file for addresses without a file, such as those of tables; the client routes them.
        await copyFile(index, join(folder, '404.html'));
        // GitHub Pages leaves out files that begin with an underscore otherwise.
        await writeFile(join(folder, '.nojekyll'), '');
      },
    },
  };
}
