import { takenOf } from './chosen-parts.ts';
import type { ChosenPart } from '../shape/combo.schema.ts';
import type { Menu, MenuItem } from '../shape/menu.schema.ts';

/**
 * Returns the dishes of a combo that somebody is about to order, each with its extra price on top of the combo's; null where the
 * combo does not offer these choices.
 */
export function quotedParts(
  { items }: Pick<Menu, 'items'>,
  { combo }: Pick<MenuItem, 'combo'>,
  parts?: readonly ChosenPart[],
): MenuItem[] | null {
  if (combo === undefined) return (parts ?? []).length === 0 ? [] : null;
  const taken = takenOf(combo, parts);
  const dishes = (taken ?? []).flatMap(({ choice }) => {
    const dish = items.find(({ id }) => id === choice.itemId);
    return dish === undefined ? [] : [{ ...dish, pricePaise: choice.extraPaise }];
  });
  return dishes.length === taken?.length ? dishes : null;
}
