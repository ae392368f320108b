import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import type { Words } from '../../../words/part.ts';
import { personName } from '../context/person-name.ts';
import type { Reader } from '../context/person-name.ts';

/** Returns the name of the guest with this label, who declared a payment; null for the reader. */
export function declarer(
  guestLabelWords: Words<'guestLabelWords'>,
  order: Order,
  label: string,
  reader: Reader,
): string | null {
  const mine = reader.uid === null ? undefined : order.joining.guests[reader.uid]?.label;
  return label === mine ? null : personName(guestLabelWords, order, { kind: 'guest', label }, reader);
}
