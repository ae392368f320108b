import { partOf } from '@bhoj/domain/money/money';
import type { Paise } from '@bhoj/domain/money/money';
import { priceChangeOf } from '@bhoj/domain/stock/buying/receipt-lines';
import { UNITS } from '@bhoj/domain/stock/shape/quantity';
import type { Unit } from '@bhoj/domain/stock/shape/quantity';
import type { StockItem } from '@bhoj/domain/stock/shape/items.schema';
import type { GoodsReceipt } from '@bhoj/domain/stock/shape/receipt.schema';

/** The price of an item at a vendor: the last price of its unit, and its change since the time before. */
export interface PriceOf {
  readonly itemId: string;
  readonly name: string;
  readonly unit: Unit;
  readonly pricePaise: Paise;
  readonly day: string;
  /** Whole per cent; null where it came only once. */
  readonly percent: number | null;
}

/** Returns the prices of what a vendor brought, by name. `receipts`: the latest first. Free goods have no price. */
export function pricesOf(
  receipts: readonly Pick<GoodsReceipt, 'lines' | 'billDay' | 'voided'>[],
  items: readonly StockItem[],
): PriceOf[] {
  const bought = receipts
    .filter(({ voided }) => voided === null)
    .flatMap(({ lines, billDay }) => lines.map((line) => ({ ...line, day: billDay })))
    .filter(({ costPaise }) => costPaise > 0);
  const byItem = Map.groupBy(bought, ({ itemId }) => itemId);
  return items
    .flatMap((item): PriceOf[] => {
      const [last, before] = byItem.get(item.id) ?? [];
      if (last === undefined) return [];
      const percent =
        before === undefined
          ? null
          : priceChangeOf(last, { quantity: before.quantity, paise: before.costPaise });
      const pricePaise = partOf(last.costPaise, UNITS[item.unit].size, last.quantity);
      return [{ itemId: item.id, name: item.name, unit: item.unit, pricePaise, day: last.day, percent }];
    })
    .toSorted((a, b) => a.name.localeCompare(b.name));
}
