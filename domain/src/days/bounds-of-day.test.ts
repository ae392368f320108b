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
import { FURTHER_DISHES, MOST_DISHES_OF_DAY, withDishes } from './day-dishes.ts';
import { movementsOf } from './day-sums.ts';
import { emptyDay } from './day.schema.ts';
import { MOST_MEMBERS_OF_DAY, operationsWith } from './operations.ts';
import { NO_OPERATIONS } from './operations.schema.ts';
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

describe('the dishes of a day', () => {
  const [line] = bill.lines;
  if (line === undefined) throw new Error('the bill has a line');
  const sold = (count: number) =>
    withDishes({}, { lines: Array.from({ length: count }, (_, n) => ({ ...line, itemId: `d${n}` })) }, 1);
  const and = (known: ReturnType<typeof sold>, itemId: string) =>
    withDishes(known, { lines: [{ ...line, itemId }] }, 1);

  it('are told apart up to nine hundred; what comes beyond is one entry', () => {
    expect(MOST_DISHES_OF_DAY).toBe(900);
    expect(and(sold(899), 'new')).toHaveProperty('new');
    const full = and(sold(900), 'new');
    expect(full).not.toHaveProperty('new');
    expect(full[FURTHER_DISHES]).toMatchObject({ itemId: null, name: 'Other dishes', quantity: 1 });
  });

  it('keep their own entry on a full day, and get none beside the entry for the others', () => {
    expect(and(sold(900), 'd7')['d7']).toMatchObject({ quantity: 2, name: 'Dal' });
    const others = and(sold(900), 'new');
    const { d7: _, ...fewer } = others;
    expect(and(fewer, 'd7')[FURTHER_DISHES]).toMatchObject({ quantity: 2 });
  });
});

describe('the members of a day', () => {
  const member = { name: 'Ravi', portions: 2, amountPaise: rupees(200) };
  const takenBy = (...ids: string[]) =>
    anInvoice({
      bill,
      service: { byMember: Object.fromEntries(ids.map((id) => [id, member])), seatedMinutes: null },
    });
  const many = (count: number) => Array.from({ length: count }, (_, n) => `m${n}`);
  const after = (known: typeof NO_OPERATIONS, ...ids: string[]) => operationsWith(known, takenBy(...ids), 1);

  it('are told apart up to two hundred; those beyond are one entry', () => {
    expect(MOST_MEMBERS_OF_DAY).toBe(200);
    const almost = after(NO_OPERATIONS, ...many(199));
    expect(after(almost, 'new').byMember['new']).toMatchObject({ name: 'Ravi', bills: 1 });
    const full = after(after(NO_OPERATIONS, ...many(200)), 'new').byMember;
    expect(full).not.toHaveProperty('new');
    expect(full['further']).toEqual({ name: 'Others', bills: 1, portions: 2, amountPaise: rupees(200) });
  });

  it('keep their own entry on a full day, and get none beside the entry for the others', () => {
    const full = after(NO_OPERATIONS, ...many(200));
    expect(after(full, 'm7').byMember['m7']).toMatchObject({ bills: 2, portions: 4 });
    const further = after(full, 'new');
    const { m7: _, ...fewer } = further.byMember;
    const again = after({ ...further, byMember: fewer }, 'm7').byMember;
    expect(again).not.toHaveProperty('m7');
    expect(again['further']).toMatchObject({ bills: 2 });
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
