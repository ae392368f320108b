import { part } from '../../part.ts';

/** The prices by list in the form of a dish. */
export const dishPricesPart = part('dishPrices', {
  title: 'Prices by list',
  hint: 'Empty: the menu’s price counts.',
  failed: 'The price lists could not be loaded',
  size: (list: string, size: string) => (size === '' ? list : `${list}, ${size}`),
  addOns: 'Add-ons by list',
  addOnsHint: 'They count for every dish with these add-ons.',
  wrong: 'Enter a price like 240 or 240.50, or nothing.',
});
