import { exactly } from '../billing/documents/invoice.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aCharge, anInvoice as anyInvoice } from '../fixtures/billing.ts';
import { paise, sum } from '../money/money.ts';
import { computeBill, taxOf } from '../billing/bill/bill.ts';
import { daySchema, emptyDay } from './day.schema.ts';
import { countInvoice, countVoid } from './day.ts';
import { PAYMENT_METHODS } from '../billing/shape/invoice.schema.ts';
import type { Charge } from '../billing/bill/bill.ts';
import type { Invoice } from '../billing/documents/invoice.ts';

const midnight = Date.parse('2026-10-05T00:00+05:30');

/** An invoice of 5 October 2026 at midnight, paid in cash. */
function anInvoice(charges: readonly Charge[], over: Partial<Invoice> = {}): Invoice {
  const bill = computeBill(charges, { kind: 'tax-invoice' });
  return anyInvoice({ bill, issuedAt: midnight, businessDay: '2026-10-05', ...over });
}

const charge = fc
  .record({
    // Includes names that plain objects already have as properties
    name: fc.constantFrom('Dal', 'Naan', 'Lassi', 'constructor', 'toString', '__proto__'),
    quantity: fc.integer({ min: 1, max: 9 }),
    unitPaise: fc.integer({ min: 1, max: 100_000 }).map(paise),
    taxClass: fc.constantFrom('standard', 'goods', 'liquor'),
    taxBp: fc.constantFrom(500, 1800),
  } satisfies { [K in keyof Charge]?: fc.Arbitrary<Charge[K]> })
  .map((known) => aCharge({ ...known, itemId: `id-${known.name}` }));

const invoice = fc
  .tuple(
    fc.array(charge, { minLength: 1, maxLength: 6 }),
    fc.nat({ max: 24 * 60 - 1 }),
    fc.constantFrom('dine-in', 'takeaway'),
    fc.constantFrom(...PAYMENT_METHODS),
    fc.double({ min: 0, max: 1, noNaN: true }),
    fc.integer({ min: 1, max: 9 }),
  )
  .map(([charges, minute, orderType, method, share, guests]) => {
    const whole = anInvoice(charges, { orderType, issuedAt: midnight + minute * 60_000 });
    const part = paise(Math.floor(whole.bill.totalPaise * share));
    const rest = paise(whole.bill.totalPaise - part);
    const payments: Invoice['payments'] = [exactly(method, part), exactly('cash', rest)];
    return { ...whole, payments, guests };
  });
const invoices = fc.array(invoice, { maxLength: 15 });

const rolledUp = (all: readonly Invoice[]) =>
  all.reduce((day, one) => countInvoice(day, one), emptyDay('2026-10-05'));

describe('a day', () => {
  it('is all zero without a bill', () => {
    expect(rolledUp([])).toEqual(emptyDay('2026-10-05'));
    expect(daySchema.safeParse(emptyDay('2026-10-05')).success).toBe(true);
  });

  it('holds the totals of its invoices', () => {
    fc.assert(
      fc.property(invoices, (all) => {
        const day = rolledUp(all);
        const bills = all.map((one) => one.bill);
        expect(day).toMatchObject({
          bills: all.length,
          guests: all.reduce((n, one) => n + one.guests, 0),
          subtotalPaise: sum(bills.map((b) => b.subtotalPaise)),
          discountPaise: 0,
          taxPaise: sum(bills.map(taxOf)),
          roundOffPaise: sum(bills.map((b) => b.roundOffPaise)),
          totalPaise: sum(bills.map((b) => b.totalPaise)),
        });
        expect(day.subtotalPaise - day.discountPaise + day.taxPaise + day.roundOffPaise).toBe(day.totalPaise);
      }),
    );
  });

  it('splits its total by method, type, hour and dish without losing a paisa', () => {
    fc.assert(
      fc.property(invoices, (all) => {
        const day = rolledUp(all);
        expect(sum(Object.values(day.byMethod))).toBe(day.totalPaise);
        expect(sum(Object.values(day.byType))).toBe(day.totalPaise);
        expect(sum(Object.values(day.byHour))).toBe(day.totalPaise);
        const dishes = Object.entries(day.byDish);
        expect(sum(dishes.map(([, dish]) => dish.amountPaise))).toBe(day.subtotalPaise);
        const quantity = all.flatMap((one) => one.bill.lines).reduce((n, line) => n + line.quantity, 0);
        expect(dishes.reduce((n, [, dish]) => n + dish.quantity, 0)).toBe(quantity);
      }),
    );
  });

  it('is the same in whatever order its bills were settled', () => {
    const both = invoices.chain((all) =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length })),
    );
    fc.assert(
      fc.property(both, ([all, shuffled]) => {
        expect(rolledUp(shuffled)).toEqual(rolledUp(all));
      }),
    );
  });

  it('counts a bill in its Indian hour', () => {
    const at = (clock: string) => Date.parse(`2026-10-05T${clock}+05:30`);
    const day = ['00:05', '09:59', '21:00', '21:59'].reduce(
      (d, clock) => countInvoice(d, anInvoice([aCharge()], { issuedAt: at(clock) })),
      emptyDay('2026-10-05'),
    );
    expect(day.byHour).toEqual({ '00': 105_00, '09': 105_00, '21': 210_00 });
    expect(day.guests).toBe(8);
  });

  /** Two dals at ₹100 for nothing beside a paid one: two portions, ₹200 at the menu's price. ₹100 + 5 % = ₹105. */
  it('counts what was given for nothing at its price, until its bill is void', () => {
    const one = anInvoice([aCharge({ quantity: 2, complimentary: true }), aCharge()]);
    const day = countInvoice(emptyDay('2026-10-05'), one);
    expect(day.complimentary).toEqual({ count: 2, totalPaise: 200_00 });
    expect(day).toMatchObject({ subtotalPaise: 300_00, discountPaise: 200_00, totalPaise: 105_00 });
    expect(countVoid(day, one).complimentary).toEqual({ count: 0, totalPaise: 0 });
  });

  it('does not change the given day object', () => {
    const before = emptyDay('2026-10-05');
    countInvoice(before, anInvoice([aCharge()]));
    expect(before).toEqual(emptyDay('2026-10-05'));
  });
});
