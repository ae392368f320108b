import { vi } from 'vitest';
import { anOrderMoney } from '@bhoj/domain/fixtures/billing';
import type { OrderMoney } from '@bhoj/domain/billing/order-money.schema';
import { paise } from '@bhoj/domain/money/money';
import { newOrder, addRound } from '@bhoj/domain/orders/round';
import { newRestaurant } from '@bhoj/domain/restaurant/new-restaurant';
import { projectProfile } from '@bhoj/domain/restaurant/profile';
import type { Order } from '@bhoj/domain/orders/order.schema';
import type { PricedLine } from '@bhoj/domain/orders/price';
import type { SettleActs } from '../state/acts.ts';
import { BillingCounter } from './billing-counter.tsx';

/** A Friday evening in Kolkata: 20 November 2026, 20:00. */
export const NOW = Date.UTC(2026, 10, 20, 14, 30);

const PROFILE = projectProfile({
  ...newRestaurant({
    uid: 'u1',
    email: 'r@example.in',
    restaurantName: 'Spice Route',
    ownerName: 'Asha',
    establishmentType: 'casual',
    providesHotelServices: false,
    referralId: 'BHOJABC123',
    staffReferralId: '',
    membership: 'free',
    at: NOW,
  }),
  taxSettings: { enabled: true, percentage: 5 },
  gstin: '27AAPFU0939F1ZV',
  upiVpa: 'spice@okbank',
});

const aLine = (name: string, rupees: number, quantity: number): PricedLine => ({
  itemId: name.toLowerCase().replaceAll(' ', '-'),
  name,
  nameHi: null,
  mark: 'veg',
  station: 'Main kitchen',
  variant: null,
  addOns: [],
  note: '',
  quantity,
  unitPaise: paise(rupees * 100),
  taxClass: 'standard',
  taxBp: 500,
});

/** Table 01: Meera's two thalis at ₹200 and Saffron's dosa at ₹136. 536.00 + 2 × 13.40 = 562.80, rounded to ₹563. */
export function anOrder(more: Partial<Order> = {}): Order {
  const waiting = newOrder({
    type: 'dine-in',
    tableId: 'F1-T01',
    code: '4821',
    trusted: true,
    partySize: null,
    profile: PROFILE,
    at: NOW,
  });
  const first = addRound(waiting, {
    roundId: 'r1',
    kot: 1,
    by: { kind: 'guest', label: 'mint', id: null },
    at: NOW,
    lines: [aLine('Thali', 200, 2)],
  });
  const second = addRound(first, {
    roundId: 'r2',
    kot: 2,
    by: { kind: 'guest', label: 'saffron', id: null },
    at: NOW,
    lines: [aLine('Masala dosa', 136, 1)],
  });
  const guests = { a: { label: 'mint', name: 'Meera' }, b: { label: 'saffron', name: null } };
  return { ...second, joining: { ...second.joining, guests }, ...more };
}

type Acts = { [K in keyof SettleActs]: ReturnType<typeof vi.fn<SettleActs[K]>> };

/** What the server answers; a test changes it and looks at the calls. */
export const someActs = (): Acts => ({
  settle: vi.fn<SettleActs['settle']>(() =>
    Promise.resolve({ output: { invoice: null, duePaise: paise(0) } }),
  ),
  setDiscount: vi.fn<SettleActs['setDiscount']>(() => Promise.resolve({ output: {} })),
  returnPayment: vi.fn<SettleActs['returnPayment']>(() => Promise.resolve({ output: {} })),
});

/** The counter of an order on which, unless said, nothing was paid or taken off. */
export const counter = (
  order: Order,
  acts: SettleActs,
  { money = {}, obstacle = null }: { money?: Partial<OrderMoney>; obstacle?: string | null } = {},
) => (
  <BillingCounter
    orderId="OrderAAAAAAAAAAAAAA1"
    account={{ order, money: anOrderMoney(money) }}
    {...{ acts, obstacle }}
    profile={PROFILE}
    place="Table 01"
  />
);
