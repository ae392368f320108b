import { decimalRupees } from '../../money/money.ts';
import type { OrderMoney } from '../shape/order-money.schema.ts';
import type { Paise } from '../../money/money.ts';

/** The contents of a UPI payment request. */
export interface UpiRequest {
  /** The restaurant's UPI address (VPA). */
  readonly vpa: string;
  readonly payee: string;
  /** Names one payment of one bill (`upiReference`). */
  readonly reference: string;
  readonly note: string;
  readonly amountPaise: Paise;
}

/** NPCI's linking specification allows at most 35 characters in `tr` and 80 in `tn`. */
const MAX_REFERENCE = 35;
const MAX_NOTE = 80;

/**
 * Returns the reference of the payment that is due next: `order-bill.part`. Every bill of a split order has its own,
 * and so has every part payment of a bill; a part that was given back keeps its number. `entered` counts the payments
 * that the captain has typed before this one and not sent yet.
 */
export const upiReference = (
  orderId: string,
  { settlements, payments, returnedPayments }: OrderMoney,
  entered = 0,
): string => {
  const parts = payments.length + returnedPayments.length + entered;
  return `${orderId}-${settlements.length + 1}.${parts + 1}`;
};

/**
 * Returns the reference of a guest's payment of their own part: `order-bill.label`. When the part has grown, its second
 * payment is `order-bill.label.2`. `declared` counts the guest's earlier declarations.
 */
export const ownUpiReference = (
  orderId: string,
  { settlements }: Pick<OrderMoney, 'settlements'>,
  { label, declared }: { label: string; declared: number },
): string => `${orderId}-${settlements.length + 1}.${label}${declared === 0 ? '' : `.${declared + 1}`}`;

/** Cuts by code points, so that a Devanagari character is never cut in half. */
const cut = (text: string, max: number): string => Array.from(text).slice(0, max).join('');

/**
 * Returns `upi://pay?pa=…&pn=…&tr=…&tn=…&am=…&cu=INR`, each value URL-encoded (spaces as %20, because UPI apps show a plus sign
 * as it is). A guest who opened the link need not have paid. Throws RangeError for an amount of zero or less.
 */
export function upiLink({ vpa, payee, reference, note, amountPaise }: UpiRequest): string {
  if (amountPaise <= 0) throw new RangeError(`no amount to pay: ${amountPaise}`);
  const values = [
    ['pa', vpa],
    ['pn', payee],
    ['tr', cut(reference, MAX_REFERENCE)],
    ['tn', cut(note, MAX_NOTE)],
    ['am', decimalRupees(amountPaise)],
    ['cu', 'INR'],
  ] as const;
  return `upi://pay?${values.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`;
}
