// The boards without a server, for development: run `npx vite` and open `/src/gallery/index.html`. It is not part of
// the build. Query parameters: game, fixture, board=generic, lang, theme=dark, tracker, hint, still, replay.
import { mount } from 'svelte';
import '../app.css';
import { words } from '../lib/i18n.svelte.ts';
import Gallery from './Gallery.svelte';

const query = new URLSearchParams(location.search);
document.documentElement.dataset.theme = query.get('theme') ?? 'light';
await words.use(query.get('lang') ?? 'en');
await words.learn(query.get('game') ?? '');
mount(Gallery, { target: document.getElementById('app')!, props: { query } });
