import { saveMenu } from '@bhoj/domain/menu/dish/menu.contract';
import { placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { seedTables } from '@bhoj/domain/tables/tables.contract';
import { newId } from '@bhoj/domain/kernel/ids';
import { DEMO_MENU } from '../../../demo/demo-menu.ts';
import { expect } from './people.ts';
import { freshLogin, hire, openRestaurant } from './restaurant.ts';
import type { Call } from '../../../demo/live/callable.ts';
import type { Login } from './restaurant.ts';

/** Dishes of every station, available at any hour, without sizes, add-ons, slots, weight or a typed price. */
const PLAIN = DEMO_MENU.items.filter(({ categoryId, variants, addOnGroupIds, combo, byWeight, open }) => {
  const category = DEMO_MENU.categories.find(({ id }) => id === categoryId);
  const isPlain = combo === undefined && byWeight === undefined && open === undefined;
  return isPlain && category?.from === null && variants.length + addOnGroupIds.length === 0;
});

export interface BusyKitchen {
  readonly cook: Login;
  readonly call: Call;
  readonly restaurantId: string;
  /** Orders three dishes at a table, or as a takeaway for a named customer. Returns the order's id. */
  readonly order: (place: { tableId: string } | { label: string }) => Promise<string>;
}

/** A restaurant with a cook, and an owner who takes orders of three dishes, some with a note. */
export async function aBusyKitchen(): Promise<BusyKitchen> {
  const owner = freshLogin('owner');
  const { call, restaurantId } = await openRestaurant(owner, {});
  await call(seedTables, { tablesPerFloor: [12] });
  const { version } = await call(saveMenu, { baseVersion: 0, content: DEMO_MENU });
  let taken = 0;
  const order: BusyKitchen['order'] = async (place) => {
    const orderId = newId();
    const from = (taken * 3) % (PLAIN.length - 3);
    const selections = PLAIN.slice(from, from + 3).map(({ id }, i) => ({
      itemId: id,
      variantId: null,
      addOnIds: [],
      quantity: 1 + ((taken + i) % 3),
      note: taken % 3 === 0 && i === 1 ? 'Less spicy' : '',
    }));
    taken += 1;
    const round = { restaurantId, orderId, roundId: newId(), menuVersion: version, selections };
    const send = () =>
      'tableId' in place
        ? call(placeRound, { ...round, type: 'dine-in', tableId: place.tableId })
        : call(placeRound, {
            ...round,
            type: 'takeaway',
            tableId: null,
            details: { label: place.label, delivery: null },
          });
    // The public profile, which says that the restaurant is open, is updated after its record.
    await expect(send).toPass();
    return orderId;
  };
  return { cook: await hire(owner, 'kitchen', 'Ganesh'), call, restaurantId, order };
}
