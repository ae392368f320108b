import type { foodWords as english } from './en.ts';

const rules: typeof english.rules = {
  jain: 'जैन',
  'no-onion-garlic': 'बिना प्याज़-लहसुन',
  vrat: 'व्रत',
  eggless: 'बिना अंडा',
  vegan: 'वीगन',
  halal: 'हलाल',
  'no-nuts': 'बिना मेवा',
  'no-dairy': 'बिना दूध',
};

export const foodWords: typeof english = {
  rules,
  tag: (rule, answer) => {
    if (answer === 'fits') return rules[rule];
    if (answer === 'on-request') return `${rules[rule]}: कहने पर`;
    if (rule === 'no-nuts') return 'मेवा है';
    return rule === 'no-dairy' ? 'दूध है' : `${rules[rule]} नहीं`;
  },
};
