import { describe, expect, it } from 'vitest';
import { anOrderMoney, aPartPayment } from '../../fixtures/billing.ts';
import { NOW as AT } from '../../fixtures/ids.ts';
import { ASHA, RAVI, stagesIn, withStages, withBilling } from '../../fixtures/orders.ts';
import { reasonOf } from '../../fixtures/reason-of.ts';
import { aParty, FIRST } from '../../fixtures/two-parties.ts';
import { paise } from '../../money/money.ts';
import { HOUR } from '../../time/ist.ts';
import { cancelLines, cancelOrder } from './cancelling.ts';
import type { Order } from '../shape/order.schema.ts';
import type { Stages } from '../../fixtures/orders.ts';

const unpaid = anOrderMoney();
const partPaid = anOrderMoney({ payments: [aPartPayment()] });

const cancelledFor = (order: Order, ids: readonly string[], reason: string, bill = unpaid) =>
  cancelLines(order, ids, { reason, by: RAVI, at: AT, bill, day: order.businessDay, mayCancelMade: false });

describe('cancelled lines', () => {
  it("are not charged, keep their reason, and wait for the kitchen's confirmation", () => {
    const order = cancelledFor(
      withStages(FIRST, { cooking: ['1-1'] }),
      ['1-1', '2-1', '2-1'],
      'Ordered twice',
    );
    expect(stagesIn(order)).toMatchObject({
      cancelled: ['1-1', '2-1'],
      cancelReasons: { '1-1': 'Ordered twice', '2-1': 'Ordered twice' },
      cancelSeen: [],
    });
    expect(order).toMatchObject({ subtotalPaise: 120_00, kitchen: FIRST.kitchen });
  });

  it('keep the reason of the first cancellation', () => {
    const once = cancelledFor(FIRST, ['1-1'], 'Ordered twice');
    expect(cancelledFor(once, ['1-1'], 'Another')).toBe(once);
  });

  it('are refused when they are made, billed, partly paid or unknown', () => {
    const act = (over: Partial<Order>, ids = ['1-1'], bill = unpaid) =>
      reasonOf(() => cancelledFor({ ...FIRST, ...over }, ids, 'No', bill));
    const cancelAt = (stages: Stages) => act(withStages(FIRST, stages));
    expect(cancelAt({ cooking: ['1-1'], ready: ['1-1'] })).toBe('line-is-made');
    expect(cancelAt({ served: ['1-1'] })).toBe('line-is-made');
    expect(act(withBilling(FIRST, { billed: { '1-1': 1 } }))).toBe('part-billed');
    expect(act({}, ['1-1'], partPaid)).toBe('part-paid');
    expect(act({}, ['7-7'])).toBe('line-not-found');
    expect(act({ state: 'Completed' })).toBe('order-closed');
  });
});

describe('a cancelled order', () => {
  const cancel = (order: Order = FIRST, by: 'captain' | 'owner' = 'captain', bill = unpaid) =>
    cancelOrder(order, {
      reason: 'They left',
      by: by === 'owner' ? ASHA : RAVI,
      mayCancelMade: by === 'owner',
      at: AT,
      bill,
      day: order.businessDay,
    });

  it("has all its lines cancelled and stays on the kitchen's screens for an hour", () => {
    expect(stagesIn(cancel())).toMatchObject({
      cancelled: ['1-1', '1-2', '2-1'],
      cancelReasons: { '1-2': 'They left' },
    });
    expect(cancel()).toMatchObject({
      state: 'Cancelled',
      ending: { cancelReason: 'They left' },
      subtotalPaise: 0,
      closedAt: AT,
      kitchen: { until: AT + HOUR },
    });
  });

  it("leaves the kitchen's screens at once when nothing is in progress", () => {
    const all = ['1-1', '1-2', '2-1'];
    const eaten = withStages(FIRST, { cooking: all, ready: all, served: all });
    expect(cancel(eaten, 'owner').kitchen.until).toBeNull();
    expect(stagesIn(cancel(eaten, 'owner')).cancelSeen).toEqual(all);
    expect(cancel(aParty('F1-T01', 'u', 'rose')).kitchen.until).toBeNull();
  });

  it('sends its waiting rounds back to the guests', () => {
    const order = { ...FIRST, acceptance: { waiting: ['p1'], declined: [] } };
    expect(cancel(order).acceptance).toEqual({ waiting: [], declined: ['p1'] });
  });

  it('needs the owner once a dish is made', () => {
    const made = withStages(FIRST, { cooking: ['1-1'], ready: ['1-1'] });
    expect(reasonOf(() => cancel(made))).toBe('order-is-made');
    expect(reasonOf(() => cancel(made, 'owner'))).toBeNull();
  });

  it('is refused as handed over, not as settled, when an operator has it', () => {
    const aggregator = { operator: 'Swiggy', number: '77', valuePaise: paise(500_00), day: '2026-11-20' };
    const handedOver: Order = { ...FIRST, type: 'aggregator', state: 'Completed', aggregator };
    expect(reasonOf(() => cancel(handedOver))).toBe('already-handed-over');
  });

  it('is refused when it is paid, billed or partly billed', () => {
    expect(reasonOf(() => cancel({ ...FIRST, state: 'Completed' }))).toBe('already-settled');
    expect(reasonOf(() => cancel({ ...FIRST, state: 'Cancelled' }))).toBe('order-closed');
    expect(reasonOf(() => cancel(FIRST, 'owner', partPaid))).toBe('part-paid');
    expect(reasonOf(() => cancel(withBilling(FIRST, { billed: { '1-2': 1 } }), 'owner'))).toBe('part-billed');
  });

  it.each(['packing', 'delivery'])('is refused when its charge for %s is billed, and no dish', (charge) => {
    expect(reasonOf(() => cancel(withBilling(FIRST, { billed: { [charge]: 1 } }), 'owner'))).toBe(
      'part-billed',
    );
  });
});
