import type { foodWords as english } from './en.ts';

const rules: typeof english.rules = {
  jain: 'जैन',
  'no-onion-garlic': 'कांदा-लसूण नाही',
  vrat: 'उपवास',
  eggless: 'अंडे नाही',
  vegan: 'व्हीगन',
  halal: 'हलाल',
  'no-nuts': 'सुका मेवा नाही',
  'no-dairy': 'दूध नाही',
};

const CONTAINS: Readonly<Partial<Record<keyof typeof rules, string>>> = {
  'no-onion-garlic': 'कांदा-लसूण आहे',
  eggless: 'अंडे आहे',
  'no-nuts': 'सुका मेवा आहे',
  'no-dairy': 'दूध आहे',
};

export const foodWords: typeof english = {
  rules,
  tag: (rule, answer) => {
    if (answer === 'fits') return rules[rule];
    if (answer === 'on-request') return `${rules[rule]}: सांगितल्यास`;
    return CONTAINS[rule] ?? `${rules[rule]} नाही`;
  },
};
