import { defineCollection, query } from '../kernel/collection.ts';
import type { Cursor } from '../kernel/collection.ts';
import type { NoticeKind } from './about.schema.ts';
import { notificationSchema } from './notification.schema.ts';

/** Notifications of one page of the bell. */
const NOTICE_PAGE = 30;

export const notifications = defineCollection('users/{restaurantId}/notifications/{notificationId}', {
  schema: notificationSchema,
  queries: {
    latest: query([], () => ({ orderBy: [['createdAt', 'desc']], limit: 50 })),
    /** One page of all notifications, or of one kind, the latest first. */
    page: query(
      [null, null] as [NoticeKind | null, Cursor | null],
      (kind: NoticeKind | null, after: Cursor | null) => ({
        ...(kind !== null && { where: [['about.kind', '==', kind] as const] }),
        orderBy: [['createdAt', 'desc']],
        limit: NOTICE_PAGE,
        ...(after !== null && { after }),
      }),
      [['bill-voided', null]],
    ),
    /** What was told of an order. */
    ofOrder: query(['order', 20], (orderId: string, limit: number) => ({
      where: [['about.orderId', '==', orderId]],
      limit,
    })),
  },
});
