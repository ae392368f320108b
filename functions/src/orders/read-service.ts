import { availabilities, menus, profiles, tables } from '@bhoj/domain/collections/restaurant';
import { Refusal } from '@bhoj/domain/platform/reasons';
import type { Availability, Menu } from '@bhoj/domain/menu/menu.schema';
import type { Profile } from '@bhoj/domain/restaurant/profile';
import type { Table } from '@bhoj/domain/restaurant/table';
import type { Store } from '../firebase/store.ts';

/** Everything that deciding on a round needs besides its order. */
export interface Service {
  profile: Profile;
  menu: Menu;
  availability: Availability;
  table: Table | null;
}

/** Throws `restaurant-not-found`, and `table-not-found` where the order's table is gone. */
export async function readService(
  store: Store,
  restaurantId: string,
  tableId: string | null,
): Promise<Service> {
  const [profile, menu, availability, table] = await Promise.all([
    store.get(profiles, { restaurantId }),
    store.get(menus, { restaurantId }),
    store.get(availabilities, { restaurantId }),
    tableId === null ? null : store.get(tables, { restaurantId, tableId }),
  ]);
  if (profile === null || menu === null) throw new Refusal('restaurant-not-found');
  if (tableId !== null && table === null) throw new Refusal('table-not-found');
  return { profile, menu, availability: availability ?? { soldOut: {} }, table };
}
