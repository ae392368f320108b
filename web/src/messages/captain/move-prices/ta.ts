import type { movePrices as english } from './en.ts';

export const movePrices: typeof english = {
  legend: (to) => `${to} இல் விலைகள் வேறு`,
  keep: (amount) => `பழைய விலைகளே இருக்கட்டும்: ${amount}`,
  change: (to, amount) => `${to} விலைகளை எடு: ${amount}`,
};
