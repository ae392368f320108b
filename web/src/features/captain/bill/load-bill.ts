/** Loads the bill screen, which nobody needs before the first bill of the evening. */
export const loadBill = async () => (await import('./bill-screen.tsx')).BillScreen;
