import { paise } from '@bhoj/domain/money/money';
import { NOW, ORDER_ID } from '@bhoj/domain/fixtures/ids';
import { lineOf } from '@bhoj/domain/fixtures/lines';
import { aCategory, aMenu as anyMenu, aVariant, dishOf } from '@bhoj/domain/fixtures/menu';
import { anOrder } from '@bhoj/domain/fixtures/orders';
import { aProfile as anyProfile } from '@bhoj/domain/fixtures/restaurant';
import type { OrderSays } from '@bhoj/domain/fixtures/orders';
import type { Menu } from '@bhoj/domain/menu/shape/menu.schema';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import type { Profile } from '@bhoj/domain/restaurant/profile';
import { GUEST_UID } from '../../../firebase/in-memory-auth.fixtures.ts';
import { inMemory, RESTAURANT } from '../../../firebase/in-memory.fixtures.tsx';

export { RESTAURANT };

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

const GUESTS = { [GUEST_UID]: 'saffron', friend: { label: 'mint', name: 'Meera' } };
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

export const here = { restaurantId: RESTAURANT, orderId: ORDER_ID };

/** What the guest's pages read and call. Every call that answers nothing succeeds. */
export const backend = inMemory();
backend.serveApp();

const id = encodeURIComponent(RESTAURANT);
export const DETAILS = `/customer/details/${id}/F1-T01?k=KeyKeyKeyKey`;
export const MENU = `/customer/menu/${id}/F1-T01/${ORDER_ID}`;
export const CHECKOUT = `/customer/checkout/${id}/F1-T01/${ORDER_ID}`;
