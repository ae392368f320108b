import { defineCollection, query } from '../kernel/collection.ts';
import { auditSchema } from './audit.schema.ts';

export const audit = defineCollection('users/{restaurantId}/audit/{entryId}', {
  schema: auditSchema,
  unindexed: ['details'],
  queries: {
    /** The entries of one order, oldest first. */
    ofOrder: query(['order', 200], (orderId: string, limit: number) => ({
      where: [['orderId', '==', orderId]],
      orderBy: [['at', 'asc']],
      limit,
    })),
    /** The entries of these actions, latest first. */
    ofActions: query([['openSupport', 'supportLooked'], 30], (actions: readonly string[], limit: number) => ({
      where: [['action', 'in', actions]],
      orderBy: [['at', 'desc']],
      limit,
    })),
  },
});
