import { z } from 'zod';
import { plus, times, ZERO } from '../money/money.ts';
import { paiseSchema } from '../money/money.schema.ts';
import type { Bill } from '../billing/bill/bill.ts';

/** One combo sold on a day. Its dishes are counted among the dishes, at their share of its price. */
const comboSoldSchema = z.object({ name: z.string(), quantity: z.int(), amountPaise: paiseSchema });

/** Sales of combos, by the id of the combo; amounts after discount and before tax. */
export const combosSoldSchema = z.record(z.string(), comboSoldSchema);
export type CombosSold = z.output<typeof combosSoldSchema>;

/** How many combos a day's figures tell apart. What is sold beyond them is one entry. */
export const MOST_COMBOS_OF_DAY = 9;

/** The key of the entry for what is sold beyond `MOST_COMBOS_OF_DAY`. */
const FURTHER = 'further';

/**
 * Returns the combos of a day with those of a bill added (`by` 1) or taken back (`by` -1). A combo that is billed in parts
 * counts with the part that leads it.
 */
export function withCombos(known: CombosSold, { lines }: Pick<Bill, 'lines'>, by: 1 | -1): CombosSold {
  const combos = new Map(Object.entries(known));
  for (const { combo, quantity, taxablePaise } of lines) {
    if (combo === undefined) continue;
    // While that entry is there, no combo gets one of its own; so a void finds its combo where the bill counted it.
    const isFull = combos.size >= MOST_COMBOS_OF_DAY || combos.has(FURTHER);
    const [key, name] =
      isFull && !combos.has(combo.itemId) ? [FURTHER, 'Other combos'] : [combo.itemId, combo.name];
    const before = combos.get(key) ?? { name, quantity: 0, amountPaise: ZERO };
    const sold = before.quantity + (combo.lead === true ? by * quantity : 0);
    const amountPaise = plus(before.amountPaise, times(taxablePaise, by));
    if (sold === 0 && amountPaise === 0) combos.delete(key);
    else combos.set(key, { name: before.name, quantity: sold, amountPaise });
  }
  return Object.fromEntries(combos);
}

/** Returns the combos of days together, those with the highest sales first. */
export function combosOf(
  days: readonly { readonly trade: { readonly combos?: CombosSold | undefined } }[],
): CombosSold[string][] {
  const all = new Map<string, CombosSold[string]>();
  for (const [key, combo] of days.flatMap(({ trade: { combos = {} } }) => Object.entries(combos))) {
    const known = all.get(key);
    all.set(key, {
      name: combo.name,
      quantity: combo.quantity + (known?.quantity ?? 0),
      amountPaise: plus(combo.amountPaise, known?.amountPaise ?? ZERO),
    });
  }
  return [...all.values()].toSorted((a, b) => b.amountPaise - a.amountPaise);
}
