import { part } from '../../part.ts';

/** The food cost of a month: what stock says against what recipes say. */
export const foodCostPart = part('foodCost', {
  title: (month: string) => `Food cost of ${month} by stock`,
  about:
    'Actual is opening stock and what was received, less closing stock. Theoretical is what the recipes of the sold dishes used.',
  loading: 'Loading the food cost',
  couldNotLoad: 'The food cost could not be loaded',
  offline: 'The food cost needs a connection.',
  none: (month: string) => `Nothing moved in the stock of ${month}.`,
  covers: (share: string) => `Recipes cover ${share} of the sales of dishes; the rest uses no stock here.`,
  noCount: 'Nobody counted in this month, so nothing can be unexplained yet. Count the items at risk.',
  rows: {
    received: 'Received',
    actual: 'Actual food cost',
    theoretical: 'Theoretical food cost',
    waste: 'Waste',
    batches: 'Lost in batches',
    corrected: 'Corrected by receipts',
    unexplained: 'Unexplained',
  },
  ofSales: (share: string) => `${share} of net sales`,
  columns: { item: 'Item', theoretical: 'Theoretical', waste: 'Waste', unexplained: 'Unexplained' },
  items: 'Unexplained by item',
  fileName: (month: string) => `food-cost-${month}`,
});
