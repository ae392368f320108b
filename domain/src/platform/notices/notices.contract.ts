import { z } from 'zod';
import { defineContract } from '../../kernel/contract.ts';
import { idSchema } from '../../kernel/ids.schema.ts';
import { HOUR } from '../../time/ist.ts';
import { CITIES_KNOWN } from '../shape/city.ts';
import { audienceSchema, platformNoticeSchema } from '../shape/notice.schema.ts';
import { reasonSchema } from '../shape/reason.schema.ts';

const { title, text, severity, shownAs, link } = platformNoticeSchema.shape;

/** The audience of a notice. The city is one that Bhoj finds in addresses. */
const audience = audienceSchema.extend({ city: z.enum(CITIES_KNOWN).nullable() });

/**
 * A notice as it is written. `from` and `until` are epoch ms. With `from` null a new notice begins at once, and a changed one
 * keeps its beginning.
 */
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

/**
 * Publishes a notice. A repeat with the same id does nothing. Refuses with `invalid-input` for its period, and with
 * `too-many-notices`.
 */
export const publishNotice = defineContract({
  ...act,
  name: 'publishNotice',
  input: z.object({ noticeId: idSchema, notice: noticeWishSchema, reason: reasonSchema }),
});

/**
 * Publishes the next version of a notice. A repeat does nothing. Refuses with `changed-meanwhile` unless `basedOn` is
 * the stored version, and with `notice-not-found`, `notice-over` and `invalid-input`.
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

/** Ends a notice at once. An ended one does not change. Refuses with `notice-not-found`. */
export const endNotice = defineContract({
  ...act,
  name: 'endNotice',
  input: z.object({ noticeId: idSchema, reason: reasonSchema }),
});

/**
 * Counts the restaurants in an audience now, and the restaurants that were shown a notice: in any version, and in the
 * latest. With `noticeId` null it counts only the audience.
 */
export const readNoticeReach = defineContract({
  ...common,
  name: 'readNoticeReach',
  input: z.object({ audience, noticeId: idSchema.nullable() }),
  output: z.object({ restaurants: z.int(), seen: z.int(), seenLatest: z.int() }),
  limits: [{ per: 'uid', max: 600, windowMs: HOUR }],
});
