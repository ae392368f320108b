import { expect, it } from 'vitest';
import { aCreditNote, anInvoice } from '../fixtures/billing.ts';
import { anExpense } from '../fixtures/expenses.ts';
import { paise } from '../money/money.ts';
import type { Payment } from '../billing/documents/invoice.ts';
import { explain } from './explain.ts';
import type { Evidence } from './explain.ts';

const NONE: Evidence = { invoices: [], creditNotes: [], movements: [], looseExpenses: [] };

const paid = (method: 'cash' | 'upi' | 'card', amount: number, received = amount): Payment => ({
  method,
  name: '',
  amountPaise: paise(amount),
  receivedPaise: paise(received),
  tipPaise: paise(0),
});
const bill = (id: string, payments: Payment[], issuedAt = 1) => ({
  id,
  value: anInvoice({ number: `INV/${id}`, payments, issuedAt }),
});
const off = (by: Record<string, number>) =>
  Object.fromEntries(Object.entries(by).map(([key, amount]) => [key, paise(amount)]));
const short = (difference: Record<string, number>, evidence: Partial<Evidence>) =>
  explain(off(difference), { ...NONE, ...evidence }).map(({ why, what, rightTender }) => [
    why,
    what,
    rightTender,
  ]);

it('names the payment under the wrong method first, and of equal ones the latest (P-SESSION-9)', () => {
  const invoices = [
    bill('1', [paid('cash', 500)], 1),
    bill('2', [paid('cash', 500)], 2),
    bill('3', [paid('upi', 500)], 3),
    bill('4', [paid('cash', 499)], 4),
  ];
  expect(short({ cash: -500, upi: 500 }, { invoices })).toEqual([
    ['swapped', 'INV/2', 'upi'],
    ['swapped', 'INV/1', 'upi'],
    ['same-amount', 'INV/3', null],
  ]);
});

it('names a payment of another method where only one method differs', () => {
  expect(
    short({ cash: 500 }, { invoices: [bill('1', [paid('upi', 500)]), bill('2', [paid('upi', 400)])] }),
  ).toEqual([['swapped', 'INV/1', 'cash']]);
});

it('names change of the same amount, and payments of it; missing money before too much of it', () => {
  const invoices = [bill('1', [paid('cash', 300, 500)], 1), bill('2', [paid('cash', 200)], 2)];
  expect(short({ cash: -200 }, { invoices })).toEqual([
    ['same-amount', 'INV/2', null],
    ['change', 'INV/1', null],
  ]);
  expect(short({ cash: 200 }, { invoices })).toEqual([
    ['change', 'INV/1', null],
    ['same-amount', 'INV/2', null],
  ]);
  expect(short({ upi: -7 }, { invoices })).toEqual([]);
});

it('names refunds, movements, and first an expense that no session paid', () => {
  const note = aCreditNote();
  const amount = note.refund.amountPaise;
  const movement = {
    id: 'm',
    kind: 'drop' as const,
    reason: 'Safe',
    at: 5,
    by: { id: 'a', name: 'A' },
    expenseId: null,
  };
  const evidence = {
    creditNotes: [note],
    movements: [{ ...movement, amountPaise: amount }],
    looseExpenses: [
      anExpense({ vendor: 'Sharma Dairy', amountPaise: amount }),
      anExpense({ amountPaise: paise(1) }),
    ],
  };
  expect(short({ cash: -amount }, evidence)).toEqual([
    ['expense', 'Sharma Dairy', null],
    ['same-amount', note.number, null],
    ['same-amount', 'Safe', null],
  ]);
  expect(short({ cash: amount }, evidence).map(([why]) => why)).toEqual(['same-amount', 'same-amount']);
  const unnamed = { looseExpenses: [anExpense({ vendor: '', description: 'Ice', amountPaise: amount })] };
  expect(short({ cash: -amount }, unnamed)).toEqual([['expense', 'Ice', null]]);
  expect(short({ upi: -amount }, evidence)).toEqual([]);
});
