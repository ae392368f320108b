import { fromHindiName } from '../../catalogue/hindi-name.ts';

type Stored = Record<string, unknown>;

/** A value that is not a list is returned as it is; the schema refuses it. */
const named = (things: unknown, within: readonly string[] = []): unknown =>
  Array.isArray(things)
    ? things.map((thing: Stored) => ({
        ...fromHindiName(thing),
        ...Object.fromEntries(within.map((field) => [field, named(thing[field])])),
      }))
    : things;

/** Upgrades version 2, which did not know goods. */
export const withoutGoods = (stored: Stored): Stored => {
  const { items } = stored;
  return {
    ...stored,
    items: Array.isArray(items) ? items.map((item: Stored) => ({ goods: null, ...item })) : items,
  };
};

/** A dish of version 3 knew one food rule, and only whether it can be made so. */
export const withFood = (item: Stored): Stored => {
  const { jain, ...rest } = item;
  return { food: jain === true ? { jain: 'on-request' } : {}, ...rest };
};

/** Upgrades version 3. */
export const withoutFood = (stored: Stored): Stored => {
  const { items } = stored;
  return { ...stored, items: Array.isArray(items) ? items.map(withFood) : items };
};

/** Upgrades version 1, where Hindi was the only further language. */
export const fromHindiNames = (stored: Stored): Stored => ({
  ...stored,
  categories: named(stored['categories']),
  items: named(stored['items'], ['variants']),
  addOnGroups: named(stored['addOnGroups'], ['options']),
});
