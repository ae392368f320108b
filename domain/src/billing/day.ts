import { z } from 'zod';
import { ZERO, plus } from '../money/money.ts';
import { paiseSchema } from '../money/money.schema.ts';
import { minuteOfDay } from '../time/ist.ts';
import { taxOf } from './bill.ts';
import type { Invoice } from './invoice.ts';
import type { Paise } from '../money/money.ts';

const dishSchema = z.object({ quantity: z.int(), amountPaise: paiseSchema });

/** `days/{yyyy-mm-dd}`: what a business day took, kept in the transaction that settles each bill. */
export const daySchema = z.object({
  day: z.string(),
  bills: z.int(),
  guests: z.int(),
  subtotalPaise: paiseSchema,
  discountPaise: paiseSchema,
  taxPaise: paiseSchema,
  roundOffPaise: paiseSchema,
  totalPaise: paiseSchema,
  byMethod: z.record(z.string(), paiseSchema),
  byType: z.record(z.string(), paiseSchema),
  /** Totals by the IST hour of settlement, `00` to `23`. */
  byHour: z.record(z.string(), paiseSchema),
  /** By the dish's name as billed; amounts after discount, before tax. */
  byDish: z.record(z.string(), dishSchema),
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
});

function added(into: Readonly<Record<string, Paise>>, key: string, amount: Paise): Record<string, Paise> {
  const known = Object.hasOwn(into, key) ? into[key] : undefined;
  return { ...into, [key]: plus(known ?? ZERO, amount) };
}

/** The day with one more settled document in it. */
export function withInvoice(day: Day, invoice: Invoice): Day {
  const { bill } = invoice;
  const byDish = new Map(Object.entries(day.byDish));
  for (const line of bill.lines) {
    const known = byDish.get(line.name) ?? { quantity: 0, amountPaise: ZERO };
    byDish.set(line.name, {
      quantity: known.quantity + line.quantity,
      amountPaise: plus(known.amountPaise, line.taxablePaise),
    });
  }
  const hour = String(Math.floor(minuteOfDay(invoice.issuedAt) / 60)).padStart(2, '0');
  return {
    ...day,
    bills: day.bills + 1,
    guests: day.guests + invoice.guests,
    subtotalPaise: plus(day.subtotalPaise, bill.subtotalPaise),
    discountPaise: plus(day.discountPaise, bill.discountPaise),
    taxPaise: plus(day.taxPaise, taxOf(bill)),
    roundOffPaise: plus(day.roundOffPaise, bill.roundOffPaise),
    totalPaise: plus(day.totalPaise, bill.totalPaise),
    byMethod: invoice.payments.reduce(
      (methods, payment) => added(methods, payment.method, payment.amountPaise),
      day.byMethod,
    ),
    byType: added(day.byType, invoice.orderType, bill.totalPaise),
    byHour: added(day.byHour, hour, bill.totalPaise),
    byDish: Object.fromEntries(byDish),
  };
}
