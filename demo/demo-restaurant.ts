import { menus } from '@bhoj/domain/menu/shape/menu.collection';
import { tables } from '@bhoj/domain/tables/table.collection';
import { publicTablePath } from '@bhoj/domain/catalogue/public-links';
import { tableIdOf } from '@bhoj/domain/tables/table';
import { DEMO_PRICES } from './demo-prices.ts';
import { DEMO_PLACE_NAMES } from './demo-rooms.ts';
import { DEMO_LOGINS } from './demo-logins.ts';
import { demoMenuSavedAt } from './demo-menu.ts';
import {
  captainsOf,
  DEMO_ADDRESS,
  DEMO_SEED,
  FIELD_AGENT,
  signedUpAt,
  TABLES_PER_FLOOR,
  YEAR_DAYS,
} from './demo-settings.ts';
import { historyOf } from './history/history.ts';
import { writeHistory } from './history/write-history.ts';
import { openAdmin } from './live/admin.ts';
import { seedPlatform } from './live/platform.ts';
import {
  answerAsOwner,
  furnish,
  hireMembers,
  ownerAtWork,
  profilePublished,
  signUpOwner,
  memberUids,
} from './live/sign-up.ts';
import { signIn } from './live/sign-in.ts';
import { withoutTriggers } from './live/without-triggers.ts';
import { stockUp } from './live/stock.ts';
import { openTills } from './live/tills.ts';
import { openToday } from './live/today.ts';
import { payHistoryOf } from './payroll/pay-history.ts';
import { payWrites } from './payroll/write-pay.ts';
import { writePlatformDemo } from './platform/platform-demo.ts';
import { writeAll } from './write-batches.ts';
import type { Prices } from '@bhoj/domain/menu/prices/prices.schema';
import type { WholeRestaurant } from '@bhoj/domain/restaurant/whole-restaurant';
import type { Admin } from './live/admin.ts';
import type { OnDuty } from './live/party.ts';
import type { Owner } from './live/sign-up.ts';
import type { Today } from './live/today.ts';
import type { Urls } from './live/urls.ts';

/** The emulators' addresses, and the parts of a restaurant to make there. */
export interface DemoWish extends Urls {
  /** Adds a year of figures, with the bills of its last 60 days; without them the restaurant's first bill is today's. */
  readonly withHistory: boolean;
  /** Adds the other restaurants of the platform; by default with the history. */
  readonly withPlatform?: boolean;
  /**
   * Adds parties at tables, a reserved table, and one bill settled today (the default); without them every table is
   * free.
   */
  readonly withToday?: boolean;
  /** Adds cash sessions of two tills to today; without them the day has its one drawer. */
  readonly withTills?: boolean;
  /** Epoch ms: the history ends before the business day of this time. Callables use the real clock. */
  readonly now: number;
  readonly say?: (progress: string) => void;
}

export interface Demo {
  readonly restaurantId: string;
  readonly logins: typeof DEMO_LOGINS;
  /** A valid staff referral ID. */
  readonly staffReferralId: string;
  /** Keys of the printed QR codes by table. */
  readonly tableKeys: Readonly<Record<string, string>>;
  /** The path of each table's printed link. */
  readonly qrPaths: Readonly<Record<string, string>>;
  /** Null when today was not requested. */
  readonly today: Today | null;
}

/** Makes the demo restaurant in empty emulators, in the same way as its owner, staff and guests would. */
export async function seedDemo(wish: DemoWish): Promise<Demo> {
  const { withHistory, withPlatform = withHistory, withToday = true, withTills = false, ...more } = wish;
  const { now, say = () => {}, ...urls } = more;
  const admin = openAdmin(urls);
  try {
    await seedPlatform(admin, signedUpAt(now));
    if (withPlatform) {
      const documents = await writePlatformDemo(urls, admin, now);
      say(`239 other restaurants are on the platform (${documents} documents)`);
    }
    const owner = await signUpOwner(urls);
    const { restaurantId } = owner;
    say('the owner has signed up');
    const restaurant = await answerAsOwner(urls, admin, { owner, now });
    const hired = hireMembers(urls, admin, { owner, since: restaurant.createdAt });
    // A restaurant with a past shows what price lists sold; one without has the menu's prices everywhere.
    const prices = withHistory ? DEMO_PRICES : null;
    const ready = prepared({ admin, owner, restaurant, hired, prices }, say);
    const past = withHistory
      ? hired.then(() => writePast({ urls, admin, restaurantId, restaurant, ready, now, say }))
      : Promise.resolve();
    const opening = { urls, admin, owner, restaurant, ready, withTills, prices };
    const [{ tableKeys, today }] = await Promise.all([open(opening, withToday ? past : null, say), past]);
    const qrPaths = Object.fromEntries(
      Object.entries(tableKeys).map(([tableId, key]) => [
        tableId,
        publicTablePath({ slug: DEMO_ADDRESS, tableId, key }),
      ]),
    );
    const { referralId } = FIELD_AGENT;
    return { restaurantId, logins: DEMO_LOGINS, staffReferralId: referralId, tableKeys, qrPaths, today };
  } finally {
    await admin.close();
  }
}

interface Opening {
  urls: Urls;
  admin: Admin;
  owner: Owner;
  restaurant: WholeRestaurant;
  /** Resolves once menu, tables, staff and profile are there. */
  ready: Promise<void>;
  withTills: boolean;
  prices: Prices | null;
}

/** Sets up the restaurant; `hired` resolves once the staff has been added. */
async function prepared(
  {
    admin,
    owner,
    restaurant,
    hired,
    prices,
  }: Omit<Opening, 'urls' | 'ready' | 'withTills'> & { hired: Promise<void> },
  say: (progress: string) => void,
): Promise<void> {
  await Promise.all([furnish(owner, prices), hired]);
  await profilePublished(admin, { ...restaurant, placeNames: DEMO_PLACE_NAMES }, owner.restaurantId);
  say('menu, tables and staff are there');
}

/** Opens the restaurant for today once the `past` is written; with null, every table stays free. */
async function open(
  opening: Opening,
  past: Promise<void> | null,
  say: (progress: string) => void,
): Promise<Pick<Demo, 'tableKeys' | 'today'>> {
  const { admin, owner, ready } = opening;
  await ready;
  const tableKeys = await keysOf(admin, owner.restaurantId);
  if (past === null) return { tableKeys, today: null };
  const house = await onDuty(opening, tableKeys);
  await stockUp(house);
  if (opening.withTills) await openTills(house);
  const today = await openToday(house, past);
  say(`service has begun; ${today.settled} is settled`);
  return { tableKeys, today };
}

async function writePast(past: {
  urls: Urls;
  admin: Admin;
  restaurantId: string;
  restaurant: WholeRestaurant;
  ready: Promise<void>;
  now: number;
  say: (progress: string) => void;
}): Promise<void> {
  const { urls, admin, restaurantId, restaurant, ready, now, say } = past;
  const menu = demoMenuSavedAt(signedUpAt(now));
  const [uids, owner] = await Promise.all([memberUids(admin), ownerAtWork(admin)]);
  const history = historyOf({
    menu,
    prices: DEMO_PRICES,
    restaurant,
    captains: captainsOf(uids),
    owner,
    now,
    yearDays: YEAR_DAYS,
  });
  const pay = payHistoryOf({ uids, restaurant, seed: DEMO_SEED, now });
  // Triggers publish the profile before.
  await ready;
  const documents = await withoutTriggers(urls, async () => {
    const traded = await writeHistory(admin.db, restaurantId, history);
    return traded + (await writeAll(admin.db, payWrites(restaurantId, pay)));
  });
  const bills = history.invoices.size;
  say(`a year of figures, ${bills} bills and the pay of two months are there (${documents} documents)`);
}

async function keysOf(admin: Admin, restaurantId: string): Promise<Record<string, string>> {
  const ids = TABLES_PER_FLOOR.flatMap((count, f) =>
    Array.from({ length: count }, (_, i) => tableIdOf(f + 1, i + 1)),
  );
  const all = await Promise.all(ids.map((tableId) => admin.get(tables, { restaurantId, tableId })));
  return Object.fromEntries(all.map((table) => [table.id, table.key]));
}

async function onDuty(
  { urls, admin, owner, restaurant, prices }: Opening,
  keys: Readonly<Record<string, string>>,
): Promise<OnDuty> {
  const { restaurantId } = owner;
  const [captain, kitchen, menu] = await Promise.all([
    signIn(urls, DEMO_LOGINS.captain.email, DEMO_LOGINS.captain.password),
    signIn(urls, DEMO_LOGINS.kitchen.email, DEMO_LOGINS.kitchen.password),
    admin.get(menus, { restaurantId }),
  ]);
  return {
    urls,
    admin,
    restaurantId,
    restaurant,
    menuVersion: menu.version,
    prices,
    keys,
    owner: owner.session,
    captain,
    kitchen,
  };
}
