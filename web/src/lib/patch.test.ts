// The examples are generated from the Rust side, which applies them too (crates/table/tests/patches.rs).
import { describe, expect, it } from 'vitest';
import { applyPatch } from './patch.ts';
import examples from './patches.json';
import type { State, StatePatch } from './wire.ts';

describe('patches', () => {
  for (const { game, first, patches, last } of examples) {
    it(`of ${game} lead to the state that a new client gets`, () => {
      let state = first as unknown as State;
      for (const { base, patch } of patches) {
        expect(state.seq).toBe(base);
        const before = JSON.stringify(state);
        const after = applyPatch(state, patch as unknown as StatePatch);
        expect(JSON.stringify(state)).toBe(before); // the state before is not changed
        state = after;
      }
      expect(state).toEqual(last);
    });
  }
});
