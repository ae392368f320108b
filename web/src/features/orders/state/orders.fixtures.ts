import { computeBill } from '@bhoj/domain/billing/bill';
import { exactly } from '@bhoj/domain/billing/invoice';
import { rupees } from '@bhoj/domain/money/money';
import { chargesOf } from '@bhoj/domain/orders/progress';
import { newOrder, withRound } from '@bhoj/domain/orders/round';
import { newRestaurant } from '@bhoj/domain/restaurant/new-restaurant';
import type { Order, OrderLine, Settlement } from '@bhoj/domain/orders/order.schema';

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
  const by = { kind: 'captain', label: 'Ravi' } as const;
  const lines = [line('Dal', 200, 2), line('Naan', 60)];
  return { ...withRound(waiting, { roundId: 'r1', kot: 12, by, at, lines }), ...over };
}

export function aSettlement(order: Order, over: Partial<Settlement> = {}): Settlement {
  const bill = computeBill(chargesOf(order), { kind: 'tax-invoice' });
  return {
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
    bill,
    payments: [exactly('cash', bill.totalPaise)],
    shareToken: 'ShareTokenShareTokenShareTok',
    voidedAt: null,
    ...over,
  };
}

export function aPaidOrder(over: Partial<Order> = {}): Order {
  const order = anOpenOrder();
  return {
    ...order,
    state: 'Completed',
    closedAt: NOW - 60_000,
    kitchenUntil: null,
    served: Object.keys(order.lines),
    settlements: [aSettlement(order)],
    ...over,
  };
}
