import { defineCollection, query } from '../../kernel/collection.ts';
import type { Cursor } from '../../kernel/collection.ts';
import { noticeBoardSchema, noticeSeenSchema, platformNoticeSchema } from '../shape/notice.schema.ts';

/** Rows of one page of the list of notices. */
const NOTICE_PAGE = 30;

export const platformNotices = defineCollection('platformNotices/{noticeId}', {
  schema: platformNoticeSchema,
  unindexed: ['audience'],
  queries: {
    /** One page of all notices, latest first. */
    latest: query([null] as [Cursor | null], (after: Cursor | null) => ({
      orderBy: [['createdAt', 'desc']],
      limit: NOTICE_PAGE,
      ...(after !== null && { after }),
    })),
    /** One page of notices that have begun, the latest first, for the page of one restaurant. */
    begun: query([new Date(0), null] as [Date, Cursor | null], (now: Date, after: Cursor | null) => ({
      where: [['from', '<=', now]],
      orderBy: [['from', 'desc']],
      limit: 10,
      ...(after !== null && { after }),
    })),
  },
});

export const noticeBoards = defineCollection('platform/notices', {
  schema: noticeBoardSchema,
  unindexed: ['notices'],
});

export const noticeSeen = defineCollection('platformNotices/{noticeId}/seen/{handle}', {
  schema: noticeSeenSchema,
  queries: {
    /** Every restaurant that was shown the notice, in any version, for counting. */
    all: query([], () => ({})),
    /** The restaurants that were shown this version, for counting. */
    ofVersion: query([1], (version: number) => ({ where: [['version', '==', version]] })),
  },
});
