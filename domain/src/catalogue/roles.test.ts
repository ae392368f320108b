import { describe, expect, it } from 'vitest';
import { claimsSchema } from './roles.ts';

describe('claimsSchema', () => {
  it.each([
    [{ role: 'owner', restaurant: 'owner@spice.in' }, true],
    [{ role: 'kitchen', restaurant: 'owner@spice.in' }, true],
    [{ role: 'super' }, true],
    [{ role: 'captain' }, false],
    [{ role: 'owner', restaurant: '' }, false],
    [{ role: 'admin' }, false],
    [{}, false],
  ])('%j: %s', (claims, accepted) => {
    expect(claimsSchema.safeParse(claims).success).toBe(accepted);
  });
});
