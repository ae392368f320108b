import { PAYMENT_METHODS } from '../shape/invoice.schema.ts';
import type { PaymentMethod, Tender } from '../documents/invoice.ts';

const OTHER = 'other:';

/** The key under which a day counts a payment: its method, and for `other` also the name, as in `other:Sodexo`. */
export const tenderKey = ({ method, name }: Tender): string =>
  method === 'other' && name !== '' ? `${OTHER}${name}` : method;

/** Returns the method and name behind such a key. */
export function tenderOf(key: string): Tender {
  if (key.startsWith(OTHER)) return { method: 'other', name: key.slice(OTHER.length) };
  const method: PaymentMethod = PAYMENT_METHODS.find((known) => known === key) ?? 'other';
  return { method, name: '' };
}
