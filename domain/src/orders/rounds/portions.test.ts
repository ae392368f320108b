import { expect, it } from 'vitest';
import { lineOf } from '../../fixtures/lines.ts';
import { anOrder, withBilling } from '../../fixtures/orders.ts';
import { leftPaise } from './portions.ts';
import { tabOf } from './round.ts';

const order = anOrder({
  rounds: [{ kot: 1, lines: [lineOf('Dosa', 120, { quantity: 3 }), lineOf('Idli', 90)] }],
});

it('is the price of the dishes that are on no document yet', () => {
  expect(leftPaise(order)).toBe(450_00);
  expect(leftPaise(withBilling(order, { billed: { '1-1': 2 } }))).toBe(210_00);
  expect(leftPaise(withBilling(order, { billed: { '1-1': 3, '1-2': 1 } }))).toBe(0);
});

it('is what the table shows', () => {
  expect(tabOf(withBilling(order, { billed: { '1-1': 2 } })).totalPrice).toBe(210);
});
