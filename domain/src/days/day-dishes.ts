import { z } from 'zod';
import { keySchema } from '../kernel/ids.schema.ts';
import { ZERO, plus, times } from '../money/money.ts';
import { amountSchema, paiseSchema } from '../money/money.schema.ts';
import { dishKey } from '../menu/dish/dish-key.ts';
import type { Bill } from '../billing/bill/bill.ts';
import type { DishFacts } from '../menu/dish/costs.ts';

/** One dish, in one size, sold on a day. It has no id for a charge for delivery or packing. */
export const dishSchema = z.object({
  itemId: z.string().nullable(),
  variantId: z.string().nullable(),
  name: z.string(),
  quantity: z.int(),
  amountPaise: paiseSchema,
  /** The id and name of its category when the day first sold it; null where unknown. */
  categoryId: z.string().nullable(),
  category: z.string().nullable(),
  /** The cost price of one portion when the day first sold it; null where the owner had entered none. */
  costPaise: amountSchema.nullable(),
});
type Dish = z.output<typeof dishSchema>;
export type Dishes = Readonly<Record<string, Dish>>;

/**
 * How many dishes, each size by itself, a day's figures list. More might not fit into Firestore's 1 MiB, and every bill must be
 * counted: one entry counts all further dishes, so every sum stays right.
 */
export const MOST_DISHES_OF_DAY = 900;

export const FURTHER = { itemId: null, variantId: null, name: 'Other dishes' } as const;

/** The key of the one entry that counts all dishes beyond `MOST_DISHES_OF_DAY`. */
export const FURTHER_DISHES = dishKey(FURTHER);

const UNKNOWN: DishFacts = { categoryId: null, category: null, costPaise: null };

/** Returns the dishes with those of a bill added (`by` 1) or taken back (`by` -1). */
export function withDishes(known: Dishes, { lines }: Pick<Bill, 'lines'>, by: 1 | -1): Record<string, Dish> {
  const dishes = new Map(Object.entries(known));
  for (const { itemId, variantId, openDish, ...line } of lines) {
    const name = openDish ?? line.name;
    const own = dishKey({ itemId, variantId, name });
    // Once further dishes share an entry, no dish gets its own: a void finds its dish where the bill counted it.
    const isFull = dishes.size >= MOST_DISHES_OF_DAY || dishes.has(FURTHER_DISHES);
    const isFurther = isFull && !dishes.has(own);
    const key = isFurther ? FURTHER_DISHES : own;
    const named = isFurther ? FURTHER : { itemId, variantId, name };
    const dish = dishes.get(key) ?? { ...named, quantity: 0, amountPaise: ZERO, ...UNKNOWN };
    const quantity = dish.quantity + by * line.quantity;
    const amountPaise = plus(dish.amountPaise, times(line.taxablePaise, by));
    if (quantity === 0) dishes.delete(key);
    else dishes.set(key, { ...dish, quantity, amountPaise });
  }
  return Object.fromEntries(dishes);
}

/** Returns the keys of the dishes on a bill that the day has not sold before. Packing and delivery are not dishes. */
export const newDishes = (known: Dishes, { lines }: Pick<Bill, 'lines'>): string[] => [
  ...new Set(
    lines
      .filter(({ itemId }) => itemId !== null)
      .map(dishKey)
      .filter((key) => !Object.hasOwn(known, key)),
  ),
];

/**
 * Returns the dishes; those in `keys` also get their cost and category. On one day a dish keeps the cost and category of its
 * first bill, so a void takes back exactly the amounts that its document added.
 */
export function withFacts(
  dishes: Dishes,
  keys: readonly string[],
  factsOf: (dish: Dish) => DishFacts,
): Record<string, Dish> {
  const named = keys.flatMap((key): [string, Dish][] => {
    const dish = Object.hasOwn(dishes, key) ? dishes[key] : undefined;
    return dish === undefined ? [] : [[key, { ...dish, ...factsOf(dish) }]];
  });
  return { ...dishes, ...Object.fromEntries(named) };
}

/** One combo sold on a day. Its dishes are counted among the dishes, at their share of its price. */
const comboSoldSchema = z.object({ name: z.string(), quantity: z.int(), amountPaise: paiseSchema });

/** Sales of combos, by the id of the combo; amounts after discount and before tax. */
export const combosSoldSchema = z.record(keySchema, comboSoldSchema);
export type CombosSold = z.output<typeof combosSoldSchema>;

/** How many combos a day's figures tell apart. One entry counts all further ones. */
export const MOST_COMBOS_OF_DAY = 9;

/** The key of the one entry that counts all combos beyond `MOST_COMBOS_OF_DAY`. */
const FURTHER_COMBOS = 'further';

/**
 * Returns the combos of a day with those of a bill added (`by` 1) or taken back (`by` -1). The quantity comes from the line that
 * leads a combo, so a combo that is billed in parts counts once.
 */
export function withCombos(known: CombosSold, { lines }: Pick<Bill, 'lines'>, by: 1 | -1): CombosSold {
  const combos = new Map(Object.entries(known));
  for (const { combo, quantity, taxablePaise } of lines) {
    if (combo === undefined) continue;
    // Once further combos share an entry, no combo gets its own: a void finds its combo where the bill counted it.
    const isFull = combos.size >= MOST_COMBOS_OF_DAY || combos.has(FURTHER_COMBOS);
    const [key, name] =
      isFull && !combos.has(combo.itemId) ? [FURTHER_COMBOS, 'Other combos'] : [combo.itemId, combo.name];
    const before = combos.get(key) ?? { name, quantity: 0, amountPaise: ZERO };
    const sold = before.quantity + (combo.lead === true ? by * quantity : 0);
    const amountPaise = plus(before.amountPaise, times(taxablePaise, by));
    if (sold === 0 && amountPaise === 0) combos.delete(key);
    else combos.set(key, { name: before.name, quantity: sold, amountPaise });
  }
  return Object.fromEntries(combos);
}
