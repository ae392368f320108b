import { dishKey } from '../menu/dish/dish-key.ts';
import { NOTHING_COUNTED as NONE } from './counted.schema.ts';
import { emptyDay, NO_DEBITS } from './day.schema.ts';

/** Upgrades version 1, which had no tips, no corrections and no closed days. */
export function withCorrections(stored: Record<string, unknown>): Record<string, unknown> {
  const { tipsByMethod, voids, credits, refundsByMethod, closedAt } = emptyDay('');
  return { tipsByMethod, upiClaims: NONE, voids, credits, refundsByMethod, closedAt, ...stored };
}

/** Upgrades version 2, which knew dishes only by name and called declared UPI payments claims. */
export function byDishId({ upiClaims, byDish, ...stored }: Record<string, unknown>): Record<string, unknown> {
  const dishes = Object.entries(byDish as Record<string, object>).map(([name, sold]) => {
    const dish = { itemId: null, variantId: null, name };
    return [dishKey(dish), { ...dish, ...sold }];
  });
  return { ...stored, upiDeclarations: upiClaims, byDish: Object.fromEntries(dishes) };
}

/** Sales from before taxes were kept apart and returned parts were counted. */
export function withTaxKinds(stored: Record<string, unknown>): Record<string, unknown> {
  const { partReturns } = emptyDay('');
  return { taxes: null, partReturns, ...stored, credits: { taxes: null, ...(stored['credits'] as object) } };
}

/** Sales from before aggregator orders were counted. */
export const withOperators = (stored: Record<string, unknown>): Record<string, unknown> => ({
  byOperator: {},
  ...stored,
});

/** Sales from before bills to businesses were counted. */
export const withoutBusiness = (stored: Record<string, unknown>): Record<string, unknown> => ({
  business: null,
  ...stored,
});

/** Sales from before anything could be given for nothing. */
export const withoutComplimentary = (stored: Record<string, unknown>): Record<string, unknown> => ({
  complimentary: NONE,
  ...stored,
});

/** Sales from before there were debit notes. */
export const withoutDebits = (stored: Record<string, unknown>): Record<string, unknown> => ({
  debits: NO_DEBITS,
  ...stored,
});

/** A day from before its trade was counted, and before dishes knew their category and their cost. */
export function withoutTrade(stored: Record<string, unknown>): Record<string, unknown> {
  const dishes = Object.entries(stored['byDish'] as Record<string, object>).map(([key, dish]) => [
    key,
    { categoryId: null, category: null, costPaise: null, ...dish },
  ]);
  return { trade: null, ...stored, byDish: Object.fromEntries(dishes) };
}
