import { Refusal } from '../../catalogue/reasons.ts';
import { plus } from '../../money/money.ts';
import { MINUTE } from '../../time/ist.ts';
import { MOST_PAYMENTS_CORRECTED, tenderKey } from '../shape/invoice.schema.ts';
import { assertCashAllowed, assertTenders, NO_OTHER_CASH } from './payments.ts';
import type { OtherCash } from './payments.ts';
import type { Author } from '../../orders/shape/author.schema.ts';
import type { Invoice, Payment, Tender } from '../documents/invoice.ts';
import type { Account } from '../shape/account.ts';

/** How long the captain who settled a bill can put its payments right; the owner can until its day is closed. */
export const CAPTAIN_CORRECTS_MS = 15 * MINUTE;

/** True while a captain who settled a bill can still put its payments right. */
export const mayCaptainCorrect = (issuedAt: number, now: number): boolean =>
  now - issuedAt <= CAPTAIN_CORRECTS_MS;

/** A payment of a document to correct, and the method by which it was really made. */
export interface PaymentCorrection {
  readonly payment: number;
  /** The method that the person saw. */
  readonly from: Tender;
  readonly to: Tender;
  readonly reason: string;
  /** The cash session that it changes; missing without sessions. */
  readonly cashSession?: string;
}

interface Correcting {
  readonly invoiceId: string;
  readonly invoice: Invoice;
  readonly account: Account;
  /** The day that counts the document. */
  readonly day: { readonly day: string; readonly closedAt: number | null };
  readonly correction: PaymentCorrection;
  readonly by: Author;
  readonly at: number;
  /** The cash of the deposits of the order's parties. */
  readonly deposits?: OtherCash['deposits'];
}

/** Cash may have been more than the bill, and the rest change; every other method is for the exact sum. */
const madeBy = ({ amountPaise, tipPaise }: Payment, { method, name }: Tender): Payment => ({
  method,
  name,
  amountPaise,
  tipPaise,
  receivedPaise: plus(amountPaise, tipPaise),
});

/** Throws `payment-stays` once the day is closed, and `owner-corrects` for another captain or a late one. */
function assertMay({ invoice, day, by, at }: Correcting): void {
  if (day.closedAt !== null) throw new Refusal('payment-stays', { day: day.day });
  if (by.kind === 'owner') return;
  if (invoice.settledBy.id !== by.id || !mayCaptainCorrect(invoice.issuedAt, at)) {
    throw new Refusal('owner-corrects');
  }
}

/**
 * Returns a document and its order's copy with the method of one payment corrected. Nothing else changes: no amount, no tax, no
 * number. Throws `payment-stays`, `owner-corrects`, `payment-changed` when the payment is not as the person saw it,
 * `nothing-to-correct`, `record-full`, `invoice-voided`, and the reasons for which a new payment is refused.
 */
export function correctPayment(i: Correcting): { invoice: Invoice; account: Account } {
  const { invoiceId, invoice, account, correction, by, at, deposits = [] } = i;
  const { payment, from, to } = correction;
  assertMay(i);
  const copy = account.money.settlements.find((one) => one.invoiceId === invoiceId);
  if (copy !== undefined && copy.voidedAt !== null) throw new Refusal('invoice-voided');
  const known = invoice.payments[payment];
  if (known === undefined || tenderKey(known) !== tenderKey(from)) throw new Refusal('payment-changed');
  if (tenderKey(from) === tenderKey(to)) throw new Refusal('nothing-to-correct');
  const before = invoice.paymentsCorrected ?? [];
  if (before.length >= MOST_PAYMENTS_CORRECTED) throw new Refusal('record-full');
  assertTenders([to], account.order.type);
  const right = madeBy(known, to);
  // The money already has this payment: as cash, it is counted among the others.
  if (to.method === 'cash') assertCashAllowed(account.money, [right], at, { ...NO_OTHER_CASH, deposits });
  const payments = invoice.payments.map((one, index) => (index === payment ? right : one));
  const who = { id: by.id, name: by.label };
  return {
    invoice: {
      ...invoice,
      payments,
      paymentsCorrected: [...before, { ...correction, at, by: who }],
    },
    account: {
      ...account,
      money: {
        ...account.money,
        settlements: account.money.settlements.map((one) =>
          one.invoiceId === invoiceId ? { ...one, payments } : one,
        ),
      },
    },
  };
}
