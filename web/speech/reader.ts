// A screen reader in small: it speaks what has the focus, from the accessibility tree of the browser, and what live regions
// announce, in order. The voice is eSpeak NG, which Linux screen readers use.

import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { CDPSession, Page } from '@playwright/test';

interface Property { name: string; value: { value?: unknown } }
interface Node { ignored: boolean; role?: { value: string }; name?: { value: string }; description?: { value: string }; properties?: Property[] }

/** Collects what live regions announce. Runs in the page. */
function listen(): void {
  const said: string[] = ((window as unknown as { said: string[] }).said = []);
  const LIVE = '[aria-live=polite], [aria-live=assertive], [role=status], [role=alert]';
  const speak = (element: Element) => {
    const text = (element as HTMLElement).innerText?.trim() || element.textContent?.trim();
    if (text) said.push(text);
  };
  new MutationObserver((changes) => {
    const regions = new Set(changes.flatMap(({ target }) => {
      const element = target instanceof Element ? target : target.parentElement;
      return element?.closest(LIVE) ?? [];
    }));
    regions.forEach(speak);
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

export class Reader {
  /** Everything spoken so far. */
  readonly spoken: string[] = [];
  #cdp!: CDPSession;

  constructor(readonly page: Page, readonly voice: string) {}

  async start(): Promise<void> {
    this.#cdp = await this.page.context().newCDPSession(this.page);
    await this.#cdp.send('Accessibility.enable');
    await this.page.addInitScript(listen);
  }

  /** Speaks what has the focus: name, role, state and description, as assistive technology gets them. */
  async focus(): Promise<string> {
    const { result } = await this.#cdp.send('Runtime.evaluate', { expression: 'document.activeElement' });
    const { nodes } = (await this.#cdp.send('Accessibility.getPartialAXTree', { objectId: result.objectId!, fetchRelatives: false })) as { nodes: Node[] };
    const node = nodes.find((one) => !one.ignored);
    if (!node) throw new Error('what has the focus is hidden from screen readers');
    const states = (node.properties ?? []).filter(({ name, value }) => ['disabled', 'pressed', 'expanded', 'checked'].includes(name) && value.value && value.value !== 'false').map(({ name }) => name);
    const text = [node.name?.value, node.role?.value, ...states, node.description?.value].filter(Boolean).join(', ');
    this.spoken.push(text);
    return node.name?.value ?? '';
  }

  /** Speaks what was announced since the last call. */
  async announcements(): Promise<string> {
    const said = await this.page.evaluate(() => (window as unknown as { said: string[] }).said.splice(0));
    this.spoken.push(...said);
    return said.join(' ');
  }

  /** The phonemes of a text: what the voice makes of it. */
  phonemes(text: string): string {
    return execFileSync('espeak-ng', ['-v', this.voice, '-q', '-x', '--stdin'], { input: text, encoding: 'utf8' }).trim();
  }

  /** Everything spoken, as sound for people to listen to. */
  record(file: string): void {
    mkdirSync(dirname(file), { recursive: true });
    execFileSync('espeak-ng', ['-v', this.voice, '-w', file, '--stdin'], { input: this.spoken.join('\n\n') });
  }
}
