import { expect, it } from 'vitest';
import { DELIVERY, PACKING } from '@bhoj/domain/billing/bill/portions';
import { lineOf } from '@bhoj/domain/fixtures/lines';
import { anOrder } from '@bhoj/domain/fixtures/orders';
import { openName } from './open-name.ts';

it('names a dish, the packing charge and the delivery charge in the language of the screen', () => {
  const order = anOrder({ rounds: [{ lines: [lineOf('Thali', 200, { otherNames: { hi: 'थाली' } })] }] });
  expect(openName(order, '1-1', 'hi')).toBe('थाली');
  expect(openName(order, '1-1', 'ta')).toBe('Thali');
  expect(openName(order, PACKING, 'en')).toBe('Packing charge');
  expect(openName(order, DELIVERY, 'hi')).toBe('डिलीवरी शुल्क');
});
