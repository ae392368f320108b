import { chosenName } from '@bhoj/domain/restaurant/place-names';
import type { PlaceNames } from '@bhoj/domain/restaurant/place-names';
import { MAX_PLACE_NAME } from '@bhoj/domain/tables/naming';
import type { Naming } from '@bhoj/domain/tables/naming';
import { namingSchema } from '@bhoj/domain/tables/naming.schema';

/** The typed name of each place of a floor, by id. */
export type NamesDraft = Readonly<Record<string, string>>;

export const draftOf = (ids: readonly string[], names: PlaceNames): NamesDraft =>
  Object.fromEntries(ids.map((id) => [id, chosenName(names, id) ?? '']));

/** Returns the draft with every table named after one word and its place in the list: Terrace 1, Terrace 2. */
export function filled(draft: NamesDraft, tableIds: readonly string[], word: string): NamesDraft {
  const stem = word.trim();
  if (stem === '') return draft;
  return { ...draft, ...Object.fromEntries(tableIds.map((id, i) => [id, `${stem} ${i + 1}`])) };
}

export const isSoundName = (name: string): boolean => namingSchema.shape.name.safeParse(name).success;

interface NameFaultWords {
  readonly nameFault: string;
  readonly nameTooLong: (most: number) => string;
}

/** Says why a name that is not sound cannot be one. */
export const nameFaultOf = (words: NameFaultWords, name: string): string =>
  namingSchema.shape.name.safeParse(name).error?.issues.some(({ code }) => code === 'too_big') === true
    ? words.nameTooLong(MAX_PLACE_NAME)
    : words.nameFault;

/** Returns the places with a changed name in the draft. */
export const changesIn = (draft: NamesDraft, names: PlaceNames): Naming[] =>
  Object.entries(draft)
    .map(([id, name]) => ({ id, name: name.trim() }))
    .filter(({ id, name }) => name !== (chosenName(names, id) ?? ''));
