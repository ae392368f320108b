import { minus, plus, roundedTo, rupees, ZERO } from '@bhoj/domain/money/money';
import { rupeesText } from '@bhoj/domain/money/typed';
import type { Payment, PaymentMethod } from '@bhoj/domain/billing/documents/invoice';
import type { Paise } from '@bhoj/domain/money/money';

/** A payment as it is typed. */
export interface Tender {
  readonly method: PaymentMethod | null;
  /** Rupees; empty means all that is left. */
  readonly amount: string;
  /** Cash handed over, in rupees; empty means the exact amount. */
  readonly received: string;
  readonly tip: string;
  /** The name of an `other` payment. */
  readonly name: string;
}
export const NO_TENDER: Tender = { method: null, amount: '', received: '', tip: '', name: '' };

export type TenderFault = 'amount' | 'received' | 'tip' | 'name';

/** Returns at most three round sums above the total that a guest may hand over, in paise. */
export function likelyCash(total: Paise): Paise[] {
  const sums = [10, 50, 100, 500, 2000].map((note) => roundedTo(total, rupees(note), 'up'));
  return [...new Set(sums)].filter((sum) => sum > total).slice(0, 3);
}

/** Returns the typed amount in paise, `proposed` when it is empty, and null when it is not an amount. */
export function typedPaise(typed: string, proposed: Paise): Paise | null {
  if (typed.trim() === '') return proposed;
  const parsed = rupeesText.safeParse(typed);
  return parsed.success ? parsed.data : null;
}

export type ReadTender =
  { readonly payment: Payment; readonly changePaise: Paise } | { readonly fault: TenderFault } | null;

/** Returns the payment of a tender: `proposed` unless an amount is typed, at most `most`. Null without a method. */
export function readTender(tender: Tender, { proposed, most }: { proposed: Paise; most: Paise }): ReadTender {
  const { method } = tender;
  if (method === null) return null;
  const amountPaise = typedPaise(tender.amount, proposed);
  if (amountPaise === null || amountPaise <= 0 || amountPaise > most) return { fault: 'amount' };
  const tipPaise = typedPaise(tender.tip, ZERO);
  if (tipPaise === null) return { fault: 'tip' };
  const name = method === 'other' ? tender.name.trim() : '';
  if (method === 'other' && (name === '' || name.length > 40)) return { fault: 'name' };
  const wanted = plus(amountPaise, tipPaise);
  const receivedPaise = method === 'cash' ? typedPaise(tender.received, wanted) : wanted;
  if (receivedPaise === null || receivedPaise < wanted) return { fault: 'received' };
  return {
    payment: { method, amountPaise, receivedPaise, tipPaise, name },
    changePaise: minus(receivedPaise, wanted),
  };
}
