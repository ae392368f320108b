import { ZERO, minus, plus, sum } from '../money/money.ts';
import type { Paise } from '../money/money.ts';
import type { Bill, DocumentKind } from './bill.ts';
import type { CreditNote } from './credit-note.ts';
import type { Invoice } from './invoice.ts';

/** What a GST return asks of a document, in paise; below zero on a credit note, nothing on a void document. */
export interface RegisterAmounts {
  /** Taxable value and tax by rate (basis points); the rates above zero only. */
  readonly byRate: ReadonlyMap<number, { taxablePaise: Paise; cgstPaise: Paise; sgstPaise: Paise }>;
  readonly exemptPaise: Paise;
  /** Sold on a document that charges no GST: a plain bill, a Bill of Supply. */
  readonly untaxedPaise: Paise;
  /** Outside GST, with the state's VAT. */
  readonly liquorPaise: Paise;
  readonly vatPaise: Paise;
  /** Off the values above already. */
  readonly discountPaise: Paise;
  readonly roundOffPaise: Paise;
  readonly totalPaise: Paise;
}

export interface RegisterRow {
  readonly number: string;
  readonly issuedAt: number;
  readonly kind: DocumentKind | 'credit-note';
  readonly customerName: string | null;
  readonly isVoid: boolean;
  /** The invoice that a credit note credits. */
  readonly creditedNumber: string | null;
  readonly amounts: RegisterAmounts;
}

/** The documents of a period, as an accountant files them. */
export interface Register {
  /** The rates above zero that occur, lowest first. */
  readonly rates: readonly number[];
  /** In the order of issue. */
  readonly rows: readonly RegisterRow[];
  readonly totalPaise: Paise;
}

const NOTHING: RegisterAmounts = {
  byRate: new Map(),
  exemptPaise: ZERO,
  untaxedPaise: ZERO,
  liquorPaise: ZERO,
  vatPaise: ZERO,
  discountPaise: ZERO,
  roundOffPaise: ZERO,
  totalPaise: ZERO,
};

function amountsOf(bill: Bill): RegisterAmounts {
  const liquorPaise = sum(bill.vat.map(({ taxablePaise }) => taxablePaise));
  const taxed = sum(bill.taxes.flatMap((rate) => (rate.taxBp > 0 ? [rate.taxablePaise] : [])));
  const isTaxInvoice = bill.kind === 'tax-invoice';
  const others = minus(minus(bill.subtotalPaise, bill.discountPaise), plus(taxed, liquorPaise));
  return {
    byRate: new Map(bill.taxes.filter(({ taxBp }) => taxBp > 0).map(({ taxBp, ...rate }) => [taxBp, rate])),
    exemptPaise: isTaxInvoice ? others : ZERO,
    untaxedPaise: isTaxInvoice ? ZERO : others,
    liquorPaise,
    vatPaise: sum(bill.vat.map(({ vatPaise }) => vatPaise)),
    discountPaise: bill.discountPaise,
    roundOffPaise: bill.roundOffPaise,
    totalPaise: bill.totalPaise,
  };
}

const negative = (amount: Paise): Paise => minus(ZERO, amount);

const negated = (a: RegisterAmounts): RegisterAmounts => ({
  byRate: new Map(
    [...a.byRate].map(([taxBp, { taxablePaise, cgstPaise, sgstPaise }]) => [
      taxBp,
      {
        taxablePaise: negative(taxablePaise),
        cgstPaise: negative(cgstPaise),
        sgstPaise: negative(sgstPaise),
      },
    ]),
  ),
  exemptPaise: negative(a.exemptPaise),
  untaxedPaise: negative(a.untaxedPaise),
  liquorPaise: negative(a.liquorPaise),
  vatPaise: negative(a.vatPaise),
  discountPaise: negative(a.discountPaise),
  roundOffPaise: negative(a.roundOffPaise),
  totalPaise: negative(a.totalPaise),
});

/**
 * Every document of a period once: invoices and bills, void ones with their number and no amount, credit notes with their
 * own number and amounts below zero. So each column adds up to what the return asks for. `voided` holds numbers.
 */
export function registerOf(documents: {
  invoices: readonly Invoice[];
  voided: ReadonlySet<string>;
  creditNotes: readonly CreditNote[];
}): Register {
  const sold = documents.invoices.map((invoice): RegisterRow => {
    const { number, issuedAt, customerName, bill } = invoice;
    const isVoid = documents.voided.has(number);
    const amounts = isVoid ? NOTHING : amountsOf(bill);
    return { number, issuedAt, kind: bill.kind, customerName, isVoid, creditedNumber: null, amounts };
  });
  const credited = documents.creditNotes.map((note): RegisterRow => {
    const { number, issuedAt, customerName, invoiceNumber: creditedNumber, bill } = note;
    const amounts = negated(amountsOf(bill));
    return { number, issuedAt, kind: 'credit-note', customerName, isVoid: false, creditedNumber, amounts };
  });
  const rows = [...sold, ...credited].toSorted((a, b) => a.issuedAt - b.issuedAt);
  const rates = new Set(rows.flatMap(({ amounts }) => [...amounts.byRate.keys()]));
  return {
    rates: [...rates].toSorted((a, b) => a - b),
    rows,
    totalPaise: sum(rows.map(({ amounts }) => amounts.totalPaise)),
  };
}
