import type { Bill } from '@bhoj/domain/billing/bill/bill';
import type { Payment, Seller } from '@bhoj/domain/billing/documents/invoice';
import type { Particulars } from '@bhoj/domain/billing/shape/particulars.schema';
import type { Language, OtherLanguage } from '@bhoj/domain/catalogue/languages';
import type { BillWords } from '../../messages/shared/bill/en.ts';

/** The facts on a bill, an invoice or a note. Without a number it is an estimate. */
export interface BillDocument {
  readonly bill: Bill;
  readonly number?: string | undefined;
  /** Epoch ms. */
  readonly issuedAt?: number | undefined;
  /** The table or room, in words. */
  readonly place?: string | undefined;
  readonly seller?: Partial<Seller> | undefined;
  /** Its service accounting code. */
  readonly sac?: string | undefined;
  readonly customerName?: string | null | undefined;
  /** The buyer; missing on an estimate. */
  readonly particulars?: Particulars | undefined;
  readonly payments?: readonly Payment[] | undefined;
  /** The owner voided it; its number stays. */
  readonly isVoid?: boolean | undefined;
  /** Present on a credit note, which credits portions or an amount of an invoice. */
  readonly credit?: CreditFacts | undefined;
  /** Present on a debit note, which charges the amount that a line of an invoice was charged too little. */
  readonly debit?: NoteFacts | undefined;
}

interface NoteFacts {
  readonly invoiceNumber: string;
  /** Epoch ms. */
  readonly invoiceIssuedAt: number;
  readonly reason: string;
}

interface CreditFacts extends NoteFacts {
  readonly refund: Pick<Payment, 'method' | 'name' | 'amountPaise'>;
  /** True when it came too late to give tax back. */
  readonly isTaxKept: boolean;
}

/** The reader's words, and the language of the second names. */
export interface BillReader {
  readonly words: BillWords;
  readonly language?: Language;
  readonly secondLanguage?: OtherLanguage | null;
}
