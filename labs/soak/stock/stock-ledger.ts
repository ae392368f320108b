import type { Wasted } from '@bhoj/domain/stock/count/count.contract';

/** A line of a count as it was sent. */
export interface CountedLine {
  readonly itemId: string;
  readonly storeId?: string | undefined;
  readonly quantity: number;
  readonly at: number;
}

/** The input of an act that was answered as done. */
export type Entered =
  | {
      readonly kind: 'batch';
      readonly itemId: string;
      readonly quantity: number;
      readonly planned?: number | undefined;
    }
  | {
      readonly kind: 'transfer';
      readonly from: string | null;
      readonly to: string | null;
      readonly lines: readonly { readonly itemId: string; readonly quantity: number }[];
    }
  | { readonly kind: 'waste'; readonly wasted: Wasted; readonly at: number; readonly byUid: string };

/** The answers to acts of the stock: the stored moves have each of them once. */
export class StockLedger {
  /** The moves of acts that were answered as done, by the id of the move. */
  readonly moves = new Set<string>();
  /** The quantities that each batch, transfer and entered waste asked for, by the id of its move. */
  readonly entered = new Map<string, Entered>();
  /** The lines of each count, by the id of its move. */
  readonly counted = new Map<string, readonly CountedLine[]>();
  /** The receipts that were paid at once. */
  readonly paidAtOnce = new Set<string>();
  /** The money that each refund gave back, in paise, and the refunds that were declared void. */
  readonly refunded = new Map<string, number>();
  readonly voidedRefunds = new Set<string>();
  /** The money that each payment to a vendor paid, in paise. */
  readonly paid = new Map<string, { readonly vendorId: string; readonly amountPaise: number }>();
}
