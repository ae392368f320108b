import fc from 'fast-check';
import { expect, it } from 'vitest';
import { quantityOf, UNITS } from './quantity.ts';
import { quantityText, thousandthsIn, typedIn, typedQuantity, unitFor } from './quantity-text.ts';

it('shows a quantity in its unit with at most three decimals', () => {
  expect(quantityText(2_500_000, 'kg')).toBe('2.5');
  expect(quantityText(-1_234_567, 'kg')).toBe('-1.235');
  expect(quantityText(24_000, 'dozen')).toBe('2');
});

it('reads what somebody types', () => {
  expect(typedQuantity(' 2.5 ', 'kg')).toBe(2_500_000);
  expect(typedQuantity('1,250', 'g')).toBe(1_250_000);
  expect(typedQuantity('0', 'piece')).toBe(0);
  for (const text of ['', '-1', '2,5', '1 5', '1.2345', '1e3', 'two', '1234567'])
    expect(typedQuantity(text, 'kg')).toBeNull();
});

it('reads what the page shows', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 999_999_999 }),
      fc.constantFrom('kg' as const, 'g' as const, 'litre' as const, 'ml' as const, 'piece' as const),
      (thousandths, unit) => {
        const quantity = (thousandths * UNITS[unit].size) / 1000;
        expect(typedQuantity(quantityText(quantity, unit), unit)).toBe(quantity);
      },
    ),
  );
});

it('reads what people type, and nothing else', () => {
  expect(thousandthsIn('2.5')).toBe(2500);
  expect(thousandthsIn(' 1,250 ')).toBe(1_250_000);
  expect(thousandthsIn('1,00,000.5')).toBe(100_000_500);
  expect(thousandthsIn('100,000')).toBe(100_000_000);
  expect(thousandthsIn('-180')).toBe(-180_000);
  expect(thousandthsIn('\u22120.125')).toBe(-125);
  expect(thousandthsIn('-0')).toBe(0);
  for (const text of [
    '',
    '-',
    '1.2345',
    '.5',
    '5.',
    '1e3',
    '२',
    '1 kg',
    '1234567',
    '2,5',
    '0,25',
    '1 5',
    '12,50',
    '1,2,3',
    '1,00,00',
  ])
    expect(thousandthsIn(text)).toBeNull();
});

it('writes a quantity as it was typed', () => {
  expect(typedIn(2_500_000, 'kg')).toBe('2.5');
  expect(typedIn(180_000, 'kg')).toBe('0.18');
  expect(typedIn(-15_000, 'g')).toBe('-15');
  expect(typedIn(4000, 'dozen')).toBe('0.333333');
  expect(typedIn(11_999, 'dozen')).toBe('0.999917');
});

it('reads its own writing in every unit', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -999_999_999, max: 999_999_999 }),
      fc.constantFrom('kg' as const, 'g' as const, 'litre' as const, 'ml' as const, 'piece' as const),
      (thousandths, unit) => {
        const quantity = quantityOf(thousandths, unit, UNITS[unit]) ?? 0;
        expect(thousandthsIn(typedIn(quantity, unit))).toBe(thousandths === 0 ? 0 : thousandths);
      },
    ),
  );
});

it('shows grams below a kilogram', () => {
  expect(unitFor(999_999, 'mass')).toBe('g');
  expect(unitFor(-1_000_000, 'mass')).toBe('kg');
  expect(unitFor(1_166_667, 'mass')).toBe('g');
  expect(unitFor(5, 'volume')).toBe('ml');
  expect(unitFor(12_000, 'count')).toBe('piece');
});
