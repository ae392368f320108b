import { defineCollection, query } from '../platform/collection.ts';
import { CATALOG } from './catalog.ts';
import { availabilitySchema, menuSchema } from '../menu/menu.schema.ts';
import { profileSchema, withoutHindi, withPaperWidth } from '../restaurant/profile.ts';
import { restaurantSchema } from '../restaurant/restaurant.schema.ts';
import { floorSchema, tableSchema } from '../restaurant/table.ts';
import { memberSchema, customerSchema } from '../people/people.schema.ts';
import {
  auditSchema,
  connectionSchema,
  expenseSchema,
  notificationSchema,
  payrollSchema,
  reviewSchema,
  withOrderId,
} from '../people/records.schema.ts';

export const restaurants = defineCollection('users/{restaurantId}', {
  schema: restaurantSchema,
  version: 3,
  upgrades: { 1: (stored) => ({ ...stored, premiumUntil: null }), 2: withoutHindi },
  queries: {
    byReferralId: query(['BHOJABC123'], (referralId: string) => ({
      where: [['referralId', '==', referralId]],
      limit: 1,
    })),
  },
});

export const floors = defineCollection('users/{restaurantId}/floors/{floorId}', {
  schema: floorSchema,
  queries: { all: query([], () => ({ orderBy: [['number', 'asc']] })) },
});

export const tables = defineCollection('users/{restaurantId}/tables/{tableId}', {
  schema: tableSchema,
  unindexed: ['orderItems'],
  queries: { all: query([], () => ({ orderBy: [['id', 'asc']] })) },
});

export const menus = defineCollection(CATALOG.menu.pattern, {
  schema: menuSchema,
  version: CATALOG.menu.version,
  unindexed: ['items', 'categories', 'addOnGroups'],
});
export const availabilities = defineCollection(CATALOG.availability.pattern, {
  schema: availabilitySchema,
  version: CATALOG.availability.version,
  unindexed: ['soldOut'],
});
export const profiles = defineCollection(CATALOG.profile.pattern, {
  schema: profileSchema,
  version: CATALOG.profile.version,
  upgrades: { 1: withPaperWidth, 2: withoutHindi },
  unindexed: ['operatingHours'],
});

export const members = defineCollection('users/{restaurantId}/members/{uid}', {
  schema: memberSchema,
  queries: { all: query([], () => ({ orderBy: [['name', 'asc']] })) },
});

export const customers = defineCollection('users/{restaurantId}/customers/{customerId}', {
  schema: customerSchema,
  queries: {
    byMobile: query(['9876543210'], (mobile: string) => ({ where: [['mobile', '==', mobile]], limit: 1 })),
  },
});

export const expenses = defineCollection('users/{restaurantId}/expenses/{expenseId}', {
  schema: expenseSchema,
});
export const payroll = defineCollection('users/{restaurantId}/payroll/{payrollId}', {
  schema: payrollSchema,
});
export const reviews = defineCollection('users/{restaurantId}/reviews/{orderId}', { schema: reviewSchema });

export const notifications = defineCollection('users/{restaurantId}/notifications/{notificationId}', {
  schema: notificationSchema,
  queries: { latest: query([], () => ({ orderBy: [['createdAt', 'desc']], limit: 50 })) },
});

export const connections = defineCollection('users/{restaurantId}/connections/{connectionId}', {
  schema: connectionSchema,
  queries: { all: query([], () => ({})) },
});

export const audit = defineCollection('users/{restaurantId}/audit/{entryId}', {
  schema: auditSchema,
  version: 2,
  upgrades: { 1: withOrderId },
  unindexed: ['details'],
  queries: {
    /** An order's history, as it happened. */
    ofOrder: query(['order', 200], (orderId: string, limit: number) => ({
      where: [['orderId', '==', orderId]],
      orderBy: [['at', 'asc']],
      limit,
    })),
  },
});
