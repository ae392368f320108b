import { expect, it } from 'vitest';
import { NOW, RESTAURANT } from '../../fixtures/ids.ts';
import { aTenant } from '../../fixtures/platform.ts';
import { aSubscriptionPayment } from '../../fixtures/subscription.ts';
import { DAY, startOf } from '../../time/ist.ts';
import { paymentEventsOf } from './payment-events.ts';
import { eventsOf } from './tenant-events.ts';
import type { Tenant } from '../shape/tenant.schema.ts';

const eventsAt = (tenant: Tenant, day: number, purchases = [] as ReturnType<typeof aSubscriptionPayment>[]) =>
  eventsOf({
    restaurantId: RESTAURANT,
    tenant,
    paying: { purchases, seller: null },
    now: NOW + day * DAY,
  });
const kinds = ({ events }: ReturnType<typeof eventsOf>) => events.map(({ event }) => event.kind);

it('each milestone is found once, at its own time', () => {
  const tenant = aTenant({ onboardedAt: NOW + 5, activatedOn: '2026-11-25' });
  const first = eventsAt(tenant, 4);
  expect(first.events.map(({ id, event }) => [id.split('_')[0], event.at])).toEqual([
    ['signUp', NOW],
    ['onboarded', NOW + 5],
    ['activated', startOf('2026-11-25')],
  ]);
  expect(kinds(eventsAt({ ...tenant, ...first.folded }, 5))).toEqual([]);
});

it('a trial is closed once, whatever time it is seen at, and is due before that', () => {
  const first = eventsAt(aTenant(), 1);
  expect(first.folded).toMatchObject({ trialClosed: false, dueAt: NOW + 21 * DAY });
  const later = eventsAt({ ...aTenant(), ...first.folded }, 40);
  expect(later.events).toMatchObject([
    { event: { kind: 'trialEnded', at: NOW + 21 * DAY, converted: false } },
  ]);
  expect(later.folded).toMatchObject({ trialClosed: true, dueAt: null });
  expect(kinds(eventsAt({ ...aTenant(), ...later.folded }, 41))).toEqual([]);
});

it('a sweep that comes late gives every change of MRR its own time', () => {
  const tenant = aTenant({ membership: 'premium', premiumUntil: NOW + 60 * DAY, paidAt: NOW });
  const paid = (from: number, amountPaise: number) =>
    aSubscriptionPayment({
      amountPaise: amountPaise as never,
      periodFrom: NOW + from * DAY,
      periodUntil: NOW + (from + 30) * DAY,
    });
  const { events, folded } = eventsAt(tenant, 100, [paid(0, 50000), paid(30, 80000)]);
  const steps = events.filter(({ event }) => event.kind === 'mrr');
  expect(steps.map(({ event }) => [event.at, event.beforePaise, event.afterPaise, event.paidBefore])).toEqual(
    [
      [NOW, 0, 50000, false],
      [NOW + 30 * DAY, 50000, 80000, true],
      [NOW + 67 * DAY, 80000, 0, true],
    ],
  );
  expect(new Set(steps.map(({ id }) => id)).size).toBe(3);
  expect(folded).toMatchObject({ mrrPaise: 0, mrrSteps: 3, hasPaid: true, dueAt: null });
});

it('a purchase counts each payment once, those that must go back, and those that went', () => {
  const purchase = aSubscriptionPayment({ surplusPaymentIds: ['pay_2'], refundedPaymentIds: ['pay_3'] });
  const found = paymentEventsOf(purchase, aTenant(), NOW + DAY);
  expect(found.map(({ id, event }) => [id, event.at])).toEqual([
    ['payment_pay_1', NOW],
    ['payment_pay_2', NOW + DAY],
    ['payment_pay_3', NOW + DAY],
    ['surplus_pay_2', NOW + DAY],
    ['refund_pay_3', NOW + DAY],
  ]);
  const unpaid = aSubscriptionPayment({ state: 'created', razorpayPaymentId: null, paidAt: null });
  expect(paymentEventsOf(unpaid, null, NOW)).toEqual([]);
  const waiting = aSubscriptionPayment({ state: 'paid', purpose: 'signup', restaurantId: null });
  expect(paymentEventsOf(waiting, null, NOW)).toEqual([]);
  const back = aSubscriptionPayment({ state: 'refunded', refundedPaymentIds: ['pay_1'] });
  expect(
    paymentEventsOf(back, null, NOW + DAY).map(({ event }) => [event.kind, event.at, event.cohort]),
  ).toEqual([
    ['payment', NOW, ''],
    ['refund', NOW + DAY, ''],
  ]);
});
