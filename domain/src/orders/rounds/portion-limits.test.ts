import { describe, expect, it } from 'vitest';
import { lineOf } from '../../fixtures/lines.ts';
import { anOrder } from '../../fixtures/orders.ts';
import { assertCookable, PORTION_LIMITS, livePortionCount, tooManyPortions } from './portion-limits.ts';

const round = (...quantities: number[]) => quantities.map((quantity) => ({ quantity }));
const linesOf = (portions: number) => [{ ...lineOf('Idli', 120), quantity: portions }];

describe.each(['guest', 'member'] as const)('a %s', (who) => {
  const limits = PORTION_LIMITS[who];
  const full = (portions: number): number[] => [
    ...Array.from({ length: Math.floor(portions / limits.line) }, () => limits.line),
    portions % limits.line,
  ];

  it.each([
    ['line', round(limits.line), round(limits.line + 1), 0],
    ['round', round(...full(limits.round)), round(...full(limits.round), 1), 0],
    ['order', round(1), round(2), limits.order - 1],
  ] as const)('may reach the limit of one %s and not exceed it', (of, most, more, ordered) => {
    expect(tooManyPortions(most, ordered, limits)).toBeNull();
    expect(tooManyPortions(more, ordered, limits)).toEqual({ of, limit: limits[of] });
  });
});

it('lets a member go further than a guest, and bounds both', () => {
  const { guest, member } = PORTION_LIMITS;
  for (const of of ['line', 'round', 'order'] as const) expect(member[of]).toBeGreaterThan(guest[of]);
  expect(Math.max(...Object.values(member))).toBeLessThanOrEqual(2_000);
});

it('counts the portions that are not cancelled', () => {
  const order = anOrder({ rounds: [{ lines: linesOf(200) }, { lines: linesOf(90) }] });
  expect(livePortionCount(order)).toBe(290);
  expect(() => assertCookable(round(11), order, 'guest')).toThrow(
    expect.objectContaining({ reason: 'too-many-portions', details: { of: 'order', limit: 300 } }),
  );
  expect(() => assertCookable(round(11), order, 'captain')).not.toThrow();
  const cancelled = anOrder({
    rounds: [{ lines: linesOf(200) }, { lines: linesOf(90) }],
    stages: { cancelled: ['1-1'] },
  });
  expect(livePortionCount(cancelled)).toBe(90);
  expect(() => assertCookable(round(11), cancelled, 'guest')).not.toThrow();
});
