import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NOW } from '../../fixtures/ids.ts';
import { aLine } from '../../fixtures/lines.ts';
import { aStockItem, KG, someRecipes } from '../../fixtures/stock.ts';
import { HOUR } from '../../time/ist.ts';
import { stockMoves } from '../shape/stock.collection.ts';
import { newMove } from './new-move.ts';
import { creditedBack, opposite, usedInTurn, usedLines } from './usage-move.ts';

const kitchen = {
  recipes: someRecipes({
    portions: {
      tikka: [{ itemId: 'paneer', quantity: 100_001 }],
      coffee: [{ itemId: 'milk', quantity: 50 }],
    },
    batches: {},
  }),
  items: new Map([
    ['paneer', aStockItem({ yieldBp: 9000 })],
    ['milk', aStockItem({ id: 'milk', storeId: 'bar' })],
  ]),
  menu: null,
};
const sold = (itemId: string, at: number, portions = 1) =>
  [aLine({ itemId, at, variant: null }), portions] as const;

describe('usedInTurn', () => {
  it('says of each round when it was ordered, the last by its move', () => {
    const used = usedInTurn(kitchen, [sold('coffee', NOW + HOUR), sold('tikka', NOW)], NOW + 2 * HOUR);
    expect(used).toEqual({
      at: NOW + HOUR,
      lines: [
        { itemId: 'paneer', quantity: -111_112, at: NOW },
        { itemId: 'milk', storeId: 'bar', quantity: -50 },
      ],
    });
    expect(usedInTurn(kitchen, [sold('coffee', NOW + HOUR)], NOW).at).toBe(NOW);
  });

  it('is kept for a bill that uses more items than somebody enters at once', () => {
    const ids = Array.from({ length: 600 }, (_, i) => `item-${i}`);
    const dishes = Array.from({ length: 15 }, (_, dish) => [
      `dish-${dish}`,
      ids.slice(dish * 40, dish * 40 + 40).map((itemId) => ({ itemId, quantity: 1_000 })),
    ]);
    const banquet = {
      recipes: someRecipes({ portions: Object.fromEntries(dishes), batches: {} }),
      items: new Map(ids.map((id) => [id, aStockItem({ id })])),
      menu: null,
    };
    const used = usedInTurn(
      banquet,
      dishes.map((_, dish) => sold(`dish-${dish}`, NOW + dish)),
      NOW + HOUR,
    );
    expect(used.lines).toHaveLength(600);
    const move = newMove({ kind: 'usage', ...used, day: '2026-11-20', postedAt: NOW });
    expect(stockMoves.decode(stockMoves.encode(move))).toEqual(move);
  });

  it('adds up to what all rounds used together, to the milligram', () => {
    const rounds = fc.array(fc.record({ at: fc.nat({ max: 5 }), portions: fc.integer({ min: 1, max: 9 }) }), {
      minLength: 1,
    });
    fc.assert(
      fc.property(rounds, (all) => {
        const lines = all.map(({ at, portions }) => sold('tikka', NOW + at, portions));
        const used = usedInTurn(kitchen, lines, NOW + HOUR);
        const whole = usedLines(kitchen, lines)[0]?.quantity;
        expect(used.lines.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(whole);
      }),
    );
  });
});

describe('creditedBack', () => {
  const lines = [
    { itemId: 'paneer', quantity: -2 * KG, at: NOW },
    { itemId: 'paneer', quantity: -KG },
  ];

  it('gives back each round at its time, and together never more than was used', () => {
    const one = creditedBack({ lines }, [], {
      lines: [{ itemId: 'paneer', quantity: -2.5 * KG }],
      isAll: false,
    });
    expect(one).toEqual([
      { itemId: 'paneer', quantity: 2 * KG, at: NOW },
      { itemId: 'paneer', quantity: 0.5 * KG },
    ]);
    const rest = creditedBack({ lines }, [{ lines: one }], { lines: [], isAll: true });
    expect(rest).toEqual([{ itemId: 'paneer', quantity: 0.5 * KG }]);
    expect(creditedBack({ lines }, [{ lines: [...one, ...rest] }], { lines, isAll: false })).toEqual([]);
    expect(creditedBack({ lines }, [], { lines: [], isAll: true })).toEqual(opposite({ lines }));
  });

  it('gives an item back to the store that it left, also when dishes take it from another one today', () => {
    const left = [{ itemId: 'milk', storeId: 'bar', quantity: -100 }];
    const asked = [{ itemId: 'milk', storeId: 'loft', quantity: -50 }];
    const one = creditedBack({ lines: left }, [], { lines: asked, isAll: false });
    expect(one).toEqual([{ itemId: 'milk', storeId: 'bar', quantity: 50 }]);
    expect(creditedBack({ lines: left }, [{ lines: one }], { lines: asked, isAll: false })).toEqual(one);
  });
});
