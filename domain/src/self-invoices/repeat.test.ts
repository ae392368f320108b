import { expect, it } from 'vitest';
import { anExpense } from '../fixtures/expenses.ts';
import { aRestaurant } from '../fixtures/restaurant.ts';
import { aLandlord, aSelfInvoice, RENT_ID } from '../fixtures/self-invoices.ts';
import { startOf } from '../time/ist.ts';
import { isRepeat } from './repeat.ts';
import { newSupplierInvoice } from './self-invoice.ts';

const { gstin } = aRestaurant();
const own = { gstin, composition: false };

const rent = { expenseId: RENT_ID, kind: 'rent', supplier: aLandlord } as const;
const fromOtherState = { ...aLandlord, stateCode: '27' };

it('is a repeat with the same input, also where the registration is said once', () => {
  expect(isRepeat(aSelfInvoice(), rent)).toBe(true);
  expect(isRepeat(aSelfInvoice(), { ...rent, registration: own })).toBe(true);
  const known = aSelfInvoice({ supplier: fromOtherState });
  expect(isRepeat(known, { ...rent, supplier: fromOtherState })).toBe(true);
});

it.each([
  ['expense', { expenseId: 'ExpenseOfOtherAAAAA1' }],
  ['kind', { kind: 'security' as const }],
  ['name', { supplier: { ...aLandlord, name: 'Shah Estates' } }],
  ['address', { supplier: { ...aLandlord, address: '4 Church Street' } }],
  ['State', { supplier: fromOtherState }],
  ['GSTIN', { registration: { ...own, gstin: '29AAACK7390H1Z7' } }],
  ['scheme', { registration: { ...own, composition: true } }],
  ['way of owing', { paper: { number: 'SI/26-27/000001', date: '2026-11-12' } }],
])('is another self-invoice with another %s', (_, more) => {
  expect(isRepeat(aSelfInvoice(), { ...rent, ...more })).toBe(false);
});

const carrier = { name: 'Ghat Carriers', address: '4 Dock Road, Mumbai', gstin: '27AAPFU0939F1ZV' };
const paper = { number: 'GTA/77', date: '2026-11-12' };
const goods = { expenseId: RENT_ID, kind: 'transport', supplier: carrier, paper } as const;
const entered = newSupplierInvoice(aRestaurant(), anExpense({ vendor: carrier.name, method: 'bank' }), {
  ...goods,
  by: { id: 'm1', name: 'Asha' },
  at: startOf('2026-11-28'),
  isFiled: false,
});

it('is a repeat of a supplier’s invoice with the same input', () => {
  expect(isRepeat(entered, goods)).toBe(true);
  expect(isRepeat(entered, { ...goods, registration: own })).toBe(true);
});

it.each([
  ['number', { paper: { ...paper, number: 'GTA/78' } }],
  ['date', { paper: { ...paper, date: '2026-10-12' } }],
  ['GSTIN of the supplier', { supplier: { ...carrier, gstin: '29AAACK7390H1Z7' } }],
  ['registration', { registration: { ...own, composition: true } }],
  ['way of owing', { supplier: { ...aLandlord, stateCode: '27' }, paper: undefined }],
])('is another supplier’s invoice with another %s', (_, more) => {
  expect(isRepeat(entered, { ...goods, ...more })).toBe(false);
});
