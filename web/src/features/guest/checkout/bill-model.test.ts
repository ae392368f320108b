import { expect, it } from 'vitest';
import { lineOf } from '@bhoj/domain/fixtures/lines';
import { anOrder, RAVI } from '@bhoj/domain/fixtures/orders';
import { NO_MONEY } from '@bhoj/domain/billing/documents/order-money';
import type { LineCombo } from '@bhoj/domain/orders/shape/line-combo.schema';
import { sharesOf } from './bill-model.ts';

const combo = (part: number): LineCombo => ({
  ref: 1,
  itemId: 'veg-thali',
  name: 'Veg thali',
  otherNames: { hi: 'वेज थाली' },
  slotId: `s${part}`,
  part,
  of: 2,
  portions: 1,
});

it('names the combo of a dish, in the reader’s language', () => {
  const lines = [
    { ...lineOf('Dal', 160), combo: combo(0) },
    { ...lineOf('Paneer', 90), combo: combo(1) },
    lineOf('Chai', 40),
  ];
  const account = { order: anOrder({ rounds: [{ by: RAVI, lines }] }), money: NO_MONEY };
  const details = (language: 'en' | 'hi') =>
    sharesOf(account, language).flatMap((share) => share.lines.map(({ detail }) => detail));
  expect(details('en')).toEqual(['Veg thali', 'Veg thali', '']);
  expect(details('hi')[0]).toBe('वेज थाली');
});
