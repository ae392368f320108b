import { part } from '../../part.ts';

/** The prices by list in the form of a dish. */
export const dishPricesPart = part('dishPrices', {
  title: 'Prices by list',
  hint: 'Empty: the menu’s price counts. Add-ons have theirs under Price lists.',
  failed: 'The price lists could not be loaded',
  size: (list: string, size: string) => (size === '' ? list : `${list}, ${size}`),
  wrong: 'Enter a price like 240 or 240.50, or nothing.',
});
