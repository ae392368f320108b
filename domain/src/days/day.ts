import { ZERO, minus, plus, sum, times } from '../money/money.ts';
import { complimentaryOf, taxOf, taxableOf } from '../billing/bill/bill.ts';
import { DISH_PACKING_NAME } from '../billing/bill/extra-names.ts';
import { buyerOn } from '../billing/documents/buyer.ts';
import { withBuyer } from '../billing/records/buyer-sums.ts';
import { creditedRoundOffOf } from './day-sums.ts';
import { isBusiness } from '../customers/buyer.ts';
import { tenderKey } from '../billing/shape/invoice.schema.ts';
import { NOTHING_COUNTED as NONE } from './counted.schema.ts';
import { withDishes } from './day-dishes.ts';
import { emptyDay } from './day.schema.ts';
import { withHour } from './hours.ts';
import { hourKeyOf, operationsWith } from './operations.ts';
import { withDocument, withNumber } from '../billing/records/values.ts';
import type { CreditNote } from '../billing/corrections/credit-note.ts';
import type { DebitNote } from '../billing/corrections/debit-note.ts';
import type { HandedOver } from '../billing/settle/handing-over.ts';
import type { Invoice, Payment, Tender } from '../billing/documents/invoice.ts';
import type { ReturnedPart } from '../billing/shape/order-money.schema.ts';
import type { Paise } from '../money/money.ts';
import type { Cancellation } from '../orders/acts/cancellations.ts';
import type { Day, Taxes } from './day.schema.ts';

const taxesOf = ({ taxes, vat }: Invoice['bill']): Taxes => ({
  gstPaise: sum(taxes.flatMap(({ cgstPaise, sgstPaise }) => [cgstPaise, sgstPaise])),
  vatPaise: sum(vat.map(({ vatPaise }) => vatPaise)),
});

const addedTaxes = (known: Taxes, bill: Invoice['bill'], by: 1 | -1): Taxes => {
  const of = taxesOf(bill);
  return {
    gstPaise: plus(known.gstPaise, times(of.gstPaise, by)),
    vatPaise: plus(known.vatPaise, times(of.vatPaise, by)),
  };
};

/** Leaves out a sum of zero, so that a day with only void bills equals an empty day. */
function added(into: Readonly<Record<string, Paise>>, key: string, amount: Paise): Record<string, Paise> {
  const known = Object.hasOwn(into, key) ? into[key] : undefined;
  const { [key]: _, ...others } = into;
  const total = plus(known ?? ZERO, amount);
  return total === 0 ? others : Object.fromEntries([...Object.entries(others), [key, total]]);
}

/** How many methods of payment by name (vouchers) a day tells apart. The names beyond them count as `other`. */
export const MOST_TENDERS_OF_DAY = 40;

const NAMELESS = tenderKey({ method: 'other', name: '' });

/** Adds an amount under its method of payment. Once `other` has an amount, no name gets a new entry. */
function addedTender(
  into: Readonly<Record<string, Paise>>,
  tender: Tender,
  amount: Paise,
): Record<string, Paise> {
  const key = tenderKey(tender);
  const isFull = Object.keys(into).length >= MOST_TENDERS_OF_DAY || Object.hasOwn(into, NAMELESS);
  return added(
    into,
    tender.method === 'other' && isFull && !Object.hasOwn(into, key) ? NAMELESS : key,
    amount,
  );
}

/** How many corrected bills a day names. Beyond them it forgets the earliest numbers; no sum is made of them. */
export const MOST_CORRECTED_OF_DAY = 2_000;

function corrected(day: Day, number: string, as: 'void' | 'credited'): Pick<Day, 'corrected'> {
  const all = Object.entries({ ...day.corrected, [number]: as });
  if (all.length <= MOST_CORRECTED_OF_DAY) return { corrected: Object.fromEntries(all) };
  const latest = all.toSorted(([a], [b]) => (a < b ? 1 : -1)).slice(0, MOST_CORRECTED_OF_DAY);
  return { corrected: Object.fromEntries(latest) };
}

const counted = ({ count, totalPaise }: Day['voids'], by: 1 | -1, amount: Paise): Day['voids'] => ({
  count: count + by,
  totalPaise: plus(totalPaise, times(amount, by)),
});

const complimentaryPortionsOf = ({ lines }: Invoice['bill']): number =>
  lines
    .filter(
      ({ complimentary, itemId, name }) => complimentary && (itemId !== null || name !== DISH_PACKING_NAME),
    )
    .reduce((portions, { quantity }) => portions + quantity, 0);

/** Returns the day with a document added (`by` 1) or subtracted (`by` -1). */
function tally(day: Day, invoice: Invoice, by: 1 | -1): Day {
  const { bill, payments, upiDeclaredPaise } = invoice;
  const signed = (amount: Paise) => times(amount, by);
  const byMethods = (into: Record<string, Paise>, of: (payment: Invoice['payments'][number]) => Paise) =>
    payments.reduce((methods, payment) => addedTender(methods, payment, signed(of(payment))), into);
  return {
    ...day,
    bills: day.bills + by,
    guests: day.guests + by * invoice.guests,
    subtotalPaise: plus(day.subtotalPaise, signed(plus(taxableOf(bill), bill.discountPaise))),
    discountPaise: plus(day.discountPaise, signed(bill.discountPaise)),
    taxPaise: plus(day.taxPaise, signed(taxOf(bill))),
    taxes: addedTaxes(day.taxes, bill, by),
    roundOffPaise: plus(day.roundOffPaise, signed(bill.roundOffPaise)),
    totalPaise: plus(day.totalPaise, signed(bill.totalPaise)),
    byMethod: byMethods(day.byMethod, (payment) => payment.amountPaise),
    tipsByMethod: byMethods(day.tipsByMethod, (payment) => payment.tipPaise),
    // It counts how often figures changed, so that a void takes nothing back.
    paymentsCorrected: day.paymentsCorrected + (by === 1 ? (invoice.paymentsCorrected?.length ?? 0) : 0),
    byType: added(day.byType, invoice.orderType, signed(bill.totalPaise)),
    byHour: added(day.byHour, hourKeyOf(invoice.issuedAt), signed(bill.totalPaise)),
    byDish: withDishes(day.byDish, bill, by),
    byBuyer: withBuyer(day.byBuyer, invoice, 'billedPaise', by),
    operations: operationsWith(day.operations, invoice, by),
    values: { ...day.values, billed: withDocument(day.values.billed, invoice, by) },
    numbers: by === 1 ? withNumber(day.numbers, invoice.number) : day.numbers,
    ...withHour(day, invoice.issuedAt, {
      billedPaise: signed(taxableOf(bill)),
      correctedPaise: ZERO,
      taxPaise: signed(taxOf(bill)),
    }),
    upiDeclarations:
      upiDeclaredPaise === 0 ? day.upiDeclarations : counted(day.upiDeclarations, by, upiDeclaredPaise),
    complimentary: {
      count: day.complimentary.count + by * complimentaryPortionsOf(bill),
      totalPaise: plus(day.complimentary.totalPaise, signed(complimentaryOf(bill))),
    },
    business: isBusiness(buyerOn(invoice)) ? counted(day.business, by, bill.totalPaise) : day.business,
  };
}

export const countInvoice = (day: Day, invoice: Invoice): Day => tally(day, invoice, 1);

/** Returns the day after the method of a payment on one of its documents was put right. */
export function countPaymentCorrected(day: Day, before: Invoice, after: Invoice): Day {
  const byMethods = (into: Record<string, Paise>, of: (payment: Payment) => Paise): Record<string, Paise> => {
    const without = before.payments.reduce((all, one) => addedTender(all, one, times(of(one), -1)), into);
    return after.payments.reduce((all, one) => addedTender(all, one, of(one)), without);
  };
  return {
    ...day,
    byMethod: byMethods(day.byMethod, ({ amountPaise }) => amountPaise),
    tipsByMethod: byMethods(day.tipsByMethod, ({ tipPaise }) => tipPaise),
    paymentsCorrected: day.paymentsCorrected + 1,
  };
}

/** Returns the day after one of its documents was declared void. */
export const countVoid = (day: Day, invoice: Invoice): Day => ({
  ...tally(day, invoice, -1),
  voids: counted(day.voids, 1, invoice.bill.totalPaise),
  ...corrected(day, invoice.number, 'void'),
});

/** Returns the day with one more credit note that was issued on it. */
export const countCreditNote = (
  day: Day,
  note: Pick<
    CreditNote,
    'bill' | 'refund' | 'seller' | 'issuedAt' | 'number' | 'invoiceNumber' | 'particulars'
  >,
): Day => {
  const { bill, refund, issuedAt, invoiceNumber } = note;
  return {
    ...day,
    values: { ...day.values, credited: withDocument(day.values.credited, note, 1) },
    byBuyer: withBuyer(day.byBuyer, note, 'creditedPaise', 1),
    numbers: withNumber(day.numbers, note.number),
    ...withHour(day, issuedAt, {
      billedPaise: ZERO,
      correctedPaise: times(taxableOf(bill), -1),
      taxPaise: times(taxOf(bill), -1),
    }),
    ...corrected(day, invoiceNumber, 'credited'),
    credits: {
      ...counted(day.credits, 1, bill.totalPaise),
      taxPaise: plus(day.credits.taxPaise, taxOf(bill)),
      taxes: addedTaxes(day.credits.taxes, bill, 1),
      ...creditedRoundOffOf(plus(day.credits.roundOffPaise ?? ZERO, bill.roundOffPaise)),
    },
    refundsByMethod: addedTender(day.refundsByMethod, refund, bill.totalPaise),
  };
};

/** Returns the day with one more debit note that was issued on it. */
export function countDebitNote(
  day: Day,
  note: Pick<DebitNote, 'bill' | 'payment' | 'seller' | 'issuedAt' | 'number' | 'particulars'>,
): Day {
  const { bill, payment, issuedAt } = note;
  const { taxPaise, taxes, byMethod } = day.debits;
  const of = taxesOf(bill);
  return {
    ...day,
    ...withHour(day, issuedAt, {
      billedPaise: ZERO,
      correctedPaise: minus(bill.totalPaise, taxOf(bill)),
      taxPaise: taxOf(bill),
    }),
    values: { ...day.values, debited: withDocument(day.values.debited, note, 1) },
    byBuyer: withBuyer(day.byBuyer, note, 'debitedPaise', 1),
    numbers: withNumber(day.numbers, note.number),
    debits: {
      ...counted(day.debits, 1, bill.totalPaise),
      taxPaise: plus(taxPaise, taxOf(bill)),
      taxes: { gstPaise: plus(taxes.gstPaise, of.gstPaise), vatPaise: plus(taxes.vatPaise, of.vatPaise) },
      byMethod: addedTender(byMethod, payment, bill.totalPaise),
    },
  };
}

/** Returns the day with one more part payment that was given back. */
export const countReturn = (day: Day, { amountPaise, taken, given }: ReturnedPart): Day => ({
  ...day,
  partReturns: {
    count: day.partReturns.count + 1,
    takenByMethod: addedTender(day.partReturns.takenByMethod, taken, amountPaise),
    givenByMethod: addedTender(day.partReturns.givenByMethod, given, amountPaise),
  },
});

/** Returns the day with one more aggregator order that was handed over, or with the correction of one. */
export function countHandOver(day: Day, { operator, valuePaise, isCorrection }: HandedOver): Day {
  const known = Object.hasOwn(day.byOperator, operator) ? day.byOperator[operator] : undefined;
  const { count, totalPaise } = counted(known ?? NONE, 1, valuePaise);
  const orders = isCorrection === true ? count - 1 : count;
  return { ...day, byOperator: { ...day.byOperator, [operator]: { count: orders, totalPaise } } };
}

/** Returns the day with one more cancelled line. */
export const countCancelled = (day: Day, { amountPaise }: Pick<Cancellation, 'amountPaise'>): Day => ({
  ...day,
  operations: { ...day.operations, cancelled: counted(day.operations.cancelled, 1, amountPaise) },
});

/**
 * Computes a day from its documents. The stored day must equal it, except for the costs and categories of dishes, which
 * only the stored day knows. `voided` holds numbers of invoices.
 */
export function dayOf(
  day: string,
  documents: {
    invoices: readonly Invoice[];
    voided: ReadonlySet<string>;
    creditNotes: readonly CreditNote[];
    debitNotes?: readonly DebitNote[];
    /** Part payments of all its orders that were given back. */
    returned?: readonly ReturnedPart[];
    /** Aggregator orders that were handed over. */
    handedOver?: readonly HandedOver[];
    /** Cancelled lines of all its orders. */
    cancelled?: readonly Cancellation[];
  },
): Day {
  const own = documents.invoices.filter(({ businessDay }) => businessDay === day);
  const sold = own.reduce(countInvoice, emptyDay(day));
  const standing = own.filter(({ number }) => documents.voided.has(number)).reduce(countVoid, sold);
  const credited = documents.creditNotes
    .filter(({ businessDay }) => businessDay === day)
    .reduce(countCreditNote, standing);
  const debited = (documents.debitNotes ?? [])
    .filter(({ businessDay }) => businessDay === day)
    .reduce(countDebitNote, credited);
  const returned = (documents.returned ?? [])
    .filter(({ businessDay }) => businessDay === day)
    .reduce(countReturn, debited);
  const handed = (documents.handedOver ?? [])
    .filter((one) => one.day === day)
    .reduce(countHandOver, returned);
  return (documents.cancelled ?? []).filter((one) => one.day === day).reduce(countCancelled, handed);
}
