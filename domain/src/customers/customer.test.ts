import { expect, it } from 'vitest';
import { aCustomer } from '../fixtures/people.ts';
import { consentAt, newCustomer } from './customer.ts';
import { customerKeys } from './search.ts';

const typed = { mobile: '9876543210', name: 'Somebody else', consent: consentAt(1_000) };

it('is made of the first name and consent that come with a number', () => {
  expect(newCustomer(typed, null)).toEqual({
    ...typed,
    company: null,
    visits: 0,
    spentPaise: 0,
    firstSeenAt: 1_000,
    lastSeenAt: 1_000,
    lately: [],
    dishes: {},
    months: {},
    dueAt: null,
    keys: customerKeys(typed),
    note: '',
    allergies: null,
    offers: null,
    withdrawn: [],
    erasureAskedAt: null,
    messages: { count: 0, lastAt: null },
  });
});

it('is not changed by whoever types a known number later', () => {
  expect(newCustomer(typed, aCustomer())).toBeNull();
  expect(newCustomer(typed, aCustomer({ name: null }))).toBeNull();
});
