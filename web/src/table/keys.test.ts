import { describe, expect, it } from 'vitest';
import { shortcuts as bergues } from '../boards/bergues/shortcuts.ts';
import { keys as berguesHelp } from '../boards/bergues/keys.ts';
import { shortcuts as lords } from '../boards/lords-of-scotland/shortcuts.ts';
import { keys as lordsHelp } from '../boards/lords-of-scotland/keys.ts';
import { shortcuts as schotten } from '../boards/schotten-totten/shortcuts.ts';
import { keys as schottenHelp } from '../boards/schotten-totten/keys.ts';
import { KEYS } from './keys.ts';

const nothing = { possible: () => new Set<string>(), refuse() {}, explain() {}, tracker() {}, memory() {}, guard: () => null };

describe.each([
  ['schotten-totten', schotten(nothing), schottenHelp],
  ['lords-of-scotland', lords(nothing), lordsHelp],
  ['bergues', bergues(nothing), berguesHelp],
])('the keys of %s', (_, own, help) => {
  const listed = new Set(help.flatMap((row) => row.keys).map((key) => key.replace('−', '-').toLowerCase()));

  it('are not used by the table', () => {
    for (const [key] of KEYS) expect(own).not.toHaveProperty([key]);
  });

  it('are all in the help, and no others', () => {
    // A row of digits is listed by its first and last, and = is + without the shift key.
    const letters = Object.keys(own).filter((key) => !/^[0-9=]$/.test(key));
    expect(letters.filter((key) => !listed.has(key))).toEqual([]);
    expect([...listed].filter((key) => /^[a-z+-]$/.test(key)).sort()).toEqual(letters.sort());
  });
});
