import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paise, sum, ZERO } from '../../money/money.ts';
import { aCharge, anInvoice as anyInvoice, SERIES } from '../../fixtures/billing.ts';
import { financialYearOf } from '../../time/ist.ts';
import { ASHA } from '../../fixtures/orders.ts';
import { closeDay, expectedCash } from '../../days/closing.ts';
import { computeBill, taxOf } from '../bill/bill.ts';
import {
  addedPortions,
  assertNotCredited,
  creditedBill,
  issueCreditNote,
  leftToCredit,
} from './credit-note.ts';
import { dayOf, countCreditNote, countInvoice, countVoid } from '../../days/day.ts';
import { movementsOf, netSalesOfDay } from '../../days/day-sums.ts';
import { emptyDay } from '../../days/day.schema.ts';
import { exactly } from '../documents/invoice.ts';
import { PAYMENT_METHODS } from '../shape/invoice.schema.ts';
import { assertCanVoid } from '../documents/void.ts';
import { assertCanClose } from '../../days/closing.ts';
import type { Bill, Charge } from '../bill/bill.ts';
import type { CreditNote, LinePortions } from './credit-note.ts';
import type { Day } from '../../days/day.schema.ts';
import type { Invoice } from '../documents/invoice.ts';

const DAY = '2026-10-05';
const NEXT = '2026-10-06';
const at = Date.parse('2026-10-05T20:00+05:30');

const charge: fc.Arbitrary<Charge> = fc
  .record({
    name: fc.constantFrom('Dal', 'Naan', 'Thali', 'Old Monk', '__proto__'),
    detail: fc.constantFrom('', 'Half'),
    quantity: fc.integer({ min: 1, max: 9 }),
    unitPaise: fc.oneof(fc.constantFrom(1, 33, 99, 100), fc.nat({ max: 100_000 })).map(paise),
    taxClass: fc.constantFrom('standard', 'exempt', 'liquor'),
    taxBp: fc.constantFrom(0, 500, 525, 1800),
  })
  .map((c) => aCharge({ ...c, itemId: `id-${c.name}`, taxBp: c.taxClass === 'exempt' ? 0 : c.taxBp }));

const bill: fc.Arbitrary<Bill> = fc
  .tuple(
    fc.array(charge, { minLength: 1, maxLength: 8 }),
    fc.constantFrom('tax-invoice', 'bill', 'bill-of-supply'),
    fc.constantFrom(0, 0.1, 1 / 3, 0.999, 1),
  )
  .map(([charges, kind, share]) => {
    const subtotal = charges.reduce((total, c) => total + c.unitPaise * c.quantity, 0);
    return computeBill(charges, { kind, discountPaise: paise(Math.floor(subtotal * share)) });
  });

const anInvoice = (b: Bill, over: Partial<Invoice> = {}): Invoice =>
  anyInvoice({ bill: b, issuedAt: at, businessDay: DAY, ...over });

const aNote = (
  invoice: Invoice,
  before: readonly CreditNote[],
  portions: LinePortions,
  businessDay = DAY,
  now = at,
) =>
  issueCreditNote({
    invoiceId: invoice.number,
    invoice,
    before,
    portions,
    reason: 'Came cold',
    refund: { method: 'cash', name: '' },
    requestId: 'r',
    by: ASHA.label,
    byId: ASHA.id,
    sequence: before.length + 1,
    series: SERIES,
    businessDay,
    at: now,
  });

/** Divides all portions of a bill among credit notes; `picks` says which note gets each portion. */
function cut(b: Bill, picks: readonly number[], notes: number): LinePortions[] {
  const parts = Array.from({ length: notes }, (): Record<string, number> => ({}));
  let i = 0;
  b.lines.forEach(({ quantity }, line) => {
    for (let portion = 0; portion < quantity; portion += 1) {
      const part = parts[(picks[i % picks.length] ?? 0) % notes];
      if (part !== undefined) part[line] = (part[line] ?? 0) + 1;
      i += 1;
    }
  });
  return parts.filter((part) => Object.keys(part).length > 0);
}

const totalsOf = (b: Bill) => ({
  subtotal: b.subtotalPaise,
  discount: b.discountPaise,
  tax: taxOf(b),
  roundOff: b.roundOffPaise,
  total: b.totalPaise,
});

describe('credit notes', () => {
  it('for a whole invoice add up to it to the paisa, however it is divided', () => {
    const cuts = fc.tuple(bill, fc.array(fc.nat({ max: 3 }), { minLength: 1, maxLength: 60 }));
    fc.assert(
      fc.property(cuts, ([b, picks]) => {
        const invoice = anInvoice(b);
        const notes = cut(b, picks, 4).reduce<CreditNote[]>(
          (before, portions) => [...before, aNote(invoice, before, portions)],
          [],
        );
        const bills = notes.map((note) => note.bill);
        for (const key of ['subtotal', 'discount', 'tax', 'roundOff', 'total'] as const) {
          expect(sum(bills.map((one) => totalsOf(one)[key]))).toBe(totalsOf(b)[key]);
        }
        for (const rate of b.taxes) {
          const own = bills.flatMap(({ taxes }) => taxes.filter(({ taxBp }) => taxBp === rate.taxBp));
          expect(sum(own.map(({ taxablePaise }) => taxablePaise))).toBe(rate.taxablePaise);
          expect(sum(own.map(({ cgstPaise }) => cgstPaise))).toBe(rate.cgstPaise);
        }
        expect(leftToCredit(b, addedPortions(notes.map(({ portions }) => portions)))).toEqual({});
      }),
    );
  });

  it('have amounts that add up, none of them below zero', () => {
    const cuts = fc.tuple(bill, fc.array(fc.nat({ max: 3 }), { minLength: 1, maxLength: 60 }));
    fc.assert(
      fc.property(cuts, ([b, picks]) => {
        const notes: Pick<CreditNote, 'portions' | 'bill'>[] = [];
        for (const portions of cut(b, picks, 4)) {
          const note = creditedBill(b, notes, portions);
          expect(note.subtotalPaise - note.discountPaise + taxOf(note) + note.roundOffPaise).toBe(
            note.totalPaise,
          );
          expect(sum(note.lines.map(({ amountPaise }) => amountPaise))).toBe(note.subtotalPaise);
          for (const line of note.lines) expect(line.taxablePaise).toBeGreaterThanOrEqual(0);
          expect(note.totalPaise).toBeGreaterThanOrEqual(0);
          expect(Math.abs(note.roundOffPaise)).toBeLessThanOrEqual(50);
          notes.push({ portions, bill: note });
        }
      }),
    );
  });

  it('have the amounts worked out by hand, for one of three dosas with a discount', () => {
    const dosa = aCharge({ quantity: 3, unitPaise: paise(120_00) });
    // 360 − 10 = 350; 2.5 % = 8.75 twice; 367.50 → 368
    const b = computeBill([dosa], { kind: 'tax-invoice', discountPaise: paise(10_00) });
    // One of three: 120 − 3.33 = 116.67; 2.5 % = 2.91675 → 2.92 twice; 122.51
    const first = creditedBill(b, [], { '0': 1 });
    expect(first).toMatchObject({
      lines: [{ quantity: 1, amountPaise: 120_00, discountPaise: 3_33, taxablePaise: 116_67 }],
      taxes: [{ taxBp: 500, taxablePaise: 116_67, cgstPaise: 2_92, sgstPaise: 2_92 }],
      roundOffPaise: 0,
      totalPaise: 122_51,
    });
    // The other two: 240 − 6.67 = 233.33; 8.75 − 2.92 = 5.83 twice; 244.99; with the invoice's 0.50, 245.49 = 368 − 122.51
    expect(creditedBill(b, [{ portions: { '0': 1 }, bill: first }], { '0': 2 })).toMatchObject({
      taxes: [{ taxBp: 500, taxablePaise: 233_33, cgstPaise: 5_83, sgstPaise: 5_83 }],
      roundOffPaise: 50,
      totalPaise: 245_49,
    });
  });

  /** Invoice of 31 March 2027: ₹100 + 2.50 + 2.50 = ₹105. Until 30 November 2027 the note is ₹105, from then on ₹100. */
  it.each([
    ['2027-11-30T23:59+05:30', 105_00, 1, false],
    ['2027-12-01T00:00+05:30', 100_00, 0, true],
  ])('give back tax until 30 November after the financial year: at %s', (now, total, rates, isTaxKept) => {
    const b = computeBill([aCharge({ unitPaise: paise(100_00) })], { kind: 'tax-invoice' });
    const invoice = anInvoice(b, { issuedAt: Date.parse('2027-03-31T22:00+05:30') });
    const note = aNote(invoice, [], { '0': 1 }, DAY, Date.parse(now));
    expect(note).toMatchObject({ isTaxKept, bill: { totalPaise: total }, refund: { amountPaise: total } });
    expect(note.bill.taxes).toHaveLength(rates);
  });

  it('never give back more than was paid: 100.49, paid as 100, credited as 100.48 and 0.01', () => {
    const b = computeBill(
      [aCharge({ itemId: 'a', unitPaise: paise(100_48) }), aCharge({ itemId: 'b', unitPaise: paise(1) })],
      { kind: 'bill' },
    );
    const first = creditedBill(b, [], { '0': 1 });
    expect(first).toMatchObject({ subtotalPaise: 100_48, roundOffPaise: -48, totalPaise: 100_00 });
    expect(creditedBill(b, [{ portions: { '0': 1 }, bill: first }], { '1': 1 })).toMatchObject({
      roundOffPaise: -1,
      totalPaise: 0,
    });
  });

  it.each([
    ['more than the invoice has', {}, { '0': 4 }, [0]],
    ['more than is left', { '0': 2 }, { '0': 2 }, [0]],
    ['an unknown line', {}, { '7': 1 }, [7]],
    ['nothing', {}, {}, []],
  ])('of %s are refused', (_, credited: LinePortions, portions, lines) => {
    const three = aCharge({ quantity: 3, unitPaise: paise(100) });
    const b = computeBill([three], { kind: 'tax-invoice' });
    const notes =
      Object.keys(credited).length === 0 ? [] : [{ portions: credited, bill: creditedBill(b, [], credited) }];
    expect(() => creditedBill(b, notes, portions)).toThrow(
      expect.objectContaining({ reason: 'credit-exceeds-invoice', details: { lines } }),
    );
  });
});

interface Books {
  readonly days: ReadonlyMap<string, Day>;
  readonly invoices: readonly Invoice[];
  readonly voided: ReadonlySet<string>;
  readonly notes: readonly CreditNote[];
}

const EMPTY: Books = {
  days: new Map([DAY, NEXT].map((day) => [day, emptyDay(day)])),
  invoices: [],
  voided: new Set(),
  notes: [],
};

type Act =
  | {
      act: 'settle';
      bill: Bill;
      day: string;
      minute: number;
      method: Invoice['payments'][number]['method'];
      tip: number;
      declared: boolean;
      guests: number;
    }
  | { act: 'void'; which: number }
  | { act: 'credit'; which: number; picks: number[]; day: string };

const anyDay = fc.constantFrom(DAY, NEXT);
const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constant('settle' as const),
      bill,
      day: anyDay,
      minute: fc.nat({ max: 1439 }),
      method: fc.constantFrom(...PAYMENT_METHODS),
      tip: fc.constantFrom(0, 0, 50_00),
      declared: fc.boolean(),
      guests: fc.nat({ max: 6 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('void' as const), which: fc.nat() }) },
  {
    weight: 1,
    arbitrary: fc.record({
      act: fc.constant('credit' as const),
      which: fc.nat(),
      picks: fc.array(fc.nat({ max: 1 }), { minLength: 1, maxLength: 12 }),
      day: anyDay,
    }),
  },
);

const changed = (books: Books, day: string, to: (day: Day) => Day): Books['days'] =>
  new Map([...books.days].map(([key, value]) => [key, key === day ? to(value) : value]));

function settledIn(books: Books, a: Extract<Act, { act: 'settle' }>): Books {
  const total = a.bill.totalPaise;
  const paid = exactly(a.method, total);
  const invoice = anInvoice(a.bill, {
    number: `INV/26-27/${books.invoices.length + 1}`,
    businessDay: a.day,
    issuedAt: at + a.minute * 60_000,
    guests: a.guests,
    payments: [{ ...paid, tipPaise: paise(a.tip), receivedPaise: paise(total + a.tip) }],
    upiDeclaredPaise: a.declared ? total : ZERO,
  });
  const days = changed(books, a.day, (day) => countInvoice(day, invoice));
  return { ...books, days, invoices: [...books.invoices, invoice] };
}

/** Applies a void or a credit note to the books; returns them unchanged when the rules refuse it. */
function corrected(books: Books, a: Exclude<Act, { act: 'settle' }>): Books {
  const invoice = books.invoices[a.which % Math.max(1, books.invoices.length)];
  if (invoice === undefined || books.voided.has(invoice.number)) return books;
  const before = books.notes.filter(({ invoiceNumber }) => invoiceNumber === invoice.number);
  if (a.act === 'void') {
    if (before.length > 0) return books;
    const days = changed(books, invoice.businessDay, (day) => countVoid(day, invoice));
    return { ...books, days, voided: new Set([...books.voided, invoice.number]) };
  }
  const credited = addedPortions(before.map(({ portions }) => portions));
  const left = leftToCredit(invoice.bill, credited);
  const portions = Object.fromEntries(
    Object.entries(left).filter((_, i) => a.picks[i % a.picks.length] === 1 || i === 0),
  );
  if (Object.keys(portions).length === 0) return books;
  const note = aNote(invoice, before, portions, a.day);
  const days = changed(books, a.day, (day) => countCreditNote(day, note));
  return { ...books, days, notes: [...books.notes, note] };
}

describe('the stored day', () => {
  it('counts a credit note on the day it is issued on, not on the day of its invoice', () => {
    const invoice = anInvoice(computeBill([aCharge({})], { kind: 'tax-invoice' }));
    const note = aNote(invoice, [], { '0': 1 }, NEXT, at + 24 * 60 * 60_000);
    expect(note.businessDay).toBe(NEXT);
    const documents = { invoices: [invoice], voided: new Set<string>(), creditNotes: [note] };
    expect(dayOf(DAY, documents)).toEqual(countInvoice(emptyDay(DAY), invoice));
    expect(dayOf(NEXT, documents)).toEqual(countCreditNote(emptyDay(NEXT), note));
  });

  it('equals its documents after 1,000 random orders, voids and credit notes', () => {
    const acts = fc.array(act, { minLength: 1_000, maxLength: 1_000, size: 'max' });
    fc.assert(
      fc.property(acts, (all) => {
        const books = all.reduce(
          (known, a) => (a.act === 'settle' ? settledIn(known, a) : corrected(known, a)),
          EMPTY,
        );
        // Makes sure that the random sequence really contains enough of each act.
        expect(books.invoices.length).toBeGreaterThan(300);
        expect(books.voided.size).toBeGreaterThan(20);
        expect(books.notes.length).toBeGreaterThan(20);
        for (const [day, stored] of books.days) {
          const documents = { invoices: books.invoices, voided: books.voided, creditNotes: books.notes };
          expect(dayOf(day, documents)).toEqual(stored);
        }
      }),
      // Shrinking a thousand acts takes minutes and finds no simpler example.
      { numRuns: 3, endOnFailure: true },
    );
  });

  it('contains only voids when all its bills are void', () => {
    fc.assert(
      fc.property(fc.array(bill, { maxLength: 8 }), (bills) => {
        const all = bills.map((b, i) => anInvoice(b, { number: String(i) }));
        const day = all.reduce(countVoid, all.reduce(countInvoice, emptyDay(DAY)));
        const totalPaise = sum(bills.map((b) => b.totalPaise));
        const corrected = Object.fromEntries(all.map(({ number }) => [number, 'void']));
        expect(day).toEqual({
          ...emptyDay(DAY),
          voids: { count: all.length, totalPaise },
          // The numbers were used.
          numbers: day.numbers,
          ...(all.length > 0 && { corrected }),
        });
      }),
    );
  });

  it('keeps tips apart and subtracts credit notes from the sales', () => {
    const b = computeBill([aCharge({ quantity: 2 })], { kind: 'tax-invoice' });
    const paid = { ...exactly('card', b.totalPaise), tipPaise: paise(20_00), receivedPaise: paise(230_00) };
    const invoice = anInvoice(b, { payments: [paid] });
    const day = countCreditNote(countInvoice(emptyDay(DAY), invoice), aNote(invoice, [], { '0': 1 }));
    expect(day).toMatchObject({
      totalPaise: 210_00,
      byMethod: { card: 210_00 },
      tipsByMethod: { card: 20_00 },
      credits: { count: 1, totalPaise: 105_00, taxPaise: 5_00 },
      refundsByMethod: { cash: 105_00 },
    });
    expect(netSalesOfDay(day)).toBe(105_00);
    expect(movementsOf(day)).toBe(2);
  });
});

describe('a day', () => {
  const day: Day = {
    ...emptyDay(DAY),
    bills: 1,
    byMethod: { cash: paise(500_00) },
    refundsByMethod: { cash: paise(50_00) },
  };
  const drawer = { openingCashPaise: paise(1_000_00), paidOutPaise: paise(200_00), note: '' };
  const end = {
    seenMovements: 1,
    seenExpensesPaise: ZERO,
    expensesPaise: ZERO,
    requestId: 'r',
    by: ASHA.label,
    byId: ASHA.id,
    restaurantName: 'Spice Route',
    yearTurnoverPaise: ZERO,
    at,
  };

  it('expects opening cash and cash bills, less refunds and payouts, in the drawer', () => {
    expect(expectedCash(day, drawer, ZERO)).toBe(1_250_00);
  });

  it('closes without a note when the cash is right to the paisa', () => {
    const { closing, day: after } = closeDay(day, { ...drawer, countedCashPaise: paise(1_250_00) }, end);
    expect(closing).toMatchObject({ day: DAY, differencePaise: 0, sales: { bills: 1 } });
    expect(after).toEqual({ ...day, closedAt: at });
  });

  it('requires a note when the cash differs', () => {
    const short = { ...drawer, countedCashPaise: paise(1_240_00) };
    expect(() => closeDay(day, short, end)).toThrow(expect.objectContaining({ reason: 'note-required' }));
    const { closing } = closeDay(day, { ...short, note: 'Change given twice' }, end);
    expect(closing.differencePaise).toBe(-10_00);
  });

  it('is not closed when its figures have changed since they were shown', () => {
    const counted = { ...drawer, countedCashPaise: paise(1_250_00) };
    expect(() => closeDay(day, counted, { ...end, seenMovements: 0 })).toThrow(
      expect.objectContaining({ reason: 'day-changed' }),
    );
  });

  it.each([
    ['before it has begun', NEXT, DAY, { openOrders: 0, ordersUntil: 1 }, 'day-in-future'],
    ['before the first order', DAY, NEXT, { openOrders: 0, ordersUntil: 0 }, 'day-before-first-order'],
    ['while an order is unpaid', DAY, DAY, { openOrders: 2, ordersUntil: 1 }, 'orders-open'],
  ])('is not closed %s', (_, which, today, orders, reason) => {
    expect(() => assertCanClose(which, today, orders)).toThrow(expect.objectContaining({ reason }));
  });
});

it('numbers notes in the restaurant’s own series, until it is full', () => {
  const series = { ...SERIES, creditSeries: 'C26' };
  const invoice = anyInvoice();
  const note = (sequence: number) =>
    issueCreditNote({
      invoiceId: 'i1',
      invoice,
      before: [],
      portions: { '0': 1 },
      reason: 'Came cold',
      refund: { method: 'cash', name: '' },
      requestId: 'r',
      by: ASHA.label,
      byId: ASHA.id,
      sequence,
      series,
      businessDay: DAY,
      at,
    });
  const year = financialYearOf(at).slice(2);
  expect(note(7).number).toBe(`C26/${year}/000007`);
  expect(() => note(1_000_000)).toThrow(
    expect.objectContaining({ reason: 'series-full', details: { series: 'C26', next: 'C27' } }),
  );
});

describe('a void', () => {
  it('is refused once the day is closed or a part is credited', () => {
    const issuedAt = { issuedAt: at };
    expect(() => assertCanVoid({ day: DAY, closedAt: at }, issuedAt, at)).toThrow(
      expect.objectContaining({ reason: 'day-closed' }),
    );
    expect(() => assertCanVoid({ day: DAY, closedAt: null }, issuedAt, at)).not.toThrow();
    const b = computeBill([aCharge({ unitPaise: paise(100), taxBp: 0 })], { kind: 'bill' });
    const note = aNote(anInvoice(b), [], { '0': 1 });
    expect(() => assertNotCredited([note])).toThrow(
      expect.objectContaining({ reason: 'invoice-credited', details: { numbers: [note.number] } }),
    );
    expect(() => assertNotCredited([])).not.toThrow();
  });

  it('is refused once the calendar month of the document is over, though its day is open', () => {
    const evening = Date.parse('2026-11-30T23:50+05:30');
    const open = { day: '2026-11-30', closedAt: null };
    expect(() => assertCanVoid(open, { issuedAt: evening }, evening + 9 * 60_000)).not.toThrow();
    expect(() => assertCanVoid(open, { issuedAt: evening }, evening + 11 * 60_000)).toThrow(
      expect.objectContaining({ reason: 'tax-month-over', details: { month: '2026-11' } }),
    );
  });
});
