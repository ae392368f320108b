import { describe, expect, it } from 'vitest';
import { computeBill } from '../billing/bill/bill.ts';
import { exactly } from '../billing/documents/invoice.ts';
import { tenderKey } from '../billing/shape/invoice.schema.ts';
import { aCharge, aCreditNote, aDebitNote, anInvoice } from '../fixtures/billing.ts';
import { BUSINESS_DAY } from '../fixtures/ids.ts';
import { aBuyer } from '../fixtures/people.ts';
import { paise, rupees, ZERO } from '../money/money.ts';
import {
  countCreditNote,
  countDebitNote,
  countInvoice,
  MOST_CORRECTED_OF_DAY,
  MOST_TENDERS_OF_DAY,
} from './day.ts';
import { withDishes } from './day-dishes.ts';
import { movementsOf } from './day-sums.ts';
import { emptyDay } from './day.schema.ts';
import type { Tender } from '../billing/documents/invoice.ts';
import type { Day } from './day.schema.ts';

const none = emptyDay(BUSINESS_DAY);
const bill = computeBill([aCharge()], { kind: 'tax-invoice' });
const keyOf = (name: string) => tenderKey({ method: 'other', name });
const NAMELESS = keyOf('');

describe('the methods of payment by name', () => {
  /** A day on which so many vouchers were taken, of ₹1 each. */
  const withVouchers = (count: number): Day => ({
    ...none,
    byMethod: Object.fromEntries(Array.from({ length: count }, (_, n) => [keyOf(`Voucher ${n}`), rupees(1)])),
  });
  const paidBy = (day: Day, tender: Tender) =>
    countInvoice(day, anInvoice({ bill, payments: [{ ...exactly('cash', bill.totalPaise), ...tender }] }))
      .byMethod;
  const other = (name: string): Tender => ({ method: 'other', name });

  it('are told apart up to forty; what comes beyond is one entry', () => {
    expect(MOST_TENDERS_OF_DAY).toBe(40);
    expect(paidBy(withVouchers(39), other('Sodexo'))).toHaveProperty([keyOf('Sodexo')], rupees(105));
    const full = paidBy(withVouchers(40), other('Sodexo'));
    expect(full).not.toHaveProperty([keyOf('Sodexo')]);
    expect(full).toHaveProperty([NAMELESS], rupees(105));
  });

  it('keep their own entry on a full day, and so do cash, cards and UPI', () => {
    expect(paidBy(withVouchers(40), other('Voucher 7'))).toHaveProperty([keyOf('Voucher 7')], rupees(106));
    expect(paidBy(withVouchers(40), { method: 'cash', name: '' })).toMatchObject({ cash: rupees(105) });
    expect(paidBy(withVouchers(40), { method: 'upi', name: '' })).not.toHaveProperty([NAMELESS]);
  });

  it('get no entry while there is one for the others, so that a void finds its own', () => {
    const day = { ...none, byMethod: { [NAMELESS]: rupees(5) } };
    expect(paidBy(day, other('Sodexo'))).toEqual({ [NAMELESS]: rupees(110) });
  });
});

describe('the corrected bills of a day', () => {
  const withCorrected = (count: number): Day => ({
    ...none,
    corrected: Object.fromEntries(
      Array.from({ length: count }, (_, n) => [`INV/${100_000 + n}`, 'credited' as const]),
    ),
  });
  const after = (day: Day, invoiceNumber: string) =>
    Object.keys(countCreditNote(day, { ...aCreditNote(), invoiceNumber }).corrected ?? {});

  it('are named up to two thousand', () => {
    expect(MOST_CORRECTED_OF_DAY).toBe(2_000);
    expect(after(withCorrected(1_999), 'INV/000001')).toHaveLength(2_000);
    expect(after(withCorrected(1_999), 'INV/000001')).toContain('INV/000001');
  });

  it('lose the earliest number beyond them, whenever it was corrected', () => {
    const late = after(withCorrected(2_000), 'INV/999999');
    expect(late).toHaveLength(2_000);
    expect(late).toContain('INV/999999');
    expect(late).not.toContain('INV/100000');
    expect(after(withCorrected(2_000), 'INV/000001')).not.toContain('INV/000001');
  });
});

it('the notes of a business buyer are in its sums, those of credit and of debit apart', () => {
  const { particulars } = anInvoice();
  const to = { particulars: { ...particulars, buyer: aBuyer() } };
  const credited = countCreditNote(none, aCreditNote(to));
  const debited = countDebitNote(none, aDebitNote(to));
  const [credit] = Object.values(credited.byBuyer ?? {});
  const [debit] = Object.values(debited.byBuyer ?? {});
  expect(credit).toMatchObject({ creditedPaise: aCreditNote().bill.totalPaise });
  expect(debit).toMatchObject({ debitedPaise: aDebitNote().bill.totalPaise });
});

describe('a dish of a day', () => {
  const [line] = bill.lines;
  if (line === undefined) throw new Error('the bill has a line');

  it('has its id, its size and its name, its portions and its sales', () => {
    const half = { ...line, variantId: 'half', quantity: 2, taxablePaise: paise(180_00) };
    expect(Object.values(withDishes({}, { lines: [half] }, 1))).toEqual([
      {
        itemId: 'dal',
        variantId: 'half',
        name: 'Dal',
        quantity: 2,
        amountPaise: 180_00,
        categoryId: null,
        category: null,
        costPaise: null,
      },
    ]);
  });

  it('that was typed by hand counts as the open dish, whatever was typed', () => {
    const typed = { ...line, name: 'Extra gravy', openDish: 'Open food' };
    expect(Object.values(withDishes({}, { lines: [typed] }, 1)).map(({ name }) => name)).toEqual([
      'Open food',
    ]);
  });
});

it('each move of a deposit moves the day', () => {
  const sums = { totalPaise: ZERO, taxPaise: ZERO };
  const deposits = {
    count: 3,
    taken: sums,
    takenByMethod: {},
    givenBack: sums,
    givenByMethod: {},
    applied: sums,
    kept: sums,
  };
  expect(movementsOf({ ...none, deposits })).toBe(3);
});
