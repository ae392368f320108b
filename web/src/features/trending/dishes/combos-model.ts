import { plus, ZERO } from '@bhoj/domain/money/money';
import type { CombosSold } from '@bhoj/domain/days/day-dishes';

/** Returns the combos of days together, those with the highest sales first. */
export function combosOf(
  days: readonly { readonly operations: { readonly combos?: CombosSold | undefined } }[],
): CombosSold[string][] {
  const all = new Map<string, CombosSold[string]>();
  for (const [key, combo] of days.flatMap(({ operations: { combos = {} } }) => Object.entries(combos))) {
    const known = all.get(key);
    all.set(key, {
      name: combo.name,
      quantity: combo.quantity + (known?.quantity ?? 0),
      amountPaise: plus(combo.amountPaise, known?.amountPaise ?? ZERO),
    });
  }
  return [...all.values()].toSorted((a, b) => b.amountPaise - a.amountPaise);
}
