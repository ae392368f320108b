/** Loads the form of an order without a table. */
export const loadNewOrder = async () => (await import('./new-order-sheet.tsx')).NewOrderSheet;
