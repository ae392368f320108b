import type { FoodRule, SaidAnswer } from '@bhoj/domain/menu/shape/food-list';
import { part } from '../../part.ts';

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

/** The food rules, and a dish's answers to them (P-FOOD-1). */
export const foodWords = {
  rules,
  /** A dish's answer to a rule, on a menu. */
  tag: (rule: FoodRule, answer: SaidAnswer): string => {
    if (answer === 'fits') return rules[rule];
    if (answer === 'on-request')
      return rule === 'no-nuts' ? 'Nut-free on request' : `${rules[rule]} on request`;
    if (rule === 'no-nuts') return 'Contains nuts';
    return rule === 'no-dairy' ? 'Contains dairy' : `Not ${rules[rule]}`;
  },
};

export const foodPart = part('foodWords', foodWords);
