import { ZERO, minus, plus, sum } from '../../money/money.ts';
import type { Paise } from '../../money/money.ts';
import { taxableOf } from '../bill/bill.ts';
import { buyerOn } from '../documents/buyer.ts';
import type { Buyer } from '../../customers/buyer.schema.ts';
import type { DocumentKind } from '../shape/document-kind.ts';
import type { CreditNote } from '../corrections/credit-note.ts';
import type { DebitNote } from '../corrections/debit-note.ts';
import { declaredOf } from '../settle/handing-over.ts';
import type { Order } from '../../orders/shape/order.schema.ts';
import type { Invoice } from '../documents/invoice.ts';

/** The amounts of one document for a GST return, in paise: negative on a credit note, zero on a void document. */
export interface RegisterAmounts {
  /** Taxable value and tax by rate (basis points), without rate 0. */
  readonly byRate: ReadonlyMap<number, { taxablePaise: Paise; cgstPaise: Paise; sgstPaise: Paise }>;
  /** Exempt dishes of a seller under the usual scheme, on any document: GSTR-3B 3.1(c). */
  readonly exemptPaise: Paise;
  /** Sales of a seller who charges no GST: a plain bill, or a Bill of Supply under the composition scheme. */
  readonly untaxedPaise: Paise;
  /** Liquor, outside GST; it bears the state's VAT. */
  readonly liquorPaise: Paise;
  readonly vatPaise: Paise;
  /** Orders that an aggregator bills. The aggregator pays their tax, so no total includes them. */
  readonly operatorPaise: Paise;
  /** The discount on the documents. The values above do not include it. */
  readonly discountPaise: Paise;
  readonly roundOffPaise: Paise;
  readonly totalPaise: Paise;
}

export interface RegisterRow {
  readonly number: string;
  readonly issuedAt: number;
  readonly kind: DocumentKind | 'credit-note' | 'debit-note' | 'aggregator';
  /** The guest's name, or the operator's name for an aggregator's order. */
  readonly customerName: string | null;
  /** The buyer that the document names, or null. A buyer with a GSTIN makes it a sale between businesses. */
  readonly buyer: Buyer | null;
  readonly isVoid: boolean;
  /** The invoice that a note corrects. */
  readonly creditedNumber: string | null;
  /** The id of the cash session that its money moved in; null without one. */
  readonly cashSession: string | null;
  readonly amounts: RegisterAmounts;
}

/** All documents of a period in the form in which an accountant files them. */
export interface Register {
  /** The rates that occur, without 0, lowest first. */
  readonly rates: readonly number[];
  /** Ordered by time of issue. */
  readonly rows: readonly RegisterRow[];
  readonly totalPaise: Paise;
}

const NOTHING: RegisterAmounts = {
  byRate: new Map(),
  exemptPaise: ZERO,
  untaxedPaise: ZERO,
  liquorPaise: ZERO,
  vatPaise: ZERO,
  operatorPaise: ZERO,
  discountPaise: ZERO,
  roundOffPaise: ZERO,
  totalPaise: ZERO,
};

function amountsOf({ bill, seller }: Pick<Invoice, 'bill' | 'seller'>): RegisterAmounts {
  const liquorPaise = sum(bill.vat.map(({ taxablePaise }) => taxablePaise));
  const taxed = sum(bill.taxes.flatMap((rate) => (rate.taxBp > 0 ? [rate.taxablePaise] : [])));
  const isUsual = bill.kind !== 'bill' && !seller.composition;
  const others = minus(taxableOf(bill), plus(taxed, liquorPaise));
  return {
    byRate: new Map(bill.taxes.filter(({ taxBp }) => taxBp > 0).map(({ taxBp, ...rate }) => [taxBp, rate])),
    exemptPaise: isUsual ? others : ZERO,
    untaxedPaise: isUsual ? ZERO : others,
    liquorPaise,
    vatPaise: sum(bill.vat.map(({ vatPaise }) => vatPaise)),
    operatorPaise: ZERO,
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
  operatorPaise: negative(a.operatorPaise),
  discountPaise: negative(a.discountPaise),
  roundOffPaise: negative(a.roundOffPaise),
  totalPaise: negative(a.totalPaise),
});

/** Returns the row of an aggregator's order under the operator's number; no row before the order is handed over. */
function operatorRows(order: Order): RegisterRow[] {
  const declared = declaredOf(order);
  if (declared === null || order.aggregator === null || order.closedAt === null) return [];
  return [
    {
      number: order.aggregator.number,
      issuedAt: order.closedAt,
      kind: 'aggregator',
      customerName: declared.operator,
      buyer: null,
      isVoid: false,
      creditedNumber: null,
      cashSession: null,
      amounts: { ...NOTHING, operatorPaise: declared.valuePaise },
    },
  ];
}

/**
 * Lists every document of a period once: invoices and bills, void ones with zero amounts, credit notes with negative
 * and debit notes with their own amounts; and the orders that aggregators bill, with their values. So each column adds
 * up to the figure for the return. `voided` holds invoice numbers.
 */
export function registerOf(documents: {
  invoices: readonly Invoice[];
  voided: ReadonlySet<string>;
  creditNotes: readonly CreditNote[];
  debitNotes?: readonly DebitNote[];
  /** Orders of aggregators that ended in the period. */
  operatorOrders?: readonly Order[];
}): Register {
  const sold = documents.invoices.map((invoice): RegisterRow => {
    const { number, issuedAt, customerName, bill } = invoice;
    const isVoid = documents.voided.has(number);
    const amounts = isVoid ? NOTHING : amountsOf(invoice);
    const buyer = buyerOn(invoice);
    const [kind, cashSession] = [bill.kind, invoice.cashSession ?? null];
    return {
      number,
      issuedAt,
      kind,
      customerName,
      buyer,
      isVoid,
      creditedNumber: null,
      cashSession,
      amounts,
    };
  });
  const noteRow = (note: CreditNote | DebitNote, kind: 'credit-note' | 'debit-note'): RegisterRow => {
    const { number, issuedAt, customerName, invoiceNumber: creditedNumber } = note;
    const amounts = amountsOf(note);
    return {
      number,
      issuedAt,
      kind,
      customerName,
      buyer: buyerOn(note),
      isVoid: false,
      creditedNumber,
      cashSession: note.cashSession ?? null,
      amounts: kind === 'credit-note' ? negated(amounts) : amounts,
    };
  };
  const credited = documents.creditNotes.map((note) => noteRow(note, 'credit-note'));
  const debited = (documents.debitNotes ?? []).map((note) => noteRow(note, 'debit-note'));
  const operators = (documents.operatorOrders ?? []).flatMap(operatorRows);
  const rows = [...sold, ...credited, ...debited, ...operators].toSorted((a, b) => a.issuedAt - b.issuedAt);
  const rates = new Set(rows.flatMap(({ amounts }) => [...amounts.byRate.keys()]));
  return {
    rates: [...rates].toSorted((a, b) => a - b),
    rows,
    totalPaise: sum(rows.map(({ amounts }) => amounts.totalPaise)),
  };
}
