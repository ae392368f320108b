import { expect, it } from 'vitest';
import { paidAccount } from '../../fixtures/billing.ts';
import { NOW } from '../../fixtures/ids.ts';
import { anOrder, withBilling } from '../../fixtures/orders.ts';
import { refusalOf } from '../../fixtures/reason-of.ts';
import { DAY } from '../../time/ist.ts';
import { assertCanVoid, markVoid } from './void.ts';

const paid = paidAccount(anOrder({ kitchen: { until: NOW + 1 } }), { invoiceId: 'one' });

it('takes the dishes of a void bill off the screens of the kitchen', () => {
  expect(paid.order.kitchen.until).toBe(NOW + 1);
  expect(markVoid(paid, 'one', NOW).order.kitchen.until).toBeNull();
});

it('leaves them there while another bill of the order stands', () => {
  const [first] = paid.order.billing.documents;
  if (first === undefined) throw new Error('no document');
  const two = withBilling(paid.order, { documents: [first, { ...first, invoiceId: 'other' }] });
  expect(markVoid({ ...paid, order: two }, 'one', NOW).order.kitchen.until).toBe(NOW + 1);
});

it('leaves the dishes of an order there that goes on', () => {
  const open = { ...paid, order: { ...paid.order, state: 'open' as const } };
  expect(markVoid(open, 'one', NOW).order.kitchen.until).toBe(NOW + 1);
});

it('marks the one document, on the order and with its money', () => {
  const [first] = paid.order.billing.documents;
  const [settlement] = paid.money.settlements;
  if (first === undefined || settlement === undefined) throw new Error('no document');
  const two = {
    order: withBilling(paid.order, { documents: [first, { ...first, invoiceId: 'other' }] }),
    money: { ...paid.money, settlements: [settlement, { ...settlement, invoiceId: 'other' }] },
  };
  expect(markVoid(two, 'other', NOW + 5)).toEqual({
    order: withBilling(two.order, { documents: [first, { ...first, invoiceId: 'other', isVoid: true }] }),
    money: {
      ...two.money,
      settlements: [settlement, { ...settlement, invoiceId: 'other', voidedAt: NOW + 5 }],
    },
  });
});

it('is possible while the day is open and its tax month runs', () => {
  const today = { day: '2026-11-20', closedAt: null };
  expect(refusalOf(() => assertCanVoid(today, { issuedAt: NOW }, NOW))).toBeNull();
  expect(refusalOf(() => assertCanVoid({ ...today, closedAt: NOW }, { issuedAt: NOW }, NOW))).toEqual({
    reason: 'day-closed',
    details: { day: '2026-11-20' },
  });
  const late = refusalOf(() => assertCanVoid(today, { issuedAt: NOW }, NOW + 31 * DAY));
  expect(late).toMatchObject({ reason: 'tax-month-over', details: { month: '2026-11' } });
});
