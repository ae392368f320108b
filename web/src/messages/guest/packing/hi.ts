import type { packing as english } from './en.ts';

export const packing: typeof english = {
  ofTotal: (amount) => `इसमें ${amount} पैकिंग के हैं`,
};
