import { z } from 'zod';

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
export const foodRuleSchema = z.enum(FOOD_RULES);
export type FoodRule = z.output<typeof foodRuleSchema>;

/** What the person whose plate it is asks of it; missing for nothing. */
export const askedFoodSchema = z.array(foodRuleSchema).max(FOOD_RULES.length).optional();

/** What an owner may say about a dish and a rule: it keeps it as it is served, it can be made so, it does not keep it. */
export const SAID_ANSWERS = ['fits', 'on-request', 'does-not'] as const;
export type SaidAnswer = (typeof SAID_ANSWERS)[number];

/** What the owner said about a dish, by rule. A missing rule was not said. */
export const foodSchema = z.partialRecord(foodRuleSchema, z.enum(SAID_ANSWERS));
export type Food = z.output<typeof foodSchema>;
