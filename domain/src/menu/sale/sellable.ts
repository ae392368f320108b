import { Refusal } from '../../catalogue/reasons.ts';
import { wrongNamesInDish } from '../dish/wrong-names.ts';
import { addsUp } from './typed-weight.ts';
import type { Menu, MenuItem } from '../shape/menu.schema.ts';
import type { TypedDish } from '../shape/sold-by.schema.ts';

interface Asked {
  readonly itemId: string;
  readonly grams?: number | undefined;
  readonly open?: TypedDish | undefined;
}

/** The typed name and price of an open dish of the menu. */
export interface TypedAt {
  readonly item: MenuItem;
  readonly typed: TypedDish;
}

/** Returns the names and prices that a round types for the open dishes of a menu. */
export const typedInRound = ({ items }: Pick<Menu, 'items'>, selections: readonly Asked[]): TypedAt[] =>
  selections.flatMap(({ itemId, open: typed }) => {
    const item = typed && items.find(({ id }) => id === itemId);
    return typed && item ? [{ item, typed }] : [];
  });

/** Returns an open dish as a dish with the typed name and price. */
export const dishTyped = (item: MenuItem, { name, pricePaise }: TypedDish): MenuItem => ({
  ...item,
  name,
  otherNames: {},
  pricePaise,
});

/**
 * Throws `open-dish-not-allowed` where somebody without the right (`mayType`) orders an open dish, and `open-dish-name` for a
 * typed name that reads like a service charge, or like liquor that is taxed as food.
 */
export function assertMayType(
  menu: Pick<Menu, 'items'>,
  selections: readonly Asked[],
  mayType: boolean,
): void {
  const all = typedInRound(menu, selections);
  if (all.length > 0 && !mayType)
    throw new Refusal('open-dish-not-allowed', { names: all.map(({ typed }) => typed.name) });
  for (const { item, typed } of all) {
    const [wrong] = wrongNamesInDish(null, dishTyped({ ...item, variants: [] }, typed));
    if (wrong !== undefined) throw new Refusal('open-dish-name', { fault: wrong.fault, names: [typed.name] });
  }
}

/** Throws `selection-invalid` where a guest orders a weight that the steps of a dish do not add up to. */
export function assertOfSteps({ items }: Pick<Menu, 'items'>, selections: readonly Asked[]): void {
  for (const { itemId, grams } of selections) {
    const item = grams === undefined ? undefined : items.find(({ id }) => id === itemId);
    if (item?.byWeight !== undefined && !addsUp(item.byWeight.steps, grams ?? 0))
      throw new Refusal('selection-invalid', { itemId, name: item.name });
  }
}
