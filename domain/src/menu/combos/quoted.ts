import type { ChosenPart } from '../shape/combo.schema.ts';
import type { Menu, MenuItem } from '../shape/menu.schema.ts';

/** Returns the dishes of a combo that somebody is about to order, each with what it costs beside the price of the combo. */
export const quotedParts = (
  { items }: Pick<Menu, 'items'>,
  { combo }: Pick<MenuItem, 'combo'>,
  parts: readonly ChosenPart[] = [],
): MenuItem[] =>
  (combo?.slots ?? []).flatMap(({ id, take, choices }) => {
    const own = parts.filter(({ slotId }) => slotId === id);
    return (own.length > 0 ? own : choices.slice(0, take)).flatMap(({ itemId, variantId }) => {
      const choice = choices.find((one) => one.itemId === itemId && one.variantId === variantId);
      const dish = items.find((item) => item.id === itemId);
      return dish && choice ? [{ ...dish, pricePaise: choice.extraPaise }] : [];
    });
  });
