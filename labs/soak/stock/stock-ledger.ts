/** A line of a count as it was sent. */
export interface CountedLine {
  readonly itemId: string;
  readonly storeId?: string | undefined;
  readonly quantity: number;
  readonly at: number;
}

/** What the answers to acts of the stock say: each of them stands in the stored moves once. */
export class StockLedger {
  /** The moves of acts that were answered as done, by the id of the move. */
  readonly moves = new Set<string>();
  /** The lines of each count, by the id of its move. */
  readonly counted = new Map<string, readonly CountedLine[]>();
  /** The receipts that were paid at once. */
  readonly paidAtOnce = new Set<string>();
  /** What each payment to a vendor paid, in paise. */
  readonly paid = new Map<string, { readonly vendorId: string; readonly amountPaise: number }>();
}
