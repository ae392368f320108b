import { basisPoints, plus, sum, times } from '../../money/money.ts';
import { withinWindow } from '../../time/hours.ts';
import { quotedParts } from '../../menu/combos/quoted.ts';
import { weighed } from '../../menu/sale/weight.ts';
import { isDishSoldOut } from '../../menu/dish/availability.ts';
import { sortedRules } from '../../menu/shape/food-list.ts';
import { Refusal } from '../../catalogue/reasons.ts';
import type { Paise } from '../../money/money.ts';
import type { Availability, Menu, MenuItem, TaxClass } from '../../menu/shape/menu.schema.ts';
import type { Profile } from '../../restaurant/profile.ts';
import type { OrderLine } from '../shape/line.schema.ts';
import type { Selection } from '../shape/order.schema.ts';

/** A priced line that does not belong to a round yet. */
export type PricedLine = Omit<OrderLine, 'roundId' | 'kot' | 'by' | 'at'>;

/** Returns the tax rate (basis points) of a class, from the restaurant's settings. */
export function taxBpOf(
  taxClass: Exclude<TaxClass, 'goods'>,
  tax: Pick<Profile['tax'], 'percentage' | 'liquorVatPercentage'>,
): number {
  switch (taxClass) {
    case 'standard':
      return basisPoints(tax.percentage);
    case 'liquor':
      return basisPoints(tax.liquorVatPercentage);
    case 'exempt':
      return 0;
  }
}

/**
 * Returns the rate of a dish, in basis points. Goods have their own rate, whatever the restaurant's rate. Whether input
 * tax on them may be credited when the rest is at 5 % without credit is a question for a chartered accountant.
 */
const rateOfItem = ({ taxClass, goods }: MenuItem, tax: Profile['tax']): number =>
  taxClass === 'goods' ? (goods?.taxBp ?? 0) : taxBpOf(taxClass, tax);

/** True when a dish can be ordered at this time: it is not sold out, and its category is within its hours. */
export function isOffered(menu: Menu, availability: Availability, item: MenuItem, at: number): boolean {
  const category = menu.categories.find((c) => c.id === item.categoryId);
  return (
    category !== undefined &&
    withinWindow(category.from, category.to, at) &&
    !isDishSoldOut(availability, item, at)
  );
}

/**
 * Prices one selection from the menu. Throws `selection-invalid` when a variant is missing or unknown; when an add-on is unknown
 * or outside its group's limits; when a combo does not offer its parts; when a dish sold by weight has no weight or a quantity
 * above 1, or any other dish has a weight; and when an open dish has no typed price within its bounds, or any other dish has a
 * typed price. An add-on that is taken several times stands on the line as often. A combo is one line with the names of its parts
 * as add-ons, for a cart: `priceRound` makes a line of each part.
 */
export function priceSelection(
  menu: Menu,
  item: MenuItem,
  selection: Selection,
  tax: Profile['tax'],
): PricedLine {
  const invalid = () => new Refusal('selection-invalid', { itemId: item.id, name: item.name });
  const variant = item.variants.find((v) => v.id === selection.variantId) ?? null;
  if ((item.variants.length > 0 && variant === null) || (selection.variantId !== null && variant === null)) {
    throw invalid();
  }
  const addOns = item.addOnGroupIds.flatMap((groupId) => {
    const group = menu.addOnGroups.find((g) => g.id === groupId);
    if (group === undefined) throw invalid();
    const picked = group.options
      .map((option) =>
        selection.addOnIds.flatMap((one) =>
          one.groupId === groupId && one.optionId === option.id ? [option] : [],
        ),
      )
      .filter(({ length }) => length > 0);
    const isTooOften = picked.some(({ length }) => length > (group.mostOfOne ?? 1));
    if (isTooOften || picked.length < group.min || picked.length > group.max) throw invalid();
    return picked.flat();
  });
  if (addOns.length !== selection.addOnIds.length) throw invalid();
  const { grams, open } = selection;
  if ((grams === undefined) !== (item.byWeight === undefined)) throw invalid();
  if (grams !== undefined && selection.quantity !== 1) throw invalid();
  if ((open === undefined) !== (item.open === undefined)) throw invalid();
  if (open && item.open && (open.pricePaise < item.open.minPaise || open.pricePaise > item.open.maxPaise))
    throw invalid();
  const kiloPaise = variant?.pricePaise ?? item.pricePaise;
  const ownPaise = open?.pricePaise ?? (grams === undefined ? kiloPaise : weighed(kiloPaise, grams));
  const parts = quotedParts(menu, item, selection.parts);
  if (parts === null) throw invalid();
  const chosen = [...addOns, ...parts];
  const food = sortedRules(selection.food);
  const { mrpPaise } = variant ?? item;
  return {
    itemId: item.id,
    categoryId: item.categoryId,
    name: open?.name ?? item.name,
    otherNames: open === undefined ? item.otherNames : {},
    mark: item.mark,
    station: item.station,
    variant: variant && { id: variant.id, name: variant.name, otherNames: variant.otherNames },
    addOns: chosen.map(({ id, name, otherNames }) => ({ id, name, otherNames })),
    note: selection.note,
    ...(food.length > 0 && { food }),
    quantity: selection.quantity,
    unitPaise: plus(ownPaise, sum(chosen.map(({ pricePaise }) => pricePaise))),
    offer: null,
    taxClass: item.taxClass,
    hsn: item.goods?.hsn ?? '',
    taxBp: rateOfItem(item, tax),
    ...(mrpPaise !== undefined && { mrpPaise }),
    ...(grams !== undefined && { weight: { grams, kiloPaise } }),
    ...(open !== undefined && { openDish: item.name }),
    ...(selection.seat !== undefined && { seat: selection.seat }),
  };
}

export const subtotalOfLines = (lines: readonly PricedLine[]): Paise =>
  sum(lines.map((line) => times(line.unitPaise, line.quantity)));
