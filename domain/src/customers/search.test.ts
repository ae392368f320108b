import { describe, expect, it } from 'vitest';
import { customerKeyOf, customerKeys } from './search.ts';

const keysOf = (name: string | null, mobile = '', otherMobiles: string[] = []) =>
  customerKeys({ name, mobile, otherMobiles });
const meera = keysOf('Mēera  R. Iyer', '9876543210');

it.each([
  'm',
  'me',
  'meera',
  'meera r',
  'meera r iyer',
  'mira',
  'मीरा',
  'iye',
  'MEERA',
  'm. iyer',
  'm r iyer',
  '987',
  '3210',
  '98765 43210',
  '+91 98765 43210',
  '09876543210',
  '919876543210',
  '+91 987',
  '+91-98765',
  '0091 987',
  '0987',
  '९८७',
  '+९१ ९८७६५',
])('finds a customer by “%s”', (typed) => {
  expect(meera).toContain(customerKeyOf(typed));
});

it.each(['eera', '321a', '099', '99', '+91', '+91 98', 'kavya', '988'])(
  'does not find one by “%s”',
  (typed) => {
    expect(meera).not.toContain(customerKeyOf(typed));
  },
);

describe('a name is found by its sound', () => {
  it.each([
    ['मीरा', ['meera', 'mira', 'mee', 'मी']],
    ['फ़रहान क़ुरैशी', ['फरहान', 'farhan', 'Farhan Qureshi', 'qur', 'कुरैशी']],
    ['Farhan', ['फ़रहान', 'फरहान']],
    ['लक्ष्मी', ['lakshmi', 'laxmi', 'laks']],
    ['Deepak', ['दीपक', 'dipak']],
    ['अंबा', ['amba']],
    ['Gaurav', ['गौरव']],
    ['Anjali', ['अंजलि']],
    ['D’Souza', ["d'souza", 'dsouza', 'D Souza', 'souza']],
    ['O`Brien', ["o'brien", 'obrien']],
    ['M. K. Gandhi', ['mk gandhi', 'm.k. gandhi', 'M K Gandhi', 'gandhi', 'm gandhi']],
    ['Meera Rani Sharma', ['m r sharma', 'M. R. Sharma', 'm sharma']],
    ['Priya', ['प्रिया']],
  ])('%s', (name, typed) => {
    const keys = keysOf(name);
    expect(typed.filter((one) => !keys.includes(customerKeyOf(one) ?? ''))).toEqual([]);
  });

  it('and not by another', () => {
    for (const typed of ['kumar', 'nira', 'गीता'])
      expect(keysOf('Meera')).not.toContain(customerKeyOf(typed));
  });
});

it('every beginning of a name finds it', () => {
  const names = ['Lakshmi Narayanan', 'फ़रहान', 'Zakir Hussain', 'Xavier Pinto', 'Aishwarya', 'Khushboo'];
  const missed = names.flatMap((name) => {
    const keys = keysOf(name);
    const beginnings = Array.from(name, (_, n) => name.slice(0, n + 1));
    return beginnings.filter((beginning) => !keys.includes(customerKeyOf(beginning) ?? ''));
  });
  expect(missed).toEqual([]);
});

it('finds a person by each of their numbers', () => {
  const keys = keysOf('Meera', '9876543210', ['9000000002']);
  expect(['43210', '9000000002', '0002'].every((typed) => keys.includes(typed))).toBe(true);
});

it('looks nothing up for blanks and for fewer than three digits', () => {
  expect([customerKeyOf('  '), customerKeyOf('98'), customerKeyOf('987')]).toEqual([null, null, '987']);
});

it('takes a text with letters for a name, wherever its digits stand', () => {
  for (const name of ['1234 Foods', 'Foods 1234']) expect(keysOf(name)).toContain(customerKeyOf(name));
  const long = customerKeyOf('Venkatanarasimharajuvaripeta Rao') ?? '';
  expect(long.length).toBeLessThanOrEqual(16);
  expect(keysOf('Venkatanarasimharajuvaripeta Rao')).toContain(long);
});

it('has few keys however long the name is', () => {
  expect(keysOf(null, '9876543210')).toHaveLength(36);
  const long = Array.from({ length: 30 }, (_, n) => `wordnumber${n}`).join(' ');
  expect(keysOf(long, '9876543210').length).toBeLessThanOrEqual(36 + 16 * 16);
});
