import type { movePrices as english } from './en.ts';

export const movePrices: typeof english = {
  legend: (to) => `${to} पर दाम अलग हैं`,
  keep: (amount) => `पुराने दाम रखें: ${amount}`,
  change: (to, amount) => `${to} के दाम लगाएँ: ${amount}`,
};
