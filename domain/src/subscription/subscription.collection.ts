import { defineCollection, query } from '../kernel/collection.ts';
import { withRefunds } from './payment.ts';
import { subscriptionPaymentSchema } from './payment.schema.ts';
import { subscriptionPlanSchema, subscriptionSettingSchema } from './plan.schema.ts';

export const subscriptionPlans = defineCollection('subscriptionPlans/{planId}', {
  schema: subscriptionPlanSchema,
  unindexed: ['features'],
});

export const subscriptionSettings = defineCollection('settings/subscription', {
  schema: subscriptionSettingSchema,
  version: 2,
  upgrades: { 1: (stored) => ({ seller: null, ...stored }) },
  unindexed: ['seller'],
});

export const subscriptionPayments = defineCollection('payments/{razorpayOrderId}', {
  schema: subscriptionPaymentSchema,
  version: 2,
  upgrades: { 1: withRefunds },
  queries: {
    /**
     * Paid sign-ups, with which an account may be opened. Unpaid orders, of which anybody may make many, are not
     * among them.
     */
    paidSignups: query(['asha@spice.example'], (email: string) => ({
      where: [
        ['purpose', '==', 'signup'],
        ['state', '==', 'paid'],
        ['email', '==', email],
      ],
      limit: 20,
    })),
    /** The unpaid orders of a person. */
    openOf: query(['uidOwner00000000000000000001'], (uid: string) => ({
      where: [
        ['uid', '==', uid],
        ['state', '==', 'created'],
      ],
      limit: 20,
    })),
    ofRestaurant: query(['owner@spice.example'], (restaurantId: string) => ({
      where: [['restaurantId', '==', restaurantId]],
      orderBy: [['createdAt', 'desc']],
      limit: 50,
    })),
    /** The latest orders since a time that nobody has paid. */
    unpaid: query([new Date(0), 6], (since: Date, limit: number) => ({
      where: [
        ['state', '==', 'created'],
        ['createdAt', '>=', since],
      ],
      orderBy: [['createdAt', 'desc']],
      limit,
    })),
    toCheck: query([new Date(0)], (now: Date) => ({
      where: [['nextCheckAt', '<=', now]],
      orderBy: [['nextCheckAt', 'asc']],
      limit: 100,
    })),
  },
});
