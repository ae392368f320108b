import { exactly } from '@bhoj/domain/billing/documents/invoice';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { NO_MONEY } from '@bhoj/domain/billing/documents/order-money';
import { billOf } from '@bhoj/domain/billing/settle/running-bill';
import { settleBill } from '@bhoj/domain/billing/settle/settlement.contract';
import { acceptRound, placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { joinTable } from '@bhoj/domain/orders/door/joining.contract';
import { newId } from '@bhoj/domain/kernel/ids';
import { callsOf } from './callable.ts';
import { signInAsGuest } from './sign-in.ts';
import { marksOf } from './write-as.ts';
import type { PaymentMethod } from '@bhoj/domain/billing/documents/invoice';
import type { RoundResult, Selection } from '@bhoj/domain/orders/shape/order.schema';
import type { WholeRestaurant } from '@bhoj/domain/restaurant/whole-restaurant';
import type { Admin } from './admin.ts';
import type { Call } from './callable.ts';
import type { Prices } from '@bhoj/domain/menu/prices/prices.schema';
import { listedAt } from '../demo-prices.ts';
import type { Session } from './sign-in.ts';
import type { Urls } from './urls.ts';

/** The restaurant on a working day: the people on duty, and their data. */
export interface OnDuty {
  readonly urls: Urls;
  readonly admin: Admin;
  readonly restaurantId: string;
  readonly restaurant: WholeRestaurant;
  readonly menuVersion: number;
  /** Null without price lists. */
  readonly prices: Prices | null;
  /** Keys of the printed QR codes, by table. */
  readonly keys: Readonly<Record<string, string>>;
  readonly owner: Session;
  readonly captain: Session;
  readonly kitchen: Session;
}

interface Joining {
  readonly name?: string;
  readonly mobile?: string;
  readonly partySize?: number;
  /** Set for an old or mistyped code: the first round then waits for a captain. */
  readonly withoutKey?: true;
}

/** A party at a table: its order, and the person who sends its rounds. */
export interface SeatedParty {
  readonly orderId: string;
  readonly tableId: string;
  readonly call: Call;
}

/** Joins guests to a table by its code. */
export async function guestsAt(house: OnDuty, tableId: string, joining: Joining = {}): Promise<SeatedParty> {
  const { urls, restaurantId, keys } = house;
  const guest = await signInAsGuest(urls);
  const call = callsOf(urls, guest.idToken);
  const { orderId } = await call(joinTable, {
    restaurantId,
    tableId,
    key: joining.withoutKey ? null : (keys[tableId] ?? null),
    code: null,
    name: joining.name ?? null,
    mobile: joining.mobile ?? null,
    partySize: joining.partySize ?? null,
  });
  return { orderId, tableId, call };
}

/** A party; the captain takes its order. */
export const captainAt = ({ urls, captain }: OnDuty, tableId: string): SeatedParty => ({
  orderId: newId(),
  tableId,
  call: callsOf(urls, captain.idToken),
});

export const order = (
  { restaurantId, restaurant, menuVersion, prices }: OnDuty,
  { call, orderId, tableId }: SeatedParty,
  selections: Selection[],
): Promise<RoundResult> => {
  const place = { at: Date.now(), type: 'dine-in', tableId } as const;
  const seen = prices === null ? [] : listedAt(prices, place, restaurant.dayCutoff).lists;
  return call(placeRound, {
    restaurantId,
    orderId,
    tableId,
    type: 'dine-in',
    roundId: newId(),
    menuVersion,
    ...(seen.length > 0 && { seenLists: seen.map(({ id }) => id) }),
    selections,
  });
};

export const accept = ({ urls, captain }: OnDuty, { orderId, roundId }: RoundResult): Promise<RoundResult> =>
  callsOf(urls, captain.idToken)(acceptRound, { orderId, roundId });

/** Writes the kitchen's taps on a ticket, and the captain's when it is served, under the security rules. */
export async function advance(
  { urls, kitchen, captain, restaurantId }: OnDuty,
  { orderId, lineIds }: RoundResult,
  to: 'cooking' | 'ready' | 'served',
): Promise<void> {
  const at = { restaurantId, orderId };
  const byKitchen = marksOf(urls, kitchen.idToken);
  await byKitchen(at, 'cooking', lineIds);
  if (to === 'cooking') return;
  await byKitchen(at, 'ready', lineIds);
  if (to === 'ready') return;
  await marksOf(urls, captain.idToken)(at, 'served', lineIds);
}

/** Settles an order as the captain sees it. Returns the invoice's number. */
export async function settle(house: OnDuty, orderId: string, method: PaymentMethod): Promise<string> {
  const { urls, admin, captain, restaurant, restaurantId } = house;
  const seen = await admin.get(orders, { restaurantId, orderId });
  const { totalPaise } = billOf({ order: seen, money: NO_MONEY }, restaurant);
  const { invoice } = await callsOf(urls, captain.idToken)(settleBill, {
    orderId,
    requestId: newId(),
    seenRounds: Object.keys(seen.rounds).length,
    portions: null,
    payments: [exactly(method, totalPaise)],
  });
  return invoice?.number ?? '';
}
