import { z } from 'zod';
import { FOOD_RULES, SAID_ANSWERS } from '@bhoj/domain/menu/shape/food-list';
import { foodRuleSchema } from '@bhoj/domain/menu/shape/food.schema';
import { foodFaultsOf } from '@bhoj/domain/menu/dish/food-rules';
import type { Food } from '@bhoj/domain/menu/shape/food.schema';
import type { FoodFacts } from '@bhoj/domain/menu/dish/food-rules';

const NOT_SAID = '';

/** A dish's answers as chosen in its form: every rule has one, mostly "not said". */
export const foodFormSchema = z.record(foodRuleSchema, z.enum([NOT_SAID, ...SAID_ANSWERS]));
export type FoodValues = z.output<typeof foodFormSchema>;

export const foodValuesOf = (food: Food = {}): FoodValues =>
  Object.fromEntries(FOOD_RULES.map((rule) => [rule, food[rule] ?? NOT_SAID])) as FoodValues;

/** Returns the answers that were chosen. Answers that contradict each other or the mark are reported at their rule. */
export function foodOf(values: FoodValues, mark: FoodFacts['mark'], context: z.RefinementCtx): Food {
  const food: Food = {};
  for (const rule of FOOD_RULES) {
    const answer = values[rule];
    if (answer !== NOT_SAID) food[rule] = answer;
  }
  for (const { rule, against } of foodFaultsOf({ mark, food })) {
    const message = against === 'mark' ? 'food-mark' : `food-${against}`;
    context.addIssue({ code: 'custom', path: ['food', rule], message });
  }
  return food;
}
