import { minus, rateOf } from '../../money/money.ts';
import { openingAt } from '../../time/hours.ts';
import { WEEKDAYS } from '../../time/ist.ts';
import type { Paise } from '../../money/money.ts';
import type { OperatingHours, DayHours } from '../../time/hours.ts';
import type { Menu, MenuItem, Variant } from '../shape/menu.schema.ts';
import type { Offer, OfferType } from './offer.schema.ts';

/** The kind of order for which prices are asked, and the time. */
export interface Asked {
  readonly at: number;
  /** Null for an order that can have no offer. */
  readonly type: OfferType | null;
}

/** An offer that is valid now, until `until` (epoch ms). */
export interface OnNow {
  readonly offer: Offer;
  readonly until: number;
}

function hoursOf({ days, from, to }: Offer): OperatingHours {
  const on = (isOpen: boolean): DayHours => ({ open: from, close: to, isOpen });
  return Object.fromEntries(WEEKDAYS.map((day) => [day, on(days.includes(day))])) as OperatingHours;
}

/**
 * Returns the offers that are valid at a moment for a kind of order: the highest percentage first, then in the owner's
 * order.
 */
export function offersAt(offers: readonly Offer[], { at, type }: Asked): OnNow[] {
  return offers
    .flatMap((offer) => {
      if (!offer.active || type === null || !offer.types.includes(type)) return [];
      const opening = openingAt(hoursOf(offer), at);
      return opening.isOpen ? [{ offer, until: opening.until }] : [];
    })
    .toSorted((a, b) => b.offer.percentBp - a.offer.percentBp);
}

const isOn = (offer: Offer, { categoryId, taxClass }: Pick<MenuItem, 'categoryId' | 'taxClass'>): boolean =>
  (offer.categories?.includes(categoryId) ?? true) && (offer.liquor || taxClass !== 'liquor');

/** Returns the offer on a dish: the highest one that covers it; null for none. */
export const offerOn = (
  now: readonly OnNow[],
  item: Pick<MenuItem, 'categoryId' | 'taxClass'>,
): OnNow | null => now.find(({ offer }) => isOn(offer, item)) ?? null;

/** Returns a price less an offer. The reduction is rounded half up to the paisa. */
export const atOffer = (price: Paise, { percentBp }: Pick<Offer, 'percentBp'>): Paise =>
  minus(price, rateOf(price, percentBp));

/** A dish at an offer's price, with the menu's price beside each. */
export interface OfferedItem extends MenuItem {
  readonly onOffer: OnNow & { readonly fullPaise: Paise; readonly fullVariants: readonly Variant[] };
}

export const isOnOffer = (item: MenuItem): item is OfferedItem => 'onOffer' in item;

/**
 * Returns a dish at the price of its offer. Add-ons keep their prices, because dishes of other categories share them.
 */
export function itemAt(item: MenuItem, now: readonly OnNow[]): MenuItem | OfferedItem {
  const onOffer = offerOn(now, item);
  if (onOffer === null) return item;
  const { offer } = onOffer;
  return {
    ...item,
    pricePaise: atOffer(item.pricePaise, offer),
    variants: item.variants.map((one) => ({ ...one, pricePaise: atOffer(one.pricePaise, offer) })),
    onOffer: { ...onOffer, fullPaise: item.pricePaise, fullVariants: item.variants },
  };
}

/** Returns the menu at the prices of a moment; the same menu while no offer is valid. */
export function menuAt(menu: Menu, offers: readonly Offer[], asked: Asked): Menu {
  const now = offersAt(offers, asked);
  return now.length === 0 ? menu : { ...menu, items: menu.items.map((item) => itemAt(item, now)) };
}

/** The key by which a screen names the offer that it showed. Another percentage is another offer. */
export const offerKey = ({ id, percentBp }: Pick<Offer, 'id' | 'percentBp'>): string => `${id}:${percentBp}`;
