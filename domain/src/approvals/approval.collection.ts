import { defineCollection, query } from '../kernel/collection.ts';
import type { Cursor } from '../kernel/collection.ts';
import { approvalSchema, MOST_OPEN, OWNER_IS_ASKED } from './approval.schema.ts';
import type { ApprovableAct } from './approval.schema.ts';

/** The cards that somebody sees at once. */
const MOST_CARDS = 10;

/** Rows of one page of spent approvals. */
const SPENT_PAGE = 50;

export const approvals = defineCollection('users/{restaurantId}/approvals/{approvalId}', {
  schema: approvalSchema,
  unindexed: ['asked'],
  ttl: 'expireAt',
  queries: {
    /** The questions to one person (a uid, or `owner`) that nobody has answered, latest first. */
    open: query([OWNER_IS_ASKED], (who: string) => ({
      where: [
        ['askedOf', 'array-contains', who],
        ['state', '==', 'asked'],
      ],
      orderBy: [['askedAt', 'desc']],
      limit: MOST_CARDS,
    })),
    /** One person's questions since a time (epoch ms) that nobody has answered, the oldest first. */
    openOf: query(['uid', 0], (uid: string, from: number) => ({
      where: [
        ['askedBy.uid', '==', uid],
        ['state', '==', 'asked'],
        ['askedAt', '>', new Date(from)],
      ],
      orderBy: [['askedAt', 'asc']],
      limit: MOST_OPEN,
    })),
    /** The approvals with an act done between two times (epoch ms), latest first, in pages. */
    spent: query([0, 1, null] as [number, number, Cursor | null], (from, to, after) => ({
      where: [
        ['spentAt', '>=', new Date(from)],
        ['spentAt', '<', new Date(to)],
      ],
      orderBy: [['spentAt', 'desc']],
      limit: SPENT_PAGE,
      ...(after !== null && { after }),
    })),
    /** The approvals asked for an order. */
    ofOrder: query(['order', 20], (orderId: string, limit: number) => ({
      where: [['about.orderId', '==', orderId]],
      limit,
    })),
    /** How one person's acts of a kind since a time (epoch ms) are counted. */
    doneBy: query(['uid', 'discount', 0], (uid: string, act: ApprovableAct, from: number) => ({
      where: [
        ['askedBy.uid', '==', uid],
        ['act', '==', act],
        ['spentAt', '>=', new Date(from)],
      ],
    })),
  },
});
