import { sizeKey } from '../dish/availability.ts';
import type { NewAmounts } from '../shape/menu.schema.ts';
import type { Prices } from './prices.schema.ts';

/** Returns the keys of a dish that have prices of their own: the dish, or each of its sizes. */
export const dishPriceKeys = ({
  id,
  variants,
}: {
  readonly id: string;
  readonly variants: readonly { readonly id: string }[];
}): string[] => (variants.length === 0 ? [id] : variants.map((size) => sizeKey(id, size.id)));

/** Returns the amounts that differ from the stored ones, by list and key. */
export function changedAmounts({ items }: Pick<Prices, 'items'>, read: NewAmounts): NewAmounts {
  const lists = Object.entries(read).flatMap(([list, amounts]) => {
    const changed = Object.entries(amounts).filter(([key, paise]) => (items[list]?.[key] ?? null) !== paise);
    return changed.length === 0 ? [] : [[list, Object.fromEntries(changed)] as const];
  });
  return Object.fromEntries(lists);
}
