import { audit } from '@bhoj/domain/audit/audit.collection';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { newId } from '@bhoj/domain/kernel/ids';
import { availabilities, menus } from '@bhoj/domain/menu/shape/menu.collection';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { restaurants } from '@bhoj/domain/restaurant/restaurant.collection';
import { shownMenu, shownOrders, shownSettings, shownTables } from '@bhoj/domain/support/shown';
import { SUPPORT_ROWS } from '@bhoj/domain/support/support.schema';
import { endedTime, isOpenToSupport } from '@bhoj/domain/support/support';
import { tables } from '@bhoj/domain/tables/table.collection';
import type { AuditEntry } from '@bhoj/domain/audit/audit.schema';
import type { Restaurant } from '@bhoj/domain/restaurant/restaurant.schema';
import type { SupportTime } from '@bhoj/domain/restaurant/support-time.schema';
import type { ShownRow } from '@bhoj/domain/support/shown';
import type { SUPPORT_ACTIONS, SupportPart } from '@bhoj/domain/support/support.schema';
import { readAt, transact } from '../firebase/store.ts';
import type { Store } from '../firebase/store.ts';
import { readSettings } from './settings.repo.ts';
import { noteTenant } from './tenants.repo.ts';

type Reader = Pick<Store, 'get' | 'need' | 'find'>;
type Note = (store: Store, time: SupportTime) => void;

function recordOf(store: Pick<Store, 'need'>, restaurantId: string): Promise<Restaurant> {
  return store.need(restaurants, { restaurantId }, 'restaurant-not-found');
}

/** Returns the record while its owner has it open to support; otherwise refuses. */
async function openRecord(store: Pick<Store, 'need'>, restaurantId: string, now: number) {
  const record = await recordOf(store, restaurantId);
  const { support } = record;
  if (support === undefined || !isOpenToSupport(support, now)) throw new Refusal('support-not-open');
  return { record, support };
}

interface Entry extends Pick<AuditEntry, 'uid' | 'details'> {
  readonly restaurantId: string;
  readonly action: (typeof SUPPORT_ACTIONS)[number];
  readonly now: number;
}

/** Records a super admin's act in the restaurant's own audit, where its owner reads it. */
export function tellOwner(store: Store, { restaurantId, action, uid, now, details }: Entry): void {
  const entry: AuditEntry = { action, uid, role: 'super', at: now, orderId: null, details };
  store.create(audit, { restaurantId, entryId: newId() }, entry);
}

/** Ends the support time; `note` records who did. Does nothing where it is over. */
export async function endSupport(restaurantId: string, now: number, note: Note): Promise<void> {
  await transact(`support ${restaurantId}`, async (store) => {
    const { support: before } = await recordOf(store, restaurantId);
    const support = endedTime(before, now);
    if (before === undefined || support === null) return;
    store.update(restaurants, { restaurantId }, { support });
    note(store, before);
  });
  await noteTenant(restaurantId, now);
}

/** Records one look, if the restaurant is open to support. */
export const noteSupportRead = (restaurantId: string, now: number, note: Note): Promise<void> =>
  transact(`support ${restaurantId}`, async (store) => {
    const { support } = await openRecord(store, restaurantId, now);
    note(store, support);
  });

const READERS: Readonly<
  Record<SupportPart, (store: Reader, restaurantId: string, record: Restaurant) => Promise<ShownRow[]>>
> = {
  settings: async (store, restaurantId, record) =>
    shownSettings({
      ...record,
      ...(await readSettings(store, restaurantId, 'service', 'documents', 'notices')),
    }),
  menu: async (store, restaurantId) => {
    const [menu, availability] = await Promise.all([
      store.get(menus, { restaurantId }),
      store.get(availabilities, { restaurantId }),
    ]);
    return menu === null ? [] : shownMenu(menu, availability?.soldOut ?? {});
  },
  tables: async (store, restaurantId) => {
    const spec = { ...tables.queries.all(), limit: SUPPORT_ROWS + 1 };
    return shownTables((await store.find(tables, { restaurantId }, spec)).map(({ value }) => value));
  },
  orders: async (store, restaurantId) => {
    const found = await store.find(orders, { restaurantId }, orders.queries.open());
    return shownOrders(found.map(({ value }) => value));
  },
};

/** Reads one part without guests' data, at one instant at which the restaurant is still open to support. */
export const readForSupport = (restaurantId: string, part: SupportPart, now: number) =>
  readAt(async (store) => {
    const { record } = await openRecord(store, restaurantId, now);
    const rows = await READERS[part](store, restaurantId, record);
    const shown = rows.slice(0, SUPPORT_ROWS).map(({ name, facts }) => ({ name, facts: [...facts] }));
    return { rows: shown, isCut: rows.length > SUPPORT_ROWS };
  });
