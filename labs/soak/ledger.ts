import type { Payment } from '@bhoj/domain/billing/documents/invoice';
import type { voidBill } from '@bhoj/domain/billing/corrections/corrections.contract';
import type { setDiscount } from '@bhoj/domain/billing/settle/settlement.contract';
import type { Paise } from '@bhoj/domain/money/money';
import type { InputOf } from '@bhoj/domain/kernel/contract';
import type { SlipPayment } from '@bhoj/domain/payroll/shape/slip.schema';
import type { RoundResult, Selection } from '@bhoj/domain/orders/shape/order.schema';
import type { Caller } from './instances.ts';
import { StockLedger } from './stock/stock-ledger.ts';

/** A document in an answer. */
export interface Issued {
  readonly invoiceId: string;
  readonly orderId: string;
  /** The number of portions on each of its lines. */
  readonly portions: readonly number[];
  /** How the first payment was made, and by whom it was taken. */
  readonly paid: Pick<Payment, 'method' | 'name'>;
  readonly by: Caller;
}

/** The act that a captain asked for, by whom, without the ids of requests. */
export type AskedAct = { readonly by: Caller } & (
  | {
      readonly call: 'voidBill';
      readonly input: Pick<InputOf<typeof voidBill>, 'invoiceId' | 'reason' | 'billAgain'>;
    }
  | {
      readonly call: 'setDiscount';
      readonly input: Pick<InputOf<typeof setDiscount>, 'orderId' | 'discount'>;
    }
);

/** The link of a guest's own booking. */
interface OwnLink {
  readonly slug: string;
  readonly bookingId: string;
  readonly key: string;
}

/** Cash that left a till. */
interface PaidOut {
  readonly amountPaise: Paise;
  /** The session that an allowed act named; null where the server chose it, or none. */
  readonly allowedIn: string | null;
}

/**
 * The effects that the answers report. The soak compares them with the stored state, so that nothing is lost or done
 * twice.
 */
export class Ledger {
  /** The dishes of each sent round, by round id. */
  readonly asked = new Map<string, readonly Selection[]>();
  /** The rounds that went to the kitchen: their first answer and their business day, by round id. */
  readonly sent = new Map<string, { readonly answer: RoundResult; readonly day: string }>();
  /** The screen's quote, in paise, for each round that went to the kitchen at once, by round id. */
  readonly quoted = new Map<string, number>();
  /** The paise of each request to settle, by request id. */
  readonly paid = new Map<string, number>();
  readonly issued = new Map<string, Issued>();
  /** The ids of the documents for goods in operators' orders. Whoever hands an order over takes no money for them. */
  readonly goodsBills = new Set<string>();
  readonly voided = new Set<string>();
  /** Bookings with an act taken back, which may have parted them from an order that still names them (P-BOOK-12). */
  readonly parted = new Set<string>();
  /** The questions that were asked, by the id of the approval. */
  readonly approvals = new Map<string, AskedAct>();
  /** The links of bookings that guests made, by booking. */
  readonly links = new Map<string, OwnLink>();
  /** The most seats that each table ever had. */
  readonly seats = new Map<string, number>();
  /** The cash that was answered to be paid out or given in advance, by its movement. */
  readonly paidOut = new Map<string, PaidOut>();
  /** How each person was paid, by person. */
  readonly wages = new Map<string, Pick<SlipPayment, 'method' | 'reference' | 'paidOn'>>();
  readonly stock = new StockLedger();
  /** The number of answered acts, by act, and of refusals, by act and reason. */
  readonly done = new Map<string, number>();
  readonly refused = new Map<string, number>();

  sawSeats(tableId: string, seats: number): void {
    this.seats.set(tableId, Math.max(seats, this.seats.get(tableId) ?? 0));
  }

  count(act: string, reason: string | null): void {
    const [into, key] = reason === null ? [this.done, act] : [this.refused, `${act}: ${reason}`];
    into.set(key, (into.get(key) ?? 0) + 1);
  }
}
