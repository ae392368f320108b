import { z } from 'zod';
import { timestamp } from '../../kernel/timestamp.ts';
import { tallySchema } from '../shape/platform-sum.schema.ts';

/** `platformSweeps/{day_part}`: how far one part of a day's sweep came. */
export const sweepSchema = z.object({
  day: z.string(),
  shard: z.int(),
  /** The last handle that was swept. */
  cursor: z.string(),
  /** How many of those who had signed up when the part began were swept. */
  seen: z.int(),
  tally: tallySchema,
  startedAt: timestamp(),
  /** Null until the part is through. */
  doneAt: timestamp().nullable(),
  expireAt: timestamp(),
});
export type Sweep = z.output<typeof sweepSchema>;

/** `platformFaults/{day_kind_what}`: how often something failed on a day. It names no person. */
export const faultSchema = z.object({
  /** What went wrong: a callable, a page in a browser, a sweep. */
  kind: z.enum(['callable', 'browser', 'sweep']),
  /** The name of the callable, the pattern of the route, or what the sweep found. */
  what: z.string(),
  day: z.string(),
  count: z.int(),
  lastAt: timestamp(),
  /** The id of the last call in the server's log; empty without. */
  requestId: z.string(),
  expireAt: timestamp(),
});
export type Fault = z.output<typeof faultSchema>;
