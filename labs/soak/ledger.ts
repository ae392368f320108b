import type { RoundResult, Selection } from '@bhoj/domain/orders/shape/order.schema';

/** A document that an answer named. */
export interface Issued {
  readonly invoiceId: string;
  readonly orderId: string;
  /** The number of portions on each of its lines. */
  readonly portions: readonly number[];
}

/** What the answers said was done. The books are held against it, so that nothing is lost and nothing done twice. */
export class Ledger {
  /** The dishes of each round that anybody sent, by round id. */
  readonly asked = new Map<string, readonly Selection[]>();
  /** The rounds that went to the kitchen: their first answer and their business day, by round id. */
  readonly sent = new Map<string, { readonly answer: RoundResult; readonly day: string }>();
  /** The paise that each request to settle handed over, by request id. */
  readonly paid = new Map<string, number>();
  readonly issued = new Map<string, Issued>();
  readonly voided = new Set<string>();
  /** The number of acts that were answered, by act, and of refusals, by act and reason. */
  readonly done = new Map<string, number>();
  readonly refused = new Map<string, number>();

  count(act: string, reason: string | null): void {
    const [into, key] = reason === null ? [this.done, act] : [this.refused, `${act}: ${reason}`];
    into.set(key, (into.get(key) ?? 0) + 1);
  }
}
