import type { Order } from '../orders/shape/order.schema.ts';
import type { Portions } from '../orders/rounds/portions.ts';
import type { BillOrderedTogether, OrderedTogether } from './ordered-together.schema.ts';

/**
 * Only the first dishes of a larger bill count: a banquet tells little about pairs of dishes, and Firestore changes at
 * most 500 counts in one write.
 */
export const MOST_DISHES = 15;

type Counts = Record<string, number>;

const each = (keys: Iterable<string>): Counts => Object.fromEntries([...keys].map((key) => [key, 1]));

/** Returns the counts of a bill of these portions; null for a bill without a dish. */
export function orderedTogetherOn(
  { lines }: Pick<Order, 'lines'>,
  portions: Portions,
): BillOrderedTogether | null {
  const billed = Object.entries(lines).flatMap(([id, line]) => ((portions[id] ?? 0) > 0 ? [line] : []));
  const dishes = [...new Set(billed.map(({ itemId }) => itemId))].slice(0, MOST_DISHES).toSorted();
  if (dishes.length === 0) return null;
  const addOns = dishes.flatMap((dish): [string, Counts][] => {
    const chosen = billed.filter(({ itemId }) => itemId === dish).flatMap((line) => line.addOns);
    return chosen.length === 0 ? [] : [[dish, each(new Set(chosen.map(({ name }) => name)))]];
  });
  return {
    bills: 1,
    byDish: each(dishes),
    together: Object.fromEntries(
      dishes.slice(0, -1).map((dish, i) => [dish, each(dishes.slice(i + 1))] as const),
    ),
    addOns: Object.fromEntries(addOns),
  };
}

const added = (into: Counts, more: Counts): Counts => {
  const sum = new Map(Object.entries(into));
  for (const [key, count] of Object.entries(more)) sum.set(key, (sum.get(key) ?? 0) + count);
  // Drops zeros: a void may take back a bill that was issued before these counts existed.
  return Object.fromEntries([...sum].filter(([, count]) => count > 0));
};

function addedBy(into: Record<string, Counts>, more: Record<string, Counts>): Record<string, Counts> {
  const sum = new Map(Object.entries(into));
  for (const [key, counts] of Object.entries(more)) sum.set(key, added(sum.get(key) ?? {}, counts));
  return Object.fromEntries([...sum].filter(([, counts]) => Object.keys(counts).length > 0));
}

const NOTHING: BillOrderedTogether = { bills: 0, byDish: {}, together: {}, addOns: {} };

/** Returns the sum of days or bills. */
export const sumOrderedTogether = (all: readonly BillOrderedTogether[]): BillOrderedTogether =>
  all.reduce<BillOrderedTogether>(
    (sum, { bills, byDish, together, addOns }) => ({
      bills: Math.max(0, sum.bills + bills),
      byDish: added(sum.byDish, byDish),
      together: addedBy(sum.together, together),
      addOns: addedBy(sum.addOns, addOns),
    }),
    NOTHING,
  );

/** Returns the day's document for these bills, the same as if each bill had been added to it. */
export const orderedTogetherOfDay = (
  day: string,
  bills: readonly BillOrderedTogether[],
): OrderedTogether => ({
  day,
  ...sumOrderedTogether(bills),
});
