import { expect, it } from 'vitest';
import { reasonOf, refusalOf } from '../../fixtures/reason-of.ts';
import { assertWorksWith, operatorLabel, operatorOrderSchema } from './aggregator.ts';

const SWIGGY = { operator: 'Swiggy', number: '1042-A' };

it('is shown by its operator and the operator’s number', () => {
  expect(operatorLabel(SWIGGY)).toBe('Swiggy 1042-A');
});

it('comes from an operator that the owner has switched on', () => {
  expect(reasonOf(() => assertWorksWith({ aggregators: ['Zomato', 'Swiggy'] }, SWIGGY))).toBeNull();
  const refused = { reason: 'service-not-offered', details: { type: 'Swiggy' } };
  expect(refusalOf(() => assertWorksWith({ aggregators: ['Zomato'] }, SWIGGY))).toEqual(refused);
  expect(refusalOf(() => assertWorksWith({ aggregators: undefined }, SWIGGY))).toEqual(refused);
});

it.each([
  ['  1042-a ', '1042-A'],
  ['abc', 'ABC'],
  ['12345678901234567890', '12345678901234567890'],
])('keeps the number %o as %o', (typed, kept) => {
  expect(operatorOrderSchema.parse({ ...SWIGGY, number: typed })).toEqual({ ...SWIGGY, number: kept });
});

it.each(['12', '123456789012345678901', '10/42', 'नंबर', ''])('refuses the number %o', (number) => {
  expect(operatorOrderSchema.safeParse({ ...SWIGGY, number }).success).toBe(false);
});

it.each(['__proto__', '__x', '', 'a'.repeat(21)])('refuses the operator %o', (operator) => {
  expect(operatorOrderSchema.safeParse({ ...SWIGGY, operator }).success).toBe(false);
});

it('accepts an operator of the owner’s own', () => {
  expect(operatorOrderSchema.parse({ operator: ' Dunzo_', number: 'X-1' })).toEqual({
    operator: 'Dunzo_',
    number: 'X-1',
  });
});
