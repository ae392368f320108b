import { chargeOf } from '../../billing/bill/charges.ts';
import { EXTRAS } from '../../billing/bill/portions.ts';
import { stageOf } from '../../orders/kitchen/progress.ts';
import type { Menu } from '../../menu/shape/menu.schema.ts';
import type { CreditNote } from '../../billing/shape/credit-note.schema.ts';
import type { Invoice } from '../../billing/shape/invoice.schema.ts';
import type { Portions } from '../../orders/rounds/portions.ts';
import type { OrderLine } from '../../orders/shape/line.schema.ts';
import type { Order } from '../../orders/shape/order.schema.ts';
import type { Sold } from '../recipes/usage.ts';
import type { Recipes } from '../shape/recipes.schema.ts';

/** Returns the groups in which recipes have an add-on of this id. */
const groupsOf = ({ portions }: Pick<Recipes, 'portions'>, optionId: string): string[] =>
  Object.keys(portions).flatMap((key) => {
    const [groupId = '', id] = key.split('/');
    return id === optionId ? [groupId] : [];
  });

/** True where an add-on of a line has recipes in several groups, so that only the menu says which is meant. */
export const needsMenu = (recipes: Pick<Recipes, 'portions'>, lines: Order['lines']): boolean =>
  Object.values(lines).some(({ addOns }) => addOns.some(({ id }) => groupsOf(recipes, id).length > 1));

type KnownMenu = Pick<Menu, 'items'> | null;

/** Returns a line of an order as its recipes are asked for. An add-on without a recipe is left out. */
export function soldOf(
  recipes: Pick<Recipes, 'portions'>,
  menu: KnownMenu,
  { itemId, variant, addOns, weight }: OrderLine,
  portions: number,
): Sold {
  const groupOf = (optionId: string): string | undefined => {
    const groups = groupsOf(recipes, optionId);
    const ofDish = menu?.items.find(({ id }) => id === itemId)?.addOnGroupIds ?? [];
    return groups.find((group) => ofDish.includes(group)) ?? groups[0];
  };
  return {
    itemId,
    variantId: variant?.id ?? null,
    addOnIds: addOns.flatMap(({ id: optionId }) => {
      const groupId = groupOf(optionId);
      return groupId === undefined ? [] : [{ groupId, optionId }];
    }),
    portions,
    ...(weight !== undefined && { grams: weight.grams }),
  };
}

/** Returns the lines of an order with portions on a document, without charges for packing and delivery. */
export const linesOf = ({ lines }: Pick<Order, 'lines'>, portions: Portions): [OrderLine, number][] =>
  Object.entries(portions).flatMap(([id, count]) => {
    const line = EXTRAS.includes(id) || !Object.hasOwn(lines, id) ? undefined : lines[id];
    return line === undefined ? [] : [[line, count]];
  });

/**
 * Returns the portions that a credit note gives back, by lines of the order. It names lines of the bill, which joins
 * equal lines of the order: dish, size, add-ons, weight and combo are the same in all of them.
 */
export function creditedLines(
  order: Pick<Order, 'lines'>,
  { bill, portions }: Pick<Invoice, 'bill' | 'portions'>,
  credited: CreditNote['portions'],
): [OrderLine, number][] {
  const sold = linesOf(order, portions).map(([line]) => line);
  return Object.entries(credited).flatMap(([index, count]): [OrderLine, number][] => {
    const billed = bill.lines[Number(index)];
    const line =
      billed?.itemId === null
        ? undefined
        : sold.find(
            (one) =>
              one.itemId === billed?.itemId &&
              (one.variant?.id ?? null) === billed.variantId &&
              one.weight?.grams === billed.weight?.grams &&
              chargeOf(one, count).detail === billed.detail,
          );
    return line === undefined ? [] : [[line, count]];
  });
}

/** Returns the cancelled lines of an order that were being cooked, or were made: they are waste. */
export const cookedAndCancelled = (order: Pick<Order, 'lines' | 'progress'>): [id: string, OrderLine][] =>
  Object.entries(order.lines).filter(([id]) => {
    const stages = { ...order.progress, cancelled: {} };
    return Object.hasOwn(order.progress.cancelled, id) && stageOf({ progress: stages }, id) !== 'queued';
  });
