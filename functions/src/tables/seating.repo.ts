import { floors, tables } from '@bhoj/domain/tables/table.collection';
import { profiles, restaurants } from '@bhoj/domain/restaurant/restaurant.collection';
import { same } from '@bhoj/domain/kernel/same';
import { planFloors, seatingOf } from '@bhoj/domain/tables/seating-plan';
import { projectProfile } from '@bhoj/domain/restaurant/profile';
import { namesOf } from '@bhoj/domain/tables/naming';
import { floorId } from '@bhoj/domain/tables/table';
import type { Published } from '@bhoj/domain/restaurant/profile';
import type { Restaurant } from '@bhoj/domain/restaurant/restaurant.schema';
import type { Floor } from '@bhoj/domain/tables/floor-plan.schema';
import type { Table } from '@bhoj/domain/tables/table';
import type { Store } from '../firebase/store.ts';
import { readRestaurant } from '../shared/settings.repo.ts';

export interface Seating {
  readonly restaurant: Published;
  readonly tables: readonly Table[];
  readonly floors: readonly Floor[];
}

const values = <T>(found: readonly { value: T }[]): T[] => found.map(({ value }) => value);

/** Throws `restaurant-not-found`. */
export async function readSeating(store: Store, restaurantId: string): Promise<Seating> {
  const [restaurant, knownTables, knownFloors] = await Promise.all([
    readRestaurant(store, restaurantId, 'service', 'documents'),
    store.find(tables, { restaurantId }, tables.queries.all()),
    store.find(floors, { restaurantId }, floors.queries.all()),
  ]);
  return { restaurant, tables: values(knownTables), floors: values(knownFloors) };
}

/** Returns the names of the remaining places; no field where all places remain. */
function namesLeft(
  { placeNames }: Restaurant,
  tablesAfter: readonly Table[],
): Pick<Restaurant, 'placeNames'> {
  if (placeNames === undefined) return {};
  const present = tablesAfter.flatMap(({ id, floor }) => [id, floorId(floor)]);
  const left = namesOf(placeNames, new Set(present));
  return same(left, placeNames) ? {} : { placeNames: left };
}

/** Writes fields of the owner's record. When names are among them, the public profile follows at once. */
export function writeRecord(
  store: Store,
  restaurantId: string,
  restaurant: Published,
  fields: Partial<Pick<Restaurant, 'placeNames' | 'seatingConfiguration'>>,
): void {
  store.update(restaurants, { restaurantId }, fields);
  if (fields.placeNames === undefined) return;
  store.set(profiles, { restaurantId }, projectProfile({ ...restaurant, ...fields }));
}

/**
 * Makes and removes tables and floors, and updates the record's seating. Returns false, without writing, when nothing
 * would change.
 */
export function writeSeating(
  store: Store,
  restaurantId: string,
  seating: Seating,
  change: { readonly add: readonly Table[]; readonly remove: readonly Table[]; readonly at: number },
): boolean {
  const gone = new Set(change.remove.map(({ id }) => id));
  const after = [...seating.tables.filter(({ id }) => !gone.has(id)), ...change.add];
  const plan = planFloors(
    seating.floors.map(({ number }) => number),
    after,
  );
  const seatingConfiguration = seatingOf(after);
  const isSame = same(seating.restaurant.seatingConfiguration, seatingConfiguration);
  const changes = [...change.add, ...change.remove, ...plan.add, ...plan.remove];
  if (changes.length === 0 && isSame) return false;
  for (const table of change.add) store.create(tables, { restaurantId, tableId: table.id }, table);
  for (const tableId of gone) store.delete(tables, { restaurantId, tableId });
  for (const number of plan.add) {
    const id = floorId(number);
    store.create(floors, { restaurantId, floorId: id }, { id, number, createdAt: change.at });
  }
  for (const number of plan.remove) store.delete(floors, { restaurantId, floorId: floorId(number) });
  const fields = { ...(!isSame && { seatingConfiguration }), ...namesLeft(seating.restaurant, after) };
  if (Object.keys(fields).length > 0) writeRecord(store, restaurantId, seating.restaurant, fields);
  return true;
}
