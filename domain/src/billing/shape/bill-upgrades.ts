import { fromHindiName } from '../../catalogue/hindi-name.ts';

type Stored = Record<string, unknown>;

const withLines = (bill: unknown, change: (line: Stored) => Stored): Stored => {
  const { lines, ...sums } = bill as { lines: Stored[] };
  return { ...sums, lines: lines.map(change) };
};

/** Upgrades a stored bill whose lines have no dish ids. */
export const withItemIds = (bill: unknown): Stored =>
  withLines(bill, (line) => ({ itemId: null, variantId: null, ...line }));

/** Upgrades a stored bill from before goods were told apart. */
export const withHsn = (bill: unknown): Stored => withLines(bill, (line) => ({ hsn: '', ...line }));

/** Upgrades a stored bill from when Hindi was the only further language. */
export const fromHindiNames = (bill: unknown): Stored => withLines(bill, fromHindiName);
