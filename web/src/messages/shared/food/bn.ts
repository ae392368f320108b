import type { foodWords as english } from './en.ts';

const rules: typeof english.rules = {
  jain: 'জৈন',
  'no-onion-garlic': 'পেঁয়াজ-রসুন ছাড়া',
  vrat: 'ব্রত',
  eggless: 'ডিম ছাড়া',
  vegan: 'ভিগান',
  halal: 'হালাল',
  'no-nuts': 'বাদাম ছাড়া',
  'no-dairy': 'দুধ ছাড়া',
};

const CONTAINS: Readonly<Partial<Record<keyof typeof rules, string>>> = {
  'no-onion-garlic': 'পেঁয়াজ-রসুন আছে',
  eggless: 'ডিম আছে',
  'no-nuts': 'বাদাম আছে',
  'no-dairy': 'দুধ আছে',
};

export const foodWords: typeof english = {
  rules,
  tag: (rule, answer) => {
    if (answer === 'fits') return rules[rule];
    if (answer === 'on-request') return `${rules[rule]}: বললে`;
    return CONTAINS[rule] ?? `${rules[rule]} নয়`;
  },
};
