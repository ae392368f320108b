import { describe, expect, it } from 'vitest';
import { expenseContent } from '../../expenses/expense.schema.ts';
import { z } from 'zod';
import { anExpense, aPart } from '../../fixtures/expenses.ts';
import { aGoodsReceipt, KG, RECEIPT_ID } from '../../fixtures/stock.ts';
import { refusalOf } from '../../fixtures/reason-of.ts';
import { paise } from '../../money/money.ts';
import { startOf } from '../../time/ist.ts';
import { creditByCategory, creditVendor, sendBack } from './send-back.ts';

const who = { id: 'back', at: 7, by: { id: 'a', name: 'Asha' }, note: '' };

describe('sendBack', () => {
  it('credits the share of what the goods cost, and the last of a line the rest', () => {
    const receipt = aGoodsReceipt();
    const first = sendBack(receipt, [{ line: 0, quantity: 3 * KG }], who);
    expect(first.creditPaise).toBe(126_000);
    const after = { ...receipt, sentBack: [first] };
    expect(sendBack(after, [{ line: 0, quantity: 7 * KG }], who).creditPaise).toBe(294_000);
  });

  it.each([
    ['more than came', [{ line: 0, quantity: 11 * KG }]],
    ['a line that is not there', [{ line: 1, quantity: KG }]],
    [
      'a line twice',
      [
        { line: 0, quantity: KG },
        { line: 0, quantity: KG },
      ],
    ],
  ])('refuses %s', (_, lines) => {
    expect(refusalOf(() => sendBack(aGoodsReceipt(), lines, who))).toMatchObject({
      details: { why: 'sends-too-much' },
    });
  });

  it('refuses a void receipt, and one of which too much went back', () => {
    const voided = { at: 1, by: who.by, reason: 'Twice' };
    const going = [{ line: 0, quantity: 1 }];
    expect(refusalOf(() => sendBack(aGoodsReceipt({ voided }), going, who))).toMatchObject({
      details: { why: 'receipt-void' },
    });
    const back = { ...who, lines: [{ line: 0, quantity: 1, creditPaise: paise(0) }], creditPaise: paise(0) };
    const full = aGoodsReceipt({ sentBack: Array.from({ length: 20 }, () => back) });
    expect(refusalOf(() => sendBack(full, going, who))).toMatchObject({
      details: { why: 'too-many-sent-back' },
    });
  });
});

describe('creditVendor', () => {
  const owed = (id: string, amounts: Readonly<Record<string, number>>, receiptId = id) => ({
    id,
    value: anExpense({
      parts: Object.entries(amounts).map(([category, n]) => aPart({ category, amountPaise: paise(n) })),
      method: null,
      dueOn: '2026-11-25',
      vendorId: 'v',
      receiptId,
    }),
  });
  const credit = (n: number) => new Map([['dairy', paise(n)]]);
  const outcome = (list: ReturnType<typeof creditVendor>) =>
    list.map(({ id, after }) => [
      id,
      after === null ? null : after.parts.map(({ category, amountPaise }) => [category, amountPaise]),
    ]);

  it('lowers the expense of the goods, in their category', () => {
    const unpaid = [owed('other', { Dairy: 500 }), owed(RECEIPT_ID, { Dairy: 300, Vegetables: 100 })];
    const lowered = creditVendor(unpaid, RECEIPT_ID, credit(120), 9);
    expect(outcome(lowered)).toEqual([
      [
        RECEIPT_ID,
        [
          ['Dairy', 180],
          ['Vegetables', 100],
        ],
      ],
    ]);
    expect(lowered[0]?.after).toMatchObject({ amountPaise: 280, changedAt: 9 });
  });

  it('takes its own bill whole before the others, in each the category of the goods first', () => {
    const unpaid = [
      owed('other', { Dairy: 50, Drinks: 80 }),
      owed(RECEIPT_ID, { Dairy: 30, Vegetables: 10 }),
    ];
    expect(outcome(creditVendor(unpaid, RECEIPT_ID, credit(80), 9))).toEqual([
      [RECEIPT_ID, null],
      [
        'other',
        [
          ['Dairy', 10],
          ['Drinks', 80],
        ],
      ],
    ]);
    expect(outcome(creditVendor(unpaid, RECEIPT_ID, credit(100), 9))).toEqual([
      [RECEIPT_ID, null],
      ['other', [['Drinks', 70]]],
    ]);
  });

  it('takes nothing of another month while its own bill has room', () => {
    const own = owed(RECEIPT_ID, { Dairy: 200, Vegetables: 300 });
    const other = owed('other', { Dairy: 1000 });
    const october = { ...other, value: { ...other.value, month: '2026-10' } };
    expect(outcome(creditVendor([october, own], RECEIPT_ID, credit(500), 9))).toEqual([[RECEIPT_ID, null]]);
  });

  it('leaves what nothing is left of at ₹0 where its month is closed', () => {
    const closed = startOf('2026-12-11');
    const [lowered] = creditVendor([owed(RECEIPT_ID, { Dairy: 50 })], RECEIPT_ID, credit(50), closed);
    expect(lowered?.after).toMatchObject({ amountPaise: 0, gstPaise: 0, dueOn: null, changedAt: closed });
    expect(z.object(expenseContent).safeParse(lowered?.after).error?.issues).toBeUndefined();
  });

  it('refuses where less is owed than the credit', () => {
    expect(refusalOf(() => creditVendor([owed('a', { Dairy: 50 })], 'a', credit(51), 9))).toEqual({
      reason: 'buying-refused',
      details: { why: 'less-owed', owedPaise: 50, creditPaise: 51 },
    });
  });

  it('leaves an expense with a self-invoice', () => {
    const one = owed('a', { Dairy: 50 });
    const reverseCharge = { selfInvoiceId: 's', number: 'SI/1', taxOn: '2026-11-20', taxPaise: paise(9) };
    const charged = [{ ...one, value: { ...one.value, reverseCharge } }];
    expect(refusalOf(() => creditVendor(charged, 'a', credit(1), 9))).toMatchObject({
      details: { why: 'less-owed' },
    });
  });
});

it('creditByCategory adds up the lines of a category', () => {
  const receipt = aGoodsReceipt();
  const back = sendBack(receipt, [{ line: 0, quantity: KG }], who);
  expect([...creditByCategory(receipt, back)]).toEqual([['dairy', 42_000]]);
});
