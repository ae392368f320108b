import { isGuestLabel } from '@bhoj/domain/orders/door/joining';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import type { Words } from '../../words/part.ts';

/** A guest's label in the reader's language; a member's name stays as it is. */
export const guestLabel = (guestLabelWords: Words<'guestLabelWords'>, label: string): string =>
  isGuestLabel(label) ? guestLabelWords[label] : label;

/** Returns the name that a guest gave, or else their label in the reader's language. */
export const guestName = (
  guestLabelWords: Words<'guestLabelWords'>,
  { joining }: Pick<Order, 'joining'>,
  label: string,
): string =>
  Object.values(joining.guests).find((guest) => guest.label === label)?.name ??
  guestLabel(guestLabelWords, label);
