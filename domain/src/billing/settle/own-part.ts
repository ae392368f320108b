import { liveLines } from '../../orders/kitchen/progress.ts';
import { EXTRAS, openPortions } from '../bill/portions.ts';
import { runningBillOf } from './running-bill.ts';
import type { Account, Billable } from '../shape/account.ts';
import type { Bill } from '../bill/bill.ts';
import type { Author } from '../../orders/shape/author.schema.ts';
import type { Portions } from '../../orders/rounds/portions.ts';
import type { Profile } from '../../restaurant/profile.ts';

/**
 * Returns the open portions of the dishes that a person ordered. The charges for packing and delivery belong to nobody:
 * they are billed with the last dishes.
 */
export function openPortionsBy(order: Billable, by: Pick<Author, 'kind' | 'label'>): Portions {
  const open = openPortions(order);
  const own = liveLines(order).filter(([, line]) => line.by.kind === by.kind && line.by.label === by.label);
  return Object.fromEntries(
    own.flatMap(([id]) => {
      const quantity = open[id];
      return quantity === undefined ? [] : [[id, quantity] as const];
    }),
  );
}

/**
 * Returns a guest's part of the bill (P-OWN-1): the bill of the guest's own open dishes, as a captain who splits by
 * item would issue it now. Null where the guest did not join or has no open dish, where nobody else has an open dish,
 * or where the order holds part payments, which count for the whole bill.
 */
export function ownPartOf(
  { order, money }: Account,
  tax: Pick<Profile['tax'], 'charged' | 'percentage'>,
  uid: string,
): Bill | null {
  const guest = Object.hasOwn(order.joining.guests, uid) ? order.joining.guests[uid] : undefined;
  if (guest === undefined || money.payments.length > 0) return null;
  const own = openPortionsBy(order, { kind: 'guest', label: guest.label });
  if (Object.keys(own).length === 0) return null;
  const others = Object.keys(openPortions(order)).filter(
    (id) => !EXTRAS.includes(id) && !Object.hasOwn(own, id),
  );
  return others.length === 0 ? null : runningBillOf({ order, money }, tax, own);
}
