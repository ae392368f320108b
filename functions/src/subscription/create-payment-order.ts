import { subscriptionPayments, subscriptionPlans } from '@bhoj/domain/subscription/subscription.collection';
import { createPaymentOrder as contract } from '@bhoj/domain/subscription/subscription.contract';
import { newId } from '@bhoj/domain/kernel/ids';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { isPayableAgain, nextCheck } from '@bhoj/domain/subscription/payment';
import { isOfferedAt, planAt, versionOf } from '@bhoj/domain/subscription/plan-versions';
import { isSold, PREMIUM_PLAN, priceOf } from '@bhoj/domain/subscription/plans';
import { defineCallable } from '../firebase/define-callable.ts';
import { readAt, transact } from '../firebase/store.ts';
import { assertSignupOpen } from '../shared/signup-open.repo.ts';
import { buyerOf, openOrdersOf } from './buyer.ts';
import { createOrder, GATEWAY_SECRETS, keyId } from './gateway.ts';
import { paidSignupsOf } from './purchases.ts';
import { buyerStateOf } from './unpaid-orders.ts';
import type { SubscriptionPlan } from '@bhoj/domain/subscription/plans';
import type { SubscriptionPayment } from '@bhoj/domain/subscription/payment.schema';
import type { CheckoutOrder } from '@bhoj/domain/subscription/subscription.contract';
import type { Buyer } from './buyer.ts';
import type { Purchase } from './purchases.ts';
import type { BuyerState } from './unpaid-orders.ts';

/**
 * Returns the plan from the catalogue as it is now. When none is stored under its id, the premium plan of the
 * specification. Throws `plan-changed` when the buyer saw another version.
 */
async function soldPlan(planId: string, seen: number | undefined, now: number): Promise<SubscriptionPlan> {
  const stored = await readAt((store) => store.get(subscriptionPlans, { planId }));
  const known = stored ?? (planId === PREMIUM_PLAN.id ? PREMIUM_PLAN : null);
  const plan = known && planAt(known, now);
  if (plan === null || !isOfferedAt(plan, now) || !isSold(plan)) throw new Refusal('plan-not-found');
  if (seen !== undefined && seen !== versionOf(plan)) throw new Refusal('plan-changed');
  return plan;
}

/** True for an unpaid order of the same version, not too old. It is returned again, so that it is paid only once. */
const isFor =
  (plan: SubscriptionPlan, now: number) =>
  ({ value }: Purchase): boolean =>
    isPayableAgain(value, now) &&
    value.planId === plan.id &&
    (value.planVersion ?? 1) === versionOf(plan) &&
    value.interval === plan.interval &&
    value.amountPaise === priceOf(plan);

const purchaseOf = (
  { purpose, email, uid, restaurantId }: Buyer,
  plan: SubscriptionPlan,
  now: number,
): SubscriptionPayment => ({
  purpose,
  email,
  uid,
  restaurantId,
  state: 'created',
  planId: plan.id,
  planName: plan.name,
  planVersion: versionOf(plan),
  interval: plan.interval,
  amountPaise: priceOf(plan),
  currency: 'INR',
  razorpayPaymentId: null,
  surplusPaymentIds: [],
  refundedPaymentIds: [],
  createdAt: now,
  paidAt: null,
  periodFrom: null,
  periodUntil: null,
  nextCheckAt: nextCheck({ createdAt: now, state: 'created', periodUntil: null }, now),
});

/**
 * Returns the order to pay. Making one at the gateway takes time: if the buyer has got another order meanwhile, that
 * order is returned; if one of the buyer's orders has been paid meanwhile, null.
 */
async function orderFor(
  buyer: Buyer,
  plan: SubscriptionPlan,
  { open, asked }: BuyerState,
  now: number,
): Promise<Purchase | null> {
  const known = open.find(isFor(plan, now));
  if (known !== undefined) return known;
  const { id } = await createOrder({
    amountPaise: priceOf(plan),
    receipt: `bhoj_${newId()}`,
    notes: { purpose: buyer.purpose, plan: plan.id, version: String(versionOf(plan)) },
  });
  return transact(`purchase ${buyer.restaurantId ?? buyer.email}`, async (store) => {
    const [meanwhile, paid] = await Promise.all([
      openOrdersOf(store, buyer),
      paidSignupsOf(store, buyer.email),
    ]);
    const stillOpen = new Set(meanwhile.map((order) => order.id));
    if (paid.length > 0 || open.some((order) => !stillOpen.has(order.id))) return null;
    const other = meanwhile.find((order) => !asked.has(order.id) && isFor(plan, now)(order));
    if (other !== undefined) return other;
    const value = purchaseOf(buyer, plan, now);
    store.create(subscriptionPayments, { razorpayOrderId: id }, value);
    return { id, value };
  });
}

const forCheckout = ({ id, value }: Purchase): CheckoutOrder => ({
  id,
  amountPaise: value.amountPaise,
  currency: value.currency,
  keyId: keyId(),
  planName: value.planName,
});

export const createPaymentOrder = defineCallable(
  contract,
  async ({ planId, planVersion, email }, { caller, now }) => {
    const buyer = await buyerOf(caller, email);
    const plan = await soldPlan(planId, planVersion, now);
    if (!buyer.canBuy) throw new Refusal('plan-not-found');
    const buyerState = await buyerStateOf(buyer, now);
    if (buyerState.outcome !== 'none') return { outcome: buyerState.outcome, order: null };
    if (buyer.purpose === 'signup') await readAt(assertSignupOpen);
    const order = await orderFor(buyer, plan, buyerState, now);
    // One of the orders was paid a moment ago. The next call will report that.
    if (order === null) throw new Refusal('busy-try-again');
    return { outcome: 'pay' as const, order: forCheckout(order) };
  },
  { secrets: GATEWAY_SECRETS },
);
