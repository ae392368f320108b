import { Refusal } from '../../catalogue/reasons.ts';
import { isLawfulOn } from '../../menu/dish/goods.ts';
import { itemAt, offerKey, offerOn, offersAt } from '../../menu/offers/offer.ts';
import { listOfChosen, menuByLists } from '../../menu/prices/list-prices.ts';
import { isChosenSoldOut, portionKeysOf } from '../../menu/portions/portion-keys.ts';
import { isOffered, priceSelection } from './price.ts';
import type { Listed } from '../../menu/prices/list-prices.ts';
import type { Availability, Menu } from '../../menu/shape/menu.schema.ts';
import type { Profile } from '../../restaurant/profile.ts';
import type { PriceList } from '../../menu/prices/prices.schema.ts';
import type { OfferType } from '../../menu/offers/offer.schema.ts';
import type { OrderType, Selection } from '../shape/order.schema.ts';
import type { PricedLine } from './price.ts';

/** The time of a round and the kind of its order, on which offers depend. */
export interface AskedFor {
  readonly at: number;
  readonly type: OrderType;
}

/** Returns the kind of order for an offer: room service counts as dine-in, and an aggregator's order gets no offer. */
export const offerTypeOf = (type: OrderType): OfferType | null =>
  type === 'room-service' ? 'dine-in' : type === 'aggregator' ? null : type;

/**
 * Returns a line marked as tax included, where it bears a tax, and the menu's prices now include it or an MRP is on the
 * pack: an MRP includes all taxes, whatever the menu's other prices do.
 */
const asOnMenu = (line: PricedLine, { tax }: Pick<Profile, 'tax'>): PricedLine =>
  (tax.included === true || line.mrpPaise !== undefined) &&
  line.taxBp > 0 &&
  (tax.charged || line.taxClass === 'liquor')
    ? { ...line, taxIncluded: true }
    : line;

/**
 * Prices a round's selections. Throws `item-unavailable` with all dishes that are deleted, sold out (also in the chosen size,
 * or with a chosen add-on) or out of hours,
 * and all goods with a GST rate that is no longer lawful, so that a guest corrects the cart once; `selection-invalid`
 * for a choice that the menu does not offer. Offers count at the time at which the round was sent (`asked`), not at
 * which it is accepted. `listed` are the price lists that count for the order; null for none. An offer takes its part
 * of a list's price.
 */
export function priceRound(
  selections: readonly Selection[],
  {
    menu: printed,
    availability,
    profile,
    at,
    asked,
    listed = null,
  }: {
    menu: Menu;
    availability: Availability;
    profile: Profile;
    at: number;
    asked: AskedFor;
    listed?: Listed | null;
  },
): PricedLine[] {
  const menu = listed === null ? printed : menuByLists(printed, listed);
  const items = new Map(menu.items.map((item) => [item.id, item]));
  const gone = selections.filter((selection) => {
    const item = items.get(selection.itemId);
    if (item === undefined || !isOffered(menu, availability, item, at)) return true;
    if (isChosenSoldOut(availability, selection, at)) return true;
    return profile.tax.charged && !isLawfulOn(item, at);
  });
  if (gone.length > 0) {
    const itemIds = [...new Set(gone.map((selection) => selection.itemId))];
    throw new Refusal('item-unavailable', {
      itemIds,
      names: itemIds.map((id) => items.get(id)?.name ?? id),
    });
  }
  const now = offersAt(profile.offers ?? [], { at: asked.at, type: offerTypeOf(asked.type) });
  return selections.flatMap((selection) => {
    const item = items.get(selection.itemId);
    if (item === undefined) return [];
    const counted = portionKeysOf(selection).filter((key) => availability.limited?.includes(key));
    const list = listed && listOfChosen(listed, selection);
    const full = {
      ...asOnMenu(priceSelection(menu, item, selection, profile.tax), profile),
      ...((item.packingPaise ?? 0) > 0 && { packingPaise: item.packingPaise }),
      ...(counted.length > 0 && { counted }),
      ...(list && { list: { id: list.id, name: list.name } }),
    };
    const less = priceSelection(menu, itemAt(item, now), selection, profile.tax);
    const offer = offerOn(now, item)?.offer;
    if (offer === undefined || less.unitPaise === full.unitPaise) return [full];
    const { id, name, percentBp, discounts } = offer;
    return [
      {
        ...full,
        unitPaise: less.unitPaise,
        offer: { id, name, percentBp, fullPaise: full.unitPaise, discounts },
      },
    ];
  });
}

/**
 * Throws `menu-changed` when an offer that a guest was shown has ended, so that they look at the prices again. `at`
 * tells a phone with a wrong clock the time that counts.
 */
export function assertOffersHold(
  seen: readonly string[],
  { menu, profile }: { menu: Pick<Menu, 'version'>; profile: Profile },
  { at, type }: AskedFor,
): void {
  const now = offersAt(profile.offers ?? [], { at, type: offerTypeOf(type) });
  const keys = now.map(({ offer }) => offerKey(offer));
  if (seen.some((key) => !keys.includes(key)))
    throw new Refusal('menu-changed', { version: menu.version, at });
}

/**
 * Throws `menu-changed` when the price lists that count for an order are not those that the person saw, so that nobody pays
 * another price than the one on the screen. A device that knows no price lists saw none.
 */
export function assertListsHold(
  seen: readonly string[],
  lists: readonly Pick<PriceList, 'id'>[],
  { menu, at }: { menu: Pick<Menu, 'version'>; at: number },
): void {
  if (seen.length !== lists.length || lists.some(({ id }, i) => id !== seen[i]))
    throw new Refusal('menu-changed', { version: menu.version, at });
}
