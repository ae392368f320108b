import { z } from 'zod';
import { ZERO, plus, sum, times } from '../money/money.ts';
import { paiseSchema } from '../money/money.schema.ts';
import { timestamp } from '../kernel/timestamp.ts';
import { minuteOfDay } from '../time/ist.ts';
import { complimentaryOf, taxOf, valueOf } from '../billing/bill.ts';
import { buyerOn } from '../billing/buyer.ts';
import { isBusiness } from '../customers/buyer.ts';
import { tenderKey } from '../billing/tender.ts';
import type { BillLine } from '../billing/bill.ts';
import type { CreditNote } from '../billing/credit-note.ts';
import type { DebitNote } from '../billing/debit-note.ts';
import type { HandedOver } from '../billing/handing-over.ts';
import type { Invoice } from '../billing/invoice.ts';
import type { ReturnedPart } from '../billing/order-money.schema.ts';
import type { Paise } from '../money/money.ts';

/** One dish, in one size, sold on a day; without an id when it was billed before ids were kept. */
const dishSchema = z.object({
  itemId: z.string().nullable(),
  variantId: z.string().nullable(),
  name: z.string(),
  quantity: z.int(),
  amountPaise: paiseSchema,
});
const countedSchema = z.object({ count: z.int(), totalPaise: paiseSchema });
const NONE = { count: 0, totalPaise: ZERO };

/** Tax by its kind: GST, and the VAT on liquor. Null of a day that began before they were kept apart. */
const taxesSchema = z.object({ gstPaise: paiseSchema, vatPaise: paiseSchema }).nullable();
type Taxes = z.output<typeof taxesSchema>;
const NO_TAXES: Taxes = { gstPaise: ZERO, vatPaise: ZERO };

/** Amounts by way of paying (`tenderKey`). */
const byTenderSchema = z.record(z.string(), paiseSchema);

/** Debit notes: what they charge, their tax, and how they were paid. */
const debitsSchema = countedSchema.extend({
  taxPaise: paiseSchema,
  taxes: z.object({ gstPaise: paiseSchema, vatPaise: paiseSchema }),
  byMethod: byTenderSchema,
});
const NO_DEBITS = {
  count: 0,
  totalPaise: ZERO,
  taxPaise: ZERO,
  taxes: { gstPaise: ZERO, vatPaise: ZERO },
  byMethod: {},
};

/** What a business day sold: the figures that a closed day keeps, too. */
export const salesSchema = z.object({
  /** The number of documents that are not void. Guests and all amounts down to `byType` are theirs. */
  bills: z.int(),
  guests: z.int(),
  /** Sales before tax, with what was taken off: less `discountPaise` it is the net sales, whether prices include tax or not. */
  subtotalPaise: paiseSchema,
  /** What the documents take off, at the prices on the menu. */
  discountPaise: paiseSchema,
  taxPaise: paiseSchema,
  taxes: taxesSchema,
  roundOffPaise: paiseSchema,
  totalPaise: paiseSchema,
  byMethod: byTenderSchema,
  byType: z.record(z.string(), paiseSchema),
  /** Given on top of the bills; no part of any total. */
  tipsByMethod: byTenderSchema,
  /** What guests said they had paid by UPI; what staff confirmed is `byMethod.upi`. */
  upiDeclarations: countedSchema,
  /** Portions that were given for nothing, at the price on the menu. `subtotalPaise` and `discountPaise` hold it, too. */
  complimentary: countedSchema,
  /** Those of the bills that name a buyer with a GSTIN. Null of a day that began before it was counted. */
  business: countedSchema.nullable(),
  /** Documents that were declared void. They are in none of the figures above. */
  voids: countedSchema,
  /** Credit notes issued on this day, whenever their invoices were; out of no figure above. */
  credits: countedSchema.extend({ taxPaise: paiseSchema, taxes: taxesSchema }),
  refundsByMethod: byTenderSchema,
  /** Debit notes issued on this day, whenever their invoices were; in no figure above. */
  debits: debitsSchema,
  /**
   * Orders of aggregators by operator, with their value before tax. The operator bills them: they are in none of the
   * figures above.
   */
  byOperator: z.record(z.string(), countedSchema),
  /** Part payments that were given back before their bill was issued: how they were taken, and how they went. */
  partReturns: z.object({ count: z.int(), takenByMethod: byTenderSchema, givenByMethod: byTenderSchema }),
});

/**
 * `days/{yyyy-mm-dd}`: the figures of a business day. The transaction that issues or corrects a document updates
 * them.
 */
export const daySchema = salesSchema.extend({
  day: z.string(),
  /** Totals by the hour (IST) of settlement, `00` to `23`. */
  byHour: z.record(z.string(), paiseSchema),
  /** Sales by `dishKey`; amounts after discount and before tax. */
  byDish: z.record(z.string(), dishSchema),
  /** Documents issued after this time count towards the next day; null while the day is open. */
  closedAt: timestamp().nullable(),
});
export type Day = z.output<typeof daySchema>;

export const emptyDay = (day: string): Day => ({
  day,
  bills: 0,
  guests: 0,
  subtotalPaise: ZERO,
  discountPaise: ZERO,
  taxPaise: ZERO,
  taxes: NO_TAXES,
  roundOffPaise: ZERO,
  totalPaise: ZERO,
  byMethod: {},
  byType: {},
  byHour: {},
  byDish: {},
  tipsByMethod: {},
  upiDeclarations: NONE,
  complimentary: NONE,
  business: NONE,
  voids: NONE,
  credits: { ...NONE, taxPaise: ZERO, taxes: NO_TAXES },
  refundsByMethod: {},
  debits: NO_DEBITS,
  byOperator: {},
  partReturns: { count: 0, takenByMethod: {}, givenByMethod: {} },
  closedAt: null,
});

/** Upgrades version 1, which had no tips, no corrections and no closed days. */
export function withCorrections(stored: Record<string, unknown>): Record<string, unknown> {
  const { tipsByMethod, voids, credits, refundsByMethod, closedAt } = emptyDay('');
  return { tipsByMethod, upiClaims: NONE, voids, credits, refundsByMethod, closedAt, ...stored };
}

/** Returns the key of a dish in one size; the name when the line has no id. */
export const dishKey = (line: Pick<BillLine, 'itemId' | 'variantId' | 'name'>): string =>
  line.itemId === null
    ? `name:${line.name}`
    : line.variantId === null
      ? line.itemId
      : `${line.itemId}:${line.variantId}`;

/** Upgrades version 2, which knew dishes only by name and called declared UPI payments claims. */
export function byDishId({ upiClaims, byDish, ...stored }: Record<string, unknown>): Record<string, unknown> {
  const dishes = Object.entries(byDish as Record<string, object>).map(([name, sold]) => {
    const dish = { itemId: null, variantId: null, name };
    return [dishKey(dish), { ...dish, ...sold }];
  });
  return { ...stored, upiDeclarations: upiClaims, byDish: Object.fromEntries(dishes) };
}

/** Sales of before taxes were kept apart and returned parts were counted. */
export function withTaxKinds(stored: Record<string, unknown>): Record<string, unknown> {
  const { partReturns } = emptyDay('');
  return { taxes: null, partReturns, ...stored, credits: { taxes: null, ...(stored['credits'] as object) } };
}

/** Sales of before aggregator orders were counted. */
export const withOperators = (stored: Record<string, unknown>): Record<string, unknown> => ({
  byOperator: {},
  ...stored,
});

/** Sales of before bills to businesses were counted. */
export const withoutBusiness = (stored: Record<string, unknown>): Record<string, unknown> => ({
  business: null,
  ...stored,
});

/** Sales of before anything could be given for nothing. */
export const withoutComplimentary = (stored: Record<string, unknown>): Record<string, unknown> => ({
  complimentary: NONE,
  ...stored,
});

/** Sales of before there were debit notes. */
export const withoutDebits = (stored: Record<string, unknown>): Record<string, unknown> => ({
  debits: NO_DEBITS,
  ...stored,
});

const taxesOf = ({ taxes, vat }: Invoice['bill']): NonNullable<Taxes> => ({
  gstPaise: sum(taxes.flatMap(({ cgstPaise, sgstPaise }) => [cgstPaise, sgstPaise])),
  vatPaise: sum(vat.map(({ vatPaise }) => vatPaise)),
});

/** A day that does not know its taxes by kind does not learn them from one bill more. */
const addedTaxes = (known: Taxes, bill: Invoice['bill'], by: 1 | -1): Taxes => {
  const of = taxesOf(bill);
  return (
    known && {
      gstPaise: plus(known.gstPaise, times(of.gstPaise, by)),
      vatPaise: plus(known.vatPaise, times(of.vatPaise, by)),
    }
  );
};

/** Nothing is kept of what comes to nothing, so that a day whose bills are all void is an empty one. */
function added(into: Readonly<Record<string, Paise>>, key: string, amount: Paise): Record<string, Paise> {
  const known = Object.hasOwn(into, key) ? into[key] : undefined;
  const { [key]: _, ...others } = into;
  const total = plus(known ?? ZERO, amount);
  return total === 0 ? others : Object.fromEntries([...Object.entries(others), [key, total]]);
}

const counted = ({ count, totalPaise }: Day['voids'], by: 1 | -1, amount: Paise): Day['voids'] => ({
  count: count + by,
  totalPaise: plus(totalPaise, times(amount, by)),
});

const complimentaryPortionsOf = ({ lines }: Invoice['bill']): number =>
  lines.reduce((portions, line) => portions + (line.complimentary === true ? line.quantity : 0), 0);

function withDishes(day: Day, { bill }: Invoice, by: 1 | -1): Day['byDish'] {
  const dishes = new Map(Object.entries(day.byDish));
  for (const line of bill.lines) {
    const { itemId, variantId, name } = line;
    const key = dishKey(line);
    const known = dishes.get(key) ?? { itemId, variantId, name, quantity: 0, amountPaise: ZERO };
    const quantity = known.quantity + by * line.quantity;
    const amountPaise = plus(known.amountPaise, times(line.taxablePaise, by));
    if (quantity === 0) dishes.delete(key);
    else dishes.set(key, { ...known, quantity, amountPaise });
  }
  return Object.fromEntries(dishes);
}

/** Returns the day with a document added (`by` 1) or subtracted (`by` -1). */
function tally(day: Day, invoice: Invoice, by: 1 | -1): Day {
  const { bill, payments, upiDeclaredPaise } = invoice;
  const signed = (amount: Paise) => times(amount, by);
  const hour = String(Math.floor(minuteOfDay(invoice.issuedAt) / 60)).padStart(2, '0');
  const byMethods = (into: Record<string, Paise>, of: (payment: Invoice['payments'][number]) => Paise) =>
    payments.reduce((methods, payment) => added(methods, tenderKey(payment), signed(of(payment))), into);
  return {
    ...day,
    bills: day.bills + by,
    guests: day.guests + by * invoice.guests,
    subtotalPaise: plus(day.subtotalPaise, signed(plus(valueOf(bill), bill.discountPaise))),
    discountPaise: plus(day.discountPaise, signed(bill.discountPaise)),
    taxPaise: plus(day.taxPaise, signed(taxOf(bill))),
    taxes: addedTaxes(day.taxes, bill, by),
    roundOffPaise: plus(day.roundOffPaise, signed(bill.roundOffPaise)),
    totalPaise: plus(day.totalPaise, signed(bill.totalPaise)),
    byMethod: byMethods(day.byMethod, (payment) => payment.amountPaise),
    tipsByMethod: byMethods(day.tipsByMethod, (payment) => payment.tipPaise),
    byType: added(day.byType, invoice.orderType, signed(bill.totalPaise)),
    byHour: added(day.byHour, hour, signed(bill.totalPaise)),
    byDish: withDishes(day, invoice, by),
    upiDeclarations:
      upiDeclaredPaise === 0 ? day.upiDeclarations : counted(day.upiDeclarations, by, upiDeclaredPaise),
    complimentary: {
      count: day.complimentary.count + by * complimentaryPortionsOf(bill),
      totalPaise: plus(day.complimentary.totalPaise, signed(complimentaryOf(bill))),
    },
    business:
      day.business !== null && isBusiness(buyerOn(invoice))
        ? counted(day.business, by, bill.totalPaise)
        : day.business,
  };
}

export const countInvoice = (day: Day, invoice: Invoice): Day => tally(day, invoice, 1);

/** Returns the day after one of its documents was declared void. */
export const countVoid = (day: Day, invoice: Invoice): Day => ({
  ...tally(day, invoice, -1),
  voids: counted(day.voids, 1, invoice.bill.totalPaise),
});

/** Returns the day with one more credit note that was issued on it. */
export const countCreditNote = (day: Day, { bill, refund }: Pick<CreditNote, 'bill' | 'refund'>): Day => ({
  ...day,
  credits: {
    ...counted(day.credits, 1, bill.totalPaise),
    taxPaise: plus(day.credits.taxPaise, taxOf(bill)),
    taxes: addedTaxes(day.credits.taxes, bill, 1),
  },
  refundsByMethod: added(day.refundsByMethod, tenderKey(refund), bill.totalPaise),
});

/** Returns the day with one more debit note that was issued on it. */
export function countDebitNote(day: Day, { bill, payment }: Pick<DebitNote, 'bill' | 'payment'>): Day {
  const { taxPaise, taxes, byMethod } = day.debits;
  const of = taxesOf(bill);
  return {
    ...day,
    debits: {
      ...counted(day.debits, 1, bill.totalPaise),
      taxPaise: plus(taxPaise, taxOf(bill)),
      taxes: { gstPaise: plus(taxes.gstPaise, of.gstPaise), vatPaise: plus(taxes.vatPaise, of.vatPaise) },
      byMethod: added(byMethod, tenderKey(payment), bill.totalPaise),
    },
  };
}

/** The day with a part payment that was given back. */
export const countReturn = (day: Day, { amountPaise, taken, given }: ReturnedPart): Day => ({
  ...day,
  partReturns: {
    count: day.partReturns.count + 1,
    takenByMethod: added(day.partReturns.takenByMethod, tenderKey(taken), amountPaise),
    givenByMethod: added(day.partReturns.givenByMethod, tenderKey(given), amountPaise),
  },
});

/** The day with an aggregator's order that was handed over. */
export function countHandOver(day: Day, { operator, valuePaise }: HandedOver): Day {
  const known = Object.hasOwn(day.byOperator, operator) ? day.byOperator[operator] : undefined;
  return { ...day, byOperator: { ...day.byOperator, [operator]: counted(known ?? NONE, 1, valuePaise) } };
}

/** Tips that came by card, UPI or another way than cash: the restaurant holds them for the people who served. */
export const tipsHeldOf = ({ tipsByMethod }: Pick<Day, 'tipsByMethod'>): Paise =>
  sum(Object.entries(tipsByMethod).flatMap(([key, tips]) => (key === 'cash' ? [] : [tips])));

/** A day as its documents say it: what the stored roll-up must be equal to. `voided` holds numbers of invoices. */
export function dayOf(
  day: string,
  documents: {
    invoices: readonly Invoice[];
    voided: ReadonlySet<string>;
    creditNotes: readonly CreditNote[];
    debitNotes?: readonly DebitNote[];
    /** Part payments that were given back, of all its orders. */
    returned?: readonly ReturnedPart[];
    /** Aggregator orders that were handed over. */
    handedOver?: readonly HandedOver[];
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
  return (documents.handedOver ?? []).filter((one) => one.day === day).reduce(countHandOver, returned);
}

/** Returns the day's sales less its credit notes, with its debit notes. */
export const netOf = ({
  totalPaise,
  credits,
  debits,
}: Pick<Day, 'totalPaise' | 'credits' | 'debits'>): Paise =>
  sum([totalPaise, times(credits.totalPaise, -1), debits.totalPaise]);

/**
 * How often the day's figures have moved: each document, void, note, returned part and order handed over. It only
 * grows.
 */
export const movementsOf = ({
  bills,
  voids,
  credits,
  debits,
  partReturns,
  byOperator,
}: Pick<Day, 'bills' | 'voids' | 'credits' | 'debits' | 'partReturns' | 'byOperator'>): number =>
  bills +
  2 * voids.count +
  credits.count +
  debits.count +
  partReturns.count +
  Object.values(byOperator).reduce((all, { count }) => all + count, 0);
