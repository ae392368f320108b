import { restaurants } from './restaurant.collection.ts';
import { documentSettings, noticeSettings, serviceSettings } from './settings.collection.ts';
import type { DocumentSettings, NoticeSettings, ServiceSettings } from './settings.schema.ts';
import type { Restaurant } from './restaurant.schema.ts';

/** The documents of the settings, by section. */
export const SECTIONS = {
  service: serviceSettings,
  documents: documentSettings,
  notices: noticeSettings,
} as const;

/** The fields of each section. */
export interface Sections {
  readonly service: ServiceSettings;
  readonly documents: DocumentSettings;
  readonly notices: NoticeSettings;
}

/** The owner's record and all settings; no two of its documents have a field of the same name. */
export type WholeRestaurant = Restaurant & ServiceSettings & DocumentSettings & NoticeSettings;

const DOCUMENTS = [restaurants, serviceSettings, documentSettings, noticeSettings] as const;

/** Returns the documents of a new restaurant, with their paths, as they are stored. */
export const documentsOfRestaurant = (restaurantId: string, restaurant: WholeRestaurant) =>
  DOCUMENTS.map((each) => ({ path: each.path({ restaurantId }), stored: each.encode(restaurant) }));

/** Reads the record and all settings; `read` returns the stored data at a path. */
export async function wholeRestaurant(
  restaurantId: string,
  read: (path: string) => Promise<unknown>,
): Promise<WholeRestaurant> {
  const found = await Promise.all(
    DOCUMENTS.map(async (each) => each.decode(await read(each.path({ restaurantId })))),
  );
  return Object.assign({}, ...found) as WholeRestaurant;
}

/** Returns the documents to which these fields belong, with their paths and the fields of each as they are stored. */
export const changesIn = (restaurantId: string, fields: Partial<WholeRestaurant>) =>
  DOCUMENTS.map((each) => ({
    path: each.path({ restaurantId }),
    fields: each.encodeFields(fields),
  })).filter((change) => Object.keys(change.fields).length > 0);
