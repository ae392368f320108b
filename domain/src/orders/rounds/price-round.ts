import { Refusal } from '../../catalogue/reasons.ts';
import { partsOf } from '../../menu/combos/chosen-parts.ts';
import { isPartSoldOut } from '../../menu/dish/availability.ts';
import { isLawfulOn } from '../../menu/dish/goods.ts';
import { itemAt, offerKey, offerOn, offersAt } from '../../menu/offers/offer.ts';
import { isChosenSoldOut, portionKeysOf } from '../../menu/portions/portion-keys.ts';
import { isOffered, priceSelection } from './price.ts';
import { comboLines } from './price-combo.ts';
import type { Availability, Menu, MenuItem } from '../../menu/shape/menu.schema.ts';
import type { Profile } from '../../restaurant/profile.ts';
import type { ChosenPart } from '../../menu/shape/combo.schema.ts';
import type { Offer, OfferType } from '../../menu/offers/offer.schema.ts';
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

const offerOnLine = ({ id, name, percentBp, discounts }: Offer) => ({ id, name, percentBp, discounts });

/**
 * Prices a round's selections. Throws `item-unavailable` with all dishes that are deleted, sold out (also in the chosen size,
 * or with a chosen add-on) or out of hours,
 * and all goods with a GST rate that is no longer lawful, so that a guest corrects the cart once; `selection-invalid`
 * for a choice that the menu does not offer. Offers count at the time at which the round was sent (`asked`), not at
 * which it is accepted.
 */
export function priceRound(
  selections: readonly Selection[],
  {
    menu,
    availability,
    profile,
    at,
    asked,
  }: { menu: Menu; availability: Availability; profile: Profile; at: number; asked: AskedFor },
): PricedLine[] {
  const items = new Map(menu.items.map((item) => [item.id, item]));
  const isOut = (choice: Pick<ChosenPart, 'itemId' | 'variantId'>) => isPartSoldOut(availability, choice, at);
  const gone = selections.filter((selection) => {
    const item = items.get(selection.itemId);
    if (item === undefined || !isOffered(menu, availability, item, at)) return true;
    if (isChosenSoldOut(availability, selection, at) || selection.parts?.some(isOut)) return true;
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
  const isLimited = (key: string) => availability.limited?.includes(key) ?? false;
  const lineOf = (item: MenuItem, selection: Selection): PricedLine => {
    const counted = portionKeysOf(selection).filter(isLimited);
    return {
      ...asOnMenu(priceSelection(menu, item, selection, profile.tax, isOut), profile),
      ...((item.packingPaise ?? 0) > 0 && { packingPaise: item.packingPaise }),
      ...(counted.length > 0 && { counted }),
    };
  };
  return selections.flatMap((selection, nth) => {
    const item = items.get(selection.itemId);
    if (item === undefined) return [];
    const full = lineOf(item, selection);
    const { unitPaise } = priceSelection(menu, itemAt(item, now), selection, profile.tax, isOut);
    const on = offerOn(now, item)?.offer;
    const offer = on === undefined || unitPaise === full.unitPaise ? null : offerOnLine(on);
    const { unitPaise: fullPaise, counted = [] } = full;
    if (item.combo === undefined)
      return [offer === null ? full : { ...full, unitPaise, offer: { ...offer, fullPaise } }];
    const { note, food, quantity } = selection;
    const parts = (partsOf(menu, item.combo, selection.parts, isOut) ?? []).map((part) => {
      const { itemId, variantId } = part.choice;
      return { part, line: lineOf(part.dish, { itemId, variantId, addOnIds: [], quantity, note, food }) };
    });
    return comboLines({ item, quantity, unitPaise, fullPaise, offer, parts, counted, ref: nth + 1 });
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
