import type { Bill } from '@bhoj/domain/billing/bill/bill';
import type { Payment, Seller } from '@bhoj/domain/billing/documents/invoice';
import type { Particulars } from '@bhoj/domain/billing/shape/particulars.schema';
import type { Language, OtherLanguage } from '@bhoj/domain/catalogue/languages';
import type { BillWords } from '../../messages/shared/en/bill.ts';

/** The facts that a bill, an invoice or a note shows. Without a number it is labelled as an estimate. */
export interface BillDocument {
  readonly bill: Bill;
  readonly number?: string | undefined;
  /** Epoch ms. */
  readonly issuedAt?: number | undefined;
  /** The table or room, in words. */
  readonly place?: string | undefined;
  readonly seller?: Partial<Seller> | undefined;
  /** The service code that it bears. */
  readonly sac?: string | undefined;
  readonly customerName?: string | null | undefined;
  /** To whom it is made out; missing or null on a document from before it could say so. */
  readonly particulars?: Particulars | undefined;
  readonly payments?: readonly Payment[] | undefined;
  /** The owner voided it; its number stays. */
  readonly isVoid?: boolean | undefined;
  /** Present on a credit note, which takes back portions of an invoice. */
  readonly credit?: CreditFacts | undefined;
  /** Present on a debit note, which charges what a line of an invoice had too little. */
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
  /** It came too late to give tax back. */
  readonly isTaxKept: boolean;
}

/** How a document is read: the words of a language, and the language of the second names. */
export interface BillReader {
  readonly words: BillWords;
  readonly language?: Language;
  readonly secondLanguage?: OtherLanguage | null;
}
