import { atOffer } from '../../menu/offers/offer.ts';
import { listOfChosen, listPrice, menuByLists, priceKeysOf } from '../../menu/prices/list-prices.ts';
import { weighed } from '../../menu/sale/weight.ts';
import { plus, sum, times } from '../../money/money.ts';
import { liveLines, subtotalOf } from '../kitchen/progress.ts';
import { billedPortions, unbilledOf } from '../rounds/portions.ts';
import type { Listed } from '../../menu/prices/list-prices.ts';
import type { Paise } from '../../money/money.ts';
import type { Menu } from '../../menu/shape/menu.schema.ts';
import type { Portions } from '../rounds/portions.ts';
import type { OrderLine } from '../shape/line.schema.ts';
import type { Order } from '../shape/order.schema.ts';

type LineEntry = readonly [id: string, line: OrderLine];

/** Returns the price lists that count for an order at a moment. */
export type ListedAt = (at: number) => Listed;

/** The price lists of the place that lines leave, and of the one that they come to. */
export interface Places {
  readonly from: ListedAt;
  readonly to: ListedAt;
}

/**
 * Returns a line at the price of other lists. A line keeps its price where the same lists, or none, set it there too, where its
 * dish, size or an add-on has left the menu, and where the price would be above the MRP on the pack. The dishes of a combo, which
 * share the combo's price, and dishes with a typed price keep it too.
 */
function lineBy(line: OrderLine, menu: Menu, from: Listed, listed: Listed): OrderLine {
  if (line.combo !== undefined || line.openDish !== undefined) return line;
  const item = menu.items.find(({ id }) => id === line.itemId);
  const size = item?.variants.find(({ id }) => id === line.variant?.id);
  const groups = menu.addOnGroups.filter(({ id }) => item?.addOnGroupIds.includes(id));
  const taken = line.addOns.flatMap(({ id }) => {
    const group = groups.find(({ options }) => options.some((option) => option.id === id));
    const option = group?.options.find((one) => one.id === id);
    return group === undefined || option === undefined ? [] : [{ groupId: group.id, option }];
  });
  const isGone = item === undefined || taken.length < line.addOns.length;
  if (isGone || (line.variant !== null ? size === undefined : item.variants.length > 0)) return line;
  const addOnIds = taken.map(({ groupId, option }) => ({ groupId, optionId: option.id }));
  const chosen = { itemId: item.id, variantId: size?.id ?? null, addOnIds };
  const list = listOfChosen(listed, chosen);
  const idOf = (of: Listed, key: string) => listPrice(of, key)?.list.id;
  const isSame = priceKeysOf(chosen).every((key) => idOf(from, key) === idOf(listed, key));
  if (isSame && list?.id === line.list?.id) return line;
  const base = size?.pricePaise ?? item.pricePaise;
  const extra = sum(taken.map(({ option }) => option.pricePaise));
  const { weight } = line;
  // The price of a dish that is sold by weight is for a kilogram.
  const ofPortion = (price: Paise): Paise => (weight === undefined ? price : weighed(price, weight.grams));
  const fullPaise = plus(ofPortion(base), extra);
  if (line.mrpPaise !== undefined && fullPaise > line.mrpPaise) return line;
  const { list: _, offer, ...rest } = line;
  const own = offer === null ? base : atOffer(base, offer);
  return {
    ...rest,
    unitPaise: plus(ofPortion(own), extra),
    ...(weight && { weight: { ...weight, kiloPaise: own } }),
    offer: offer && { ...offer, fullPaise },
    ...(list && { list: { id: list.id, name: list.name } }),
  };
}

/** Returns lines at the prices of the lists that counted at their new place when they were ordered. */
function linesBy(lines: readonly LineEntry[], printed: Menu, { from, to }: Places): LineEntry[] {
  const menus = new Map<string, Menu>();
  const menuOf = (listed: Listed): Menu => {
    const key = listed.lists.map(({ id }) => id).join();
    const menu = menus.get(key) ?? menuByLists(printed, listed);
    menus.set(key, menu);
    return menu;
  };
  return lines.map(([id, line]) => {
    const listed = to(line.at);
    return [id, lineBy(line, menuOf(listed), from(line.at), listed)];
  });
}

/**
 * Returns an order with its lines at the prices of the new place: by the price lists that counted there when the lines were
 * ordered. Cancelled lines, and those on a document, keep their prices. An offer keeps its percentage.
 */
export function atListPrices(
  order: Order,
  printed: Menu,
  places: Places,
  isMeant: (lineId: string) => boolean = () => true,
): Order {
  const open = liveLines(order).filter(([id]) => isMeant(id) && billedPortions(order, id) === 0);
  const lines = { ...order.lines, ...Object.fromEntries(linesBy(open, printed, places)) };
  return { ...order, lines, subtotalPaise: subtotalOf({ lines, progress: order.progress }) };
}

/** The price of dishes at their present prices, and at the prices of the place to which they move. */
export interface MovePrices {
  readonly keptPaise: Paise;
  readonly newPaise: Paise;
}

/**
 * Returns the cost of the chosen portions before and after they move, or of all portions on no document where none are chosen;
 * null where no price differs at the new place. When a whole order moves, a line that a document bills in part keeps its price.
 * When only the rest of such a line moves, it gets the new price (`atListPrices`).
 */
export function movePrices(
  order: Order,
  printed: Menu,
  places: Places,
  portions: Portions | null = null,
): MovePrices | null {
  const count = (id: string): number => portions?.[id] ?? (portions === null ? unbilledOf(order, id) : 0);
  const moving = liveLines(order).filter(([id]) => count(id) > 0);
  const open = moving.filter(([id]) => portions !== null || billedPortions(order, id) === 0);
  const changed = new Map(linesBy(open, printed, places));
  const isSame = open.every(([id, line]) => changed.get(id)?.unitPaise === line.unitPaise);
  if (isSame) return null;
  const total = (priceOf: (entry: LineEntry) => Paise): Paise =>
    sum(moving.map((entry) => times(priceOf(entry), count(entry[0]))));
  return {
    keptPaise: total(([, line]) => line.unitPaise),
    newPaise: total(([id, line]) => (changed.get(id) ?? line).unitPaise),
  };
}
