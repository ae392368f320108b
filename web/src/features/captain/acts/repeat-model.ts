import { linesInOrder } from '@bhoj/domain/orders/progress';
import { isOffered, priceSelection } from '@bhoj/domain/orders/price';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import type { Availability, Menu } from '@bhoj/domain/menu/menu.schema';
import type { OrderLine } from '@bhoj/domain/orders/line.schema';
import type { Order, Selection } from '@bhoj/domain/orders/order.schema';
import type { Profile } from '@bhoj/domain/restaurant/profile';

/** What a repeat of the last round would send, and the names of what cannot be had now. */
export interface Repeat {
  readonly selections: readonly Selection[];
  readonly leftOut: readonly string[];
}

interface Counter {
  readonly menu: Menu;
  readonly availability: Availability;
  readonly tax: Profile['tax'];
  readonly now: number;
}

/** The line as it would be asked for today; null where dish, size or add-on are gone, sold out or out of their hours. */
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
  };
  try {
    priceSelection(menu, item, selection, tax);
    return selection;
  } catch (cause) {
    if (cause instanceof Refusal) return null;
    throw cause;
  }
}

/** The order's last round, as far as it can be had again. What was cancelled is not repeated. */
export function repeatOf(order: Order, counter: Counter): Repeat {
  const last = Object.entries(order.rounds).toSorted(([, a], [, b]) => b.at - a.at || b.kot - a.kot)[0]?.[0];
  const lines = linesInOrder(order.lines)
    .filter(([id, line]) => line.roundId === last && !Object.hasOwn(order.progress.cancelled, id))
    .map(([, line]) => ({ line, selection: askedAgain(line, counter) }));
  return {
    selections: lines.flatMap(({ selection }) => selection ?? []),
    leftOut: lines.filter(({ selection }) => selection === null).map(({ line }) => line.name),
  };
}
