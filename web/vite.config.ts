import { svelte } from '@sveltejs/vite-plugin-svelte';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { compress } from './compress.ts';
import { linksBelow, staticSite } from './site.ts';

// What the first page needs comes in one file: each file costs a request with its headers.
const FIRST = /node_modules\/(svelte|@fluent|esm-env|clsx)\/|src\/(home|App|main)|src\/pages\/(Home|Missing)|src\/parts\/(Footer|Header|Icon|Languages|Mark|Segments|SeekingBar|Toasts|UpdateBar|NeedsServer|Dialog)|src\/local\/(LocalGames|LocalRow|ImportRecord|ServerAway|Names|list|store)|src\/lib\/(api|base|dates|fair|i18n|idle|languages|local-id|me|names|naming|notices|phrases|poll|router|seeking|server|settings|setups|start|toasts|typography|updates|why)\.|src\/app\.css/;

// The server is where the data is: in development, requests go on to it.
const server = process.env.MARCHSTONE_SERVER ?? 'http://127.0.0.1:8777';
/** The path under which the client is served; only a static site has another one (`cargo xtask site --base`). */
const base = process.env.MARCHSTONE_BASE ?? '/';

export default defineConfig(({ mode }) => ({
  base,
  plugins: [
    svelte({ preprocess: linksBelow(base) }),
    // The service worker keeps all files, so that every page opens without a network. src/lib/updates.svelte.ts registers it. Nets
    // are more than half of the bytes, and a game needs one or two of them: they are kept when they are loaded (src/local/nets.ts).
    VitePWA({
      injectRegister: false,
      manifest: false,
      workbox: {
        globPatterns: ['**/*.{js,json,css,html,svg,png,webp,wasm,webmanifest}'],
        globIgnores: ['404.html', '*/**/index.html'],
        maximumFileSizeToCacheInBytes: 4_000_000,
        navigateFallback: 'index.html',
        navigateFallbackDenylist: [/^\/api\//, /^\/(healthz|readyz|metrics)$/],
        runtimeCaching: [
          { urlPattern: ({ url }) => /\/assets\/local-[^/]*\.(net|weights)$/.test(url.pathname), handler: 'CacheFirst', options: { cacheName: 'marchstone-nets' } },
          // `cargo xtask start` adds the WebAssembly to a client that is built already.
          { urlPattern: ({ url }) => url.pathname.endsWith('/local.json'), handler: 'NetworkFirst', options: { cacheName: 'marchstone-local' } },
          {
            urlPattern: ({ url }) => /\/assets\/local-[^/]*$/.test(url.pathname), handler: 'CacheFirst',
            options: { cacheName: 'marchstone-local', expiration: { maxEntries: 30 } },
          },
        ],
        cleanupOutdatedCaches: true,
        clientsClaim: true,
        sourcemap: false,
      },
    }),
    mode === 'site' ? staticSite() : compress(),
  ],
  // The rules' own words and texts lie with the games, outside web/.
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: server, ws: true } } },
  // Lists the packages in the bundle with their licences, for the archives of releases.
  build: {
    // Styles for browsers of spring 2023: `light-dark()` and what else they lack is written in other words (docs/browsers.md).
    target: 'es2022', cssTarget: ['chrome111', 'edge111', 'firefox114', 'safari16.4', 'ios16.4'], outDir: 'dist', emptyOutDir: true, license: { fileName: 'licenses.md' },
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'first', test: FIRST }] } } },
  },
  // The server lets files with this beginning compile WebAssembly (crates/server/src/http/assets.rs).
  worker: { format: 'es', rolldownOptions: { output: { entryFileNames: 'assets/worker-[name]-[hash].js' } } },
  // A document costs seconds on a small machine: tests that need one say so in their first line.
  test: { include: ['src/**/*.test.ts'] },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
}));
