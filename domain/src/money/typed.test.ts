import fc from 'fast-check';
import { expect, it } from 'vitest';
import { paise } from './money.ts';
import { ABOVE_MOST, MOST_TYPED, rupeesText, typedPaise, typedRupees } from './typed.ts';

it('reads every amount back as it was written', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }).map(paise), (amount) => {
      expect(rupeesText.parse(typedRupees(amount))).toBe(amount);
    }),
  );
});

it.each([
  ['240', 24_000],
  [' ₹ 1,240.5 ', 124_050],
  ['0', 0],
])('reads %s', (text, amount) => expect(rupeesText.parse(text)).toBe(amount));

it.each(['', 'a', '-1', '1.234', '1e3', '99999999'])('refuses %s', (text) => {
  expect(rupeesText.safeParse(text).success).toBe(false);
  expect(typedPaise(text)).toBe(0);
});

it('reads what a checked form holds', () => expect(typedPaise('240.50')).toBe(24_050));

it('tells an amount above the most from a text that is no amount', () => {
  const faultsOf = (text: string) => rupeesText.safeParse(text).error?.issues.map(({ message }) => message);
  for (const text of ['9999999999', '1,00,00,000', '10000000.50'])
    expect(faultsOf(text)).toEqual([ABOVE_MOST]);
  expect(faultsOf('12e9')).not.toContain(ABOVE_MOST);
  expect(rupeesText.parse('99,99,999')).toBe(MOST_TYPED);
});
