import fc from 'fast-check';
import { expect, it } from 'vitest';
import { KG, someStockLevels } from '../../fixtures/stock.ts';
import { paise } from '../../money/money.ts';
import { fold } from '../ledger/fold.ts';
import { heldOnWay, storesWith, transferLines, typedLineOf } from './transfer.ts';

const { levels } = someStockLevels();
const WAY = { from: null, to: 'bar' };

it('takes each item out of one store and brings it into the other', () => {
  expect(transferLines([{ itemId: 'paneer', quantity: KG }], WAY)).toEqual([
    { itemId: 'paneer', quantity: -KG },
    { itemId: 'paneer', quantity: KG, storeId: 'bar' },
  ]);
});

it('names the typed line of a line of the move', () => {
  const lines = transferLines(
    ['paneer', 'onion', 'gravy'].map((itemId) => ({ itemId, quantity: KG })),
    WAY,
  );
  expect(lines.map((_, i) => typedLineOf(i + 1))).toEqual([1, 1, 2, 2, 3, 3]);
});

it('says what both stores have before and after, also of an item that nobody has', () => {
  expect(heldOnWay(levels, { itemId: 'paneer', quantity: 12 * KG }, WAY)).toEqual({
    from: { before: 10 * KG, after: -2 * KG },
    to: { before: 0, after: 12 * KG },
  });
  expect(heldOnWay(levels, { itemId: 'toString', quantity: KG }, WAY).from).toEqual({
    before: 0,
    after: -KG,
  });
});

it('says what the fold then leaves', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 * KG }), (quantity) => {
      const lines = transferLines([{ itemId: 'paneer', quantity }], WAY);
      const after = fold({ levels, days: {} }, [{ kind: 'transfer', at: 1, day: '2026-11-20', lines }]);
      const held = heldOnWay(levels, { itemId: 'paneer', quantity }, WAY);
      expect(after.levels['paneer']?.quantity).toBe(held.from.after);
      expect(after.levels['paneer@bar']?.quantity).toBe(held.to.after);
    }),
  );
});

it('finds the stores that have something, the most first', () => {
  const bar = { quantity: 11 * KG, worthPaise: paise(440_000), last: null };
  const none = { quantity: 0, worthPaise: paise(0), last: null };
  const all = { ...levels, 'paneer@bar': bar, 'paneer@cellar': none };
  expect(storesWith(all, 'paneer', [null, 'bar', 'cellar'])).toEqual(['bar', null]);
  expect(storesWith(all, 'onion', [null, 'bar', 'cellar'])).toEqual([]);
});
