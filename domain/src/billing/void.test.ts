import { expect, it } from 'vitest';
import { paidAccount } from '../fixtures/billing.ts';
import { NOW } from '../fixtures/ids.ts';
import { anOrder } from '../fixtures/orders.ts';
import { markVoid } from './void.ts';

const paid = paidAccount(anOrder({ kitchenUntil: NOW + 1 }), { invoiceId: 'one' });

it('takes the dishes of a void bill off the screens of the kitchen', () => {
  expect(paid.order.kitchenUntil).toBe(NOW + 1);
  expect(markVoid(paid, 'one', NOW).order.kitchenUntil).toBeNull();
});

it('leaves them there while another bill of the order stands', () => {
  const [first] = paid.order.documents;
  if (first === undefined) throw new Error('no document');
  const two = { ...paid.order, documents: [first, { ...first, invoiceId: 'other' }] };
  expect(markVoid({ ...paid, order: two }, 'one', NOW).order.kitchenUntil).toBe(NOW + 1);
});
