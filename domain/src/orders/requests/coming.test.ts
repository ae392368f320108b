import { expect, it } from 'vitest';
import { NOW } from '../../fixtures/ids.ts';
import { RAVI } from '../../fixtures/orders.ts';
import { COMING_MS, isComing } from './coming.ts';

it('a member is on the way for ten minutes after they took the call (P-CALL-1)', () => {
  const taken = { kind: 'waiter', at: NOW, takenBy: RAVI, takenAt: NOW + COMING_MS } as const;
  expect(isComing(taken, NOW + 2 * COMING_MS - 1)).toBe(true);
  expect(isComing(taken, NOW + 2 * COMING_MS)).toBe(false);
  const { takenAt: _, ...older } = taken;
  expect(isComing(older, NOW + COMING_MS - 1)).toBe(true);
  expect(isComing(older, NOW + COMING_MS)).toBe(false);
  expect(isComing({ ...taken, takenBy: null }, NOW + COMING_MS)).toBe(false);
});
