/** The views of the page, each in a folder of its name; the first is open at first. */
export const STOCK_TABS = ['now', 'receive', 'count', 'recipes', 'items', 'orders', 'vendors'] as const;
export type StockTab = (typeof STOCK_TABS)[number];
