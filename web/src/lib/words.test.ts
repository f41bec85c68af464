// Every key in the code has a message, and no message is unused.
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { useFrenchSpaces } from './typography.ts';

const own = import.meta.glob<string>('../../words/*.ftl', { query: '?raw', import: 'default', eager: true });
const ofGames = import.meta.glob<string>('../../../games/*/words/*.ftl', { query: '?raw', import: 'default', eager: true });
// The tutorial has its own texts.
const sources = Object.entries(
  import.meta.glob<string>(['../**/*.ts', '../**/*.svelte', '!../**/*.test.ts', '!../lib/wire.ts'], { query: '?raw', import: 'default', eager: true }),
).filter(([path]) => !path.startsWith('../tutorial/'));

/** Every message and attribute, with the arguments it mentions. */
function messages(text: string): Map<string, string> {
  const found = new Map<string, string>();
  const args = (pattern: unknown) => [...new Set(JSON.stringify(pattern ?? '').match(/"type":"var","name":"\w+"/g) ?? [])].sort().join();
  for (const entry of new FluentResource(text).body) {
    const { id, value, attributes } = entry as unknown as { id: string; value: unknown; attributes: Record<string, unknown> };
    found.set(id, args(value));
    for (const [name, pattern] of Object.entries(attributes)) found.set(`${id}.${name}`, args(pattern));
  }
  return found;
}

const en = messages(own['../../words/en.ftl'] ?? '');
const games = messages(Object.entries(ofGames).filter(([path]) => path.endsWith('en.ftl')).map(([, text]) => text).join('\n'));
const code = sources.map(([, text]) => text).join('\n');
// The terminal client reads the same file.
const terminal = Object.values(
  import.meta.glob<string>('../../../crates/terminal/src/**/*.rs', { query: '?raw', import: 'default', eager: true }),
).join('\n');

describe('the words', () => {
  it('are well-formed: a broken message would be left out silently', () => {
    for (const [path, text] of Object.entries({ ...own, ...ofGames })) {
      const written = [...text.matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map((match) => match[1]);
      const read = new FluentResource(text).body.map((entry) => entry.id);
      expect(read, path).toEqual(written);
      expect(new Set(read).size, `${path}: a key stands there twice`).toBe(read.length);
    }
  });

  it('do not redefine messages of the games', () => {
    expect([...en.keys()].filter((key) => games.has(key))).toEqual([]);
  });

  it('have every key that the code names', () => {
    const named = [...code.matchAll(/\b(?:t|words\.find)\(\s*'([a-z][\w.-]*)'/g)].map((match) => match[1]!);
    expect(named.length).toBeGreaterThan(150);
    expect([...new Set(named)].filter((key) => !en.has(key) && !games.has(key))).toEqual([]);
  });

  it('have no unused key', () => {
    // Keys are quoted, or composed: `level-${name}` uses all with that prefix.
    const quoted = new Set([...code.matchAll(/'([a-z][\w.-]*)'/g)].map((match) => match[1]));
    const made = [...code.matchAll(/`([a-z]+-[^`]*\$\{[^`]*)`/g), ...code.matchAll(/`(\$\{\w+\}-[a-z-]+)`/g)];
    const rust = [...terminal.matchAll(/"([a-z]+-[\w{}-]*)"/g)].map((match) => match[1]!);
    const patterns = [...made.map((match) => match[1]!), ...rust].map((key) => new RegExp(`^${key.replace(/\$?\{[^}]*\}/g, '.+')}$`));
    const asked = (key: string) => quoted.has(key) || patterns.some((pattern) => pattern.test(key));
    expect([...en.keys()].filter((key) => !asked(key) && !(asked(key.split('.')[0]!) && key.includes('.')))).toEqual([]);
  });

  it('keep French spaces together', () => {
    expect(useFrenchSpaces('Qui ? Moi ! Oui : « non » ; 5 %')).toBe('Qui\u202f? Moi\u202f! Oui\u00a0: «\u00a0non\u00a0»\u202f; 5\u00a0%');
  });
});
