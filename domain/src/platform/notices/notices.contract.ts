import { z } from 'zod';
import { defineContract } from '../../kernel/contract.ts';
import { idSchema } from '../../kernel/ids.schema.ts';
import { HOUR } from '../../time/ist.ts';
import { CITIES_KNOWN } from '../shape/city.ts';
import { audienceSchema, platformNoticeSchema } from '../shape/notice.schema.ts';
import { reasonSchema } from '../shape/reason.schema.ts';

const { title, text, severity, shownAs, link } = platformNoticeSchema.shape;

/** Whom a notice is for; the city is one that Bhoj finds in addresses. */
const audience = audienceSchema.extend({ city: z.enum(CITIES_KNOWN).nullable() });

/** What is written. `from` and `until` are epoch ms; `from` null begins at once, and leaves a changed one as it began. */
const noticeWishSchema = z.object({
  title,
  text,
  severity,
  shownAs,
  link,
  audience,
  from: z.int().nullable(),
  until: z.int(),
});

const common = {
  callers: ['super'],
  limits: [{ per: 'uid', max: 60, windowMs: HOUR }],
} as const;
const act = { ...common, output: z.object({ version: z.int() }), platformAudited: true } as const;

/** A repeat with the same id does nothing. Refuses with `invalid-input` for its period, and with `too-many-notices`. */
export const publishNotice = defineContract({
  ...act,
  name: 'publishNotice',
  input: z.object({ noticeId: idSchema, notice: noticeWishSchema, reason: reasonSchema }),
});

/**
 * Makes the next version. A repeat does nothing. Refuses with `changed-meanwhile` unless `basedOn` is the stored version,
 * and with `notice-not-found`, `notice-over` and `invalid-input`.
 */
export const changeNotice = defineContract({
  ...act,
  name: 'changeNotice',
  input: z.object({
    noticeId: idSchema,
    basedOn: z.int().min(1),
    notice: noticeWishSchema,
    reason: reasonSchema,
  }),
});

/** Ends a notice at once. One that is over stays as it is. Refuses with `notice-not-found`. */
export const endNotice = defineContract({
  ...act,
  name: 'endNotice',
  input: z.object({ noticeId: idSchema, reason: reasonSchema }),
});

/**
 * Counts the restaurants that an audience holds now, and those that were shown a notice: in any version, and in the
 * latest. `noticeId` null counts the restaurants only.
 */
export const readNoticeReach = defineContract({
  ...common,
  name: 'readNoticeReach',
  input: z.object({ audience, noticeId: idSchema.nullable() }),
  output: z.object({ restaurants: z.int(), seen: z.int(), seenLatest: z.int() }),
  limits: [{ per: 'uid', max: 600, windowMs: HOUR }],
});
