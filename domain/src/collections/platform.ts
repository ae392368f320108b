import { photoSchema } from '../menu/photo.schema.ts';
import { defineCollection, query } from '../platform/collection.ts';
import {
  announcementSchema,
  limitSchema,
  platformStaffSchema,
  subscriptionPlanSchema,
  subscriptionSettingSchema,
} from '../platform/platform.schema.ts';
import { subscriptionPaymentSchema } from '../subscription/payment.ts';

export const platformStaff = defineCollection('staff/{staffId}', {
  schema: platformStaffSchema,
  queries: {
    byReferralId: query(['STAFF01'], (referralId: string) => ({
      where: [['referralId', '==', referralId]],
      limit: 1,
    })),
  },
});

export const subscriptionPlans = defineCollection('subscriptionPlans/{planId}', {
  schema: subscriptionPlanSchema,
  unindexed: ['features'],
});

export const subscriptionSettings = defineCollection('settings/subscription', {
  schema: subscriptionSettingSchema,
});

export const subscriptionPayments = defineCollection('payments/{razorpayOrderId}', {
  schema: subscriptionPaymentSchema,
  queries: {
    /** What an account may be opened with. Unpaid orders, of which anybody may make some, cannot crowd these out. */
    paidSignups: query(['asha@spice.example'], (email: string) => ({
      where: [
        ['purpose', '==', 'signup'],
        ['state', '==', 'paid'],
        ['email', '==', email],
      ],
      limit: 20,
    })),
    /** The orders that somebody has been given and has not paid. */
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
    toCheck: query([new Date(0)], (now: Date) => ({
      where: [['nextCheckAt', '<=', now]],
      orderBy: [['nextCheckAt', 'asc']],
      limit: 100,
    })),
  },
});

export const announcements = defineCollection('announcements/{announcementId}', {
  schema: announcementSchema,
});

export const limits = defineCollection('limits/{key}', { schema: limitSchema, ttl: 'expireAt' });

export const photos = defineCollection('photos/{photoId}', {
  schema: photoSchema,
  unindexed: ['detail', 'small'],
  queries: {
    ofRestaurant: query(['asha@example.com'], (restaurantId: string) => ({
      where: [['restaurantId', '==', restaurantId]],
    })),
  },
  ttl: 'expireAt',
});
