import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paise } from '../../money/money.ts';
import { MOVE_KINDS } from '../shape/move.schema.ts';
import { fold, NO_STOCK } from './fold.ts';
import type { StockMove } from '../shape/move.schema.ts';
import type { Entry } from './fold.ts';

const KG = 1_000_000;
const move = (kind: StockMove['kind'], postedAt: number, quantity: number, paid?: number): StockMove => ({
  kind,
  at: postedAt,
  day: '2026-11-20',
  postedAt,
  place: null,
  lines: [{ itemId: 'paneer', quantity, ...(paid !== undefined && { paidPaise: paise(paid) }) }],
  itemIds: ['paneer'],
  source: null,
  by: null,
  note: '',
});

describe('fold', () => {
  it('sums a day of a kitchen by kind, and what is left', () => {
    const { levels, days } = fold(NO_STOCK, [
      ['a', move('receipt', 1, 10 * KG, 400_000)],
      ['b', move('usage', 2, -4 * KG)],
      ['c', move('waste', 3, -1 * KG)],
      ['d', move('return', 4, 500_000)],
      ['e', move('count', 5, -250_000)],
    ]);
    expect(levels.get('paneer')).toMatchObject({ quantity: 5_250_000, worthPaise: 210_000 });
    const sums = Object.fromEntries(
      [...(days.get('2026-11-20') ?? [])].map(([kind, items]) => [kind, items.get('paneer')]),
    );
    expect(sums).toEqual({
      receipt: { quantity: 10 * KG, worthPaise: 400_000 },
      usage: { quantity: -4 * KG, worthPaise: -160_000 },
      waste: { quantity: -1 * KG, worthPaise: -40_000 },
      return: { quantity: 500_000, worthPaise: 20_000 },
      count: { quantity: -250_000, worthPaise: -10_000 },
    });
  });

  it('shows the correction of what was sold before it was received', () => {
    const { levels, days } = fold(NO_STOCK, [
      ['a', move('receipt', 1, KG, 40_000)],
      ['b', move('usage', 2, -2 * KG)],
      ['c', move('receipt', 3, 4 * KG, 200_000)],
    ]);
    expect(levels.get('paneer')).toMatchObject({ quantity: 3 * KG, worthPaise: 150_000 });
    expect(days.get('2026-11-20')?.get('correction')?.get('paneer')).toEqual({
      quantity: 0,
      worthPaise: -10_000,
    });
  });

  const lines = fc.array(
    fc.record({
      itemId: fc.constantFrom('paneer', 'onion', 'oil'),
      n: fc.integer({ min: 1, max: 5_000_000 }),
      paid: fc.nat({ max: 5_000_000 }),
      goesOut: fc.boolean(),
    }),
    { minLength: 1, maxLength: 4 },
  );
  const entries = fc
    .array(
      fc.record({
        kind: fc.constantFrom(...MOVE_KINDS),
        day: fc.constantFrom('2026-11-20', '2026-11-21'),
        postedAt: fc.nat({ max: 30 }),
        lines,
      }),
      { maxLength: 40 },
    )
    .map((all) =>
      all.map(({ kind, day, postedAt, lines: some }, n): Entry => [
        `move-${n}`,
        {
          kind,
          day,
          at: postedAt,
          postedAt,
          place: null,
          itemIds: [],
          source: null,
          by: null,
          note: '',
          lines: some.map(({ itemId, n: quantity, paid, goesOut }) =>
            kind === 'receipt'
              ? { itemId, quantity, paidPaise: paise(paid) }
              : { itemId, quantity: goesOut ? -quantity : quantity },
          ),
        },
      ]),
    );

  it('gives the same all at once and bit by bit, in whatever order the moves are read', () => {
    fc.assert(
      fc.property(entries, fc.nat({ max: 30 }), (all, cut) => {
        const whole = fold(NO_STOCK, all);
        const before = all.filter(([, { postedAt }]) => postedAt <= cut);
        const after = all.filter(([, { postedAt }]) => postedAt > cut);
        expect(fold(fold(NO_STOCK, before.toReversed()), after)).toEqual(whole);
      }),
    );
  });

  it('keeps every milligram and paisa: the levels are the sum of all days', () => {
    fc.assert(
      fc.property(entries, (all) => {
        const { levels, days } = fold(NO_STOCK, all);
        for (const [itemId, level] of levels) {
          const sums = [...days.values()].flatMap((day) =>
            [...day.values()].flatMap((items) => items.get(itemId) ?? []),
          );
          expect(sums.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(level.quantity);
          expect(sums.reduce((sum, { worthPaise }) => sum + worthPaise, 0)).toBe(level.worthPaise);
        }
      }),
    );
  });
});
