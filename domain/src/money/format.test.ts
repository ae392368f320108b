import { describe, expect, it } from 'vitest';
import {
  formatChange,
  formatExact,
  formatMoney,
  formatOff,
  formatPlain,
  formatRate,
  formatShare,
} from './format.ts';
import { paise } from './money.ts';

describe('formatMoney (MONEY-1)', () => {
  it.each([
    [0, '₹0'],
    [99_900, '₹999'],
    [124_700, '₹1,247'],
    [12_345_600, '₹1,23,456'],
    [1_000_000_000, '₹1,00,00,000'],
    // Rounded half up, like all money
    [1250, '₹13'],
    [1249, '₹12'],
    [-12_345_600, '-₹1,23,456'],
    // A round-off of 40 paise is not "-₹0"
    [-40, '₹0'],
  ])('%d paise is %s', (amount, text) => {
    expect(formatMoney(paise(amount))).toBe(text);
  });
});

describe('formatExact', () => {
  it.each([
    [0, '₹0.00'],
    [1, '₹0.01'],
    [3118, '₹31.18'],
    [12_345_605, '₹1,23,456.05'],
    [-35, '-₹0.35'],
  ])('%d paise is %s', (amount, text) => {
    expect(formatExact(paise(amount))).toBe(text);
  });
});

describe('formatPlain', () => {
  it('shows paise only where there are some', () => {
    expect(formatPlain(paise(124_700))).toBe('₹1,247');
    expect(formatPlain(paise(124_750))).toBe('₹1,247.50');
    expect(formatPlain(paise(-100))).toBe('-₹1');
  });
});

describe('formatOff', () => {
  it('shows what is taken off with the minus sign of all amounts', () => {
    expect(formatOff(paise(20_000))).toBe('-₹200');
    expect(formatOff(paise(0))).toBe('₹0');
  });
});

describe('formatRate', () => {
  it.each([
    [500, '5'],
    [250, '2.5'],
    [1800, '18'],
    // Half of 0.25 %
    [12.5, '0.125'],
    [0, '0'],
  ])('%d basis points read %s', (bp, text) => {
    expect(formatRate(bp)).toBe(text);
  });
});

it('shows a share with at most one decimal, and a change with its sign', () => {
  expect(formatShare(2833)).toBe('28.3\u00A0%');
  expect(formatShare(2833, 0)).toBe('28\u00A0%');
  expect(formatShare(0)).toBe('0\u00A0%');
  expect([1250, -3420, 0].map((change) => formatChange(change))).toEqual([
    '+12.5\u00A0%',
    '-34.2\u00A0%',
    '0\u00A0%',
  ]);
});
