import { z } from 'zod';
import { ZERO, plus, times } from '../money/money.ts';
import { paiseSchema } from '../money/money.schema.ts';
import { timestamp } from '../kernel/timestamp.ts';
import { minuteOfDay } from '../time/ist.ts';
import { taxOf } from '../billing/bill.ts';
import type { BillLine } from '../billing/bill.ts';
import type { CreditNote } from '../billing/credit-note.ts';
import type { Invoice } from '../billing/invoice.ts';
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

/** The sales figures of a business day. A closed day keeps them too. */
export const salesSchema = z.object({
  /** The number of documents that are not void. Guests and all amounts down to `byType` are theirs. */
  bills: z.int(),
  guests: z.int(),
  subtotalPaise: paiseSchema,
  discountPaise: paiseSchema,
  taxPaise: paiseSchema,
  roundOffPaise: paiseSchema,
  totalPaise: paiseSchema,
  byMethod: z.record(z.string(), paiseSchema),
  byType: z.record(z.string(), paiseSchema),
  /** Tips; they are part of no total. */
  tipsByMethod: z.record(z.string(), paiseSchema),
  /** Payments that guests declared by UPI. The payments that staff confirmed are in `byMethod.upi`. */
  upiDeclarations: countedSchema,
  /** Documents that were declared void. They are in none of the figures above. */
  voids: countedSchema,
  /** Credit notes issued on this day, for invoices of any day. They are in none of the figures above. */
  credits: countedSchema.extend({ taxPaise: paiseSchema }),
  refundsByMethod: z.record(z.string(), paiseSchema),
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
  roundOffPaise: ZERO,
  totalPaise: ZERO,
  byMethod: {},
  byType: {},
  byHour: {},
  byDish: {},
  tipsByMethod: {},
  upiDeclarations: NONE,
  voids: NONE,
  credits: { ...NONE, taxPaise: ZERO },
  refundsByMethod: {},
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

/** Adds an amount to an entry and removes the entry when it is zero, so a day with only void bills is empty. */
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
    payments.reduce((methods, payment) => added(methods, payment.method, signed(of(payment))), into);
  return {
    ...day,
    bills: day.bills + by,
    guests: day.guests + by * invoice.guests,
    subtotalPaise: plus(day.subtotalPaise, signed(bill.subtotalPaise)),
    discountPaise: plus(day.discountPaise, signed(bill.discountPaise)),
    taxPaise: plus(day.taxPaise, signed(taxOf(bill))),
    roundOffPaise: plus(day.roundOffPaise, signed(bill.roundOffPaise)),
    totalPaise: plus(day.totalPaise, signed(bill.totalPaise)),
    byMethod: byMethods(day.byMethod, (payment) => payment.amountPaise),
    tipsByMethod: byMethods(day.tipsByMethod, (payment) => payment.tipPaise),
    byType: added(day.byType, invoice.orderType, signed(bill.totalPaise)),
    byHour: added(day.byHour, hour, signed(bill.totalPaise)),
    byDish: withDishes(day, invoice, by),
    upiDeclarations:
      upiDeclaredPaise === 0 ? day.upiDeclarations : counted(day.upiDeclarations, by, upiDeclaredPaise),
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
  },
  refundsByMethod: added(day.refundsByMethod, refund.method, bill.totalPaise),
});

/** Computes a day from its documents. The stored figures must be equal to it. `voided` holds invoice numbers. */
export function dayOf(
  day: string,
  documents: {
    invoices: readonly Invoice[];
    voided: ReadonlySet<string>;
    creditNotes: readonly CreditNote[];
  },
): Day {
  const own = documents.invoices.filter(({ businessDay }) => businessDay === day);
  const sold = own.reduce(countInvoice, emptyDay(day));
  const standing = own.filter(({ number }) => documents.voided.has(number)).reduce(countVoid, sold);
  return documents.creditNotes
    .filter(({ businessDay }) => businessDay === day)
    .reduce(countCreditNote, standing);
}

/** Returns the day's sales less its credit notes. */
export const netOf = ({ totalPaise, credits }: Pick<Day, 'totalPaise' | 'credits'>): Paise =>
  plus(totalPaise, times(credits.totalPaise, -1));

/** Returns a number that grows with each document issued, each void and each credit note of the day. */
export const movementsOf = ({ bills, voids, credits }: Pick<Day, 'bills' | 'voids' | 'credits'>): number =>
  bills + 2 * voids.count + credits.count;
