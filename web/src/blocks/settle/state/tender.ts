import { minus, paise, plus, ZERO } from '@bhoj/domain/money/money';
import { rupeesText } from '@bhoj/domain/money/typed';
import type { Payment, PaymentMethod } from '@bhoj/domain/billing/invoice';
import type { Paise } from '@bhoj/domain/money/money';

/** A payment as it is typed in. */
export interface Tender {
  readonly method: PaymentMethod | null;
  /** Rupees; empty is all that is left. */
  readonly amount: string;
  /** Cash handed over; empty is exact. */
  readonly received: string;
  readonly tip: string;
  /** What an `other` payment is called. */
  readonly name: string;
}
export const NO_TENDER: Tender = { method: null, amount: '', received: '', tip: '', name: '' };

export type TenderFault = 'amount' | 'received' | 'tip' | 'name';

/** Notes and round sums that somebody may hand over, in paise: the next ones above the total, at most three. */
export function likelyCash(total: Paise): Paise[] {
  const sums = [10, 50, 100, 500, 2000].map((note) => Math.ceil(total / (note * 100)) * note * 100);
  return [...new Set(sums)]
    .filter((sum) => sum > total)
    .slice(0, 3)
    .map(paise);
}

/** What was typed, in paise; null where it is no amount. Empty is `usual`. */
export function typedPaise(typed: string, usual: Paise): Paise | null {
  if (typed.trim() === '') return usual;
  const parsed = rupeesText.safeParse(typed);
  return parsed.success ? parsed.data : null;
}

export type ReadTender =
  { readonly payment: Payment; readonly changePaise: Paise } | { readonly fault: TenderFault } | null;

/** The payment that a tender is, of `usual` unless it says otherwise and of `most` at the most; null without a method. */
export function readTender(tender: Tender, { usual, most }: { usual: Paise; most: Paise }): ReadTender {
  const { method } = tender;
  if (method === null) return null;
  const amountPaise = typedPaise(tender.amount, usual);
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
