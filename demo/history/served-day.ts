import type { Account } from '@bhoj/domain/billing/shape/account';
import type { CreditNote } from '@bhoj/domain/billing/corrections/credit-note';
import type { Invoice } from '@bhoj/domain/billing/documents/invoice';
import type { Void } from '@bhoj/domain/billing/documents/void';
import type { Day } from '@bhoj/domain/days/day.schema';
import type { Party } from './party.ts';

/** The owner's corrections of a day's bills, by the id of the invoice and of the note. */
export interface Corrections {
  readonly voids: ReadonlyMap<string, Void>;
  readonly creditNotes: ReadonlyMap<string, CreditNote>;
}

export interface SettledOrder {
  readonly party: Party;
  readonly account: Account;
  readonly invoiceId: string;
  readonly invoice: Invoice;
}

/** A served business day: settled orders in the order of their bills, and their corrections. */
export interface ServedDay extends Corrections {
  readonly settled: readonly SettledOrder[];
  readonly rollUp: Day;
  /** The last KOT number used. */
  readonly lastKot: number;
}

/** The last number of each series. */
export type InvoiceCounters = Map<string, number>;
