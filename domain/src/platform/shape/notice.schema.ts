import { z } from 'zod';
import { line, requiredLine } from '../../kernel/text.ts';
import { timestamp } from '../../kernel/timestamp.ts';

export const NOTICE_SEVERITIES = ['info', 'warning', 'urgent'] as const;

/** A banner stands above every page of the dashboard and in the bell; the others stand in the bell alone. */
export const NOTICE_PLACES = ['banner', 'bell'] as const;

/** The state of a subscription, whichever plan it is of. */
export const AUDIENCE_STATES = ['running', 'grace', 'lapsed'] as const;

/** Whom a notice is for. Null leaves the question open; all of the others have to fit. */
export const audienceSchema = z.object({
  state: z.enum(AUDIENCE_STATES).nullable(),
  plan: z.enum(['free', 'premium']).nullable(),
  city: line(40).nullable(),
  /** The uid of platform staff, to whom the restaurant belongs now. */
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
 * `platformNotices/{noticeId}`: a notice of the platform to owners. A change is a new version, which is shown again to
 * those who dismissed the one before.
 */
export const platformNoticeSchema = z.object({
  ...said,
  title: requiredLine(80),
  text: requiredLine(300),
  audience: audienceSchema,
  version: z.int().min(1),
  createdAt: timestamp(),
  changedAt: timestamp(),
  /** When it was ended before its time; null otherwise. */
  endedAt: timestamp().nullable(),
  /** The uid of the super admin who wrote this version. */
  by: z.string(),
});
export type PlatformNotice = z.output<typeof platformNoticeSchema>;

/** `platformNotices/{noticeId}/seen/{handle}`: the version that a restaurant was shown last, under its random handle. */
export const noticeSeenSchema = z.object({ version: z.int(), at: timestamp() });

const postedSchema = z.object({
  ...said,
  id: z.string(),
  version: z.int(),
  /** Empty for the maintenance notice, which is one sentence. */
  title: line(80),
  text: requiredLine(300),
  audience: audienceSchema.omit({ referrer: true }).extend({
    /** True for the restaurants of one person only. The server says whose they are: owners read this document. */
    isOfReferrer: z.boolean(),
  }),
});
export type Posted = z.output<typeof postedSchema>;

/** `platform/notices`: every notice that is shown now or later, which every owner reads as one document. */
export const noticeBoardSchema = z.object({ notices: z.array(postedSchema) });
export type NoticeBoard = z.output<typeof noticeBoardSchema>;
