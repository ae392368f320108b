import { minus, paise } from '../money/money.ts';
import type { Invoice } from '../billing/documents/invoice.ts';
import type { CreditNote } from '../billing/corrections/credit-note.ts';
import { tenderKey } from '../billing/shape/invoice.schema.ts';
import type { Expense } from '../expenses/expense.schema.ts';
import type { Paise } from '../money/money.ts';
import type { ByTender, Movement, Suspect } from './session.schema.ts';
import { CASH } from './sums.ts';

/** The documents of a session, and the expenses from the drawer that name no session. */
export interface Evidence {
  readonly invoices: readonly { readonly id: string; readonly value: Invoice }[];
  readonly creditNotes: readonly CreditNote[];
  readonly movements: readonly Movement[];
  readonly looseExpenses: readonly Expense[];
}

type Scored = Suspect & { readonly score: number };

const size = (amount: Paise): Paise => paise(Math.abs(amount));

type Found = Omit<Scored, 'rightTender' | 'invoiceId'> & Partial<Pick<Scored, 'rightTender' | 'invoiceId'>>;

const scored = (found: Found): Scored => ({ rightTender: null, invoiceId: null, ...found });

/** The payments of invoices that fit a difference: entered under the wrong method, or of the same amount. */
function paymentsFor(difference: ByTender, { invoices }: Evidence): Scored[] {
  return invoices.flatMap(({ id, value: { number, issuedAt, payments } }) =>
    payments.flatMap((payment) => {
      const tender = tenderKey(payment);
      const off = difference[tender];
      const what = { what: number, invoiceId: id, tender, amountPaise: payment.amountPaise, at: issuedAt };
      // One method has less and another has more by this payment: it was made by the other method.
      const other = Object.entries(difference).find(
        ([key, amount]) =>
          key !== tender &&
          off !== undefined &&
          off + payment.amountPaise === 0 &&
          amount === payment.amountPaise,
      );
      if (other !== undefined)
        return [scored({ ...what, why: 'swapped', rightTender: other[0], score: 100 })];
      if (off !== undefined && size(off) === payment.amountPaise)
        return [scored({ ...what, why: 'same-amount', score: off < 0 ? 80 : 60 })];
      // If the person counted only one method, an amount too many there may have been entered under another method.
      const elsewhere = Object.entries(difference).find(
        ([key, amount]) => key !== tender && off === undefined && amount === payment.amountPaise,
      );
      return elsewhere === undefined
        ? []
        : [scored({ ...what, why: 'swapped', rightTender: elsewhere[0], score: 70 })];
    }),
  );
}

/** Change of cash payments that is as much as the cash differs: it was not given, or given twice. */
function changeFor(difference: ByTender, { invoices }: Evidence): Scored[] {
  const off = difference[CASH];
  if (off === undefined) return [];
  return invoices.flatMap(({ id, value: { number, issuedAt, payments } }) =>
    payments
      .filter(({ method }) => method === CASH)
      .map(({ receivedPaise, amountPaise, tipPaise }) => minus(receivedPaise, paise(amountPaise + tipPaise)))
      .filter((change) => change > 0 && change === size(off))
      .map((amountPaise) =>
        scored({
          why: 'change',
          what: number,
          invoiceId: id,
          tender: CASH,
          amountPaise,
          at: issuedAt,
          score: 75,
        }),
      ),
  );
}

/** Refunds and movements of the same amount: noted and not done, or done twice. */
function othersFor(difference: ByTender, { creditNotes, movements, looseExpenses }: Evidence): Scored[] {
  const fits = (tender: string, amount: Paise) =>
    difference[tender] !== undefined && size(difference[tender]) === amount;
  const off = difference[CASH];
  return [
    ...creditNotes
      .filter(({ refund }) => fits(tenderKey(refund), refund.amountPaise))
      .map(({ refund, number, issuedAt }) =>
        scored({
          why: 'same-amount',
          what: number,
          tender: tenderKey(refund),
          amountPaise: refund.amountPaise,
          at: issuedAt,
          score: 65,
        }),
      ),
    ...movements
      .filter(({ amountPaise }) => fits(CASH, amountPaise))
      .map(({ reason, amountPaise, at }) =>
        scored({ why: 'same-amount', what: reason, tender: CASH, amountPaise, at, score: 65 }),
      ),
    ...looseExpenses
      .filter(({ amountPaise }) => off !== undefined && off + amountPaise === 0)
      .map(({ vendor, description, amountPaise, createdAt }) =>
        scored({
          why: 'expense',
          what: vendor === '' ? description : vendor,
          tender: CASH,
          amountPaise,
          at: createdAt,
          score: 90,
        }),
      ),
  ];
}

function suspectOf(found: Scored): Suspect {
  const { score: _, ...suspect } = found;
  return suspect;
}

/**
 * Returns the three documents that most likely explain a difference (counted less expected, by method), the likeliest first and
 * of equal ones the latest. A payment may be under the wrong method, an expense may name no session, the change may not have been
 * given, or a refund or a movement has the same amount.
 */
export function explain(difference: ByTender, evidence: Evidence): Suspect[] {
  const all = [
    ...paymentsFor(difference, evidence),
    ...changeFor(difference, evidence),
    ...othersFor(difference, evidence),
  ];
  return all
    .toSorted((a, b) => b.score - a.score || b.at - a.at)
    .slice(0, 3)
    .map(suspectOf);
}
