import { Refusal } from '../catalogue/reasons.ts';
import { nameKey } from '../kernel/folded.ts';
import type { PlaceNames } from '../restaurant/place-names.ts';
import { TABLE_ID } from './table-id.ts';

/** The length that fits into two rows of large type on a 58 mm KOT. */
export const MAX_PLACE_NAME = 30;

/** The most places with a name, because guests load all names with the public profile. */
export const MAX_NAMED_PLACES = 400;

/** A name for a place; an empty one removes the name. */
export interface Naming {
  readonly id: string;
  readonly name: string;
}

const isTable = (id: string): boolean => TABLE_ID.test(id);

/** Returns a name with one blank between its words. */
const written = (name: string): string => name.trim().replaceAll(/\s+/g, ' ');

/**
 * Throws `place-name-taken` when two tables, or two floors, would have the same name, or when the name of one would be the id of
 * another.
 */
function assertDistinct(names: PlaceNames, present: ReadonlySet<string>): void {
  const taken = new Map([...present].map((id): [string, string] => [nameKey(id), id]));
  for (const [id, name] of Object.entries(names)) {
    const key = `${isTable(id) ? '' : 'floor '}${nameKey(name)}`;
    const other = taken.get(key) ?? id;
    if (other !== id) throw new Refusal('place-name-taken', { name, place: other });
    taken.set(key, id);
  }
}

/**
 * Returns the names after the owner named some places. `present` are the ids of all tables, rooms and floors; the names
 * of others are dropped. Throws `table-not-found`, `place-name-taken` or `too-many-place-names`.
 */
export function planNames(
  known: PlaceNames,
  wanted: readonly Naming[],
  present: ReadonlySet<string>,
): PlaceNames {
  if (wanted.some(({ id }) => !present.has(id))) throw new Refusal('table-not-found');
  const next = new Map(Object.entries(namesOf(known, present)));
  for (const { id, name } of wanted) {
    if (written(name) === '') next.delete(id);
    else next.set(id, written(name));
  }
  const names = Object.fromEntries([...next].toSorted(([a], [b]) => (a < b ? -1 : 1)));
  assertDistinct(names, present);
  if (next.size > MAX_NAMED_PLACES) throw new Refusal('too-many-place-names', { most: MAX_NAMED_PLACES });
  return names;
}

/** Returns the names of existing places. */
export const namesOf = (known: PlaceNames, present: ReadonlySet<string>): PlaceNames =>
  Object.fromEntries(Object.entries(known).filter(([id]) => present.has(id)));
