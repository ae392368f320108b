import { part } from '../../part.ts';

export const stockPart = part('stock', {
  description: 'What is in the house and what it is worth, what comes in, and what dishes use.',
  views: 'Stock',
  tab: {
    now: 'In the house',
    receive: 'Receive',
    count: 'Count',
    recipes: 'Recipes',
    items: 'Items',
    orders: 'Orders',
    vendors: 'Vendors',
  },
  loading: 'Loading your stock',
});
