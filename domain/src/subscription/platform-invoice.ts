import { ZERO } from '../money/money.ts';
import { financialYearOf } from '../time/ist.ts';
import { platformCodeAt } from '../statute/gst.ts';
import { receiptTaxesOf } from './receipt.ts';
import type { SubscriptionPayment } from './payment.schema.ts';
import type { PlatformInvoice } from './platform-invoice.schema.ts';
import type { PlatformSeller } from './plan.schema.ts';
import type { Period } from './subscription.ts';

/** The series of Bhoj's own documents. Each restarts in every financial year. */
const SERIES = { invoice: 'BS', 'credit-note': 'BC', 'period-note': 'BN' } as const;
type Kind = keyof typeof SERIES;

const six = (sequence: number): string => String(sequence).padStart(6, '0');

/** Returns the id of the counter for one kind of document at a time (epoch ms). */
export const platformCounterId = (kind: Kind, at: number): string => `${SERIES[kind]}_${financialYearOf(at)}`;

/** Returns the number, of at most 16 characters, and the id of a document. */
function numbered(kind: Kind, sequence: number, at: number) {
  const financialYear = financialYearOf(at);
  const number = `${SERIES[kind]}/${financialYear.slice(2)}/${six(sequence)}`;
  return { financialYear, number, id: `${financialYear}_${SERIES[kind]}_${six(sequence)}` };
}

export interface NumberedInvoice {
  readonly id: string;
  readonly value: PlatformInvoice;
}

interface Sale {
  readonly orderId: string;
  /** A purchase in use. */
  readonly payment: SubscriptionPayment;
  readonly seller: PlatformSeller;
  readonly buyer: PlatformInvoice['buyer'];
  readonly sequence: number;
  readonly at: number;
}

/**
 * Returns the tax invoice for a purchase in use (CGST Act s. 31; P-PLAN-2). Throws RangeError for a purchase that is not
 * in use.
 */
export function invoiceFor({ orderId, payment, seller, buyer, sequence, at }: Sale): NumberedInvoice {
  const { restaurantId, razorpayPaymentId: paymentId, periodFrom, periodUntil, amountPaise } = payment;
  if (restaurantId === null || paymentId === null || periodFrom === null || periodUntil === null) {
    throw new RangeError('a purchase that is not in use has no invoice');
  }
  const { since, ...details } = seller;
  const paidAt = Math.max(payment.paidAt ?? at, since);
  const taxes = receiptTaxesOf({ amountPaise, paidAt }, seller, buyer.gstin);
  if (taxes === null) throw new RangeError('a payment from before the details held');
  const { id, number, financialYear } = numbered('invoice', sequence, at);
  const value: PlatformInvoice = {
    kind: 'invoice',
    number,
    financialYear,
    sequence,
    issuedAt: at,
    ofInvoice: null,
    restaurantId,
    orderId,
    paymentId,
    planName: payment.planName,
    periodFrom,
    periodUntil,
    seller: details,
    buyer,
    sac: platformCodeAt(at),
    taxes: { ...taxes, taxes: [...taxes.taxes] },
    totalPaise: amountPaise,
  };
  return { id, value };
}

/** Returns a note about an invoice, as it stands on it but for its number. */
function noteOn(invoice: PlatformInvoice, kind: Exclude<Kind, 'invoice'>, sequence: number, at: number) {
  const { id, number, financialYear } = numbered(kind, sequence, at);
  const ofInvoice = { number: invoice.number, issuedAt: invoice.issuedAt };
  const value: PlatformInvoice = {
    ...invoice,
    kind,
    number,
    financialYear,
    sequence,
    issuedAt: at,
    ofInvoice,
  };
  return { id, value };
}

/** Returns the credit note that reverses a whole invoice (s. 34), because its payment was refunded. */
export const creditNoteFor = (invoice: PlatformInvoice, sequence: number, at: number): NumberedInvoice =>
  noteOn(invoice, 'credit-note', sequence, at);

/**
 * Returns the note of the new period of an invoice. Neither value nor tax change, so it is no credit note (s. 34) and
 * has no amounts.
 */
export function periodNoteFor(
  invoice: PlatformInvoice,
  { from, until }: Period,
  sequence: number,
  at: number,
): NumberedInvoice {
  const { id, value } = noteOn(invoice, 'period-note', sequence, at);
  const taxes = { taxablePaise: ZERO, taxes: [], roundOffPaise: ZERO };
  return { id, value: { ...value, periodFrom: from, periodUntil: until, taxes, totalPaise: ZERO } };
}
