import { buyerOn } from '../documents/buyer.ts';
import { isBusiness } from '../../customers/buyer.ts';
import { plus, times, ZERO } from '../../money/money.ts';
import type { Particulars } from '../shape/particulars.schema.ts';
import type { Paise } from '../../money/money.ts';
import type { BuyerSums } from '../shape/values.schema.ts';

/** How many business customers a day tells apart. Those beyond them are guests in the accountant's file. */
export const MOST_BUYERS_OF_DAY = 100;

const NOTHING = { billedPaise: ZERO, creditedPaise: ZERO, debitedPaise: ZERO };

/**
 * Returns a day's business customers after a document to one of them was added (`by` 1) or declared void (`by` -1); the
 * accountant's file has a ledger for each (P-FINANCE-9). A customer with sums of zero is left out.
 */
export function withBuyer(
  byBuyer: Readonly<Record<string, BuyerSums>>,
  document: { readonly particulars: Particulars; readonly bill: { readonly totalPaise: Paise } },
  what: keyof typeof NOTHING,
  by: 1 | -1,
): Record<string, BuyerSums> {
  const buyer = buyerOn(document);
  if (buyer === null || !isBusiness(buyer)) return byBuyer;
  const { [buyer.gstin]: known, ...others } = byBuyer;
  if (known === undefined && Object.keys(others).length >= MOST_BUYERS_OF_DAY) return byBuyer;
  const sums: BuyerSums = { ...NOTHING, ...known, name: buyer.name };
  const next = { ...sums, [what]: plus(sums[what], times(document.bill.totalPaise, by)) };
  const isNothing = next.billedPaise === 0 && next.creditedPaise === 0 && next.debitedPaise === 0;
  return isNothing ? others : { ...others, [buyer.gstin]: next };
}
