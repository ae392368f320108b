import { anAddOn, anAddOnGroup, aMenu, aMenuItem, aVariant } from '@bhoj/domain/fixtures/menu';
import { newId } from '@bhoj/domain/kernel/ids';
import { saveMenu } from '@bhoj/domain/menu/dish/menu.contract';
import type { MenuItem } from '@bhoj/domain/menu/shape/menu.schema';
import { paise } from '@bhoj/domain/money/money';
import { joinTable } from '@bhoj/domain/orders/door/joining.contract';
import type { RoundResult, Selection } from '@bhoj/domain/orders/shape/order.schema';
import { placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { tables } from '@bhoj/domain/tables/table.collection';
import { seedTables } from '@bhoj/domain/tables/tables.contract';
import type { Admin } from '../../../demo/live/admin.ts';
import { callsOf } from '../../../demo/live/callable.ts';
import type { Call } from '../../../demo/live/callable.ts';
import { signInAsGuest } from '../../../demo/live/sign-in.ts';
import { urlsFromEnv } from '../../../demo/live/urls.ts';
import { freshLogin, openRestaurant } from './restaurant.ts';
import type { Login } from './restaurant.ts';

const urls = urlsFromEnv(process.env);

/** The phones of most guests and captains, px. */
export const WIDTHS = [360, 390] as const;
export const SMALL = { width: WIDTHS[0], height: 740 };

/** A name of a person without many places to break it. */
export const LONG_PERSON = 'Venkatanarasimharajuvaripeta Srinivasan';

/** A word without a blank in each language. */
const LONG_WORDS = {
  hi: 'राजवाड़ीकेसरियामलाईवालीशाहीपनीरबिरयानी',
  mr: 'खानदेशीभरलेल्यावांग्याचीझणझणीतमसालाभाजी',
  ta: 'செட்டிநாட்டுக்காரசாரமானமிளகுக்கோழிக்குழம்பு',
  bn: 'মুর্শিদাবাদিজাফরানিমালাইদেওয়াশাহিপনিরবিরিয়ানি',
};

/** A plain dish with a name and a price at their limits, and one with a short name and a long price. */
export const LONG_DISH = 'Donaudampfschifffahrtsgesellschaftskapitänspfannkuchen';
const EXTREME_DISHES: readonly Partial<MenuItem>[] = [
  {
    id: 'long',
    name: LONG_DISH,
    otherNames: LONG_WORDS,
    description: 'Served with everything that the kitchen has, and then once more with a little of the rest',
    pricePaise: paise(99_999_900),
  },
  {
    id: 'short',
    name: 'Dal',
    otherNames: { hi: 'दाल', mr: 'डाळ', ta: 'பருப்பு', bn: 'ডাল' },
    pricePaise: paise(12_345_600),
  },
];

/** A dish with long names and prices of its sizes and additions, too. */
export const CHOICE_DISH = 'Maharajathali';
const dishWithChoices = aMenuItem({
  ...EXTREME_DISHES[0],
  id: 'choices',
  name: CHOICE_DISH,
  mark: 'egg',
  spice: 3,
  variants: [
    aVariant({
      id: 'half',
      name: 'Halbeportionfürkleinegästeundfreunde',
      otherNames: LONG_WORDS,
      pricePaise: paise(99_999_900),
    }),
    aVariant({ id: 'full', name: 'Full', pricePaise: paise(12_345_600) }),
  ],
  addOnGroupIds: ['extras'],
});
const additions = anAddOnGroup({
  id: 'extras',
  name: 'Zusätzlichebeilagenundsaucenausderküche',
  otherNames: LONG_WORDS,
  max: 2,
  options: [
    anAddOn({
      id: 'butter',
      name: 'Doppelteportionbutterausdemhochland',
      otherNames: LONG_WORDS,
      pricePaise: paise(99_999_900),
    }),
    anAddOn({ id: 'egg', name: 'Egg', mark: 'egg', pricePaise: paise(12_345_600) }),
  ],
});

export interface LongNames {
  readonly restaurantId: string;
  readonly owner: Login;
  /** The callables, called as the owner. */
  readonly call: Call;
}

/** A restaurant that offers every service, with four tables and names and prices at their limits. */
export async function aRestaurantOfLongNames({ withChoices }: { withChoices: boolean }): Promise<LongNames> {
  const owner = freshLogin('owner');
  const { restaurantId, call } = await openRestaurant(owner, {
    services: ['dine-in', 'takeaway', 'delivery'],
    aggregators: ['Zomato', 'Lieferandodeutsch'],
  });
  await call(seedTables, { tablesPerFloor: [4] });
  const dishes = EXTREME_DISHES.map((dish) => aMenuItem(dish));
  const content = {
    categories: [...aMenu().categories],
    items: withChoices ? [...dishes, dishWithChoices] : dishes,
    addOnGroups: withChoices ? [additions] : [],
  };
  await call(saveMenu, { baseVersion: 0, content });
  return { restaurantId, owner, call };
}

/** The printed link of a table. */
export const printedLink = async (
  admin: Admin,
  { restaurantId }: LongNames,
  tableId: string,
): Promise<string> => (await admin.get(tables, { restaurantId, tableId })).qrCode;

/** A guest's phone at a table, and its order. */
export interface GuestPhone {
  readonly call: Call;
  readonly orderId: string;
}

/** Joins a guest's phone to a free table. Without the key its order is at the door. */
export async function guestAt(
  { restaurantId }: LongNames,
  tableId: string,
  key: string | null,
): Promise<GuestPhone> {
  const { idToken } = await signInAsGuest(urls);
  const call = callsOf(urls, idToken);
  const who = { name: LONG_PERSON, mobile: null, partySize: null };
  const { orderId } = await call(joinTable, { restaurantId, tableId, key, code: null, ...who });
  return { call, orderId };
}

const plain = (itemId: string): Selection => ({
  itemId,
  variantId: null,
  addOnIds: [],
  quantity: 2,
  note: '',
});

/** Orders the plain dishes for a table, or for nobody's table. */
export const orderAll = (
  { restaurantId }: LongNames,
  { call, orderId }: GuestPhone,
  tableId: string | null,
): Promise<RoundResult> =>
  call(placeRound, {
    restaurantId,
    orderId,
    tableId,
    type: tableId === null ? 'takeaway' : 'dine-in',
    roundId: newId(),
    menuVersion: 1,
    selections: [plain('long'), plain('short')],
    ...(tableId === null && { details: { label: LONG_PERSON, delivery: null } }),
  });
