import { minus, sum, ZERO } from '../money/money.ts';
import { each, shareOf } from '../figures/shape/ratio.ts';
import type { BasisPoints, Paise } from '../money/money.ts';
import type { BillHowSold } from './how-sold.schema.ts';

/** The sales at the prices of one list, or at the menu's own (`id` null). */
export interface SalesByList {
  readonly id: string | null;
  readonly name: string | null;
  /** Bills with a dish of the list; for the menu's own prices, those without a dish of any list. */
  readonly bills: number;
  /** The average of these bills, after discount and before tax. */
  readonly averagePaise: Paise | null;
  readonly portions: number;
  readonly amountPaise: Paise;
  /** Sales ÷ all sales. */
  readonly share: BasisPoints | null;
}

/** The totals of a period's bills: their number, their portions, their sales after discount and before tax. */
interface Billed {
  readonly bills: number;
  readonly portions: number;
  readonly amountPaise: Paise;
}

/**
 * Returns the sales of a period by price list, the highest first. The other sales, at the menu's own prices, come last, so the
 * rows add up to all sales and portions. The bills of the rows need not add up: one bill may have dishes of two lists.
 */
export function salesByList({ lists, listed }: BillHowSold, all: Billed): SalesByList[] {
  const sold = Object.entries(lists).map(
    ([id, { name, bills, billsPaise, portions, amountPaise }]): SalesByList => ({
      id,
      name,
      bills,
      averagePaise: each(billsPaise, bills),
      portions,
      amountPaise,
      share: shareOf(amountPaise, all.amountPaise),
    }),
  );
  const amountPaise = minus(all.amountPaise, sum(sold.map((one) => one.amountPaise)));
  const bills = Math.max(0, all.bills - listed.bills);
  const own: SalesByList = {
    id: null,
    name: null,
    bills,
    averagePaise: bills === 0 ? null : each(minus(all.amountPaise, listed.billsPaise), bills),
    portions: Math.max(0, all.portions - sold.reduce((total, { portions }) => total + portions, 0)),
    amountPaise,
    share: shareOf(amountPaise, all.amountPaise),
  };
  const rest = own.bills > 0 || own.portions > 0 || own.amountPaise !== ZERO ? [own] : [];
  return [
    ...sold.toSorted((a, b) => b.amountPaise - a.amountPaise || (a.id ?? '').localeCompare(b.id ?? '')),
    ...rest,
  ];
}
