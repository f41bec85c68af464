import { describe, expect, it } from 'vitest';
import { pathBelow } from './base.ts';

describe('a path below the base', () => {
  it('begins with a slash', () => {
    expect(pathBelow('/', '/')).toBe('/');
    expect(pathBelow('/', '/rules/bergues')).toBe('/rules/bergues');
    expect(pathBelow('/stones/', '/stones/rules/bergues')).toBe('/rules/bergues');
    expect(pathBelow('/stones/', '/stones/')).toBe('/');
    expect(pathBelow('/stones/', '/stones')).toBe('/');
  });

  it('is none for what lies beside the base', () => {
    for (const path of ['/', '/rules', '/stonesthrow', '/other/stones/']) expect(pathBelow('/stones/', path)).toBeNull();
  });
});
