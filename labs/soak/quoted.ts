import { listsFor } from '@bhoj/domain/menu/prices/list-prices';
import { floorOf } from '@bhoj/domain/tables/table-id';
import type { OrderType, Selection } from '@bhoj/domain/orders/shape/order.schema';
import type { PriceList } from '@bhoj/domain/menu/prices/prices.schema';
import { extraOf } from './combo.ts';
import type { World } from './world.ts';

/** Where a round is ordered. */
interface Place {
  readonly tableId: string | null;
  readonly type: OrderType;
}

/** Returns the price lists that a screen shows for an order. All aggregators' orders of an evening are Swiggy's. */
export const listsAt = ({ prices, place, now }: World, { tableId, type }: Place): readonly PriceList[] =>
  listsFor(prices?.lists ?? [], {
    at: now,
    cutoff: place.restaurant.dayCutoff,
    type,
    floor: floorOf(tableId),
    operator: type === 'aggregator' ? 'Swiggy' : null,
  });

/**
 * Returns the price of dishes that the screen shows, in paise. It uses the menu and the lists alone, not the server's
 * code, so that it checks the server's prices.
 */
export function quotedPaise(
  { menu, prices }: World,
  lists: readonly PriceList[],
  selections: readonly Selection[],
): number {
  const priceOf = (key: string, ofMenu: number | undefined): number => {
    const list = lists.find(({ id }) => prices?.items[id]?.[key] !== undefined);
    return (list === undefined ? undefined : prices?.items[list.id]?.[key]) ?? ofMenu ?? Number.NaN;
  };
  return selections.reduce((sum, selection) => {
    const { itemId, variantId, addOnIds, quantity, grams, open } = selection;
    const item = menu.items.find(({ id }) => id === itemId);
    const size = item?.variants.find(({ id }) => id === variantId);
    const own =
      variantId === null
        ? priceOf(itemId, item?.pricePaise)
        : priceOf(`${itemId}:${variantId}`, size?.pricePaise);
    const addOns = addOnIds.map(({ groupId, optionId }) => {
      const group = menu.addOnGroups.find(({ id }) => id === groupId);
      return priceOf(`${groupId}/${optionId}`, group?.options.find(({ id }) => id === optionId)?.pricePaise);
    });
    const dish = grams === undefined ? own : Math.floor((own * grams + 500) / 1000);
    const one = open?.pricePaise ?? dish + addOns.reduce((all, paise) => all + paise, 0) + extraOf(selection);
    return sum + one * quantity;
  }, 0);
}
