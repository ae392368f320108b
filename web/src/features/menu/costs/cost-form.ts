import { z } from 'zod';
import { costKeysOf } from '@bhoj/domain/menu/dish/costs';
import type { Costs } from '@bhoj/domain/menu/shape/costs.schema';
import type { MenuItem } from '@bhoj/domain/menu/shape/menu.schema';
import { rupeesText, typedRupees } from '@bhoj/domain/money/typed';

/** The typed costs, in the order of the dish's sizes; an empty one removes the cost. */
export const costFormSchema = z.object({
  costs: z.array(
    z
      .string()
      .trim()
      .transform((text) => (text === '' ? null : text))
      .pipe(rupeesText.nullable()),
  ),
});
export type CostValues = z.input<typeof costFormSchema>;
export type CostEntry = z.output<typeof costFormSchema>;

export const costValuesOf = (item: MenuItem, known: Costs['costs']): CostValues => ({
  costs: costKeysOf(item).map((key) => {
    const cost = known[key];
    return cost === undefined ? '' : typedRupees(cost);
  }),
});

/** Returns the costs of the dish in the form that `saveCosts` takes. */
export const costsTyped = (
  item: MenuItem,
  { costs }: CostEntry,
): Record<string, CostEntry['costs'][number]> =>
  Object.fromEntries(costKeysOf(item).map((key, i) => [key, costs[i] ?? null]));
