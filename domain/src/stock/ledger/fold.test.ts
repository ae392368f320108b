import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paise } from '../../money/money.ts';
import { MOVE_KINDS } from '../shape/move.schema.ts';
import { differenceOf } from './difference.ts';
import { fold, NO_STOCK } from './fold.ts';
import { inOrder } from './places.ts';
import { aStockMove } from '../../fixtures/stock.ts';
import type { MoveLine, StockMove } from '../shape/move.schema.ts';
import type { Act, Stock } from './fold.ts';

const KG = 1_000_000;
const DAY = '2026-11-20';
const act = (kind: StockMove['kind'], at: number, ...lines: MoveLine[]): Act => ({
  kind,
  at,
  day: DAY,
  lines,
});
const paneer = (quantity: number, paid?: number, more: Partial<MoveLine> = {}): MoveLine => ({
  itemId: 'paneer',
  quantity,
  ...(paid !== undefined && { paidPaise: paise(paid) }),
  ...more,
});

/** The quantity and the worth that all days count of an item. */
const sumsOf = ({ days }: Stock, itemId: string): [number, number] => {
  const all = Object.values(days).flatMap((sums) =>
    Object.values(sums).flatMap((items) => items?.[itemId] ?? []),
  );
  return [0, 1].map((i) => all.reduce((sum, n, place) => sum + (place % 2 === i ? n : 0), 0)) as [
    number,
    number,
  ];
};
/** The quantity and the worth of an item in all stores. */
const levelsOf = ({ levels }: Stock, itemId: string): [number, number] =>
  Object.entries(levels)
    .filter(([key]) => key.split('@')[0] === itemId)
    .reduce<[number, number]>(([q, w], [, level]) => [q + level.quantity, w + level.worthPaise], [0, 0]);

describe('fold', () => {
  it('leaves no price of a void receipt behind', () => {
    const right = { quantity: KG, paise: paise(40_000) };
    const good = act('receipt', 1, paneer(KG, 40_000, { lastBefore: null }));
    const wrong = act('receipt', 2, paneer(1000, 200_000, { lastBefore: right }));
    const undone = act('receipt', 3, paneer(-1000, 200_000, { lastBefore: right }));
    const before = fold(NO_STOCK, [good]);
    expect(fold(before, [wrong, undone]).levels).toEqual(before.levels);
    const { levels } = fold(before, [wrong, act('usage', 3, paneer(-2 * KG)), undone]);
    expect(levels['paneer']).toMatchObject({ quantity: -KG, worthPaise: -40_000, last: right });
    const first = act('receipt', 2, paneer(-KG, 40_000, { lastBefore: null }));
    expect(fold(before, [first]).levels['paneer']).toMatchObject({ quantity: 0, worthPaise: 0, last: null });
  });

  it('keeps the price of what came after a void receipt', () => {
    const wrong = act('receipt', 1, paneer(1000, 200_000, { lastBefore: null }));
    const later = act('receipt', 2, paneer(KG, 42_000, { lastBefore: null }));
    const undone = act('receipt', 3, paneer(-1000, 200_000, { lastBefore: null }));
    expect(fold(NO_STOCK, [wrong, later, undone]).levels['paneer']).toMatchObject({
      quantity: KG,
      worthPaise: 42_000,
      last: { quantity: KG, paise: 42_000 },
    });
  });

  it('keeps what was last paid when goods that went back for money come back', () => {
    const dearer = { quantity: KG, paise: paise(50_000) };
    const before = fold(NO_STOCK, [
      act('receipt', 1, paneer(10 * KG, 400_000, { lastBefore: null })),
      act('receipt', 2, paneer(KG, 50_000, { lastBefore: { quantity: 10 * KG, paise: paise(400_000) } })),
    ]);
    const back = act('receipt', 3, paneer(-2 * KG, 80_000));
    expect(fold(before, [back]).levels['paneer']).toMatchObject({ quantity: 9 * KG, last: dearer });
    const undone = act('receipt', 3, paneer(2 * KG, 80_000, { keepsLast: true }));
    expect(fold(before, [back, undone]).levels).toEqual(before.levels);
    const count = act('count', 4, paneer(2 * KG, undefined, { countedAt: 4 }));
    expect(fold(before, [back, count, undone]).levels['paneer']).toMatchObject({
      quantity: 11 * KG,
      last: dearer,
    });
  });

  it('sums a day of a kitchen by kind, and what is left', () => {
    const { levels, days } = fold(NO_STOCK, [
      act('receipt', 1, paneer(10 * KG, 400_000)),
      act('usage', 2, paneer(-4 * KG)),
      act('waste', 3, paneer(-1 * KG)),
      act('return', 4, paneer(500_000)),
      act('count', 5, paneer(-250_000, undefined, { countedAt: 5 })),
    ]);
    expect(levels['paneer']).toMatchObject({ quantity: 5_250_000, worthPaise: 210_000, countedAt: 5 });
    expect(days[DAY]).toEqual({
      receipt: { paneer: [10 * KG, 400_000] },
      usage: { paneer: [-4 * KG, -160_000] },
      waste: { paneer: [-1 * KG, -40_000] },
      return: { paneer: [500_000, 20_000] },
      count: { paneer: [-250_000, -10_000] },
    });
  });

  it('shows the correction of what was sold before it was received', () => {
    const { levels, days } = fold(NO_STOCK, [
      act('receipt', 1, paneer(KG, 40_000)),
      act('usage', 2, paneer(-2 * KG)),
      act('receipt', 3, paneer(4 * KG, 200_000)),
    ]);
    expect(levels['paneer']).toMatchObject({ quantity: 3 * KG, worthPaise: 150_000 });
    expect(days[DAY]?.correction).toEqual({ paneer: [0, -10_000] });
  });

  it('moves the same worth from one store to another', () => {
    const { levels, days } = fold(NO_STOCK, [
      act('receipt', 1, paneer(3, 100)),
      act('transfer', 2, paneer(1, undefined, { storeId: 'bar' }), paneer(-1)),
    ]);
    expect(levels['paneer']).toMatchObject({ quantity: 2, worthPaise: 67 });
    expect(levels['paneer@bar']).toMatchObject({ quantity: 1, worthPaise: 33 });
    expect(days[DAY]?.transfer).toEqual({ paneer: [0, 0] });
  });

  it('leaves what was last paid when goods go to another store', () => {
    const bar = { storeId: 'bar' };
    const before = fold(NO_STOCK, [
      act('receipt', 1, paneer(10, 1000)),
      act('receipt', 2, paneer(10, 3000, bar)),
      act('transfer', 3, paneer(-5), paneer(5, undefined, bar)),
    ]);
    expect(before.levels['paneer@bar']).toEqual({
      quantity: 15,
      worthPaise: 3500,
      last: { quantity: 10, paise: 3000 },
    });
  });

  it('makes a batch worth what went in', () => {
    const { levels } = fold(NO_STOCK, [
      act('receipt', 1, paneer(KG, 40_000), { itemId: 'onion', quantity: KG, paidPaise: paise(3000) }),
      act('preparation', 2, { itemId: 'gravy', quantity: 1_500_000 }, paneer(-KG / 2), {
        itemId: 'onion',
        quantity: -KG,
      }),
    ]);
    expect(levels['gravy']).toMatchObject({
      quantity: 1_500_000,
      worthPaise: 23_000,
      last: { quantity: 1_500_000, paise: 23_000 },
    });
    expect(levels['onion']).toMatchObject({ quantity: 0, worthPaise: 0 });
  });

  it('takes along what is credited for goods that go back', () => {
    const back = (left: number, paid: number) =>
      fold(NO_STOCK, [
        act('receipt', 1, paneer(10 * KG, 400_000)),
        act('receipt', 2, paneer((left - 10) * KG, paid)),
      ]);
    expect(back(8, 90_000)).toMatchObject({
      levels: { paneer: { quantity: 8 * KG, worthPaise: 310_000 } },
      days: { [DAY]: { receipt: { paneer: [8 * KG, 310_000] } } },
    });
    expect(back(0, 390_000)).toMatchObject({
      levels: { paneer: { quantity: 0, worthPaise: 0 } },
      days: { [DAY]: { correction: { paneer: [0, -10_000] } } },
    });
    expect(back(1, 500_000)).toMatchObject({
      levels: { paneer: { quantity: KG, worthPaise: 0 } },
      days: { [DAY]: { correction: { paneer: [0, 100_000] } } },
    });
    expect(back(-1, 400_000).levels['paneer']).toMatchObject({ quantity: -KG, worthPaise: -40_000 });
  });

  it('leaves a counted level alone when something of before the count is written later', () => {
    const counted = fold(NO_STOCK, [
      act('receipt', 1, paneer(10 * KG, 400_000)),
      act('count', 20, paneer(-2 * KG, undefined, { countedAt: 20 })),
    ]);
    const after = fold(counted, [act('usage', 15, paneer(-2 * KG)), act('usage', 21, paneer(-KG))]);
    expect(after.levels['paneer']).toMatchObject({ quantity: 7 * KG, worthPaise: 280_000 });
    // The count had found the difference that the late bill explains.
    expect(after.days[DAY]).toMatchObject({
      usage: { paneer: [-3 * KG, -120_000] },
      count: { paneer: [0, 0] },
    });
  });

  it('prices what was counted before anybody knew a price', () => {
    const { levels, days } = fold(NO_STOCK, [
      act('count', 1, paneer(2 * KG, undefined, { countedAt: 1 })),
      act('receipt', 2, paneer(10 * KG, 400_000)),
    ]);
    expect(levels['paneer']).toMatchObject({ quantity: 12 * KG, worthPaise: 480_000 });
    expect(days[DAY]?.correction).toEqual({ paneer: [0, 80_000] });
  });

  it('prices what was counted by a receipt of before that is entered later', () => {
    const stock = fold(NO_STOCK, [
      act('count', 5, paneer(2 * KG, undefined, { countedAt: 5 })),
      act('receipt', 2, paneer(10 * KG, 400_000)),
    ]);
    expect(stock.levels['paneer']).toMatchObject({ quantity: 2 * KG, worthPaise: 80_000 });
    expect(sumsOf(stock, 'paneer')).toEqual([2 * KG, 80_000]);
  });

  it('takes the price of goods that a count had found before their bill was entered', () => {
    const counted = fold(NO_STOCK, [
      act('receipt', 1, paneer(10, 1000)),
      act('count', 10, paneer(10, undefined, { countedAt: 10 })),
    ]);
    const stock = fold(counted, [act('receipt', 9, paneer(10, 3000))]);
    expect(stock.levels['paneer']).toMatchObject({
      quantity: 20,
      worthPaise: 4000,
      last: { quantity: 10, paise: 3000 },
    });
    // The bill explains all that the count had found.
    expect(stock.days[DAY]).toEqual({ receipt: { paneer: [20, 4000] }, count: { paneer: [0, 0] } });
    const sold = fold(counted, [act('usage', 11, paneer(-15)), act('receipt', 9, paneer(10, 3000))]);
    expect(sold.levels['paneer']).toMatchObject({ quantity: 5, worthPaise: 1500 });
    expect(sumsOf(sold, 'paneer')).toEqual([5, 1500]);
  });

  it('gives a bill back on the day of its void: the month in which it used keeps its sums', () => {
    const later = '2026-12-03';
    const before = fold(NO_STOCK, [act('receipt', 1, paneer(1000, 100_000)), act('usage', 2, paneer(-400))]);
    const voided = fold(before, [{ ...act('return', 2, paneer(400)), day: later }]);
    expect(voided.days[DAY]).toEqual(before.days[DAY]);
    expect(voided.days[later]?.return).toEqual({ paneer: [400, 40_000] });
    expect(voided.levels['paneer']).toMatchObject({ quantity: 1000, worthPaise: 100_000 });
  });

  it('undoes a bill on the same side of a count on which it used', () => {
    const before = fold(NO_STOCK, [
      act('receipt', 1, paneer(1000, 100_000)),
      act('usage', 12, paneer(-500)),
      act('return', 12, paneer(500)),
    ]);
    const found = differenceOf({ quantity: 500, at: 14 }, before.levels['paneer']?.quantity ?? 0, []);
    const count = act('count', 14, paneer(found, undefined, { countedAt: 14 }));
    expect(fold(before, [count, act('usage', 12, paneer(-500))]).levels['paneer']?.quantity).toBe(500);
  });

  it('leaves a counted level alone by the time of each line', () => {
    const counted = fold(NO_STOCK, [
      act('receipt', 1, paneer(1000, 100_000)),
      act('count', 13, paneer(-500, undefined, { countedAt: 13 })),
    ]);
    const bill = act('usage', 14, paneer(-500, undefined, { at: 12 }), paneer(-100));
    expect(fold(counted, [bill]).levels['paneer']?.quantity).toBe(400);
  });

  it('prices an item in every store by the first price of one', () => {
    const stock = fold(NO_STOCK, [
      act('count', 1, paneer(10, undefined, { countedAt: 1 })),
      act('transfer', 2, paneer(-5), paneer(5, undefined, { storeId: 'bar' })),
      act('receipt', 3, paneer(10, 1000)),
      act('usage', 4, paneer(-1, undefined, { storeId: 'bar' }), paneer(-1, undefined, { storeId: 'roof' })),
    ]);
    expect(stock.levels).toMatchObject({
      paneer: { quantity: 15, worthPaise: 1500 },
      'paneer@bar': { quantity: 4, worthPaise: 400, last: { quantity: 10, paise: 1000 } },
      'paneer@roof': { quantity: -1, worthPaise: -100 },
    });
    expect(stock.days[DAY]?.usage).toEqual({ paneer: [-2, -200] });
    expect(sumsOf(stock, 'paneer')).toEqual(levelsOf(stock, 'paneer'));
  });

  const lines = fc.array(
    fc.record({
      itemId: fc.constantFrom('paneer', 'onion', 'oil'),
      storeId: fc.constantFrom(undefined, 'bar'),
      n: fc.integer({ min: 1, max: 5_000_000 }),
      paid: fc.nat({ max: 5_000_000 }),
      goesOut: fc.boolean(),
    }),
    { minLength: 1, maxLength: 4 },
  );
  /** Moves of every kind; of a transfer, each line leaves one store for another. */
  const moves = fc.array(
    fc
      .record({
        kind: fc.constantFrom(...MOVE_KINDS),
        day: fc.constantFrom(DAY, '2026-11-21'),
        at: fc.nat({ max: 30 }),
        lines,
      })
      .map(({ kind, day, at, lines: some }): Act => {
        const asLine = ({ itemId, storeId, n, paid, goesOut }: (typeof some)[number]): MoveLine[] => {
          const where = { itemId, ...(storeId !== undefined && { storeId }) };
          const quantity = goesOut ? -n : n;
          if (kind === 'receipt') return [{ ...where, quantity, paidPaise: paise(paid) }];
          if (kind === 'count') return [{ ...where, quantity: quantity % 3, countedAt: at }];
          if (kind !== 'transfer') return [{ ...where, quantity }];
          const there = storeId === undefined ? { itemId, storeId: 'bar' } : { itemId };
          return [
            { ...where, quantity: -n },
            { ...there, quantity: n },
          ];
        };
        return { kind, day, at, lines: some.flatMap(asLine) };
      }),
    { maxLength: 40 },
  );

  it('gives the same all at once and bit by bit', () => {
    fc.assert(
      fc.property(moves, fc.nat({ max: 40 }), (all, cut) => {
        expect(fold(fold(NO_STOCK, all.slice(0, cut)), all.slice(cut))).toEqual(fold(NO_STOCK, all));
      }),
    );
  });

  it('keeps every milligram and paisa: the levels are the sum of all days', () => {
    fc.assert(
      fc.property(moves, (all) => {
        const stock = fold(NO_STOCK, all);
        for (const itemId of ['paneer', 'onion', 'oil'])
          expect(sumsOf(stock, itemId)).toEqual(levelsOf(stock, itemId));
        for (const { quantity, worthPaise } of Object.values(stock.levels)) {
          if (quantity >= 0) expect(worthPaise).toBeGreaterThanOrEqual(0);
          if (quantity === 0) expect(worthPaise).toBe(0);
        }
      }),
    );
  });

  it('moves no worth with a transfer', () => {
    fc.assert(
      fc.property(moves, (all) => {
        const { days } = fold(
          NO_STOCK,
          all.filter(({ kind }) => kind !== 'count'),
        );
        for (const sums of Object.values(days))
          for (const moved of Object.values(sums.transfer ?? {})) expect(moved).toEqual([0, 0]);
      }),
    );
  });

  it('ends at what was counted, and what happened after it, in whatever order documents arrive', () => {
    const events = fc.array(
      fc
        .record({ at: fc.integer({ min: 1, max: 40 }), quantity: fc.integer({ min: -KG, max: KG }) })
        .filter(({ quantity }) => quantity !== 0),
      { maxLength: 12 },
    );
    const inAnyOrder = events.chain((all) =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
    );
    fc.assert(
      fc.property(inAnyOrder, fc.nat({ max: 12 }), fc.nat({ max: 9 * KG }), ([, all], cut, found) => {
        const usage = all.map(({ at, quantity }) =>
          act(quantity < 0 ? 'usage' : 'return', at, paneer(quantity)),
        );
        const known = usage.slice(0, cut);
        const before = fold(NO_STOCK, known);
        const since = known.map(({ at, lines: [line] }) => ({ at, quantity: line?.quantity ?? 0 }));
        const difference = differenceOf(
          { quantity: found, at: 20 },
          before.levels['paneer']?.quantity ?? 0,
          since,
        );
        const count = act('count', 20, paneer(difference, undefined, { countedAt: 20 }));
        const after = fold(before, [count, ...usage.slice(cut)]);
        const later = all.filter(({ at }) => at > 20).reduce((sum, { quantity }) => sum + quantity, 0);
        expect(after.levels['paneer']?.quantity).toBe(found + later);
        expect(sumsOf(after, 'paneer')).toEqual(levelsOf(after, 'paneer'));
      }),
    );
  });
});

describe('inOrder', () => {
  it('is that in which the server wrote them, and of their ids where it wrote several at once', () => {
    const moves = [
      { id: 'b', value: aStockMove({ postedAt: 2 }) },
      { id: 'a', value: aStockMove({ postedAt: 2 }) },
      { id: 'c', value: aStockMove({ postedAt: 1 }) },
    ];
    expect(inOrder(moves).map(({ id }) => id)).toEqual(['c', 'a', 'b']);
    expect(inOrder(moves.toReversed())).toEqual(inOrder(moves));
  });
});
