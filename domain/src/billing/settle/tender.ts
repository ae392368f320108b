import { PAYMENT_METHODS } from '../shape/invoice.schema.ts';
import type { PaymentMethod, Tender } from '../documents/invoice.ts';

const OTHER = 'other:';

/** The key under which a day counts a way of paying: its method; of `other` its name too, as in `other:Sodexo`. */
export const tenderKey = ({ method, name }: Tender): string =>
  method === 'other' && name !== '' ? `${OTHER}${name}` : method;

/** The way of paying that a day counts under a key. */
export function tenderOf(key: string): Tender {
  if (key.startsWith(OTHER)) return { method: 'other', name: key.slice(OTHER.length) };
  const method: PaymentMethod = PAYMENT_METHODS.find((known) => known === key) ?? 'other';
  return { method, name: '' };
}
