import { FIRST_LANGUAGE } from '@bhoj/domain/catalogue/languages';
import { nameIn } from '@bhoj/domain/catalogue/names';
import type { Named } from '@bhoj/domain/catalogue/names';
import type { Language } from '@bhoj/domain/catalogue/languages';
import { isChosenSoldOut } from '@bhoj/domain/menu/portions/portion-keys';
import { isFixed, partsOfCombo } from '@bhoj/domain/menu/combos/chosen-parts';
import { isPartSoldOut } from '@bhoj/domain/menu/dish/availability';
import { inCombos } from '@bhoj/domain/orders/shape/combo-groups';
import type { ComboGroup } from '@bhoj/domain/orders/shape/combo-groups';
import { linesInOrder } from '@bhoj/domain/orders/kitchen/progress';
import { isOffered, priceSelection } from '@bhoj/domain/orders/rounds/price';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import type { ComboSlot } from '@bhoj/domain/menu/shape/combo.schema';
import type { Availability, Menu } from '@bhoj/domain/menu/shape/menu.schema';
import type { OrderLine } from '@bhoj/domain/orders/shape/line.schema';
import type { Order, Selection } from '@bhoj/domain/orders/shape/order.schema';
import { addToCart } from '../../../blocks/cart/cart.ts';
import type { Cart } from '../../../blocks/cart/cart.ts';
import type { Profile } from '@bhoj/domain/restaurant/profile';

/** The selections that repeat a round, and the names of dishes that are not available now. */
export interface Repeat {
  readonly selections: readonly Selection[];
  readonly leftOut: readonly string[];
}

interface Counter {
  /** The reader's language, for the names of dishes that are left out. */
  readonly language?: Language;
  readonly menu: Menu;
  readonly availability: Availability;
  readonly tax: Profile['tax'];
  readonly now: number;
}

/**
 * Returns the line as a selection of today's menu. Null when its dish, size or add-on is gone, sold out or outside its
 * hours, and for an open dish: somebody who may types it again.
 */
function askedAgain(line: OrderLine, { menu, availability, tax, now }: Counter): Selection | null {
  const item = menu.items.find(({ id }) => id === line.itemId);
  if (item === undefined || !isOffered(menu, availability, item, now)) return null;
  const groups = menu.addOnGroups.filter(({ id }) => item.addOnGroupIds.includes(id));
  const addOnIds = line.addOns.map(({ id }) => ({
    groupId: groups.find(({ options }) => options.some((option) => option.id === id))?.id ?? '',
    optionId: id,
  }));
  const selection: Selection = {
    itemId: line.itemId,
    variantId: line.variant?.id ?? null,
    addOnIds,
    quantity: line.quantity,
    note: line.note,
    ...(line.food && { food: line.food }),
    ...(line.seat !== undefined && { seat: line.seat }),
    ...(line.weight && { quantity: 1, grams: line.weight.grams }),
  };
  try {
    priceSelection(menu, item, selection, tax);
    return isChosenSoldOut(availability, selection, now) ? null : selection;
  } catch (cause) {
    if (cause instanceof Refusal) return null;
    throw cause;
  }
}

/**
 * Returns the combos of a round as a selection of today's menu. Null when one of their dishes is not available now, or
 * when nobody knows which dish a cancelled one was.
 */
function comboAgain(
  { combo, count, lines }: ComboGroup<OrderLine>,
  { menu, availability, now }: Counter,
): Selection | null {
  const item = menu.items.find(({ id }) => id === combo?.itemId);
  const [first] = lines;
  if (first === undefined || item?.combo === undefined) return null;
  if (!isOffered(menu, availability, item, now)) return null;
  // A part may be on several lines.
  const byPart = [...new Map(lines.map((line) => [line.combo?.part, line])).values()];
  const { slots } = item.combo;
  const chosen = byPart.flatMap((line) => {
    const part = {
      slotId: line.combo?.slotId ?? '',
      itemId: line.itemId,
      variantId: line.variant?.id ?? null,
    };
    const choice = slots
      .find(({ id }) => id === part.slotId)
      ?.choices.find((one) => one.itemId === part.itemId && one.variantId === part.variantId);
    const often = (line.combo?.portions ?? 0) / (choice?.quantity ?? 1);
    return Array.from({ length: Math.max(1, Math.floor(often)) }, () => part);
  });
  const isUnknown = (slot: ComboSlot) => !isFixed(slot) && !chosen.some(({ slotId }) => slotId === slot.id);
  const parts = slots.some(isUnknown) ? null : partsOfCombo(menu, item.combo, chosen);
  if (parts === null || parts.some(({ choice }) => isPartSoldOut(availability, choice, now))) return null;
  const asked = chosen.filter(({ slotId }) => slots.some((slot) => slot.id === slotId && !isFixed(slot)));
  return {
    itemId: item.id,
    variantId: null,
    addOnIds: [],
    quantity: count,
    note: first.note,
    ...(first.food && { food: first.food }),
    ...(first.seat !== undefined && { seat: first.seat }),
    ...(asked.length > 0 && { parts: asked }),
  };
}

/** Returns the selections that order lines again: a dish, or a whole combo, even if part was cancelled. */
function groupAgain(
  group: ComboGroup<OrderLine>,
  counter: Counter,
): { line: Named; selection: Selection | null }[] {
  if (group.combo !== null) return [{ line: group.combo, selection: comboAgain(group, counter) }];
  return group.lines.map((line) => ({ line, selection: askedAgain(line, counter) }));
}

const lastRound = ({ rounds }: Order): string | undefined =>
  Object.entries(rounds).toSorted(([, a], [, b]) => b.at - a.at || b.kot - a.kot)[0]?.[0];

/** Returns a round, by default the order's last, without cancelled lines and lines that are not available now. */
export function repeatOf(order: Order, counter: Counter, roundId = lastRound(order)): Repeat {
  const live = linesInOrder(order.lines)
    .filter(([id, line]) => line.roundId === roundId && !Object.hasOwn(order.progress.cancelled, id))
    .map(([, line]) => line);
  const lines = inCombos(live, (line) => line).flatMap((group) => groupAgain(group, counter));
  return {
    selections: lines.flatMap(({ selection }) => selection ?? []),
    leftOut: lines
      .filter(({ selection }) => selection === null)
      .map(({ line }) => nameIn(counter.language ?? FIRST_LANGUAGE, line)),
  };
}

/** The number of portions in a repeat. */
export const portionsIn = (selections: readonly Selection[]): number =>
  selections.reduce((sum, { quantity }) => sum + quantity, 0);

/** Returns a function that adds a repeat to a cart. */
export const withRepeat =
  (selections: readonly Selection[]) =>
  (cart: Cart): Cart =>
    selections.reduce<Cart>(addToCart, cart);
