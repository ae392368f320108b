import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paise, sum, ZERO } from '../money/money.ts';
import { aCharge, aDiscount, anInvoice as anyInvoice, anOrderMoney } from '../fixtures/billing.ts';
import { lineOf } from '../fixtures/lines.ts';
import { anOrder, ASHA, RAVI } from '../fixtures/orders.ts';
import { closeDay, expectedCash } from '../days/closing.ts';
import { computeBill, taxOf } from './bill.ts';
import {
  addedPortions,
  assertNotCredited,
  creditedBill,
  issueCreditNote,
  leftToCredit,
} from './credit-note.ts';
import {
  dayOf,
  emptyDay,
  movementsOf,
  netOf,
  countCreditNote,
  countInvoice,
  countVoid,
} from '../days/day.ts';
import { exactly, PAYMENT_METHODS } from './invoice.ts';
import { assertCanVoid, billAgain, linesOn } from './void.ts';
import { assertCanClose } from '../days/closing.ts';
import { chargesOf } from './charges.ts';
import type { Discount } from './discount.schema.ts';
import type { Bill, Charge } from './bill.ts';
import type { CreditNote, LinePortions } from './credit-note.ts';
import type { Day } from '../days/day.ts';
import type { Invoice } from './invoice.ts';

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

const aNote = (invoice: Invoice, before: readonly CreditNote[], portions: LinePortions, businessDay = DAY) =>
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
    businessDay,
    at,
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
        let credited: LinePortions = {};
        for (const portions of cut(b, picks, 4)) {
          const note = creditedBill(b, credited, portions);
          expect(note.subtotalPaise - note.discountPaise + taxOf(note) + note.roundOffPaise).toBe(
            note.totalPaise,
          );
          expect(sum(note.lines.map(({ amountPaise }) => amountPaise))).toBe(note.subtotalPaise);
          for (const line of note.lines) expect(line.taxablePaise).toBeGreaterThanOrEqual(0);
          expect(note.totalPaise).toBeGreaterThanOrEqual(0);
          expect(note.totalPaise % 100).toBe(0);
          credited = addedPortions([credited, portions]);
        }
      }),
    );
  });

  it('have the amounts worked out by hand, for one of three dosas with a discount', () => {
    const dosa = aCharge({ quantity: 3, unitPaise: paise(120_00) });
    // 360 − 10 = 350; 2.5 % = 8.75 twice; 367.50 → 368
    const b = computeBill([dosa], { kind: 'tax-invoice', discountPaise: paise(10_00) });
    // One of three: 120 − 3.33 = 116.67; 2.5 % = 2.91675 → 2.92 twice; 122.51 → 123
    expect(creditedBill(b, {}, { '0': 1 })).toMatchObject({
      lines: [{ quantity: 1, amountPaise: 120_00, discountPaise: 3_33, taxablePaise: 116_67 }],
      taxes: [{ taxBp: 500, taxablePaise: 116_67, cgstPaise: 2_92, sgstPaise: 2_92 }],
      roundOffPaise: 49,
      totalPaise: 123_00,
    });
  });

  it.each([
    ['more than the invoice has', {}, { '0': 4 }],
    ['more than is left', { '0': 2 }, { '0': 2 }],
    ['an unknown line', {}, { '7': 1 }],
    ['nothing', {}, {}],
  ])('refuse %s', (_, credited, portions) => {
    const three = aCharge({ quantity: 3, unitPaise: paise(100) });
    const b = computeBill([three], { kind: 'tax-invoice' });
    expect(() => creditedBill(b, credited, portions)).toThrow(
      expect.objectContaining({ reason: 'credit-exceeds-invoice' }),
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
        expect(day).toEqual({ ...emptyDay(DAY), voids: { count: all.length, totalPaise } });
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
    expect(netOf(day)).toBe(105_00);
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
    requestId: 'r',
    by: ASHA.label,
    byId: ASHA.id,
    restaurantName: 'Spice Route',
    at,
  };

  it('expects opening cash and cash bills, less refunds and payouts, in the drawer', () => {
    expect(expectedCash(day, drawer)).toBe(1_250_00);
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
    ['before it has begun', NEXT, DAY, 0, 'day-in-future'],
    ['while an order is unpaid', DAY, DAY, 2, 'orders-open'],
  ])('is not closed %s', (_, which, today, open, reason) => {
    expect(() => assertCanClose(which, today, open)).toThrow(expect.objectContaining({ reason }));
  });
});

describe('a void', () => {
  it('is refused once the day is closed or a part is credited', () => {
    expect(() => assertCanVoid({ day: DAY, closedAt: at })).toThrow(
      expect.objectContaining({ reason: 'day-closed' }),
    );
    expect(() => assertCanVoid({ day: DAY, closedAt: null })).not.toThrow();
    const b = computeBill([aCharge({ unitPaise: paise(100), taxBp: 0 })], { kind: 'bill' });
    const note = aNote(anInvoice(b), [], { '0': 1 });
    expect(() => assertNotCredited([note])).toThrow(expect.objectContaining({ reason: 'invoice-credited' }));
  });

  const profile = { dayCutoff: '04:00' };
  const order = anOrder({
    at,
    code: '1',
    rounds: [
      {
        roundId: 'a',
        by: RAVI,
        lines: [lineOf('Dal', 100, { quantity: 2 }), lineOf('Naan', 100, { quantity: 4 })],
      },
      { roundId: 'b', kot: 1, by: RAVI, lines: [lineOf('Dal', 100)] },
    ],
  });
  const again = (b: Bill, discount: Discount | null = null) =>
    billAgain({
      invoice: anInvoice(b),
      account: { order, money: anOrderMoney({ discount }) },
      by: ASHA,
      code: '2',
      profile,
      at,
    });

  it('gives a new order with the same lines and the same bill', () => {
    const b = computeBill(chargesOf(order), { kind: 'tax-invoice' });
    const { order: made, money } = again(b);
    expect(computeBill(chargesOf(made), { kind: 'tax-invoice' })).toEqual(b);
    expect(made).toMatchObject({ state: 'open', tableId: null, label: 'F1-T01' });
    expect(made.joining.guests).toEqual({});
    expect(money).toEqual(anOrderMoney());
    expect(Object.keys(made.rounds)).toEqual(['a', 'b']);
  });

  it('of one part of a split gives a new order with the portions of that part', () => {
    const part = computeBill(
      chargesOf(order)
        .map((c) => ({ ...c, quantity: 1 }))
        .slice(0, 2),
      { kind: 'tax-invoice' },
    );
    expect(Object.values(linesOn(part, order)).map(({ name, quantity }) => [name, quantity])).toEqual([
      ['Dal', 1],
      ['Naan', 1],
    ]);
    expect(computeBill(chargesOf(again(part).order), { kind: 'tax-invoice' })).toEqual(part);
  });

  it('keeps the discount that the void document had', () => {
    const b = computeBill(chargesOf(order), { kind: 'tax-invoice', discountPaise: paise(70_00) });
    expect(again(b).money.discount).toMatchObject({ kind: 'amount', value: 70_00 });
    const discount = aDiscount({ kind: 'percent', value: 1_000, by: RAVI });
    expect(again(b, discount).money.discount).toEqual(discount);
    const full = computeBill(chargesOf(order), { kind: 'tax-invoice' });
    expect(again(full, discount).money.discount).toBeNull();
  });
});
