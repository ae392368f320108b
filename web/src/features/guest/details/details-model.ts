import { NO_TABLE } from '@bhoj/domain/catalogue/routes';
import { MOBILE, mobileDigits } from '@bhoj/domain/kernel/mobile';
import { openingAt } from '@bhoj/domain/time/hours';
import { DAY } from '@bhoj/domain/time/ist';
import { isSeated } from '@bhoj/domain/orders/rounds/seated';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import type { Profile } from '@bhoj/domain/restaurant/profile';
import type { GuestWords } from '../../../words/guest.ts';
import type { Language } from '@bhoj/domain/catalogue/languages';
import { isTableId } from '../context/place.ts';
import { momentOf } from '../context/times.ts';
import { clockName } from '../../../ui/dates/clock.ts';

/** Whether a guest can order at this place now, or why not. */
export type OrderingState = 'orders' | 'closed' | 'paused' | 'ended' | 'preview-only' | 'no-such-table';

export function orderingStateOf(profile: Profile, tableId: string, at: number): OrderingState {
  if (tableId === NO_TABLE) {
    if (!profile.services.includes('takeaway')) return 'preview-only';
  } else if (!isTableId(tableId)) return 'no-such-table';
  if (profile.orderingUntil !== null && at >= profile.orderingUntil) return 'ended';
  if (profile.orderingPaused) return 'paused';
  return openingAt(profile.operatingHours, at).isOpen ? 'orders' : 'closed';
}

/** Says whether the restaurant is open and until or from when. */
export function openingSentence(profile: Profile, at: number, language: Language, words: GuestWords): string {
  const opening = openingAt(profile.operatingHours, at);
  if (opening.isOpen) {
    return opening.until - at > DAY
      ? words.details.openAllDay
      : words.details.openUntil(clockName(opening.until));
  }
  return opening.opensAt === null
    ? words.details.closed
    : words.details.closedUntil(momentOf(opening.opensAt, at, language, words));
}

/** Returns why a guest cannot order, in words; null when they can. */
export function orderingSentence(ordering: OrderingState, tableId: string, words: GuestWords): string | null {
  switch (ordering) {
    case 'orders':
      return tableId === NO_TABLE ? words.details.takeawayHint : null;
    case 'closed':
      return words.details.closedHint;
    case 'paused':
      return words.details.paused;
    case 'ended':
      return words.details.ended;
    case 'preview-only':
      return words.details.previewOnly;
    case 'no-such-table':
      return words.details.noSuchTable;
  }
}

/** ms before closing within which the menu says until when it takes orders. */
const LAST_ORDERS = 30 * 60_000;

/**
 * True while a guest cannot send this order: ordering is paused or has ended. A pause does not stop a seated party.
 * While the restaurant is closed a guest may still choose, because it may open meanwhile.
 */
export function isKeptFromOrdering(
  profile: Profile,
  { tableId, order }: { readonly tableId: string; readonly order: Order | null },
  at: number,
): boolean {
  const ordering = orderingStateOf(profile, tableId, at);
  return ordering === 'ended' || (ordering === 'paused' && !(order !== null && isSeated(order, profile, at)));
}

/**
 * Returns the text above the menu: why nobody can order now, or that little time is left. A seated party may go on, so
 * it reads neither; only the end of ordering it reads too.
 */
export function menuNotice(
  profile: Profile,
  { tableId, order }: { readonly tableId: string; readonly order: Order | null },
  at: number,
  { language, words }: { readonly language: Language; readonly words: GuestWords },
): string | null {
  const ordering = orderingStateOf(profile, tableId, at);
  const isKeptAway = ordering === 'closed' || ordering === 'paused' || ordering === 'orders';
  if (isKeptAway && order !== null && isSeated(order, profile, at)) return null;
  if (ordering === 'closed') return openingSentence(profile, at, language, words);
  if (ordering !== 'orders') return orderingSentence(ordering, tableId, words);
  const opening = openingAt(profile.operatingHours, at);
  const isLate = opening.isOpen && opening.until - at <= LAST_ORDERS;
  return isLate ? words.details.lastOrders(clockName(opening.until)) : null;
}

/** The guest's details as typed; all are optional. */
export interface AboutGuest {
  readonly name: string;
  readonly mobile: string;
  readonly partySize: number | null;
}

export const isMobile = (typed: string): boolean => typed.trim() === '' || MOBILE.test(mobileDigits(typed));

/** The input of `joinTable`; empty fields become null. */
export const joinInput = (
  place: { restaurantId: string; tableId: string; key: string | null },
  about: AboutGuest,
  code: string | null,
) => ({
  restaurantId: place.restaurantId,
  tableId: place.tableId === NO_TABLE ? null : place.tableId,
  key: place.key,
  code,
  name: about.name.trim() || null,
  mobile: about.mobile.trim() || null,
  partySize: about.partySize,
});
