/** Self-invoices and payment vouchers: the tax that the restaurant owes instead of its supplier (P-REVERSE). */
import { sellerOf } from '../billing/documents/seller-of.ts';
import type { Issuer } from '../billing/documents/seller-of.ts';
import { allSeries, assertNumberLeft, invoiceNumber } from '../billing/documents/series.ts';
import { Refusal } from '../catalogue/reasons.ts';
import type { Expense, ReverseCharge } from '../expenses/expense.schema.ts';
import { basisPoints, halfRateOf, rateOf, ZERO } from '../money/money.ts';
import type { Paise } from '../money/money.ts';
import type { Restaurant } from '../restaurant/restaurant.schema.ts';
import type { SeriesOf } from '../restaurant/settings.schema.ts';
import { specifiedPremisesRateAt } from '../statute/gst.ts';
import { DAYS_OF_GRACE, REVERSE_CODES, reverseLawOn } from '../statute/reverse-charge.ts';
import { DAY, dateOf, financialYearOf, startOf } from '../time/ist.ts';
import type { IsoDate } from '../time/ist.ts';
import { selfInvoiceTaxOf } from './self-invoice-tax.ts';
import { MOST_VOID_VOUCHERS } from './self-invoice.schema.ts';
import type { PaymentVoucher, RegisteredSupplier, SelfInvoice, Supplier } from './self-invoice.schema.ts';

/** Who declared a document void, when and why. */
type Voided = NonNullable<SelfInvoice['voided']>;

/** The restaurant as the recipient of a supply. */
export type Recipient = Issuer & Pick<Restaurant, 'taxSettings'>;

/** The series of self-invoices, the first that numbers nothing else. A series has one counter, so no number stands twice. */
const SERIES = ['SI', 'SJ', 'SK', 'SL', 'SM', 'SN'] as const;
export const selfInvoiceSeries = (of: SeriesOf): string =>
  SERIES.find((series) => !allSeries(of).includes(series)) ?? 'SI';

/**
 * True where the restaurant claims back the tax that it pays: at specified premises, not at 5 % and not under the composition
 * scheme (P-LAW-35).
 */
export const takesCreditOf = ({ composition, taxSettings }: Recipient, at: number): boolean =>
  !composition && taxSettings.enabled && basisPoints(taxSettings.percentage) === specifiedPremisesRateAt(at);

/** The day on which the tax of a self-invoice falls due: the day it is made, or of an earlier payment. */
export const taxDayOf = ({ day, method }: Pick<Expense, 'day' | 'method'>, at: number): string => {
  const today = dateOf(at);
  return method !== null && day < today ? day : today;
};

/** The series of payment vouchers, the first that numbers nothing else. */
const VOUCHER_SERIES = ['PV', 'PW', 'PX', 'PY', 'PZ', 'PU'] as const;
export const paymentVoucherSeries = (of: SeriesOf): string =>
  VOUCHER_SERIES.find((series) => !allSeries(of).includes(series)) ?? 'PV';

/**
 * Returns value and tax of a supply: two halves within the State, and IGST when the supplier is in another State. The place of
 * supply is the restaurant's State for all kinds (IGST Act s. 12(2), (3), (8)), so only the supplier's State decides. Each amount
 * is rounded once.
 */
export function taxOnSupply(
  valuePaise: Paise,
  rateBp: number,
  is: { readonly recipient: Pick<Recipient, 'gstin'>; readonly supplier: Pick<Supplier, 'stateCode'> },
): Pick<SelfInvoice, 'cgstPaise' | 'sgstPaise' | 'igstPaise'> {
  const own = is.recipient.gstin.slice(0, 2);
  if ((is.supplier.stateCode ?? own) !== own)
    return { cgstPaise: ZERO, sgstPaise: ZERO, igstPaise: rateOf(valuePaise, rateBp) };
  const half = halfRateOf(valuePaise, rateBp);
  return { cgstPaise: half, sgstPaise: half };
}

/**
 * For one expense: the tax that the restaurant owes, the person who entered it, and the time from which it is owed.
 */
export interface Owing extends Pick<SelfInvoice, 'expenseId' | 'kind' | 'by'> {
  readonly at: number;
  /** True where the return of the day on which the tax fell due is marked filed, and so cannot take it. */
  readonly isFiled: boolean;
}

export interface Issuing extends Owing {
  readonly supplier: Supplier;
  readonly sequence: number;
}

/** The number and date of a supplier's own invoice. */
export interface SuppliersPaper {
  readonly number: string;
  readonly date: IsoDate;
}

export interface Entering extends Owing {
  readonly supplier: RegisteredSupplier;
  readonly paper: SuppliersPaper;
}

/** What was supplied: the items of an expense, or its categories, and its note. */
const whatOf = ({ parts, description }: Expense): string =>
  [...parts.map(({ category, item }) => (item === '' ? category : item)), description]
    .filter((text) => text !== '')
    .join(', ')
    .slice(0, 200);

/** Throws where an expense can have no self-invoice, with the reason. */
function assertMay({ amountPaise, gstPaise, reverseCharge }: Expense, recipient: Recipient): void {
  const missing = (['gstin', 'legalName', 'address'] as const).filter((field) => recipient[field] === '');
  if (missing.length > 0) throw new Refusal('legal-details-missing', { fields: missing });
  if (reverseCharge !== undefined) throw new Refusal('changed-meanwhile');
  // A supplier who charged GST has a GSTIN.
  if (gstPaise > 0 || amountPaise === 0) throw new Refusal('invalid-input', { fields: ['expenseId'] });
}

/**
 * Returns a self-invoice without its number: the tax comes on top of the amount, because the supplier charged none.
 * Each half is rounded once. Throws as `issueSelfInvoice` says.
 */
function owed(
  recipient: Recipient,
  expense: Expense,
  { taxOn, supplier, ...i }: Owing & Pick<SelfInvoice, 'taxOn' | 'supplier'>,
): Omit<SelfInvoice, 'number' | 'months'> & { readonly declaredMonth: string } {
  assertMay(expense, recipient);
  const { expenseId, kind, by, at } = i;
  const law = reverseLawOn(kind, taxOn, recipient.composition);
  if (law === null || (supplier.gstin !== undefined && !law.ofRegistered))
    throw new Refusal('invalid-input', { fields: ['kind'] });
  const issuedIn = dateOf(at).slice(0, 7);
  const isLate = i.isFiled && !taxOn.startsWith(issuedIn);
  return {
    issuedAt: at,
    by,
    expenseId,
    kind,
    supplier,
    what: whatOf(expense),
    code: REVERSE_CODES[kind],
    recipient: sellerOf(recipient),
    taxOn,
    valuePaise: expense.amountPaise,
    taxBp: law.rateBp,
    ...taxOnSupply(expense.amountPaise, law.rateBp, { recipient, supplier }),
    takesCredit: takesCreditOf(recipient, at),
    ...(isLate && { declaredIn: issuedIn }),
    voided: null,
    declaredMonth: isLate ? issuedIn : taxOn.slice(0, 7),
  };
}

/** Returns the self-invoice of an expense. Throws as `issueSelfInvoice` says. */
export function newSelfInvoice(recipient: Recipient, expense: Expense, i: Issuing): SelfInvoice {
  const { sequence, at } = i;
  const { declaredMonth, ...rest } = owed(recipient, expense, { ...i, taxOn: taxDayOf(expense, at) });
  const series = selfInvoiceSeries(recipient);
  assertNumberLeft(series, sequence, recipient);
  const financialYear = financialYearOf(at);
  const number = invoiceNumber(series, financialYear, sequence);
  const months = [...new Set([declaredMonth, dateOf(at).slice(0, 7)])];
  return { number, financialYear, sequence, ...rest, months };
}

/**
 * Returns the day on which the tax of a registered supplier's invoice falls due: that of the payment, and at the latest the day
 * after the sixtieth from the invoice's date (CGST Act s. 13(3)). The day may be in the future.
 */
export function taxDayOfPaper(expense: Pick<Expense, 'day' | 'method'>, date: IsoDate, at: number): IsoDate {
  const latest = dateOf(startOf(date) + (DAYS_OF_GRACE + 1) * DAY);
  if (expense.method === null) return latest;
  const paidOn = taxDayOf(expense, at);
  return paidOn < latest ? paidOn : latest;
}

/**
 * Returns the invoice of a registered supplier for an expense. It is in no series of the restaurant, and only its tax is in a return.
 * Throws as `enterSupplierInvoice` says.
 */
export function newSupplierInvoice(recipient: Recipient, expense: Expense, i: Entering): SelfInvoice {
  const { paper, at } = i;
  const { name, address, gstin } = i.supplier;
  const today = dateOf(at);
  if (paper.date > today) throw new Refusal('invalid-input', { fields: ['paper.date'] });
  if (gstin === recipient.gstin) throw new Refusal('invalid-input', { fields: ['supplier.gstin'] });
  const taxOn = taxDayOfPaper(expense, paper.date, at);
  if (taxOn > today) throw new Refusal('invalid-input', { fields: ['expenseId'] });
  const supplier = { name, address, gstin, stateCode: gstin.slice(0, 2) };
  const { declaredMonth, ...rest } = owed(recipient, expense, { ...i, taxOn, supplier });
  return { number: paper.number, invoicedOn: paper.date, ...rest, months: [declaredMonth] };
}

/** The fields of its invoice that the expense keeps. */
export const reverseChargeOf = (selfInvoiceId: string, made: SelfInvoice): ReverseCharge => ({
  selfInvoiceId,
  number: made.number,
  taxOn: made.taxOn,
  taxPaise: selfInvoiceTaxOf(made),
  ...(made.invoicedOn !== undefined && { invoicedOn: made.invoicedOn }),
});

export interface Paying extends Pick<PaymentVoucher, 'by' | 'sequence'> {
  readonly at: number;
  readonly series: SeriesOf;
}

/**
 * Returns a self-invoice with the voucher of its payment. Throws `changed-meanwhile` where it is void, its expense is not paid,
 * or the expense names another self-invoice.
 */
export function withPaymentVoucher(
  known: SelfInvoice,
  { day, method, reverseCharge }: Pick<Expense, 'day' | 'method' | 'reverseCharge'>,
  { by, sequence, at, series: all }: Paying,
): SelfInvoice {
  if (known.voided !== null || method === null || reverseCharge?.number !== known.number)
    throw new Refusal('changed-meanwhile');
  const series = paymentVoucherSeries(all);
  assertNumberLeft(series, sequence, all);
  const financialYear = financialYearOf(at);
  const number = invoiceNumber(series, financialYear, sequence);
  return {
    ...known,
    months: [...new Set([...known.months, dateOf(at).slice(0, 7)])],
    voucher: { number, financialYear, sequence, issuedAt: at, by, paidOn: day, method },
  };
}

/**
 * Returns a self-invoice after its payment voucher was declared void, by number; the same one where that voucher is void already.
 * Throws `changed-meanwhile` where the self-invoice is void, for a number that it does not have, and for one void voucher more than
 * it can keep.
 */
export function withVoidVoucher(known: SelfInvoice, number: string, voided: Voided): SelfInvoice {
  const { voucher, voidVouchers = [], ...rest } = known;
  if (voidVouchers.some((one) => one.number === number)) return known;
  if (known.voided !== null || voucher?.number !== number || voidVouchers.length === MOST_VOID_VOUCHERS)
    throw new Refusal('changed-meanwhile');
  return { ...rest, voidVouchers: [...voidVouchers, { ...voucher, voided }] };
}

/** Returns a self-invoice after it was declared void; the same one where it is void already. */
export const voidedSelfInvoice = (known: SelfInvoice, voided: Voided): SelfInvoice =>
  known.voided === null ? { ...known, voided } : known;
