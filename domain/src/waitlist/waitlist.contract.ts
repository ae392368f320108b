import { z } from 'zod';
import { TEAM } from '../catalogue/roles.ts';
import { defineContract, linkLimits } from '../kernel/contract.ts';
import { idSchema } from '../kernel/ids.schema.ts';
import { mobileSchema } from '../kernel/text.ts';
import { slugSchema } from '../restaurant/public-address.schema.ts';
import { LARGEST_PARTY, MAX_JOINED } from '../tables/joins.schema.ts';
import { tableIdSchema } from '../tables/table-id.schema.ts';
import { MINUTE } from '../time/ist.ts';
import { WAIT_ACTS } from './line.ts';
import { waitStateSchema } from './wait-day.schema.ts';
import { waitingGuestFields } from './waiting-guest.schema.ts';

const limits = [{ per: 'uid', max: 300, windowMs: 10 * MINUTE }] as const;
const common = { callers: TEAM, needs: ['bookings'], limits, audited: true } as const;

const size = z.int().min(1).max(LARGEST_PARTY);
/** The secret of the party's own page, as a host's device makes it (`newShareToken`). */
const key = z.string().regex(/^[A-Za-z0-9]{28}$/);
const who = { ...waitingGuestFields, mobile: mobileSchema.nullable() };

/** Minutes from now, both on five minutes. Null where no table takes the party, or the record is too short to show any. */
const rangeSchema = z.object({ from: z.int(), to: z.int() }).nullable();

/** The place of a party in the line after an act. */
const placeInLineSchema = z.object({
  day: z.string(),
  number: z.int(),
  size: z.int(),
  state: waitStateSchema,
  /** Parties before it; 0 for a party that is not in the line. */
  ahead: z.int(),
});

/** The most sizes that are asked about at once. */
const MOST_SIZES = 12;

/**
 * Returns how long parties of these sizes would wait if they joined the line now. Refuses with `waitlist-off`. Minutes are
 * shown once 50 parties have been seated (`kept`: how many of the last were seated within their range); before that only how
 * many parties are ahead.
 */
export const quoteWaits = defineContract({
  ...common,
  name: 'quoteWaits',
  audited: false,
  input: z.object({ sizes: z.array(size).min(1).max(MOST_SIZES) }),
  output: z.object({
    ahead: z.int(),
    ranges: z.array(z.object({ size: z.int(), range: rangeSchema, fits: z.boolean() })),
    kept: z.object({ within: z.int(), of: z.int() }).nullable(),
  }),
});

/**
 * Adds a party to the line of today, once for each id; a repeat answers with where it stands now. Only the size is needed. Refuses
 * with `waitlist-off`, `waitlist-full`, and `request-id-used` for another party under the same id.
 */
export const addToWaitlist = defineContract({
  ...common,
  name: 'addToWaitlist',
  input: z.object({ waitId: idSchema, size, key, ...who }),
  output: placeInLineSchema,
});

/**
 * Changes the named fields of a party. A new size gets a new estimate. `key` opens the party's page besides the keys that it has.
 * Refuses with `waitlist-off`, `wait-not-found`, and with `wait-state` for the size of a party that has gone.
 */
export const changeWaitingParty = defineContract({
  ...common,
  name: 'changeWaitingParty',
  input: z.object({
    requestId: idSchema,
    waitId: idSchema,
    change: z.object({ size, key, ...who }).partial(),
  }),
  output: placeInLineSchema,
});

/**
 * Calls a party to its table, notes that it gave up or left without a word, or takes the last act back; for a seated party that
 * frees its tables. `seen` is the state that the screen showed. Refuses with `wait-not-found`, `wait-state` (also where somebody
 * acted meanwhile), and `wait-ordered` once the seated party has ordered.
 */
export const moveWaitingParty = defineContract({
  ...common,
  name: 'moveWaitingParty',
  input: z.object({
    requestId: idSchema,
    waitId: idSchema,
    act: z.enum(WAIT_ACTS),
    seen: waitStateSchema,
  }),
  output: placeInLineSchema,
});

/**
 * Seats a party at free tables: one, or a declared join. They are reserved for it until its order begins. Refuses with
 * `wait-not-found`, `wait-state`, `booking-tables-unfit`, `booking-table-taken`.
 */
export const seatWaitingParty = defineContract({
  ...common,
  name: 'seatWaitingParty',
  input: z.object({
    requestId: idSchema,
    waitId: idSchema,
    tableIds: z.array(tableIdSchema).min(1).max(MAX_JOINED),
  }),
  output: placeInLineSchema,
});

/**
 * Tells a guest the place of their own party in the line. The link's key is the proof; a wrong one is `wait-not-found`,
 * as is a party that is forgotten. Nobody else is in the answer.
 */
export const readOwnWait = defineContract({
  name: 'readOwnWait',
  callers: ['visitor'],
  proof: 'link',
  limits: linkLimits(300),
  input: z.object({ slug: slugSchema, waitId: idSchema, key }),
  output: z.object({
    restaurant: z.string(),
    address: z.string(),
    phone: z.string(),
    /** False once the party's business day is over, or while the restaurant is not served: nobody is seated from this line. */
    isRunning: z.boolean(),
    number: z.int(),
    size: z.int(),
    state: waitStateSchema,
    ahead: z.int(),
    /** Between which instants the party is seated, epoch ms; null while the record is too short to show it. */
    between: z.object({ from: z.number(), to: z.number() }).nullable(),
    at: z.number(),
    calledAt: z.number().nullable(),
    /** When it was read, epoch ms, by the server's clock. */
    readAt: z.number(),
  }),
});
