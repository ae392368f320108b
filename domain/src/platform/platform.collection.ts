import { defineCollection, query } from '../kernel/collection.ts';
import { announcementSchema, limitSchema, platformStaffSchema } from './platform.schema.ts';

export const platformStaff = defineCollection('staff/{staffId}', {
  schema: platformStaffSchema,
  queries: {
    byReferralId: query(['STAFF01'], (referralId: string) => ({
      where: [['referralId', '==', referralId]],
      limit: 1,
    })),
  },
});

export const announcements = defineCollection('announcements/{announcementId}', {
  schema: announcementSchema,
});

export const limits = defineCollection('limits/{key}', { schema: limitSchema, ttl: 'expireAt' });
