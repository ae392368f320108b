import { periodOf } from '@bhoj/domain/figures/span/period';
import { billedSalesOf } from '@bhoj/domain/figures/span/sales';
import { salesByList } from '@bhoj/domain/how-sold/by-list';
import type { SalesByList } from '@bhoj/domain/how-sold/by-list';
import type { BillHowSold } from '@bhoj/domain/how-sold/how-sold.schema';
import { partOf } from '@bhoj/domain/money/money';
import type { Paise } from '@bhoj/domain/money/money';
import { soldPortions } from '../state/trending-model.ts';
import type { Row } from '../state/trending-model.ts';
import type { TrendingDays } from '../state/use-trending-days.ts';

/** A dish that was sold by weight, with its weighed sales. */
export interface WeighedRow {
  readonly id: string;
  readonly name: string;
  readonly grams: number;
  readonly portions: number;
  readonly amountPaise: Paise;
  /** Their sales ÷ their kilograms. */
  readonly kiloPaise: Paise;
}

/** Returns the sales of a period by price list; none where nothing was sold at the price of a list. */
export function listRows(sold: BillHowSold, { days }: TrendingDays, rows: readonly Row[]): SalesByList[] {
  if (Object.keys(sold.lists).length === 0) return [];
  const period = periodOf(days);
  return salesByList(sold, {
    bills: period.bills,
    portions: soldPortions(rows.map(({ sales }) => sales)),
    amountPaise: billedSalesOf(period),
  });
}

/** Returns the dishes sold by weight, the heaviest first, without the portions of them that were sold by the piece. */
export const weighedRows = ({ weighed }: BillHowSold, rows: readonly Row[]): WeighedRow[] =>
  rows
    .flatMap(({ id, sales }): WeighedRow[] => {
      const own = weighed[id];
      if (own === undefined) return [];
      return [{ id, name: sales.name, ...own, kiloPaise: partOf(own.amountPaise, 1_000, own.grams) }];
    })
    .toSorted((a, b) => b.grams - a.grams);
