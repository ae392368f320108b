import { defineCollection, query } from '../../kernel/collection.ts';
import type { Cursor } from '../../kernel/collection.ts';
import { platformAuditSchema } from './platform-audit.schema.ts';

export const platformAudit = defineCollection('platformAudit/{entryId}', {
  schema: platformAuditSchema,
  unindexed: ['before', 'after'],
  queries: {
    /** One page of acts on one person or restaurant, latest first: its page reads other lists beside it. */
    ofSubject: query(
      ['uidStaff00000000000000000001', null] as [string, Cursor | null],
      (subject: string, after: Cursor | null) => ({
        where: [['subject', '==', subject]],
        orderBy: [['at', 'desc']],
        limit: 10,
        ...(after !== null && { after }),
      }),
    ),
    /** One page of acts in a period, in order; the end is exclusive. */
    between: query(
      [new Date(0), new Date(0), null] as [Date, Date, Cursor | null],
      (from: Date, until: Date, after: Cursor | null) => ({
        where: [
          ['at', '>=', from],
          ['at', '<', until],
        ],
        orderBy: [['at', 'asc']],
        limit: 200,
        ...(after !== null && { after }),
      }),
    ),
    /** One page of acts on the platform itself, latest first. */
    ofPlatform: query([null] as [Cursor | null], (after: Cursor | null) => ({
      where: [['subjectKind', '==', 'platform']],
      orderBy: [['at', 'desc']],
      limit: 30,
      ...(after !== null && { after }),
    })),
  },
});
