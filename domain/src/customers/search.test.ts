import { expect, it } from 'vitest';
import { customerKeyOf, customerKeys } from './search.ts';

const meera = customerKeys({ name: 'Mēera  R. Iyer', mobile: '9876543210' });

it.each([
  'm',
  'meera',
  'meera r',
  'iye',
  'MEERA',
  '987',
  '3210',
  '98765 43210',
  '+91 98765 43210',
  '09876543210',
])('finds a customer by “%s”', (typed) => {
  expect(meera).toContain(customerKeyOf(typed));
});

it.each(['eera', '321a', '0987', '99'])('does not find one by “%s”', (typed) => {
  expect(meera).not.toContain(customerKeyOf(typed));
});

it('looks nothing up for blanks and for fewer than three digits', () => {
  expect([customerKeyOf('  '), customerKeyOf('98'), customerKeyOf('987')]).toEqual([null, null, '987']);
});

it('takes a text with letters for a name, wherever its digits stand', () => {
  expect([customerKeyOf('1234 Foods'), customerKeyOf('Foods 1234')]).toEqual(['1234 foods', 'foods 1234']);
  expect(customerKeyOf('Venkatanarasimh a Rao')).toBe('venkatanarasimh');
  expect(customerKeys({ name: '  Meera', mobile: '' })).toContain('meera');
});

it('finds names in any script, and has few keys however long the name is', () => {
  expect(customerKeys({ name: 'मीरा', mobile: '' })).toContain(customerKeyOf('मी'));
  expect(customerKeys({ name: null, mobile: '9876543210' })).toHaveLength(36);
  const long = Array.from({ length: 30 }, (_, n) => `wordnumber${n}`).join(' ');
  expect(customerKeys({ name: long, mobile: '9876543210' }).length).toBeLessThanOrEqual(36 + 5 * 16);
});
