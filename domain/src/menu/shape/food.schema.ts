import { z } from 'zod';
import { FOOD_RULES, SAID_ANSWERS } from './food-list.ts';

export const foodRuleSchema = z.enum(FOOD_RULES);

/** What the person whose plate it is asks of it; missing for nothing. */
export const askedFoodSchema = z.array(foodRuleSchema).max(FOOD_RULES.length).optional();

/** What the owner said about a dish, by rule. A missing rule was not said. */
export const foodSchema = z.partialRecord(foodRuleSchema, z.enum(SAID_ANSWERS));
export type Food = z.output<typeof foodSchema>;
