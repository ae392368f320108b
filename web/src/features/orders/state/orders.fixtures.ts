import { aSettlement as settlementOf, paidAccount } from '@bhoj/domain/fixtures/billing';
import { RAVI, withStages } from '@bhoj/domain/fixtures/orders';
import { memberIdOf } from '@bhoj/domain/kernel/member-id';
import { rupees } from '@bhoj/domain/money/money';
import { addRound, newOrder } from '@bhoj/domain/orders/round';
import { newRestaurant } from '@bhoj/domain/restaurant/new-restaurant';
import type { Account } from '@bhoj/domain/billing/account';
import type { Settlement } from '@bhoj/domain/billing/order-money.schema';
import type { Order, OrderLine } from '@bhoj/domain/orders/order.schema';

export const RESTAURANT = 'users/{restaurantId}';
export const NOW = Date.parse('2026-11-21T20:00+05:30');
export const ready = (value: unknown, fromCache = false) => ({ state: 'ready', value, fromCache });

export const restaurant = {
  ...newRestaurant({
    uid: 'owner',
    email: 'asha@example.com',
    restaurantName: 'Spice Route',
    ownerName: 'Asha Rao',
    establishmentType: 'casual',
    providesHotelServices: false,
    referralId: 'BHOJABC123',
    staffReferralId: 'STAFF01',
    membership: 'free',
    at: 0,
  }),
  gstin: '29AAGCB7383J1Z4',
  taxSettings: { enabled: true, percentage: 5 },
};

const line = (
  name: string,
  price: number,
  quantity = 1,
): Omit<OrderLine, 'roundId' | 'kot' | 'by' | 'at'> => ({
  itemId: name.toLowerCase(),
  name,
  nameHi: null,
  mark: 'veg',
  station: 'Main kitchen',
  variant: null,
  addOns: [],
  note: '',
  quantity,
  unitPaise: rupees(price),
  taxClass: 'standard',
  taxBp: 500,
});

/** Ravi, whose uid is `ravi`. */
export const CAPTAIN = { ...RAVI, id: memberIdOf('ravi') };

/** One round by Ravi at 19:30: two dal for ₹400 and a naan for ₹60, at F1-T02, KOT 12. */
export function anOpenOrder(over: Partial<Order> = {}): Order {
  const at = NOW - 30 * 60_000;
  const waiting = newOrder({
    type: 'dine-in',
    tableId: 'F1-T02',
    code: '4821',
    trusted: true,
    partySize: 2,
    profile: { dayCutoff: '04:00' },
    at,
  });
  const lines = [line('Dal', 200, 2), line('Naan', 60)];
  return { ...addRound(waiting, { roundId: 'r1', kot: 12, by: CAPTAIN, at, lines }), ...over };
}

const SETTLED = {
  requestId: 'q1',
  invoiceId: '2026-27_INV_000123',
  number: 'INV/26-27/000123',
  issuedAt: NOW - 60_000,
  seller: {
    name: 'Spice Route',
    legalName: 'Spice Route Foods LLP',
    address: '12 MG Road',
    phone: '',
    gstin: '29AAGCB7383J1Z4',
    fssai: '12345678901234',
  },
};

export const aSettlement = (order: Order): Settlement => settlementOf(order, SETTLED);

/** `anOpenOrder()`, served and paid in cash. */
export function aPaidAccount(over: Partial<Settlement> = {}): Account {
  const open = anOpenOrder();
  const served = withStages(open, { served: Object.keys(open.lines) });
  const { order, money } = paidAccount(served, { ...SETTLED, ...over });
  return { order: { ...order, kitchenUntil: null }, money };
}

export const aPaidOrder = (over: Partial<Order> = {}): Order => ({ ...aPaidAccount().order, ...over });
