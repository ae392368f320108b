import { describe, expect, it } from 'vitest';
import { computeBill } from '../billing/bill/bill.ts';
import { DISH_PACKING_NAME } from '../billing/bill/extra-names.ts';
import { exactly } from '../billing/documents/invoice.ts';
import { aCharge, aCreditNote, aDebitNote, anInvoice } from '../fixtures/billing.ts';
import { BUSINESS_DAY } from '../fixtures/ids.ts';
import { aBuyer } from '../fixtures/people.ts';
import { paise, rupees } from '../money/money.ts';
import {
  countCancelled,
  countCreditNote,
  countDebitNote,
  countHandOver,
  countInvoice,
  countReturn,
  countVoid,
  dayOf,
} from './day.ts';
import { movementsOf, netSalesOfDay, tipsHeldOf } from './day-sums.ts';
import { emptyDay } from './day.schema.ts';
import type { Invoice } from '../billing/documents/invoice.ts';
import type { ReturnedPart } from '../billing/shape/order-money.schema.ts';

const NEXT = '2026-11-21';
const none = emptyDay(BUSINESS_DAY);
const rum = aCharge({ itemId: 'rum', name: 'Rum', taxClass: 'liquor', taxBp: 2_000 });
/** ₹100 with 5 % of GST, and ₹100 with 20 % of VAT. */
const drunk = computeBill([aCharge(), rum], { kind: 'tax-invoice' });
const invoice = (over: Partial<Invoice> = {}): Invoice => anInvoice({ bill: drunk, ...over });

describe('the taxes of a day', () => {
  it('are GST and VAT apart, of bills, credit notes and debit notes', () => {
    const taxes = { gstPaise: rupees(5), vatPaise: rupees(20) };
    const of = { bill: drunk, invoiceNumber: 'INV/1' };
    const [note, added] = [aCreditNote(of), aDebitNote(of)];
    const first = countInvoice(none, invoice());
    const sold = countInvoice(first, invoice());
    expect(sold.taxes).toEqual({ gstPaise: rupees(10), vatPaise: rupees(40) });
    expect(countVoid(sold, invoice()).taxes).toEqual(taxes);
    const credited = countCreditNote(sold, note);
    expect(credited.credits).toEqual({ count: 1, totalPaise: rupees(225), taxPaise: rupees(25), taxes });
    expect(credited.taxes).toEqual(sold.taxes);
    const debited = countDebitNote(countDebitNote(sold, added), added);
    expect(debited.debits).toMatchObject({
      taxPaise: rupees(50),
      taxes: { gstPaise: rupees(10), vatPaise: rupees(40) },
    });
  });
});

describe('the methods of a day', () => {
  it('leave out a method of which nothing is left', () => {
    const upi = invoice({ payments: [exactly('upi', drunk.totalPaise)] });
    const day = countInvoice(countInvoice(none, invoice()), upi);
    expect(Object.keys(day.byMethod)).toEqual(['cash', 'upi']);
    expect(countVoid(day, upi).byMethod).toEqual({ cash: rupees(225) });
  });

  it('have the tips apart, and hold all but those in cash for the people who served', () => {
    const tipped = (method: 'cash' | 'card' | 'upi', tip: number) => ({
      ...exactly(method, rupees(75)),
      tipPaise: rupees(tip),
    });
    const payments = [tipped('cash', 10), tipped('card', 20), tipped('upi', 3)];
    const day = countInvoice(none, invoice({ payments }));
    expect(day.tipsByMethod).toEqual({ cash: rupees(10), card: rupees(20), upi: rupees(3) });
    expect(tipsHeldOf(day)).toBe(rupees(23));
    expect(tipsHeldOf(countInvoice(none, invoice()))).toBe(0);
  });

  it('have what guests declared by UPI apart, and nothing where they declared nothing', () => {
    const declared = invoice({ upiDeclaredPaise: rupees(200) });
    const day = countInvoice(countInvoice(none, invoice({ upiDeclaredPaise: paise(0) })), declared);
    expect(day.upiDeclarations).toEqual({ count: 1, totalPaise: rupees(200) });
    expect(countVoid(day, declared).upiDeclarations).toEqual({ count: 0, totalPaise: 0 });
  });
});

describe('a day counts', () => {
  it('bills to buyers with a GSTIN, and not those to other buyers or to nobody', () => {
    const { particulars } = invoice();
    const to = (buyer: typeof particulars.buyer) => invoice({ particulars: { ...particulars, buyer } });
    const business = to(aBuyer());
    const day = [to(null), to(aBuyer({ gstin: '' })), business].reduce(countInvoice, none);
    expect(day.business).toEqual({ count: 1, totalPaise: rupees(225) });
    expect(countVoid(day, business).business).toEqual({ count: 0, totalPaise: 0 });
  });

  it('complimentary portions of dishes and a delivery, but no packing among the portions', () => {
    const free = (over: Parameters<typeof aCharge>[0]) => aCharge({ complimentary: true, ...over });
    const given = (...charges: ReturnType<typeof aCharge>[]) =>
      countInvoice(none, invoice({ bill: computeBill(charges, { kind: 'tax-invoice' }) })).complimentary;
    const packing = free({ itemId: null, name: DISH_PACKING_NAME, quantity: 3 });
    expect(given(free({ quantity: 2 }), packing)).toEqual({ count: 2, totalPaise: rupees(500) });
    expect(given(free({ name: DISH_PACKING_NAME }))).toEqual({ count: 1, totalPaise: rupees(100) });
    expect(given(free({ itemId: null, name: 'Delivery' }))).toEqual({ count: 1, totalPaise: rupees(100) });
  });

  const returned = (over: Partial<ReturnedPart> = {}): ReturnedPart => ({
    amountPaise: rupees(50),
    taken: { method: 'upi', name: '' },
    given: { method: 'cash', name: '' },
    businessDay: BUSINESS_DAY,
    ...over,
  });

  it('returned parts by how they were taken and how they were given', () => {
    const card = returned({ given: { method: 'card', name: '' }, amountPaise: rupees(20) });
    const day = [returned(), returned(), card].reduce(countReturn, countInvoice(none, invoice()));
    expect(day).toEqual({
      ...countInvoice(none, invoice()),
      partReturns: {
        count: 3,
        takenByMethod: { upi: rupees(120) },
        givenByMethod: { cash: rupees(100), card: rupees(20) },
      },
    });
  });

  const handed = (operator: string, rupee: number, day = BUSINESS_DAY) => ({
    operator,
    day,
    valuePaise: rupees(rupee),
  });

  it('orders of each aggregator, whatever its name', () => {
    const orders = [
      handed('Swiggy', 300),
      handed('Zomato', 7),
      handed('Swiggy', 40),
      handed('constructor', 1),
    ];
    expect(orders.reduce(countHandOver, none)).toEqual({
      ...none,
      byOperator: {
        Swiggy: { count: 2, totalPaise: rupees(340) },
        Zomato: { count: 1, totalPaise: rupees(7) },
        constructor: { count: 1, totalPaise: rupees(1) },
      },
    });
  });

  it('each act as a movement, a void as two, and what it sold less credit notes plus debit notes', () => {
    const days = [
      none,
      countInvoice(none, invoice()),
      countVoid(countInvoice(none, invoice()), invoice()),
      countCreditNote(none, aCreditNote()),
      countDebitNote(none, aDebitNote()),
      countReturn(none, returned()),
      [handed('Swiggy', 300), handed('Zomato', 7), handed('Swiggy', 1)].reduce(countHandOver, none),
    ];
    expect(days.map(movementsOf)).toEqual([0, 1, 2, 1, 1, 1, 3]);
    const counts = { count: 3, totalPaise: rupees(1) };
    expect(
      movementsOf({
        bills: 1,
        voids: { ...counts, count: 10 },
        credits: { ...none.credits, count: 100 },
        debits: { ...none.debits, count: 1_000 },
        partReturns: { ...none.partReturns, count: 10_000 },
        byOperator: { Swiggy: counts, Zomato: counts },
        paymentsCorrected: 100_000,
      }),
    ).toBe(111_127);
    const credit = { ...none.credits, totalPaise: rupees(30) };
    const debit = { ...none.debits, totalPaise: rupees(4) };
    expect(netSalesOfDay({ totalPaise: rupees(100), credits: credit, debits: debit })).toBe(rupees(74));
  });

  it('in its own documents only, of every kind', () => {
    const number = (n: number, businessDay = BUSINESS_DAY) => invoice({ number: `INV/${n}`, businessDay });
    const cancelled = [
      { day: BUSINESS_DAY, amountPaise: rupees(1) },
      { day: NEXT, amountPaise: rupees(2) },
    ];
    const on = (businessDay: string) => ({ businessDay });
    const documents = {
      invoices: [number(1), number(2), number(3, NEXT), number(4, NEXT)],
      voided: new Set(['INV/2', 'INV/3']),
      creditNotes: [aCreditNote(), aCreditNote(on(NEXT)), aCreditNote(on(NEXT))],
      debitNotes: [aDebitNote(), aDebitNote(on(NEXT)), aDebitNote(on(NEXT))],
      returned: [returned(), returned(on(NEXT)), returned(on(NEXT))],
      handedOver: [handed('Swiggy', 300), handed('Swiggy', 1, NEXT), handed('Zomato', 1, NEXT)],
      cancelled,
    };
    const sold = countVoid([number(1), number(2)].reduce(countInvoice, none), number(2));
    const noted = countDebitNote(countCreditNote(sold, aCreditNote()), aDebitNote());
    const moved = countHandOver(countReturn(noted, returned()), handed('Swiggy', 300));
    expect(dayOf(BUSINESS_DAY, documents)).toEqual(countCancelled(moved, { amountPaise: rupees(1) }));
    const { invoices, voided, creditNotes } = documents;
    expect(dayOf(BUSINESS_DAY, { invoices, voided, creditNotes })).toEqual(
      countCreditNote(sold, aCreditNote()),
    );
  });
});
