import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bookingRules } from '@bhoj/domain/bookings/shape/booking.collection';
import type { BookingRules } from '@bhoj/domain/bookings/shape/booking-rules.schema';
import { discountCodes } from '@bhoj/domain/billing/shape/discount-code.collection';
import { aDiscountCode } from '@bhoj/domain/fixtures/billing';
import { aBookingRules } from '@bhoj/domain/fixtures/bookings';
import { TILLS } from '@bhoj/domain/fixtures/cash';
import {
  anAddOn,
  anAddOnGroup,
  anOpenDish,
  aCategory,
  aSweet,
  aVariant,
  dishOf,
} from '@bhoj/domain/fixtures/menu';
import { newId } from '@bhoj/domain/kernel/ids';
import { publicAddresses } from '@bhoj/domain/restaurant/public-address.collection';
import { floors } from '@bhoj/domain/tables/table.collection';
import { WEEKDAYS } from '@bhoj/domain/time/ist';
import { paise } from '@bhoj/domain/money/money';
import type { DiscountCode } from '@bhoj/domain/billing/shape/discount-code.schema';
import type { Menu } from '@bhoj/domain/menu/shape/menu.schema';
import type { WholeRestaurant } from '@bhoj/domain/restaurant/whole-restaurant';
import { aHouse, employ, put, getRestaurant, withRights } from '../../tests/support/arrange.ts';
import { firestoreRest } from '../../tests/support/firestore-rest.ts';
import { PROJECT } from '../../tests/support/mount.ts';
import { COMBO, PAPAD } from './combo.ts';
import { hirePeople } from './staff.ts';
import { keepStock } from './stock/pantry.ts';
import type { Token } from '../../tests/support/firestore-rest.ts';
import type { Person } from '../../tests/support/auth.ts';
import type { Caller } from './instances.ts';

/** A member: their caller, and their token for the rules. */
export interface Member extends Caller {
  readonly rules: Token;
}

/** The restaurant of an evening, with its people. */
export interface Place {
  readonly restaurantId: string;
  /** Its settings, which no act changes. */
  readonly restaurant: WholeRestaurant;
  readonly owner: Member;
  readonly captains: readonly Member[];
  /** In the office, with cash and closing the day. */
  readonly cashier: Member;
  readonly cook: Member;
  /** Keeps the stock. */
  readonly keeper: Member;
  readonly guests: readonly Caller[];
  /** Its public address, where guests book; null in a restaurant without bookings and waitlist. */
  readonly slug: string | null;
}

/**
 * How the three restaurants differ. The first is registered for GST and takes bookings; the second is not registered,
 * and has cash sessions and bookings; the third is under composition. The first two keep stock.
 */
const SETTINGS: readonly Partial<WholeRestaurant>[] = [
  {
    takesBookings: true,
    services: ['dine-in', 'takeaway', 'delivery'],
    aggregators: ['Swiggy'],
    captainDiscountLimitPaise: paise(500_00),
    packingPaise: paise(12_50),
    liquorVatPercentage: 10,
  },
  {
    takesBookings: true,
    services: ['dine-in', 'takeaway', 'delivery'],
    aggregators: ['Swiggy'],
    gstin: '',
    taxSettings: { enabled: false, percentage: 5 },
    cashSessions: { on: true, tills: TILLS },
  },
  { services: ['dine-in', 'takeaway'], composition: true, qrTrust: 'captain' },
];

/** Odd prices, sizes, extras and three tax classes, so that discounts and taxes leave a rest to round. */
const MENU: Partial<Menu> = {
  categories: [aCategory({ id: 'all', name: 'All' })],
  addOnGroups: [
    anAddOnGroup({ options: [anAddOn(), anAddOn({ id: 'ghee', name: 'Ghee', pricePaise: paise(33_33) })] }),
  ],
  items: [
    dishOf('Masala dosa', 119.5, { categoryId: 'all', addOnGroupIds: ['extras'] }),
    dishOf('Filter coffee', 39.9, { categoryId: 'all' }),
    dishOf('Dal makhani', 249, {
      categoryId: 'all',
      variants: [aVariant(), aVariant({ id: 'full', name: 'Full', pricePaise: paise(310_10) })],
    }),
    aSweet({ categoryId: 'all', pricePaise: paise(475_55) }),
    anOpenDish({ categoryId: 'all' }),
    PAPAD,
    COMBO,
    dishOf('Water', 20, { categoryId: 'all', taxClass: 'exempt' }),
    dishOf('Cola', 45.55, { categoryId: 'all', taxClass: 'goods', goods: { hsn: '22021010', taxBp: 4000 } }),
    dishOf('Lager', 333.33, { categoryId: 'all', taxClass: 'liquor' }),
  ],
};

/** A restaurant under the composition scheme sells no liquor. */
const DRY_MENU: Partial<Menu> = {
  ...MENU,
  items: (MENU.items ?? []).filter(({ taxClass }) => taxClass !== 'liquor'),
};

/** Codes for everybody: a percentage with a limit, an amount with a minimum, and one with few uses. */
export const CODES: Readonly<Record<string, DiscountCode>> = {
  DIWALI10: aDiscountCode({ maxUsesPerOrder: 2 }),
  FEAST50: aDiscountCode({ kind: 'amount', value: 50_00, covers: 'food', minimumPaise: paise(400_00) }),
  FIRST3: aDiscountCode({ value: 3_333, capPaise: null, maxUses: 3 }),
};

const GUESTS = 8;
const TABLES = 6;

const RULES = readFileSync(join(import.meta.dirname, '..', '..', 'firestore.rules'), 'utf8');

/** The emulator with the real rules, for the writes of screens. */
export const rest = firestoreRest(PROJECT);
await rest.setRules(RULES);

const memberOf = (person: Person, role: string, restaurant: string, n: number): Member => ({
  uid: person.uid,
  token: {
    role,
    restaurant,
    name: role === 'owner' ? 'Asha' : 'Ravi',
    firebase: { sign_in_provider: 'password' },
  },
  ip: `10.0.0.${n}`,
  rules: { uid: person.uid, provider: 'password', claims: { role, restaurant } },
});

const ALL_DAY = Object.fromEntries(
  WEEKDAYS.map((day) => [day, [{ from: '04:00', last: '03:45' }]]),
) as unknown as BookingRules['sittings'];

/** Lets a restaurant take bookings at every hour, and keep a line; returns its public address. */
async function takeBookings(restaurantId: string): Promise<string> {
  const slug = `soak-${newId().toLowerCase()}`;
  const rules = aBookingRules({ sittings: ALL_DAY, noticeMinutes: 0, pacing: 20, waitlist: true });
  await Promise.all([
    put(floors, { restaurantId, floorId: 'floor-1' }, { id: 'floor-1', number: 1, createdAt: Date.now() }),
    put(bookingRules, { restaurantId }, rules),
    put(publicAddresses, { slug }, { restaurantId, chosenAt: Date.now() }),
  ]);
  return slug;
}

/** Opens a new restaurant. `kind` chooses how it bills. */
export async function openRestaurant(kind: number): Promise<Place> {
  const settings = SETTINGS[kind % SETTINGS.length];
  const menu = settings?.composition === true ? DRY_MENU : MENU;
  const { restaurantId, owner, captain } = await aHouse(settings, { menu, tableCount: TABLES });
  await hirePeople(restaurantId);
  for (const [code, terms] of Object.entries(CODES)) await put(discountCodes, { restaurantId, code }, terms);
  const [other, cook, cashier, keeper] = await Promise.all([
    employ(restaurantId, 'captain'),
    employ(restaurantId, 'kitchen'),
    withRights(restaurantId, ['cash', 'close-day', 'see-sales', 'dashboard']),
    withRights(restaurantId, ['stock', 'dashboard']),
  ]);
  if (settings?.composition !== true) await keepStock(restaurantId);
  const place: Place = {
    restaurantId,
    slug: settings?.takesBookings === true ? await takeBookings(restaurantId) : null,
    restaurant: await getRestaurant(restaurantId),
    owner: memberOf(owner, 'owner', restaurantId, 1),
    captains: [memberOf(captain, 'captain', restaurantId, 2), memberOf(other, 'captain', restaurantId, 3)],
    cashier: memberOf(cashier, 'office', restaurantId, 5),
    cook: memberOf(cook, 'kitchen', restaurantId, 4),
    keeper: memberOf(keeper, 'office', restaurantId, 6),
    guests: Array.from({ length: GUESTS }, (_, n) => ({
      uid: `${restaurantId.slice(6, 26)}guest${n}`,
      token: { provider_id: 'anonymous', firebase: { sign_in_provider: 'anonymous', identities: {} } },
      ip: `10.0.1.${n}`,
    })),
  };
  // The emulator takes no token from the future, so each is made before the clock is moved.
  for (const { rules } of [place.owner, ...place.captains, place.cook])
    await rest.get(rules, `users/${restaurantId}`);
  return place;
}
