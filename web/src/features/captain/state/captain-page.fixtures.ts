import type { Account } from '@bhoj/domain/billing/account';
import { exactly, sellerOf } from '@bhoj/domain/billing/invoice';
import { NO_MONEY } from '@bhoj/domain/billing/order-money';
import { runningBillOf } from '@bhoj/domain/billing/running-bill';
import { paidAccount } from '@bhoj/domain/fixtures/billing';
import { RAVI, SAFFRON } from '@bhoj/domain/fixtures/orders';
import { paise } from '@bhoj/domain/money/money';
import { newOrder, addRound } from '@bhoj/domain/orders/round';
import { newRestaurant } from '@bhoj/domain/restaurant/new-restaurant';
import { projectProfile } from '@bhoj/domain/restaurant/profile';
import { newTable } from '@bhoj/domain/tables/table';
import type { Menu, MenuItem } from '@bhoj/domain/menu/menu.schema';
import type { Order, PendingRound } from '@bhoj/domain/orders/order.schema';
import type { PricedLine } from '@bhoj/domain/orders/price';
import type { Table } from '@bhoj/domain/tables/table';

// A small restaurant for the tests of the captain's page.

export const NOW = Date.parse('2026-11-20T20:00+05:30');
const SEATED = NOW - 5 * 60_000;

const RESTAURANT = {
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
};

export const PROFILE = projectProfile(RESTAURANT);

const aDish = (id: string, name: string, rupees: number): MenuItem => ({
  id,
  categoryId: 'all',
  name,
  nameHi: null,
  description: '',
  mark: 'veg',
  jain: false,
  spice: 0,
  photo: null,
  station: 'Main kitchen',
  taxClass: 'standard',
  prepMinutes: 10,
  pricePaise: paise(rupees * 100),
  variants: [],
  addOnGroupIds: [],
});

export const MENU: Menu = {
  version: 7,
  updatedAt: 0,
  categories: [{ id: 'all', name: 'Everything', nameHi: null, from: null, to: null }],
  items: [
    aDish('tikka', 'Paneer Tikka', 249),
    aDish('dal', 'Dal Makhani', 287),
    aDish('chai', 'Masala Chai', 40),
  ],
  addOnGroups: [],
};

const lineOf = ({ id, ...dish }: MenuItem): PricedLine => ({
  itemId: id,
  name: dish.name,
  nameHi: null,
  mark: dish.mark,
  station: dish.station,
  variant: null,
  addOns: [],
  note: '',
  quantity: 1,
  unitPaise: dish.pricePaise,
  taxClass: dish.taxClass,
  taxBp: 500,
});

/** An open order of F1-T01: paneer and dal, once for each round. */
export function anOrder(rounds = 1): Order {
  const empty = newOrder({
    type: 'dine-in',
    tableId: 'F1-T01',
    code: '4821',
    trusted: true,
    partySize: null,
    profile: PROFILE,
    at: SEATED,
  });
  return Array.from({ length: rounds }).reduce<Order>(
    (order, _, i) =>
      addRound(order, {
        roundId: `r${i + 1}`,
        kot: i + 1,
        by: RAVI,
        at: SEATED,
        lines: MENU.items.slice(0, 2).map(lineOf),
      }),
    empty,
  );
}

/** The order and its money as they stand once it is paid in cash. */
export function settled(order: Order, requestId = 'q1'): Account {
  const bill = runningBillOf({ order, money: NO_MONEY }, PROFILE.tax);
  return paidAccount(order, {
    requestId,
    number: 'INV/26-27/000001',
    seller: sellerOf(RESTAURANT),
    bill,
    payments: [exactly('cash', bill.totalPaise)],
    shareToken: 's1',
  });
}

export function aTable(id: string, { open }: { open?: string } = {}): Table {
  const [floor = '1', n = '1'] = id.slice(1).split('-T');
  const table = newTable({ restaurantId: 'r', floor: Number(floor), n: Number(n), key: 'k', at: 0 });
  if (open === undefined) return table;
  return {
    ...table,
    status: 'Occupied',
    hasOrder: true,
    currentOrderId: open,
    occupiedAt: SEATED,
    totalPrice: 536,
  };
}

export const aFloor = (): Table[] => [aTable('F1-T01'), aTable('F1-T02')];

export const PENDING: PendingRound = {
  selections: [{ itemId: 'chai', variantId: null, addOnIds: [], quantity: 2, note: '' }],
  by: SAFFRON,
  at: NOW,
  subtotalPaise: paise(80_00),
  expireAt: NOW + 60_000,
};
