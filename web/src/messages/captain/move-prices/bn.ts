import type { movePrices as english } from './en.ts';

export const movePrices: typeof english = {
  legend: (to) => `${to}-এ দাম আলাদা`,
  keep: (amount) => `আগের দাম রাখুন: ${amount}`,
  change: (to, amount) => `${to}-এর দাম নিন: ${amount}`,
};
