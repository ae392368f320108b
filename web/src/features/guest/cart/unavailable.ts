import { isChosenSoldOut } from '@bhoj/domain/menu/portions/portion-keys';
import { isOffered } from '@bhoj/domain/orders/rounds/price';
import type { Selection } from '@bhoj/domain/orders/shape/order.schema';
import type { Catalog } from '../context/catalog.ts';

/** True when a dish of the cart, or the size or an add-on that was chosen, is not available now. */
export function isUnavailable(selection: Selection, { menu, availability }: Catalog, at: number): boolean {
  const item = menu.items.find(({ id }) => id === selection.itemId);
  return (
    item === undefined ||
    !isOffered(menu, availability, item, at) ||
    isChosenSoldOut(availability, selection, at)
  );
}
