import { aTenant, aPlatformStaff } from '@bhoj/domain/fixtures/platform';
import { aRestaurant } from '@bhoj/domain/fixtures/restaurant';
import { aSubscriptionPayment } from '@bhoj/domain/fixtures/subscription';
import { RESTAURANT, UIDS } from '@bhoj/domain/fixtures/ids';
import { platformStaff } from '@bhoj/domain/platform/shape/platform.collection';
import {
  platformCurrents,
  platformMonths,
  staffStats,
} from '@bhoj/domain/platform/shape/platform-sum.collection';
import { tenants } from '@bhoj/domain/platform/tenants/tenant.collection';
import { restaurants } from '@bhoj/domain/restaurant/restaurant.collection';
import { subscriptionPayments } from '@bhoj/domain/subscription/subscription.collection';
import { DAY, monthOf } from '@bhoj/domain/time/ist';
import { beforeEach, expect, test } from 'vitest';
import { change, find, forgetEverything, get, put, putRestaurant } from '../../support/arrange.ts';
import { functions } from '../../support/mount.ts';

beforeEach(forgetEverything);

const ORDER = { razorpayOrderId: 'order_1' };
const AT = { restaurantId: RESTAURANT };
const published = () => functions.publishPayment.run({ params: ORDER } as never);
const monthNow = () => get(platformMonths, { month: monthOf(Date.now()) });

/** A restaurant that has just paid for a month, referred by Nisha. */
async function aPayingRestaurant() {
  const now = Date.now();
  const until = now + 30 * DAY;
  const plan = { membership: 'premium', premiumUntil: until } as const;
  await put(platformStaff, { staffId: UIDS.staff }, aPlatformStaff());
  await putRestaurant(AT.restaurantId, aRestaurant({ email: RESTAURANT, createdAt: now - 5 * DAY, ...plan }));
  await put(tenants, AT, aTenant({ signedUpAt: now - 5 * DAY, trialEndDate: now + 9 * DAY }));
  const paid = { paidAt: now, createdAt: now, periodFrom: now, periodUntil: until };
  await put(subscriptionPayments, ORDER, aSubscriptionPayment(paid));
}

test('a payment is counted once, however often its event comes, with the MRR that it brings', async () => {
  await aPayingRestaurant();
  await Promise.all([published(), published(), published()]);
  const sum = await monthNow();
  expect(sum).toMatchObject({ payments: 1, collectedPaise: 99900, refunds: 0, paid: 1 });
  expect(sum.moved).toEqual({ new: { amountPaise: 99900, count: 1 } });
  expect(await get(platformCurrents, {})).toMatchObject({ mrrPaise: 99900, paying: 1, signUps: 1 });
  expect(await get(staffStats, { staffId: UIDS.staff })).toMatchObject({
    signUps: 1,
    paid: 1,
    collectedPaise: 99900,
    mrrPaise: 99900,
  });
});

test('a second payment for the same order and a refund are counted apart; a refund ends the MRR', async () => {
  await aPayingRestaurant();
  await published();
  await change(subscriptionPayments, ORDER, { surplusPaymentIds: ['pay_2'] });
  await published();
  expect(await monthNow()).toMatchObject({ payments: 2, collectedPaise: 199800, surplus: 1 });

  await change(subscriptionPayments, ORDER, {
    state: 'refunded',
    surplusPaymentIds: [],
    refundedPaymentIds: ['pay_2', 'pay_1'],
  });
  await change(restaurants, AT, { membership: 'free', premiumUntil: null });
  await Promise.all([published(), functions.publishRestaurant.run({ params: AT } as never)]);
  const sum = await monthNow();
  expect(sum).toMatchObject({ payments: 2, refunds: 2, refundedPaise: 199800 });
  expect(sum.moved).toMatchObject({ new: { count: 1 }, churn: { amountPaise: 99900, count: 1 } });
  expect(await get(platformCurrents, {})).toMatchObject({ mrrPaise: 0, paying: 0 });
});

test('a paid sign-up waits for its account; an order that nobody paid is no event', async () => {
  const waiting = aSubscriptionPayment({ state: 'paid', purpose: 'signup', restaurantId: null });
  await put(subscriptionPayments, ORDER, waiting);
  await published();
  await put(
    subscriptionPayments,
    ORDER,
    aSubscriptionPayment({ state: 'created', razorpayPaymentId: null, paidAt: null, restaurantId: null }),
  );
  await published();
  expect(await find(platformCurrents, {})).toBeNull();
});
