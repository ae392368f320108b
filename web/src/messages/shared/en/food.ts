import type { FoodRule, SaidAnswer } from '@bhoj/domain/menu/shape/food-list';

const rules: Readonly<Record<FoodRule, string>> = {
  jain: 'Jain',
  'no-onion-garlic': 'No onion, no garlic',
  vrat: 'Vrat',
  eggless: 'Eggless',
  vegan: 'Vegan',
  halal: 'Halal',
  'no-nuts': 'No nuts',
  'no-dairy': 'No dairy',
};

/** What people ask of their food, and what a dish answers (P-FOOD-1). */
export const foodWords = {
  rules,
  /** What a dish says of a rule, on a menu. */
  tag: (rule: FoodRule, answer: SaidAnswer): string => {
    if (answer === 'fits') return rules[rule];
    if (answer === 'on-request')
      return rule === 'no-nuts' ? 'Nut-free on request' : `${rules[rule]} on request`;
    if (rule === 'no-nuts') return 'Contains nuts';
    return rule === 'no-dairy' ? 'Contains dairy' : `Not ${rules[rule]}`;
  },
};
