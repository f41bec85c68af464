// Patches: what changed in the state of a table.

import type { State, StatePatch } from './wire.ts';

/** The state after a patch that was made for `state`. A field of the patch replaces the field of the same name; in a
 *  list, a number stands for the element with that index in the list before. */
export function applyPatch(state: State, patch: StatePatch): State {
  const before = state as unknown as Record<string, unknown>;
  const after = { ...before };
  for (const [name, value] of Object.entries(patch)) {
    after[name] = Array.isArray(value)
      ? value.map((item: unknown) => (typeof item === 'number' ? (before[name] as unknown[])[item] : item))
      : value;
  }
  return after as unknown as State;
}
