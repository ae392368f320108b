import { z } from 'zod';
import { FOOD_RULES, SAID_ANSWERS } from './food-list.ts';

export const foodRuleSchema = z.enum(FOOD_RULES);

/** The food rules of the person who gets the plate; missing for none. */
export const askedFoodSchema = z.array(foodRuleSchema).max(FOOD_RULES.length).optional();

/** The owner's answers about a dish, by rule. A rule without an answer is missing. */
export const foodSchema = z.partialRecord(foodRuleSchema, z.enum(SAID_ANSWERS));
export type Food = z.output<typeof foodSchema>;
