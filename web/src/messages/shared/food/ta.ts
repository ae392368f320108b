import type { foodWords as english } from './en.ts';

const rules: typeof english.rules = {
  jain: 'ஜெயின்',
  'no-onion-garlic': 'வெங்காயம்-பூண்டு இல்லை',
  vrat: 'விரதம்',
  eggless: 'முட்டை இல்லை',
  vegan: 'வீகன்',
  halal: 'ஹலால்',
  'no-nuts': 'நட்ஸ் இல்லை',
  'no-dairy': 'பால் இல்லை',
};

const CONTAINS: Readonly<Partial<Record<keyof typeof rules, string>>> = {
  'no-onion-garlic': 'வெங்காயம்-பூண்டு உள்ளது',
  eggless: 'முட்டை உள்ளது',
  'no-nuts': 'நட்ஸ் உள்ளது',
  'no-dairy': 'பால் உள்ளது',
};

export const foodWords: typeof english = {
  rules,
  tag: (rule, answer) => {
    if (answer === 'fits') return rules[rule];
    if (answer === 'on-request') return `${rules[rule]}: கேட்டால்`;
    return CONTAINS[rule] ?? `${rules[rule]} அல்ல`;
  },
};
