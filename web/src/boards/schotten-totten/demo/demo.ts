// The board by itself, for those who work on it: `npx vite --open /src/boards/schotten-totten/demo/`.
// ?f=base-mid names a fixture, ?lang=fr, ?theme=dark, ?tracker, ?live=http://… talks to a server that answers
// `/state`, `/act` and `/explain` with plain JSON.
import { mount } from 'svelte';
import Demo from './Demo.svelte';
import Guide from './Guide.svelte';

// ?guide shows the drawings by themselves.
mount(new URLSearchParams(location.search).has('guide') ? Guide : Demo, { target: document.getElementById('app')! });
