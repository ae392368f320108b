import { NO_TABLE } from '@bhoj/domain/catalogue/routes';
import { chosenName } from '@bhoj/domain/restaurant/place-names';
import type { PlaceNames } from '@bhoj/domain/restaurant/place-names';
import { placeOfTable } from '@bhoj/domain/tables/table-id';
import type { GuestWords } from '../../../words/guest.ts';
import { readKept, writeKept } from './storage.ts';

export { PREVIEW } from './preview.ts';

export const isTableId = (tableId: string): boolean => placeOfTable(tableId) !== null;

/** Returns the owner's name of a table or room, or its number in words, with those joined to it; takeaway without any. */
export const placeWords = (
  words: GuestWords,
  tableId: string,
  names: PlaceNames | undefined,
  joined: readonly string[] = [],
): string =>
  [tableId, ...joined]
    .map((id) => {
      const place = placeOfTable(id);
      const own = id === NO_TABLE ? words.area.takeaway : id;
      return (
        chosenName(names, id) ?? (place ? words.area[place.kind](place.number, String(place.floor)) : own)
      );
    })
    .join(' + ');

/** This browser's data about a place: the key in the link, and its order there. */
export interface Visit {
  readonly key: string | null;
  readonly orderId: string | null;
}

const keyOf = (restaurantId: string, tableId: string) => `bhoj.visit.${restaurantId}/${tableId}`;

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

export function readVisit(restaurantId: string, tableId: string): Visit {
  const kept = readKept(keyOf(restaurantId, tableId)) as Partial<Record<keyof Visit, unknown>> | null;
  return { key: text(kept?.key), orderId: text(kept?.orderId) };
}

export function keepVisit(restaurantId: string, tableId: string, visit: Visit): void {
  writeKept(keyOf(restaurantId, tableId), visit);
}
