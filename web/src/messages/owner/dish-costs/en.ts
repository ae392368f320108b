import { ABOVE_MOST_SENTENCE } from '../above-most.ts';
import { part } from '../../part.ts';

export const dishCostsPart = part('dishCosts', {
  title: 'Cost price',
  byRecipe: (costs: string) =>
    `By its recipe a portion costs ${costs}. This counts instead of what is typed here.`,
  hint: 'What one portion costs you. Only you see it. A change counts from the next day on for dishes that have sold today.',
  cost: 'Cost of a portion',
  costOf: (size: string) => `Cost of ${size}`,
  save: 'Save the cost',
  saving: 'Saving the cost',
  saved: (dish: string) => `The cost of ${dish} is saved.`,
});

const dishCostFaults = {
  costs: 'Enter rupees, such as 42 or 42.50, or leave it empty.',
  'amount-above-most': ABOVE_MOST_SENTENCE,
};

export const dishCostFaultsPart = part('dishCostFaults', dishCostFaults);
