import { Refusal } from '../../catalogue/reasons.ts';
import { extrasOf, partsOfCombo } from '../../menu/combos/chosen-parts.ts';
import { isPartSoldOut } from '../../menu/dish/availability.ts';
import { isLawfulOn } from '../../menu/dish/goods.ts';
import { itemAt, offerKey, offerOn, offersAt } from '../../menu/offers/offer.ts';
import { listOfChosen, menuByLists } from '../../menu/prices/list-prices.ts';
import { isChosenSoldOut, portionKeysOf } from '../../menu/portions/portion-keys.ts';
import { isOffered, priceSelection } from './price.ts';
import { plus } from '../../money/money.ts';
import { comboLines } from './price-combo.ts';
import type { Listed } from '../../menu/prices/list-prices.ts';
import type { Availability, Menu, MenuItem } from '../../menu/shape/menu.schema.ts';
import type { Profile } from '../../restaurant/profile.ts';
import type { ChosenPart, Combo } from '../../menu/shape/combo.schema.ts';
import type { OnNow } from '../../menu/offers/offer.ts';
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
 * Returns a line, marked as tax included where it bears a tax and either the menu's prices include tax now or its pack has an
 * MRP, which includes all taxes whatever the menu's other prices do.
 */
const asOnMenu = (line: PricedLine, { tax }: Pick<Profile, 'tax'>): PricedLine =>
  (tax.included === true || line.mrpPaise !== undefined) &&
  line.taxBp > 0 &&
  (tax.charged || line.taxClass === 'liquor')
    ? { ...line, taxIncluded: true }
    : line;

/** Returns the offer on a dish as its line keeps it; null for none. */
function offerOnLine(now: readonly OnNow[], item: MenuItem) {
  const on = offerOn(now, item);
  if (on === null) return null;
  const { id, name, percentBp, discounts } = on.offer;
  return { id, name, percentBp, discounts };
}

/** All that decides the prices of a round: the menu, the offers of its time, and the dishes that are sold out. */
interface Pricing {
  readonly menu: Menu;
  readonly availability: Availability;
  readonly profile: Profile;
  readonly now: readonly OnNow[];
  readonly isOut: (choice: Pick<ChosenPart, 'itemId' | 'variantId'>) => boolean;
  readonly listed: Listed | null;
}

const invalid = ({ id, name }: MenuItem) => new Refusal('selection-invalid', { itemId: id, name });

/** Returns the price list that gives a dish its price, as the line stores it; nothing at the menu's own price. */
function listOnLine(listed: Listed | null, selection: Selection): Pick<PricedLine, 'list'> {
  const list = listed && listOfChosen(listed, selection);
  return list ? { list: { id: list.id, name: list.name } } : {};
}

/** Returns a line at the menu's price, before offers. */
function lineOf(
  item: MenuItem,
  selection: Selection,
  { menu, availability, profile, listed }: Pricing,
): PricedLine {
  // A weighed dish counts no portions, but its add-ons do.
  const isCounted = (key: string) => item.byWeight === undefined || key.includes('/');
  const counted = portionKeysOf(selection).filter(
    (key) => isCounted(key) && availability.limited?.includes(key),
  );
  return {
    ...asOnMenu(priceSelection(menu, item, selection, profile.tax), profile),
    ...((item.packingPaise ?? 0) > 0 && { packingPaise: item.packingPaise }),
    ...(counted.length > 0 && { counted }),
    ...(item.open === undefined && listOnLine(listed, selection)),
  };
}

/** Returns the lines of a combo. Its offer and its price list are those of its own category and price. */
function comboAsked(
  item: MenuItem,
  combo: Combo,
  selection: Selection,
  pricing: Pricing,
  ref: number,
): PricedLine[] {
  const { menu, availability, now, isOut, listed } = pricing;
  const chosen = partsOfCombo(menu, combo, selection.parts, isOut);
  if (chosen === null || selection.variantId !== null || selection.addOnIds.length > 0) throw invalid(item);
  const { note, food, quantity, seat } = selection;
  const parts = chosen.map((part) => {
    const { itemId, variantId } = part.choice;
    const own = { itemId, variantId, addOnIds: [], quantity, note, food, seat };
    return { part, line: lineOf(part.dish, own, { ...pricing, listed: null }) };
  });
  const fullPaise = plus(item.pricePaise, extrasOf(chosen));
  const unitPaise = plus(itemAt(item, now).pricePaise, extrasOf(chosen));
  const offer = unitPaise === fullPaise ? null : offerOnLine(now, item);
  const counted = [item.id].filter((key) => availability.limited?.includes(key));
  const list = listOnLine(listed, selection);
  return comboLines({ item, quantity, unitPaise, fullPaise, offer, parts, counted, ref }).map((line) => ({
    ...line,
    ...list,
  }));
}

/**
 * Prices a round's selections. `listed` are the price lists that count for the order; null for none. An offer takes its part of a
 * list's price, and counts at the time at which the round was sent (`asked`), not at which it is accepted. Throws
 * `selection-invalid` for a choice that the menu does not offer. Throws `item-unavailable` with all dishes that are deleted, sold
 * out (also in the chosen size, or with a chosen add-on) or out of hours, and all goods with a GST rate that is no longer lawful,
 * so that a guest corrects the cart once. Its `at` tells a phone with a wrong clock the time that counts.
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
      at,
    });
  }
  const now = offersAt(profile.offers ?? [], { at: asked.at, type: offerTypeOf(asked.type) });
  const pricing: Pricing = { menu, availability, profile, now, isOut, listed };
  return selections.flatMap((selection, nth) => {
    const item = items.get(selection.itemId);
    if (item === undefined) return [];
    if (item.combo !== undefined) return comboAsked(item, item.combo, selection, pricing, nth + 1);
    if ((selection.parts ?? []).length > 0) throw invalid(item);
    const full = lineOf(item, selection, pricing);
    const { unitPaise, weight } = priceSelection(menu, itemAt(item, now), selection, profile.tax);
    const offer = unitPaise === full.unitPaise ? null : offerOnLine(now, item);
    if (offer === null) return [full];
    return [
      { ...full, unitPaise, ...(weight && { weight }), offer: { ...offer, fullPaise: full.unitPaise } },
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
