/**
 * The food rules that a person can choose (P-FOOD-1). `no-nuts` and `no-dairy` are checked against a dish's
 * ingredients.
 */
export const FOOD_RULES = [
  'jain',
  'no-onion-garlic',
  'vrat',
  'eggless',
  'vegan',
  'halal',
  'no-nuts',
  'no-dairy',
] as const;
export type FoodRule = (typeof FOOD_RULES)[number];

/** Returns each of the rules once, in the order of `FOOD_RULES`. */
export const sortedRules = (rules: readonly FoodRule[] | undefined): FoodRule[] =>
  FOOD_RULES.filter((rule) => rules?.includes(rule));

/**
 * The answers of an owner about a dish and a rule: the dish keeps it as served, can be made to keep it, or does not
 * keep it.
 */
export const SAID_ANSWERS = ['fits', 'on-request', 'does-not'] as const;
export type SaidAnswer = (typeof SAID_ANSWERS)[number];
