import { describe, expect, it } from 'vitest';
import { paise } from '../../money/money.ts';
import { anOrderMoney, aPartPayment } from '../../fixtures/billing.ts';
import { NOW as AT } from '../../fixtures/ids.ts';
import { withBilling, withExtras } from '../../fixtures/orders.ts';
import { reasonOf } from '../../fixtures/reason-of.ts';
import { FIRST } from '../../fixtures/two-parties.ts';
import { DAY } from '../../time/ist.ts';
import { deliveryOf, setDetails as setDetailsOf } from './delivery.ts';
import type { CounterDetails } from '../shape/delivery.schema.ts';
import type { Order } from '../shape/order.schema.ts';

const setDetails = (order: Order, details: CounterDetails, bill = anOrderMoney()) =>
  setDetailsOf(order, details, bill);

const takeaway: Order = { ...FIRST, tableId: null, type: 'takeaway' };
const delivery: Order = { ...takeaway, type: 'delivery' };
const address = { mobile: '9876543210', address: '4 Church Street', note: '', chargePaise: paise(40_00) };

describe('an order without a table', () => {
  it('may have a name or none', () => {
    expect(setDetails(takeaway, { label: 'Meera', delivery: null }).label).toBe('Meera');
    expect(setDetails(takeaway, { label: '', delivery: null }).label).toBeNull();
  });

  it('has an address exactly when it is delivered', () => {
    expect(setDetails(delivery, { label: 'Meera', delivery: address }).extras.deliveryPaise).toBe(40_00);
    expect(reasonOf(() => setDetails(delivery, { label: '', delivery: null }))).toBe(
      'delivery-details-missing',
    );
    expect(reasonOf(() => setDetails(takeaway, { label: '', delivery: address }))).toBe('invalid-input');
  });

  it('keeps its charge once its bill is begun', () => {
    const partPaid = anOrderMoney({ payments: [aPartPayment()] });
    const change = (over: Partial<Order>, bill = anOrderMoney()) =>
      reasonOf(() => setDetails({ ...delivery, ...over }, { label: 'M', delivery: address }, bill));
    expect(change({}, partPaid)).toBe('part-paid');
    expect(change(withBilling(delivery, { billed: { '1-1': 1 } }))).toBe('part-billed');
    expect(change(withExtras(delivery, { deliveryPaise: paise(40_00) }), partPaid)).toBeNull();
  });

  it('stores its address apart from the order, for ninety days', () => {
    expect(deliveryOf({ label: 'Meera', delivery: address }, AT)).toEqual({
      name: 'Meera',
      mobile: '9876543210',
      address: '4 Church Street',
      note: '',
      createdAt: AT,
      expireAt: AT + 90 * DAY,
    });
    expect(deliveryOf({ label: 'Meera', delivery: null }, AT)).toBeNull();
  });
});
