import { part } from '../../part.ts';

/** The sales by price list and by weight, on the page of what sells. */
export const trendingHowSoldPart = part('trendingHowSold', {
  loading: 'Loading what was sold by price list and by weight',
  couldNotLoad: 'What was sold by price list and by weight could not be loaded',
  offline: 'What was sold by price list and by weight shows when you are back online.',
  lists: {
    title: 'Sales by price list',
    hint: 'Sales after discount and before tax. A bill with dishes of two lists counts for both; its average is that of the whole bill. Bills from before this count began stand with the menu’s prices. Orders of aggregators are in Finance.',
    menu: 'Prices of the menu, and charges',
    columns: {
      list: 'Price list',
      sales: 'Sales (₹)',
      share: 'Share',
      bills: 'Bills',
      average: 'Average bill (₹)',
      portions: 'Portions',
    },
    fileName: (from: string, to: string) => `bhoj-price-lists-${from}-${to}.csv`,
  },
  weights: {
    title: 'Sold by weight',
    hint: 'What was weighed since this count began, its sales before tax, and per kilogram.',
    columns: {
      dish: 'Dish',
      kilograms: 'Kilograms',
      portions: 'Times sold',
      perKilogram: 'Per kg (₹)',
      sales: 'Sales (₹)',
    },
    fileName: (from: string, to: string) => `bhoj-by-weight-${from}-${to}.csv`,
  },
});
