import { part } from '../../part.ts';

/** The combos that were sold, on the page of what sells. */
export const trendingCombosPart = part('trendingCombos', {
  title: 'Combos',
  hint: 'Sales after discount and before tax. The dishes of a combo are counted above too, each at its share of the price.',
  columns: { combo: 'Combo', sold: 'Sold', sales: 'Sales (₹)' },
  fileName: (from: string, to: string) => `bhoj-combos-${from}-${to}.csv`,
});
