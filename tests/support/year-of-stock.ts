import { KG } from '@bhoj/domain/fixtures/stock';
import { paise } from '@bhoj/domain/money/money';
import { fold, NO_STOCK } from '@bhoj/domain/stock/ledger/fold';
import { newMove } from '@bhoj/domain/stock/ledger/new-move';
import { businessDayOf, DAY } from '@bhoj/domain/time/ist';
import type { Stock } from '@bhoj/domain/stock/ledger/fold';
import type { StockMove } from '@bhoj/domain/stock/shape/move.schema';

/** The items that bills of the year use. */
export const ITEMS = 120;
const DAYS = 365;
/** How many items a bill uses. */
const LINES = 8;
/** Between two receipts of all items, in bills. */
const BILLS_OF_RECEIPT = 400;

export const yearItem = (n: number): string => `item${n % ITEMS}`;

/** The moves of a year that ends yesterday, in the order of the ledger, and the levels after the last one. */
export interface YearOfStock {
  readonly moves: readonly { readonly id: string; readonly value: StockMove }[];
  readonly stock: Stock;
}

/** A year with so many bills; every hundredth is void. Goods come in time. Equal numbers give equal years. */
export function aYearOfStock(bills: number, now: number): YearOfStock {
  const moves: { id: string; value: StockMove }[] = [];
  const post = (id: string, at: number, move: Pick<StockMove, 'kind' | 'lines'>): void => {
    const value = newMove({ ...move, at, day: businessDayOf(at, '04:00'), postedAt: at });
    moves.push({ id, value: { ...value, place: moves.length + 1 } });
  };
  for (let n = 0; n < bills; n += 1) {
    const at = now - DAY - Math.round(((bills - n) / bills) * DAYS * DAY);
    if (n % BILLS_OF_RECEIPT === 0)
      post(`rec_${n}`, at, {
        kind: 'receipt',
        lines: Array.from({ length: ITEMS }, (_, i) => ({
          itemId: yearItem(i),
          quantity: 9 * KG + i,
          paidPaise: paise(300_000 + ((n + i) % 977)),
        })),
      });
    const lines = Array.from({ length: LINES }, (_, i) => ({
      itemId: yearItem(n * 7 + i * 13),
      quantity: 0 - (100_003 + ((n * 31 + i) % 90_001)),
    }));
    post(`inv_${n}`, at, { kind: 'usage', lines });
    if (n % 100 === 99)
      post(`void_${n}`, at, {
        kind: 'return',
        lines: lines.map((line) => ({ ...line, quantity: 0 - line.quantity })),
      });
  }
  return {
    moves,
    stock: fold(
      NO_STOCK,
      moves.map(({ value }) => value),
    ),
  };
}
