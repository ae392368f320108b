import { z } from 'zod';
import { ZERO, plus, times } from '../money/money.ts';
import { amountSchema, paiseSchema } from '../money/money.schema.ts';
import { dishKey } from '../menu/dish/dish-key.ts';
import type { Bill } from '../billing/bill/bill.ts';
import type { DishFacts } from '../menu/dish/costs.ts';

/** One dish, in one size, sold on a day; without an id when it was billed before ids were kept. */
export const dishSchema = z.object({
  itemId: z.string().nullable(),
  variantId: z.string().nullable(),
  name: z.string(),
  quantity: z.int(),
  amountPaise: paiseSchema,
  /** Its category, by id and by its name, when the day first sold it; null where nobody knows it. */
  categoryId: z.string().nullable(),
  category: z.string().nullable(),
  /** The cost price of one portion when the day first sold it; null where the owner had entered none. */
  costPaise: amountSchema.nullable(),
});
type Dish = z.output<typeof dishSchema>;
export type Dishes = Readonly<Record<string, Dish>>;

const UNKNOWN: DishFacts = { categoryId: null, category: null, costPaise: null };

/** Returns the dishes with those of a bill added (`by` 1) or taken back (`by` -1). */
export function withDishes(known: Dishes, { lines }: Pick<Bill, 'lines'>, by: 1 | -1): Record<string, Dish> {
  const dishes = new Map(Object.entries(known));
  for (const { itemId, variantId, name, ...line } of lines) {
    const key = dishKey({ itemId, variantId, name });
    const nothing = { itemId, variantId, name, quantity: 0, amountPaise: ZERO, ...UNKNOWN };
    const dish = dishes.get(key) ?? nothing;
    const quantity = dish.quantity + by * line.quantity;
    const amountPaise = plus(dish.amountPaise, times(line.taxablePaise, by));
    if (quantity === 0) dishes.delete(key);
    else dishes.set(key, { ...dish, quantity, amountPaise });
  }
  return Object.fromEntries(dishes);
}

/** The keys of the dishes on a bill that the day has not sold yet. Packing and delivery are no dishes. */
export const newDishes = (known: Dishes, { lines }: Pick<Bill, 'lines'>): string[] => [
  ...new Set(
    lines
      .filter(({ itemId }) => itemId !== null)
      .map(dishKey)
      .filter((key) => !Object.hasOwn(known, key)),
  ),
];

/**
 * Returns the dishes with what is known of those in `keys`. A dish has one cost and one category a day: those of its
 * first bill. So a void takes back exactly what its document gave.
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
