import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aCharge, aCreditNote, aDebitNote, anInvoice, aVoid } from '../../fixtures/billing.ts';
import { BUSINESS_DAY } from '../../fixtures/ids.ts';
import { anOrder } from '../../fixtures/orders.ts';
import { computeBill } from '../../billing/bill/bill.ts';
import { exactly } from '../../billing/documents/invoice.ts';
import { handedOverOf } from '../../billing/settle/handing-over.ts';
import { dayOf } from '../../days/day.ts';
import { countGivenBack, countTaken } from '../../deposits/count-deposits.ts';
import { emptyDay } from '../../days/day.schema.ts';
import { paise, ZERO } from '../../money/money.ts';
import { cancellationsOf } from '../../orders/acts/cancellations.ts';
import { givenByDeposits, givenByReturns, givenTo, sourcesOf } from './day-documents.ts';
import { DAY_FIGURES, figureIn, textOfFigure, unitOf } from './day-figure.ts';
import { valueOfFigure } from './day-value.ts';
import type { Invoice } from '../../billing/documents/invoice.ts';
import type { Order } from '../../orders/shape/order.schema.ts';
import type { DayFigure } from './day-figure.ts';
import type { DayDocuments } from './day-documents.ts';

const NOON = Date.parse(`${BUSINESS_DAY}T12:00+05:30`);
const money = fc.integer({ min: 1_00, max: 5_000_00 }).map(paise);
const maybe = fc.option(money, { nil: ZERO });

/** An invoice of the day with a discount, a second payment, a tip, a payment declared by UPI, and minutes of waiting. */
const invoice = fc
  .record({
    unitPaise: money,
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    method: fc.constantFrom('cash', 'card', 'upi'),
    tipPaise: maybe,
    upiDeclaredPaise: maybe,
    guests: fc.integer({ min: 1, max: 9 }),
    minute: fc.integer({ min: 0, max: 10 * 60 }),
    isVoid: fc.boolean(),
  })
  .map(({ unitPaise, share, method, tipPaise, minute, isVoid, ...known }) => {
    const discountPaise = paise(Math.floor((unitPaise * share) / 2));
    const bill = computeBill([aCharge({ unitPaise })], { kind: 'tax-invoice', discountPaise });
    const part = paise(Math.floor(bill.totalPaise * share));
    const payments: Invoice['payments'] = [
      { ...exactly(method, part), tipPaise },
      exactly('cash', paise(bill.totalPaise - part)),
    ];
    const service = { byMember: {}, seatedMinutes: minute, waits: { lines: 1, minutes: minute } };
    return { isVoid, issued: { ...known, bill, payments, service, issuedAt: NOON + minute * 60_000 } };
  });

const handedOver: Order = {
  ...anOrder(),
  type: 'aggregator',
  state: 'Completed',
  aggregator: { operator: 'Swiggy', number: '1234', valuePaise: paise(400_00), day: BUSINESS_DAY },
};
const [line = ''] = Object.keys(anOrder().lines);
const cancelled: Order = {
  ...anOrder(),
  progress: {
    ...anOrder().progress,
    cancelled: { [line]: { ...({} as Order['progress']['cancelled'][string]), day: BUSINESS_DAY } },
  },
};

/** The documents of a day, with a note of each kind, an order of an operator and one with a cancelled line. */
function documentsOf(all: readonly { isVoid: boolean; issued: Partial<Invoice> }[]): DayDocuments {
  const invoices = all.map(({ issued }, n) => ({
    id: `i${n}`,
    value: anInvoice({ ...issued, number: `INV/${n}`, businessDay: BUSINESS_DAY }),
  }));
  return {
    invoices,
    voids: invoices.flatMap(({ id, value: { number } }, n) =>
      all[n]?.isVoid === true ? [{ id, value: aVoid({ number }) }] : [],
    ),
    creditNotes: [{ id: 'c1', value: aCreditNote() }],
    debitNotes: [{ id: 'd1', value: aDebitNote() }],
    orders: [
      { id: 'o1', value: handedOver },
      { id: 'o2', value: cancelled },
    ],
  };
}

/** The roll-up of the same documents. */
const rolledUp = ({ invoices, voids, creditNotes, debitNotes, orders }: DayDocuments) =>
  dayOf(BUSINESS_DAY, {
    invoices: invoices.map(({ value }) => value),
    voided: new Set(voids.map(({ value }) => value.number)),
    creditNotes: creditNotes.map(({ value }) => value),
    debitNotes: debitNotes.map(({ value }) => value),
    handedOver: orders.flatMap(({ value }) => handedOverOf(value) ?? []),
    cancelled: orders.flatMap(({ value }) => cancellationsOf(value)),
  });

const EVERY: readonly DayFigure[] = [
  ...DAY_FIGURES.filter((name) => name !== 'hour' && name !== 'operator').map((name) => ({ name, of: null })),
  ...(['paid', 'refunds', 'taken', 'back', 'tips'] as const).flatMap((name) =>
    ['cash', 'card', 'upi'].map((of) => ({ name, of })),
  ),
  { name: 'hour', of: '12' },
  { name: 'operator', of: 'Swiggy' },
];

describe('the documents of a day', () => {
  it.each(EVERY.map((figure) => [textOfFigure(figure), figure] as const))(
    'add up to %s of the roll-up, read from their own sources only (P-FIGURE-4)',
    (_, figure) => {
      fc.assert(
        fc.property(fc.array(invoice, { maxLength: 8 }), (all) => {
          const documents = documentsOf(all);
          const { invoices, notes, orders } = sourcesOf(figure);
          const read: DayDocuments = {
            invoices: invoices ? documents.invoices : [],
            voids: invoices ? documents.voids : [],
            creditNotes: notes ? documents.creditNotes : [],
            debitNotes: notes ? documents.debitNotes : [],
            orders: orders ? documents.orders : [],
          };
          const given = givenTo(figure, BUSINESS_DAY, read);
          const total = given.reduce((sum, { value }) => sum + value, 0);
          expect(total).toBe(valueOfFigure(rolledUp(documents), figure));
        }),
        { numRuns: 25 },
      );
    },
  );

  it('are in order of time, without those that give nothing', () => {
    const [late, early] = [5, 2].map((hour) => ({
      isVoid: false,
      issued: { issuedAt: NOON + hour * 3_600_000 },
    }));
    if (late === undefined || early === undefined) throw new Error('none');
    const given = givenTo({ name: 'taken', of: 'cash' }, BUSINESS_DAY, documentsOf([late, early]));
    expect(given.map(({ kind, id }) => `${kind} ${id}`)).toContain('invoice i1');
    expect(given.map(({ at }) => at)).toEqual(given.map(({ at }) => at).toSorted((a, b) => a - b));
    expect(givenTo({ name: 'tips', of: null }, BUSINESS_DAY, documentsOf([late, early]))).toEqual([]);
  });

  it('of a void bill give to the voids only, and say so', () => {
    const documents = documentsOf([{ isVoid: true, issued: {} }]);
    const [only] = givenTo({ name: 'voids', of: null }, BUSINESS_DAY, documents);
    expect(only).toMatchObject({ kind: 'invoice', isVoid: true, value: anInvoice().bill.totalPaise });
    expect(givenTo({ name: 'bills', of: null }, BUSINESS_DAY, documents)).toEqual([]);
  });

  it('are none of a part payment that was given back, which the day itself says', () => {
    const partReturns = {
      count: 1,
      takenByMethod: { cash: paise(50_00) },
      givenByMethod: { upi: paise(50_00) },
    };
    const day = { ...emptyDay(BUSINESS_DAY), partReturns };
    expect(givenByReturns({ name: 'taken', of: null }, day)).toBe(50_00);
    expect(givenByReturns({ name: 'back', of: 'upi' }, day)).toBe(50_00);
    expect(givenByReturns({ name: 'bills', of: null }, day)).toBe(0);
  });

  it('of money has the deposits for bookings, each on the day of its voucher', () => {
    const part = {
      amountPaise: paise(500_00),
      taxablePaise: paise(476_20),
      cgstPaise: paise(11_90),
      sgstPaise: paise(11_90),
    };
    const day = countGivenBack(countTaken(emptyDay(BUSINESS_DAY), part, 'upi'), part, 'cash');
    expect(givenByDeposits({ name: 'taken', of: null }, day)).toBe(500_00);
    expect(givenByDeposits({ name: 'back', of: 'cash' }, day)).toBe(500_00);
    expect(givenByDeposits({ name: 'net', of: null }, day)).toBe(0);
    expect(givenByDeposits({ name: 'taken', of: null }, emptyDay(BUSINESS_DAY))).toBe(0);
  });
});

describe('a figure', () => {
  it('is named by its address', () => {
    for (const figure of EVERY) expect(figureIn(textOfFigure(figure))).toEqual(figure);
    expect(figureIn('taken:other:Sodexo: blue')).toEqual({ name: 'taken', of: 'other:Sodexo: blue' });
    for (const text of [null, '', 'x', 'hour', 'operator', 'taken-']) expect(figureIn(text)).toBeNull();
  });

  it('is counted in paise, in numbers or in minutes', () => {
    const unit = (name: DayFigure['name']) => unitOf({ name, of: null });
    expect([unit('net'), unit('bills'), unit('guests'), unit('waits')]).toEqual([
      'paise',
      'count',
      'count',
      'minutes',
    ]);
  });
});
