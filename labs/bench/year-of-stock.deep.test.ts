import { NOW } from '@bhoj/domain/fixtures/ids';
import { storedSize } from '@bhoj/domain/kernel/stored-size';
import { fold, NO_STOCK } from '@bhoj/domain/stock/ledger/fold';
import { stockDays, stockLevels } from '@bhoj/domain/stock/shape/stock.collection';
import { expect, test } from 'vitest';
import { aYearOfStock } from '../../tests/support/year-of-stock.ts';

const BILLS = 50_000;

/** Moves that the nightly fold takes at once, and those of one page of a rebuild. */
const [FOLDED_AT_ONCE, PAGE] = [200, 500];

const restaurantId = 'owner@house.example';

/** Folds moves so many at a time, and returns what they leave with the seconds that it took. */
function foldedBy(size: number, moves: ReturnType<typeof aYearOfStock>['moves']) {
  const from = performance.now();
  let stock = NO_STOCK;
  for (let n = 0; n < moves.length; n += size)
    stock = fold(
      stock,
      moves.slice(n, n + size).map(({ value }) => value),
    );
  return { stock, seconds: (performance.now() - from) / 1000 };
}

test('a year of 50,000 bills folds to the milligram and the paisa as at once, and its documents stay small', () => {
  const { moves, stock } = aYearOfStock(BILLS, NOW);
  const [nightly, rebuilt] = [foldedBy(FOLDED_AT_ONCE, moves), foldedBy(PAGE, moves)];
  expect(nightly.stock).toEqual(stock);
  expect(rebuilt.stock).toEqual(stock);
  expect(moves.length).toBeGreaterThan(BILLS);
  expect(Object.values(stock.levels).every(({ quantity }) => quantity > 0)).toBe(true);
  const days = Object.entries(stock.days).map(([day, sums]) =>
    storedSize(stockDays.path({ restaurantId, day }), stockDays.encode({ day, sums })),
  );
  const place = moves.length;
  const levels = { place, foldedAt: NOW, levels: { ...stock.levels } };
  const sizes = {
    levels: storedSize(stockLevels.path({ restaurantId }), stockLevels.encode(levels)),
    largestDay: Math.max(...days),
  };
  const seconds = { nightly: nightly.seconds, rebuilt: rebuilt.seconds };
  process.stdout.write(
    `A year of stock: ${JSON.stringify({ moves: place, days: days.length, sizes, seconds })}\n`,
  );
  // 120 items: with 2,000 each document is bounded by 700 KB (tests/conventions/growth/stock-sizes.test.ts).
  expect(sizes.levels).toBeLessThanOrEqual(20_000);
  expect(sizes.largestDay).toBeLessThanOrEqual(20_000);
});
