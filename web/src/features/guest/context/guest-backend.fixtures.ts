import { vi } from 'vitest';
import { paise } from '@bhoj/domain/money/money';
import { NO_MONEY } from '@bhoj/domain/billing/documents/order-money';
import { NOW, ORDER_ID } from '@bhoj/domain/fixtures/ids';
import { lineOf } from '@bhoj/domain/fixtures/lines';
import { aCategory, aMenu as anyMenu, aVariant, dishOf } from '@bhoj/domain/fixtures/menu';
import { anOrder } from '@bhoj/domain/fixtures/orders';
import { aProfile as anyProfile } from '@bhoj/domain/fixtures/restaurant';
import type { OrderMoney } from '@bhoj/domain/billing/shape/order-money.schema';
import type { OrderSays } from '@bhoj/domain/fixtures/orders';
import type { Availability, Menu } from '@bhoj/domain/menu/shape/menu.schema';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import type { Profile } from '@bhoj/domain/restaurant/profile';
import type { Answer, OrderReport } from '../../../firebase/guest.ts';
import type { Watched } from '../../../firebase/live.ts';

export const RESTAURANT = 'asha@spice.example';
export const UID = 'me';

/** Spice Route, with table service only. */
export const aProfile = (more: Partial<Profile> = {}): Profile =>
  anyProfile({ services: ['dine-in'], ...more });

export const aMenu = (more: Partial<Menu> = {}): Menu =>
  anyMenu({
    categories: [
      aCategory({ id: 'dosa', name: 'Dosa', otherNames: { hi: 'डोसा' } }),
      aCategory({ id: 'breakfast', name: 'Breakfast', from: '07:00', to: '11:00' }),
    ],
    items: [
      dishOf('Masala dosa', 120, { otherNames: { hi: 'मसाला डोसा' }, description: 'Crisp rice crêpe.' }),
      dishOf('Egg dosa', 140, { mark: 'egg' }),
      dishOf('Keema dosa', 220, {
        mark: 'non-veg',
        variants: [
          aVariant({ id: 'half', name: 'Half', pricePaise: paise(22_000) }),
          aVariant({ id: 'full', name: 'Full', pricePaise: paise(38_000) }),
        ],
      }),
      dishOf('Poha', 80, { categoryId: 'breakfast' }),
    ],
    ...more,
  });

const GUESTS = { [UID]: 'saffron', friend: { label: 'mint', name: 'Meera' } };
const MINT = { kind: 'guest', label: 'mint', id: null } as const;

export const aWaitingOrder = (says: OrderSays = {}): Order =>
  anOrder({ guests: GUESTS, rounds: [], expireAt: NOW + 1_800_000, ...says });

/** An order in which this phone has a dosa (₹121), and Meera an idli (₹90). */
export const anOpenOrder = (says: OrderSays = {}): Order =>
  anOrder({
    guests: GUESTS,
    rounds: [
      { kot: 7, lines: [lineOf('Masala dosa', 121)] },
      { kot: 8, by: MINT, at: NOW + 1, lines: [lineOf('Idli', 90)] },
    ],
    ...says,
  });

export const ready = <T>(value: T): Watched<T> => ({ state: 'ready', value, fromCache: false });

/** The answers of the mocked firebase layer; a test changes them and checks `calls`. */
export const backend = {
  profile: null as Profile | null,
  menu: null as Menu | null,
  availability: null as Availability | null,
  isCut: false,
  call: vi.fn<(name: string, input: Record<string, unknown>) => Promise<Answer<unknown>>>(),
  report: null as ((report: OrderReport) => void) | null,
  sellOut: null as ((availability: Availability) => void) | null,
  live: { state: 'loading' } as OrderReport['live'],
  money: null as ((live: Watched<OrderMoney>) => void) | null,
  liveMoney: ready(NO_MONEY) as Watched<OrderMoney>,
};

export const catalogDocsMock = {
  getCatalogDoc: async (name: 'profile' | 'menu' | 'availability') => {
    if (backend.isCut) throw new Error('no network');
    return backend[name];
  },
  keptCatalogDoc: () => null,
};

export const guestMock = {
  loadGuestSdk: async () => ({}),
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
  watchMoneyAsGuest: (_params: object, report: (live: Watched<OrderMoney>) => void) => {
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
