import { Refusal } from '../catalogue/reasons.ts';
import { isLawfulOn } from '../menu/goods.ts';
import { isOffered, priceSelection } from './price.ts';
import type { Availability, Menu } from '../menu/menu.schema.ts';
import type { Profile } from '../restaurant/profile.ts';
import type { Selection } from './order.schema.ts';
import type { PricedLine } from './price.ts';

/** Returns a line that says that its price includes the tax, where the menu's prices do now and there is one. */
const asOnMenu = (line: PricedLine, { tax }: Pick<Profile, 'tax'>): PricedLine =>
  tax.included === true && line.taxBp > 0 && (tax.charged || line.taxClass === 'liquor')
    ? { ...line, taxIncluded: true }
    : line;

/**
 * Prices a round's selections. Throws `item-unavailable` with all dishes that are deleted, sold out or out of hours,
 * and with goods whose GST rate is not lawful any more, so that a guest corrects the cart once, and `selection-invalid` for
 * a choice that the menu does not offer.
 */
export function priceRound(
  selections: readonly Selection[],
  {
    menu,
    availability,
    profile,
    at,
  }: { menu: Menu; availability: Availability; profile: Profile; at: number },
): PricedLine[] {
  const items = new Map(menu.items.map((item) => [item.id, item]));
  const gone = selections.filter((selection) => {
    const item = items.get(selection.itemId);
    if (item === undefined || !isOffered(menu, availability, item, at)) return true;
    return profile.tax.charged && !isLawfulOn(item, at);
  });
  if (gone.length > 0) {
    const itemIds = [...new Set(gone.map((selection) => selection.itemId))];
    throw new Refusal('item-unavailable', {
      itemIds,
      names: itemIds.map((id) => items.get(id)?.name ?? id),
    });
  }
  return selections.flatMap((selection) => {
    const item = items.get(selection.itemId);
    return item === undefined ? [] : [asOnMenu(priceSelection(menu, item, selection, profile.tax), profile)];
  });
}
