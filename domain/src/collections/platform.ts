import { defineCollection, query } from '../platform/collection.ts';
import {
  announcementSchema,
  limitSchema,
  platformStaffSchema,
  subscriptionPaymentSchema,
  subscriptionPlanSchema,
  subscriptionSettingSchema,
} from '../platform/platform.schema.ts';

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
});

export const announcements = defineCollection('announcements/{announcementId}', {
  schema: announcementSchema,
});

export const limits = defineCollection('limits/{key}', { schema: limitSchema, ttl: 'expireAt' });
