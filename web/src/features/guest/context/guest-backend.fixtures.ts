import { vi } from 'vitest';
import { paise } from '@bhoj/domain/money/money';
import { NO_MONEY } from '@bhoj/domain/billing/order-money';
import { addRound, newOrder } from '@bhoj/domain/orders/round';
import { newRestaurant } from '@bhoj/domain/restaurant/new-restaurant';
import { projectProfile } from '@bhoj/domain/restaurant/profile';
import type { Availability, Menu, MenuItem } from '@bhoj/domain/menu/menu.schema';
import type { OrderMoney } from '@bhoj/domain/billing/order-money.schema';
import type { Order } from '@bhoj/domain/orders/order.schema';
import type { PricedLine } from '@bhoj/domain/orders/price';
import type { Profile } from '@bhoj/domain/restaurant/profile';
import type { Answer, OrderReport } from '../../../firebase/guest.ts';
import type { Live } from '../../../firebase/live.ts';

/** A Friday evening in Kolkata: 20 November 2026, 20:00. */
export const NOW = Date.UTC(2026, 10, 20, 14, 30);
export const RESTAURANT = 'asha@spice.example';
export const ORDER_ID = 'OrderAAAAAAAAAAAAAA1';
export const UID = 'me';

export const aProfile = (more: Partial<Profile> = {}): Profile => ({
  ...projectProfile({
    ...newRestaurant({
      uid: 'owner',
      email: RESTAURANT,
      restaurantName: 'Spice Route',
      ownerName: 'Asha Rao',
      establishmentType: 'casual',
      providesHotelServices: false,
      referralId: 'BHOJABC123',
      staffReferralId: 'STAFF01',
      membership: 'free',
      at: NOW,
    }),
    taxSettings: { enabled: true, percentage: 5 },
    services: ['dine-in'],
    gstin: '29AAGCB7383J1Z4',
    upiVpa: 'spice@okbank',
  }),
  ...more,
});

export const aDish = (id: string, name: string, price: number, more: Partial<MenuItem> = {}): MenuItem => ({
  id,
  categoryId: 'dosa',
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
  pricePaise: paise(price * 100),
  variants: [],
  addOnGroupIds: [],
  ...more,
});

export const aMenu = (more: Partial<Menu> = {}): Menu => ({
  version: 1,
  updatedAt: NOW,
  categories: [
    { id: 'dosa', name: 'Dosa', nameHi: 'डोसा', from: null, to: null },
    { id: 'breakfast', name: 'Breakfast', nameHi: null, from: '07:00', to: '11:00' },
  ],
  items: [
    aDish('masala-dosa', 'Masala dosa', 120, { nameHi: 'मसाला डोसा', description: 'Crisp rice crêpe.' }),
    aDish('egg-dosa', 'Egg dosa', 140, { mark: 'egg' }),
    aDish('keema-dosa', 'Keema dosa', 220, {
      mark: 'non-veg',
      variants: [
        { id: 'half', name: 'Half', nameHi: null, pricePaise: paise(22_000) },
        { id: 'full', name: 'Full', nameHi: null, pricePaise: paise(38_000) },
      ],
    }),
    aDish('poha', 'Poha', 80, { categoryId: 'breakfast' }),
  ],
  addOnGroups: [],
  ...more,
});

const aLine = (name: string, price: number): PricedLine => ({
  itemId: 'masala-dosa',
  name,
  nameHi: null,
  mark: 'veg',
  station: 'Main kitchen',
  variant: null,
  addOns: [],
  note: '',
  quantity: 1,
  unitPaise: paise(price * 100),
  taxClass: 'standard',
  taxBp: 500,
});

export const aWaitingOrder = (more: Partial<Order> = {}): Order => {
  const order = newOrder({
    type: 'dine-in',
    tableId: 'F1-T01',
    code: '4821',
    trusted: true,
    partySize: 2,
    profile: aProfile(),
    at: NOW,
  });
  const guests = { [UID]: { label: 'saffron', name: null }, friend: { label: 'mint', name: 'Meera' } };
  return { ...order, joining: { ...order.joining, guests }, expireAt: NOW + 1_800_000, ...more };
};

/** This phone has ordered a dosa (₹121), Meera an idli (₹90). */
export const anOpenOrder = (more: Partial<Order> = {}): Order => {
  const mine = {
    roundId: 'RoundAAAAAAAAAAAAAA1',
    kot: 7,
    by: { kind: 'guest', label: 'saffron', id: null },
    at: NOW,
  } as const;
  const hers = {
    roundId: 'RoundAAAAAAAAAAAAAA2',
    kot: 8,
    by: { kind: 'guest', label: 'mint', id: null },
    at: NOW + 1,
  } as const;
  const first = addRound(aWaitingOrder(), { ...mine, lines: [aLine('Masala dosa', 121)] });
  return { ...addRound(first, { ...hers, lines: [aLine('Idli', 90)] }), ...more };
};

export const ready = <T>(value: T): Live<T> => ({ state: 'ready', value, fromCache: false });

/** What the mocked firebase layer answers; a test changes it and looks at `calls`. */
export const backend = {
  profile: null as Profile | null,
  menu: null as Menu | null,
  availability: null as Availability | null,
  isCut: false,
  call: vi.fn<(name: string, input: Record<string, unknown>) => Promise<Answer<unknown>>>(),
  report: null as ((report: OrderReport) => void) | null,
  sellOut: null as ((availability: Availability) => void) | null,
  live: { state: 'loading' } as OrderReport['live'],
  money: null as ((live: Live<OrderMoney>) => void) | null,
  liveMoney: ready(NO_MONEY) as Live<OrderMoney>,
};

export const catalogDocsMock = {
  getCatalogDoc: async (name: 'profile' | 'menu' | 'availability') => {
    if (backend.isCut) throw new Error('no network');
    return backend[name];
  },
  keptCatalogDoc: () => null,
};

export const guestMock = {
  openSharedBill: (input: Record<string, unknown>) => backend.call('openSharedBill', input),
  watchAvailabilityAsGuest: (_restaurantId: string, report: (availability: Availability) => void) => {
    backend.sellOut = report;
    return () => undefined;
  },
  callAsGuest: (name: string, input: Record<string, unknown>) => backend.call(name, input),
  watchOrderAsGuest: (_params: object, report: (report: OrderReport) => void) => {
    backend.report = report;
    report({ live: backend.live, uid: UID });
    return () => undefined;
  },
  watchMoneyAsGuest: (_params: object, _order: object, report: (live: Live<OrderMoney>) => void) => {
    backend.money = report;
    report(backend.liveMoney);
    return () => undefined;
  },
};

export const failure = (reason: string, details: Record<string, unknown> = {}) =>
  ({ failure: { reason, details } }) as Answer<unknown>;

const id = encodeURIComponent(RESTAURANT);
export const DETAILS = `/customer/details/${id}/F1-T01?k=KeyKeyKeyKey`;
export const MENU = `/customer/menu/${id}/F1-T01/${ORDER_ID}`;
export const CHECKOUT = `/customer/checkout/${id}/F1-T01/${ORDER_ID}`;
