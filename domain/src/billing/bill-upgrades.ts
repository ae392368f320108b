import { fromHindiName } from '../catalogue/hindi-name.ts';

type Stored = Record<string, unknown>;

const withLines = (bill: unknown, change: (line: Stored) => Stored): Stored => {
  const { lines, ...sums } = bill as { lines: Stored[] };
  return { ...sums, lines: lines.map(change) };
};

/** A stored bill of before its lines knew their dishes' ids. */
export const withItemIds = (bill: unknown): Stored =>
  withLines(bill, (line) => ({ itemId: null, variantId: null, ...line }));

/** A stored bill of when Hindi was the only further language. */
export const fromHindiNames = (bill: unknown): Stored => withLines(bill, fromHindiName);
