import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differenceOf } from './difference.ts';

describe('differenceOf', () => {
  it('is what is missing or too much', () => {
    expect(differenceOf({ quantity: 4000, at: 10 }, 5000, [])).toBe(-1000);
    expect(differenceOf({ quantity: 5500, at: 10 }, 5000, [{ quantity: -300, at: 9 }])).toBe(500);
  });

  it('leaves out what was sold and received after the moment of counting', () => {
    const since = [
      { quantity: -200, at: 11 },
      { quantity: 1000, at: 12 },
    ];
    expect(differenceOf({ quantity: 5000, at: 10 }, 5800, since)).toBe(0);
  });

  it('brings the level to what was counted, and what came after', () => {
    const moves = fc.array(
      fc.record({ quantity: fc.integer({ min: -1e9, max: 1e9 }), at: fc.nat({ max: 20 }) }),
    );
    fc.assert(
      fc.property(
        fc.nat({ max: 1e9 }),
        fc.nat({ max: 20 }),
        fc.integer({ min: -1e9, max: 1e9 }),
        moves,
        (quantity, at, now, since) => {
          const after = since.filter((one) => one.at > at).reduce((sum, one) => sum + one.quantity, 0);
          expect(now + differenceOf({ quantity, at }, now, since)).toBe(quantity + after);
        },
      ),
    );
  });
});
