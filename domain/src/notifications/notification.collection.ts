import { defineCollection, query } from '../kernel/collection.ts';
import type { Cursor, QuerySpec } from '../kernel/collection.ts';
import type { NoticeKind } from './about.schema.ts';
import { notificationSchema } from './notification.schema.ts';

/** Notifications of one page of the bell. */
const NOTICE_PAGE = 30;

type Kinds = readonly NoticeKind[] | null;

const ofKinds = (kinds: Kinds): Pick<QuerySpec, 'where'> =>
  kinds === null ? {} : { where: [['about.kind', 'in', kinds]] };

export const notifications = defineCollection('users/{restaurantId}/notifications/{notificationId}', {
  schema: notificationSchema,
  queries: {
    /** The newest of these kinds; null for all. */
    latest: query(
      [null] as [Kinds],
      (kinds: Kinds) => ({ ...ofKinds(kinds), orderBy: [['createdAt', 'desc']], limit: 50 }),
      [[['bill-voided']]],
    ),
    /** One page of these kinds, or of all with null, the latest first. */
    page: query(
      [null, null] as [Kinds, Cursor | null],
      (kinds: Kinds, after: Cursor | null) => ({
        ...ofKinds(kinds),
        orderBy: [['createdAt', 'desc']],
        limit: NOTICE_PAGE,
        ...(after !== null && { after }),
      }),
      [[['bill-voided'], null]],
    ),
    /** The notifications about an order. */
    ofOrder: query(['order', 20], (orderId: string, limit: number) => ({
      where: [['about.orderId', '==', orderId]],
      limit,
    })),
  },
});
