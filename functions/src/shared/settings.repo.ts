import { restaurants } from '@bhoj/domain/restaurant/restaurant.collection';
import { SECTIONS } from '@bhoj/domain/restaurant/whole-restaurant';
import type { Restaurant } from '@bhoj/domain/restaurant/restaurant.schema';
import type { Sections } from '@bhoj/domain/restaurant/whole-restaurant';
import type { Store } from '../firebase/store.ts';

/** The settings of all the named sections in one. */
type Settings<S extends keyof Sections> = { [Name in S]: (settings: Sections[Name]) => void }[S] extends (
  settings: infer All,
) => void
  ? All
  : never;

/** Reads some sections of the settings, in one round trip with what else is asked for at the same time. */
export async function readSettings<S extends keyof Sections>(
  store: Pick<Store, 'need'>,
  restaurantId: string,
  ...sections: readonly S[]
): Promise<Settings<S>> {
  const found = await Promise.all(
    sections.map((name) =>
      store.need<(typeof SECTIONS)[keyof Sections]>(SECTIONS[name], { restaurantId }, 'restaurant-not-found'),
    ),
  );
  return Object.assign({}, ...found) as Settings<S>;
}

/** Reads the owner's record with some sections of the settings. Throws `restaurant-not-found`. */
export async function readRestaurant<S extends keyof Sections>(
  store: Pick<Store, 'need'>,
  restaurantId: string,
  ...sections: readonly S[]
): Promise<Restaurant & Settings<S>> {
  const [record, settings] = await Promise.all([
    store.need(restaurants, { restaurantId }, 'restaurant-not-found'),
    readSettings(store, restaurantId, ...sections),
  ]);
  return Object.assign({}, record, settings);
}
