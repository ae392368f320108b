import { z } from 'zod';
import { timestamp } from '../../kernel/timestamp.ts';
import { tallySchema } from '../shape/platform-sum.schema.ts';

/** `platformSweeps/{day_part}`: the progress of one part of a day's sweep. */
export const sweepSchema = z.object({
  day: z.string(),
  shard: z.int(),
  /** The last handle that was swept. */
  cursor: z.string(),
  /** The number of tenants swept so far; sign-ups after the part began do not count. */
  seen: z.int(),
  tally: tallySchema,
  startedAt: timestamp(),
  /** Null until the part is finished. */
  doneAt: timestamp().nullable(),
  expireAt: timestamp(),
});
export type Sweep = z.output<typeof sweepSchema>;

/** `platformFaults/{day_kind_what}`: the number of times that something failed on a day. It names no person. */
export const faultSchema = z.object({
  /** The kind of failure: a callable, a page in a browser, a sweep, a trigger that was repeated for an hour. */
  kind: z.enum(['callable', 'browser', 'sweep', 'trigger']),
  /** The name of the callable or trigger, the pattern of the route, or the finding of the sweep. */
  what: z.string(),
  day: z.string(),
  count: z.int(),
  lastAt: timestamp(),
  /** The id of the last call in the server's log; empty for others. */
  requestId: z.string(),
  expireAt: timestamp(),
});
export type Fault = z.output<typeof faultSchema>;
