/** What a person may ask of their food (P-FOOD-1). `no-nuts` and `no-dairy` are checked against what a dish contains. */
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

/** What an owner may say about a dish and a rule: it keeps it as it is served, it can be made so, it does not keep it. */
export const SAID_ANSWERS = ['fits', 'on-request', 'does-not'] as const;
export type SaidAnswer = (typeof SAID_ANSWERS)[number];
