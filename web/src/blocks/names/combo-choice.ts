import type { ComboGroup } from '@bhoj/domain/orders/shape/combo-groups';
import type { Portions } from '@bhoj/domain/orders/rounds/portions';

type Group = ComboGroup<readonly [id: string, line: unknown, portions: number]>;

/**
 * Returns how many combos are chosen, counting only combos with all their dishes. Null when the lines do not make whole
 * combos.
 */
export function wholeChosen({ combo, isWhole, count, lines }: Group, chosen: Portions): number | null {
  if (combo === null || !isWhole || lines.some(([, , portions]) => portions % count > 0)) return null;
  return Math.min(...lines.map(([id, , portions]) => Math.floor(((chosen[id] ?? 0) * count) / portions)));
}

/** Chooses so many combos, each with every dish. */
export function someCombos({ count, lines }: Group, chosen: Portions, wanted: number): Portions {
  const own = lines.map(([id, , portions]) => [id, (portions / count) * wanted] as const);
  const others = Object.entries(chosen).filter(([id]) => !lines.some(([line]) => line === id));
  return Object.fromEntries([...others, ...own.filter(([, portions]) => portions > 0)]);
}
