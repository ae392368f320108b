import { part } from '../../part.ts';

/** What the captain is asked where dishes cost something else at the place to which they move. */
export const movePrices = {
  legend: (to: string) => `Prices are different at ${to}`,
  keep: (amount: string) => `Keep the prices: ${amount}`,
  change: (to: string, amount: string) => `Use the prices of ${to}: ${amount}`,
};

export const movePricesPart = part('movePrices', movePrices);
