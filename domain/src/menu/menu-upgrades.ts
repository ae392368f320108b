import { fromHindiName } from '../catalogue/hindi-name.ts';

type Stored = Record<string, unknown>;

/** What is no list is left to the schema, which refuses it. */
const named = (things: unknown, within: readonly string[] = []): unknown =>
  Array.isArray(things)
    ? things.map((thing: Stored) => ({
        ...fromHindiName(thing),
        ...Object.fromEntries(within.map((field) => [field, named(thing[field])])),
      }))
    : things;

/** Version 1 knew Hindi names alone. */
export const fromHindiNames = (stored: Stored): Stored => ({
  ...stored,
  categories: named(stored['categories']),
  items: named(stored['items'], ['variants']),
  addOnGroups: named(stored['addOnGroups'], ['options']),
});
