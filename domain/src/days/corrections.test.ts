import { describe, expect, it } from 'vitest';
import { computeBill } from '../billing/bill/bill.ts';
import { exactly } from '../billing/documents/invoice.ts';
import { aCharge, aCreditNote, anInvoice } from '../fixtures/billing.ts';
import { BUSINESS_DAY, NOW } from '../fixtures/ids.ts';
import { paise, rupees, ZERO } from '../money/money.ts';
import { cashOfDeposits, closeDay, expectedCash } from './closing.ts';
import { countCreditNote, countHandOver, countInvoice, countPaymentCorrected, countVoid } from './day.ts';
import { withCombos } from './day-dishes.ts';
import { creditedRoundOffOf, movementsOf } from './day-sums.ts';
import { emptyDay } from './day.schema.ts';
import type { BillLine } from '../billing/shape/bill.schema.ts';
import type { Day } from './day.schema.ts';
import type { DaySession } from './drawer.schema.ts';

const none = emptyDay(BUSINESS_DAY);
const bill = computeBill([aCharge()], { kind: 'tax-invoice' });
/** ₹105 in cash with a tip of ₹10. */
const inCash = anInvoice({ bill, payments: [{ ...exactly('cash', bill.totalPaise), tipPaise: rupees(10) }] });

describe('a payment that was put right', () => {
  const byCard = { ...inCash, payments: [{ ...exactly('card', bill.totalPaise), tipPaise: rupees(10) }] };
  const day = countInvoice(none, inCash);

  it('moves its amount and its tip to the other method, and nothing else', () => {
    const after = countPaymentCorrected(day, inCash, byCard);
    expect(after).toEqual({
      ...day,
      byMethod: { card: rupees(105) },
      tipsByMethod: { card: rupees(10) },
      paymentsCorrected: 1,
    });
    expect(expectedCash(after, { openingCashPaise: ZERO, paidOutPaise: ZERO }, ZERO)).toBe(0);
  });

  it('leaves what other bills paid by the same methods', () => {
    const two = countInvoice(countInvoice(day, inCash), byCard);
    expect(countPaymentCorrected(two, inCash, byCard)).toMatchObject({
      byMethod: { cash: rupees(105), card: rupees(210) },
      tipsByMethod: { cash: rupees(10), card: rupees(20) },
    });
  });

  it('takes each part of a payment in parts', () => {
    const parts = { ...inCash, payments: [exactly('upi', rupees(100)), exactly('cash', rupees(5))] };
    const mended = { ...inCash, payments: [exactly('upi', rupees(5)), exactly('cash', rupees(100))] };
    expect(countPaymentCorrected(countInvoice(none, parts), parts, mended).byMethod).toEqual({
      upi: rupees(5),
      cash: rupees(100),
    });
  });

  it('is a movement, so that whoever counts the drawer counts again; a void takes none of it back', () => {
    const after = countPaymentCorrected(day, inCash, byCard);
    expect(movementsOf(after)).toBe(movementsOf(day) + 1);
    expect(countVoid(after, byCard)).toMatchObject({ byMethod: {}, tipsByMethod: {}, paymentsCorrected: 1 });
    const known = { ...byCard, paymentsCorrected: [{} as never, {} as never] };
    expect(countInvoice(none, known).paymentsCorrected).toBe(2);
    expect(countVoid(countInvoice(none, known), known).paymentsCorrected).toBe(2);
  });
});

it('the correction of an aggregator’s order changes its value, and not how many there were', () => {
  const order = { operator: 'Swiggy', day: BUSINESS_DAY, valuePaise: rupees(300) };
  const corrected = { ...order, valuePaise: rupees(-50), isCorrection: true };
  const day = [order, order, corrected].reduce(countHandOver, none);
  expect(day.byOperator).toEqual({ Swiggy: { count: 2, totalPaise: rupees(550) } });
});

describe('the round-off of credit notes', () => {
  it('is stored where there is any, and comes back to nothing', () => {
    expect(creditedRoundOffOf(ZERO)).toEqual({});
    expect(creditedRoundOffOf(paise(-40))).toEqual({ roundOffPaise: -40 });
    const note = (roundOff: number) => {
      const one = aCreditNote();
      return { ...one, bill: { ...one.bill, roundOffPaise: paise(roundOff) } };
    };
    const first = countCreditNote(none, note(30));
    expect(first.credits.roundOffPaise).toBe(30);
    expect(countCreditNote(first, note(12)).credits.roundOffPaise).toBe(42);
    expect(countCreditNote(first, note(-30)).credits).not.toHaveProperty('roundOffPaise');
  });
});

describe('deposits in cash', () => {
  const sums = { totalPaise: ZERO, taxPaise: ZERO };
  const deposits: NonNullable<Day['deposits']> = {
    count: 3,
    taken: sums,
    takenByMethod: { cash: rupees(500), upi: rupees(1_000) },
    givenBack: sums,
    givenByMethod: { cash: rupees(120), card: rupees(900) },
    applied: sums,
    kept: sums,
  };
  const day = { ...none, deposits };

  it('are in the drawer, less those that were given back', () => {
    expect(cashOfDeposits(day)).toBe(rupees(380));
    expect(expectedCash(day, { openingCashPaise: rupees(2_000), paidOutPaise: ZERO }, ZERO)).toBe(
      rupees(2_380),
    );
  });

  it('are none on a day without them, or without cash among them', () => {
    expect(cashOfDeposits(none)).toBe(0);
    expect(cashOfDeposits({ ...none, deposits: { ...deposits, takenByMethod: {} } })).toBe(rupees(-120));
    expect(cashOfDeposits({ ...none, deposits: { ...deposits, givenByMethod: {} } })).toBe(rupees(500));
  });
});

describe('a day that was kept in cash sessions', () => {
  const day = countInvoice(none, inCash);
  const session = (n: number, difference: number): DaySession => ({
    id: `s${n}`,
    z: n,
    till: 'Counter',
    holder: 'Asha',
    expectedPaise: rupees(1_000),
    countedPaise: rupees(1_000 + difference),
    differencePaise: rupees(difference),
    note: difference === 0 ? '' : 'Counted twice',
  });
  const close = (expectedPaise: number, counted: number) =>
    closeDay(
      day,
      { openingCashPaise: rupees(2_000), paidOutPaise: ZERO, countedCashPaise: rupees(counted), note: '' },
      {
        seenMovements: movementsOf(day),
        seenExpensesPaise: ZERO,
        expensesPaise: ZERO,
        by: 'Asha',
        byId: 'masha0000000',
        restaurantName: 'Spice Route',
        yearTurnoverPaise: ZERO,
        at: NOW,
        sessions: { list: [session(1, 0), session(2, -5)], expectedPaise: rupees(expectedPaise) },
      },
    ).closing;

  it('is compared with what the sessions should have had, and says how much other days count', () => {
    // By its documents 2,000 + 105 = 2,105; by the sessions 2,205: 100 belong to another day.
    expect(close(2_205, 2_205)).toMatchObject({
      expectedCashPaise: rupees(2_205),
      differencePaise: 0,
      sessions: { list: [session(1, 0), session(2, -5)], elsewherePaise: rupees(100) },
    });
    expect(close(2_105, 2_105).sessions?.elsewherePaise).toBe(0);
  });

  it('needs no note of its own for a difference: its sessions have theirs', () => {
    expect(close(2_105, 2_100).differencePaise).toBe(rupees(-5));
  });
});

describe('an entry of a combo', () => {
  const part = (quantity: number, taxable: number, isLead: boolean): BillLine => {
    const [line] = bill.lines;
    if (line === undefined) throw new Error('the bill has a line');
    const combo = {
      ref: 1,
      itemId: 'thali',
      name: 'Veg thali',
      otherNames: {},
      slotId: 's',
      part: 0,
      of: 2,
      portions: 1,
      ...(isLead && { lead: true as const }),
    };
    return { ...line, quantity, taxablePaise: paise(taxable), combo };
  };

  it('stays while it has portions or an amount', () => {
    // A part beside the leading one has an amount and no portion; a thali for nothing has a portion and no amount.
    expect(withCombos({}, { lines: [part(1, 100, false)] }, 1)).toMatchObject({
      thali: { quantity: 0, amountPaise: 100 },
    });
    expect(withCombos({}, { lines: [part(1, 0, true)] }, 1)).toMatchObject({
      thali: { quantity: 1, amountPaise: 0 },
    });
    expect(withCombos({}, { lines: [part(0, 0, true)] }, 1)).toEqual({});
  });

  it('is among the day’s operations only on a day with one', () => {
    const thali = { ...bill, lines: [part(2, 200_00, true)] };
    const sold = countInvoice(none, anInvoice({ bill: thali }));
    expect(sold.operations.combos).toEqual({
      thali: { name: 'Veg thali', quantity: 2, amountPaise: 200_00 },
    });
    expect(countInvoice(none, inCash).operations).not.toHaveProperty('combos');
    expect(countVoid(sold, anInvoice({ bill: thali })).operations).not.toHaveProperty('combos');
  });
});
