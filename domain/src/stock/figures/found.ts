import { atLastPrice } from '../ledger/level.ts';
import { partOf, paise, sum } from '../../money/money.ts';
import { levelKey } from '../shape/levels.schema.ts';
import type { Paise } from '../../money/money.ts';
import type { Level } from '../shape/levels.schema.ts';
import type { StockMove } from '../shape/move.schema.ts';
import type { Quantity } from '../shape/quantity.ts';

/** The result of a count for an item in a store. */
export interface Found {
  readonly key: string;
  readonly itemId: string;
  readonly quantity: Quantity;
  /**
   * The worth of the difference: at the average price of the stock that is there, or at the last price where there is
   * none.
   */
  readonly worthPaise: Paise;
}

function worthOfPart(level: Level, quantity: Quantity): Paise {
  const size = Math.abs(quantity);
  const worth =
    level.quantity > 0 ? partOf(level.worthPaise, size, level.quantity) : atLastPrice(level, size);
  return quantity < 0 ? paise(0 - worth) : worth;
}

/** Returns the differences of a count, the dearest first; lines without a difference are left out. */
export function foundBy(
  { lines }: Pick<StockMove, 'lines'>,
  levels: Readonly<Record<string, Level>>,
): { readonly found: readonly Found[]; readonly worthPaise: Paise } {
  const found = lines
    .filter(({ quantity }) => quantity !== 0)
    .map(({ itemId, storeId, quantity }): Found => {
      const key = levelKey(itemId, storeId);
      const level = Object.hasOwn(levels, key) ? levels[key] : undefined;
      return {
        key,
        itemId,
        quantity,
        worthPaise: level === undefined ? paise(0) : worthOfPart(level, quantity),
      };
    })
    .toSorted((a, b) => Math.abs(b.worthPaise) - Math.abs(a.worthPaise));
  return { found, worthPaise: sum(found.map(({ worthPaise }) => worthPaise)) };
}
