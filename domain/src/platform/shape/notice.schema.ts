import { z } from 'zod';
import { line, requiredLine } from '../../kernel/text.ts';
import { timestamp } from '../../kernel/timestamp.ts';

export const NOTICE_SEVERITIES = ['info', 'warning', 'urgent'] as const;

/** `banner`: above every page of the dashboard and in the bell. `bell`: in the bell alone. */
export const NOTICE_PLACES = ['banner', 'bell'] as const;

/** The state of a subscription, of any plan. */
export const AUDIENCE_STATES = ['running', 'grace', 'lapsed'] as const;

/** The audience of a notice. A null field accepts every restaurant; all other fields must match. */
export const audienceSchema = z.object({
  state: z.enum(AUDIENCE_STATES).nullable(),
  plan: z.enum(['free', 'premium']).nullable(),
  city: line(40).nullable(),
  /** The uid of the platform staff to whom the restaurant now belongs. */
  referrer: line(128).nullable(),
});
export type Audience = z.output<typeof audienceSchema>;

/** A page of the dashboard, an https address, or nothing. */
export const noticeLinkSchema = z.union([
  z.literal(''),
  z.string().regex(/^\/dashboard(\/[a-z-]+)?$/),
  z
    .string()
    .max(300)
    .regex(/^https:\/\/[a-zA-Z0-9-]{1,60}\.[a-zA-Z0-9.-]{1,60}(\/[!-~]*)?$/),
]);

const said = {
  severity: z.enum(NOTICE_SEVERITIES),
  shownAs: z.enum(NOTICE_PLACES),
  link: noticeLinkSchema,
  /** From when until when it is shown. */
  from: timestamp(),
  until: timestamp(),
};

/**
 * `platformNotices/{noticeId}`: a notice of the platform to owners. A change is a new version, which owners see again
 * even if they dismissed the one before.
 */
export const platformNoticeSchema = z.object({
  ...said,
  title: requiredLine(80),
  text: requiredLine(300),
  audience: audienceSchema,
  version: z.int().min(1),
  createdAt: timestamp(),
  changedAt: timestamp(),
  /** When a super admin ended it early; null otherwise. */
  endedAt: timestamp().nullable(),
  /** The uid of the super admin who wrote this version. */
  by: z.string(),
});
export type PlatformNotice = z.output<typeof platformNoticeSchema>;

/**
 * `platformNotices/{noticeId}/seen/{handle}`: the last version that a restaurant was shown, under its random handle.
 */
export const noticeSeenSchema = z.object({ version: z.int(), at: timestamp() });

const postedSchema = z.object({
  ...said,
  id: z.string(),
  version: z.int(),
  /** Empty for the maintenance notice, which is one sentence. */
  title: line(80),
  text: requiredLine(300),
  audience: audienceSchema.omit({ referrer: true }).extend({
    /** True for the restaurants of one referrer only. The server checks which, because owners read this document. */
    isOfReferrer: z.boolean(),
  }),
});
export type Posted = z.output<typeof postedSchema>;

/** `platform/notices`: every current and scheduled notice in one document that every owner reads. */
export const noticeBoardSchema = z.object({ notices: z.array(postedSchema) });
export type NoticeBoard = z.output<typeof noticeBoardSchema>;
