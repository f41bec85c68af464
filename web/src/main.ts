import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import { preferredLanguage, words } from './lib/i18n.svelte.ts';
import { settings } from './lib/settings.svelte.ts';

settings.watch();
// The texts are loaded first, so that no page shows message keys.
await words.use(preferredLanguage());
mount(App, { target: document.getElementById('app')! });
