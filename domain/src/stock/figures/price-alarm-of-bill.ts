import { dishesBelowMargin, priceRises } from '../recipes/price-alarm.ts';
import { pricesOf, withPreparations } from '../recipes/prices.ts';
import type { MenuContent } from '../../menu/shape/menu.schema.ts';
import type { Paise } from '../../money/money.ts';
import type { BelowMargin, PriceRise } from '../recipes/price-alarm.ts';
import type { Price } from '../recipes/portion-cost.ts';
import type { StockItem } from '../shape/items.schema.ts';
import type { StockLevels } from '../shape/levels.schema.ts';
import type { Quantity } from '../shape/quantity.ts';
import type { Recipes } from '../shape/recipes.schema.ts';

/** The price that a bill paid for an item, and the last price before it; null where nobody had paid for it. */
export interface PaidPrice {
  readonly itemId: string;
  readonly before: Price | null;
  readonly after: Price;
}

/** A line of a bill: how much came, and its share of what the bill costs. */
interface Bought {
  readonly itemId: string;
  readonly quantity: Quantity;
  readonly costPaise: Paise;
}

/** Returns the price that a bill paid for each item; of two lines of one item the last counts, and free goods have none. */
export function paidPrices(
  lines: readonly Bought[],
  lastBefore: (itemId: string) => Price | null,
): PaidPrice[] {
  const paid = lines.filter(({ costPaise }) => costPaise > 0);
  return [...new Map(paid.map((line) => [line.itemId, line])).values()].map(
    ({ itemId, quantity, costPaise }) => ({
      itemId,
      before: lastBefore(itemId),
      after: { quantity, paise: costPaise },
    }),
  );
}

/** True where an item cost more than the last time: (price now ÷ price before) above 1, exactly. */
export const hasRisen = ({ before, after }: PaidPrice): boolean =>
  before !== null &&
  before.paise > 0 &&
  BigInt(after.paise) * BigInt(before.quantity) > BigInt(before.paise) * BigInt(after.quantity);

/** The effect of a bill on prices: the items that rose, and the dishes that passed the owner's limit by it. */
export interface PriceAlarm {
  readonly rises: readonly PriceRise[];
  readonly dishes: readonly BelowMargin[];
}

/** The data for the costs of dishes. */
interface Cooked {
  readonly recipes: Recipes;
  readonly items: readonly StockItem[];
  readonly levels: StockLevels['levels'];
}

/** Returns the preparations that some items go into, also through other preparations. */
function madeOf(some: ReadonlySet<string>, { batches }: Recipes): ReadonlySet<string> {
  const made = new Set<string>();
  for (;;) {
    const more = Object.entries(batches).filter(
      ([id, { uses }]) => !made.has(id) && uses.some(({ itemId }) => some.has(itemId) || made.has(itemId)),
    );
    if (more.length === 0) return made;
    for (const [id] of more) made.add(id);
  }
}

/**
 * Returns the alarm of a bill. It compares the price of each item on this bill with the last price before it, and takes every
 * other item at its price now. It uses no averages: they rise only a little with each delivery, and would tell when it is too
 * late to act. For the same reason a preparation that contains an item of the bill costs as much as its ingredients, not as its
 * last batches.
 */
export function priceAlarm(
  paid: readonly PaidPrice[],
  { recipes, items, levels }: Cooked,
  menu: Pick<MenuContent, 'items'>,
): PriceAlarm {
  const byId = new Map(items.map((item) => [item.id, item]));
  const now = pricesOf(items, levels);
  const pricesWith = (priceOf: (one: PaidPrice) => Price | null): ReadonlyMap<string, Price> => {
    const prices = new Map(now);
    for (const one of paid) {
      const price = priceOf(one);
      if (price === null) prices.delete(one.itemId);
      else prices.set(one.itemId, price);
    }
    return prices;
  };
  const [before, after] = [pricesWith(({ before: was }) => was), pricesWith((one) => one.after)];
  const bought = new Set(paid.map(({ itemId }) => itemId));
  const rises = priceRises(before, after).filter(({ itemId }) => bought.has(itemId));
  if (rises.length === 0) return { rises, dishes: [] };
  const made = [...madeOf(bought, recipes)].filter((id) => !bought.has(id));
  const pricedAnew = (prices: ReadonlyMap<string, Price>, some: readonly string[]) =>
    withPreparations(new Map([...prices].filter(([id]) => !some.includes(id))), recipes, byId);
  // A preparation with an ingredient that has no price keeps its own.
  const known = made.filter((id) => [before, after].every((prices) => pricedAnew(prices, made).has(id)));
  const prices = { before: pricedAnew(before, known), after: pricedAnew(after, known) };
  return { rises, dishes: dishesBelowMargin(prices, recipes, byId, menu) };
}
