// Support for the tests of the boards: texts from the files, a document that can measure, and boards with usual props.

import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { render } from '@testing-library/svelte';
import type { Component } from 'svelte';
import { expect, vi } from 'vitest';
import type { State } from '../../lib/wire.ts';
import type { BoardProps } from '../index.ts';
import type { Words } from './words.ts';

/** The texts of a game and its board in one language. Unlike the app's, they keep plain French spaces. */
export function readWords(game: string, language: string): Words {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const folder of ['.', `../games/${game}`, `src/boards/${game}`])
    bundle.addResource(new FluentResource(readFileSync(`${folder}/words/${language}.ftl`, 'utf8')));
  return (key, args, attribute) => {
    const message = bundle.getMessage(key);
    const pattern = attribute ? (message?.attributes[attribute] ?? message?.value) : message?.value;
    return pattern ? bundle.formatPattern(pattern, args) : key;
  };
}

/** jsdom has no ResizeObserver, which Svelte needs to bind sizes. */
export function stubResizeObserver(): void {
  globalThis.ResizeObserver ??= class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
}

/** Renders a board on which the viewer can act; `more` replaces single props. */
export function renderBoard(board: Component<BoardProps>, words: Words, state: unknown, more: Partial<BoardProps> = {}) {
  const act = vi.fn();
  const say = vi.fn();
  const props: BoardProps = {
    state: state as State,
    names: { A: 'Morag', B: 'Hamish', C: 'Ailsa', D: 'Fergus', E: 'Catriona' },
    act,
    busy: false,
    interactive: true,
    say,
    hint: null,
    last: [],
    words,
    options: { tracker: false, motion: false, sounds: false },
    ...more,
  };
  return { act, say, props, ...render(board, { props }) };
}

/** Finds buttons by accessible name. It reads labels only: computing roles for a whole board takes seconds. */
export function findButtons(name: string | RegExp): HTMLElement[] {
  return [...document.querySelectorAll('button')].filter((one) => {
    const label = one.getAttribute('aria-label') ?? one.textContent!.trim();
    return typeof name === 'string' ? label === name : name.test(label);
  });
}

/** The only button of this name. */
export function button(name: string | RegExp): HTMLElement {
  const found = findButtons(name);
  expect(found.length, String(name)).toBe(1);
  return found[0]!;
}
