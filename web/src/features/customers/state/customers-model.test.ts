import { expect, it } from 'vitest';
import { aCustomer } from '@bhoj/domain/fixtures/people';
import { theCustomerMarks } from '@bhoj/domain/fixtures/customers';
import { rupees } from '@bhoj/domain/money/money';
import { averageOf, hasPages, messageTo, nameOf, specOf } from './customers-model.ts';
import { VIEWS } from './use-address.ts';

const NOW = Date.parse('2026-11-21T14:00:00Z');

it('asks for at most thirty customers in every view and search', () => {
  const limits = VIEWS.map((view) => [view, specOf({ view, q: '' }, theCustomerMarks(), NOW)?.limit]);
  expect(limits).toEqual(VIEWS.map((view) => [view, view === 'due' ? 5 : 30]));
  expect(specOf({ view: 'lost', q: 'meera' }, null, NOW)?.limit).toBe(30);
});

it('asks nothing while it cannot', () => {
  expect(specOf({ view: 'best', q: '' }, null, NOW)).toBeNull();
  expect(specOf({ view: 'all', q: '98' }, null, NOW)).toBeNull();
});

it('knows which lists go on', () => {
  expect(VIEWS.filter((view) => !hasPages({ view, q: '' }))).toEqual(['due', 'asked']);
  expect(hasPages({ view: 'due', q: 'mee' })).toBe(true);
});

it('names a customer by name or number, and says what a visit brings', () => {
  expect([nameOf(aCustomer()), nameOf(aCustomer({ name: null }))]).toEqual(['Meera', '98765 43210']);
  expect(averageOf(aCustomer({ visits: 3, spentPaise: rupees(100) }))).toBe(33_33);
  expect(averageOf(aCustomer({ visits: 0 }))).toBeNull();
});

it('writes a message with the name to one number', () => {
  expect(messageTo('Namaste {name}!', 'Meera')).toBe('Namaste Meera!');
});
