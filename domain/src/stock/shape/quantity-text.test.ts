import fc from 'fast-check';
import { expect, it } from 'vitest';
import { UNITS } from './quantity.ts';
import { quantityText, typedQuantity } from './quantity-text.ts';

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
