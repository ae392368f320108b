import { NO_TABLE } from '@bhoj/domain/catalogue/routes';
import { chosenName } from '@bhoj/domain/restaurant/place-names';
import type { PlaceNames } from '@bhoj/domain/restaurant/place-names';
import { joinedName } from '@bhoj/domain/orders/shape/order-tables';
import { placeOfTable } from '@bhoj/domain/tables/table-id';
import type { GuestWords } from '../../../words/guest.ts';
import { readKept, writeKept } from './storage.ts';

/** The `orderId` in the address of a menu without ordering. */
export const PREVIEW = 'preview';

export const isTableId = (tableId: string): boolean => placeOfTable(tableId) !== null;

function nameOf(words: GuestWords, tableId: string, names: PlaceNames | undefined): string {
  const chosen = chosenName(names, tableId);
  if (chosen !== null) return chosen;
  const place = placeOfTable(tableId);
  if (place !== null) return words.area[place.kind](place.number, String(place.floor));
  return tableId === NO_TABLE ? words.area.takeaway : tableId;
}

/** Returns the owner's name of the table or room, or its number in words, and those that are joined to it; takeaway without any. */
export const placeWords = (
  words: GuestWords,
  tableId: string,
  names: PlaceNames | undefined,
  joined: readonly string[] = [],
): string => joinedName([tableId, ...joined], (id) => nameOf(words, id, names));

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

export const keepVisit = (restaurantId: string, tableId: string, visit: Visit): void =>
  writeKept(keyOf(restaurantId, tableId), visit);
