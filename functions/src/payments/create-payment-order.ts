import { subscriptionPayments, subscriptionPlans } from '@bhoj/domain/collections/platform';
import { createPaymentOrder as contract } from '@bhoj/domain/contracts/payments';
import { newId } from '@bhoj/domain/platform/ids';
import { Refusal } from '@bhoj/domain/platform/reasons';
import { nextCheck } from '@bhoj/domain/subscription/payment';
import { isSold, PREMIUM_PLAN, priceOf } from '@bhoj/domain/subscription/plans';
import { defineCallable } from '../firebase/define-callable.ts';
import { look, transact } from '../firebase/store.ts';
import { isKnownAddress } from '../firebase/users.ts';
import { buyerOf, openOrdersOf, standingOf } from './buyer.ts';
import { createOrder, GATEWAY_SECRETS, keyId } from './gateway.ts';
import type { SubscriptionPlan } from '@bhoj/domain/subscription/plans';
import type { SubscriptionPayment } from '@bhoj/domain/subscription/payment';
import type { CheckoutOrder } from '@bhoj/domain/contracts/payments';
import type { Store } from '../firebase/store.ts';
import type { Buyer, Purchase } from './buyer.ts';

/** The plan as the catalogue sells it; the premium plan of the specification where none is stored under its id. */
async function soldPlan(planId: string): Promise<SubscriptionPlan> {
  const stored = await look((store) => store.get(subscriptionPlans, { planId }));
  const plan = stored ?? (planId === PREMIUM_PLAN.id ? PREMIUM_PLAN : null);
  if (plan === null || !isSold(plan)) throw new Refusal('plan-not-found');
  return plan;
}

/** The buyer's own unpaid order of the same plan at the same price: it is given again, so that it is paid once. */
async function openOrder(store: Pick<Store, 'find'>, buyer: Buyer, plan: SubscriptionPlan) {
  const isTheSame = ({ value }: Purchase) =>
    value.planId === plan.id && value.interval === plan.interval && value.amountPaise === priceOf(plan);
  return (await openOrdersOf(store, buyer)).find(isTheSame) ?? null;
}

const purchaseOf = (buyer: Buyer, plan: SubscriptionPlan, now: number): SubscriptionPayment => ({
  ...buyer,
  state: 'created',
  planId: plan.id,
  planName: plan.name,
  interval: plan.interval,
  amountPaise: priceOf(plan),
  currency: 'INR',
  razorpayPaymentId: null,
  surplusPaymentIds: [],
  createdAt: now,
  paidAt: null,
  periodFrom: null,
  periodUntil: null,
  nextCheckAt: nextCheck(now, now),
});

/** An order that nobody has been given twice: where another call made one meanwhile, that one stands. */
async function orderFor(buyer: Buyer, plan: SubscriptionPlan, now: number): Promise<Purchase> {
  const open = await look((store) => openOrder(store, buyer, plan));
  if (open !== null) return open;
  const { id } = await createOrder({
    amountPaise: priceOf(plan),
    receipt: `bhoj_${newId()}`,
    notes: { purpose: buyer.purpose, plan: plan.id },
  });
  return transact(`purchase ${buyer.restaurantId ?? buyer.email}`, async (store) => {
    const meanwhile = await openOrder(store, buyer, plan);
    if (meanwhile !== null) return meanwhile;
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
  async ({ planId, email }, { caller, now }) => {
    const buyer = await buyerOf(caller, email);
    const plan = await soldPlan(planId);
    // Before the money, not after it: an address that has an account cannot have another.
    if (buyer.purpose === 'signup' && (await isKnownAddress(buyer.email))) throw new Refusal('email-taken');
    const standing = await standingOf(buyer, now);
    if (standing === 'paid' || standing === 'used' || standing === 'prove') {
      return { outcome: standing, order: null };
    }
    return { outcome: 'pay' as const, order: forCheckout(await orderFor(buyer, plan, now)) };
  },
  { secrets: GATEWAY_SECRETS },
);
