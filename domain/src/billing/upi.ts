import type { Paise } from '../money/money.ts';

/** What a UPI app is asked to pay. */
export interface UpiRequest {
  /** The restaurant's UPI address (VPA). */
  readonly vpa: string;
  readonly payee: string;
  /** The bill's reference: its number, or the order's id while it has none. */
  readonly reference: string;
  readonly note: string;
  readonly amountPaise: Paise;
}

/** NPCI's linking specification: `tr` has at most 35 characters, `tn` at most 80. */
const MAX_REFERENCE = 35;
const MAX_NOTE = 80;

/** By characters, so that a Devanagari name is never cut inside one. */
const cut = (text: string, max: number): string => Array.from(text).slice(0, max).join('');

/**
 * `upi://pay?pa=…&pn=…&tr=…&tn=…&am=…&cu=INR`, each value URL-encoded (spaces as %20: UPI apps show a plus as it is).
 * Opening it says nothing of whether it was paid. Throws RangeError for an amount that nobody can pay.
 */
export function upiLink({ vpa, payee, reference, note, amountPaise }: UpiRequest): string {
  if (amountPaise <= 0) throw new RangeError(`no amount to pay: ${amountPaise}`);
  const values = [
    ['pa', vpa],
    ['pn', payee],
    ['tr', cut(reference, MAX_REFERENCE)],
    ['tn', cut(note, MAX_NOTE)],
    ['am', (amountPaise / 100).toFixed(2)],
    ['cu', 'INR'],
  ] as const;
  return `upi://pay?${values.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`;
}
