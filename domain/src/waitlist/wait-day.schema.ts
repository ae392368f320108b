import { z } from 'zod';
import { keySchema } from '../kernel/ids.schema.ts';
import { timestamp } from '../kernel/timestamp.ts';
import { LARGEST_PARTY, MAX_JOINED } from '../tables/joins.schema.ts';
import { tableIdSchema } from '../tables/table-id.schema.ts';

/** The most parties of a day, those who have gone among them, so that the day fits its document. */
export const MOST_WAITING = 300;

/**
 * `waiting` and `called` parties stand in the line. `seated` parties have a table. `gave-up`: the party said so. `lost`: it left
 * without a word, or the host closed the line.
 */
const WAIT_STATES = ['waiting', 'called', 'seated', 'gave-up', 'lost'] as const;
export const waitStateSchema = z.enum(WAIT_STATES);
export type WaitState = z.output<typeof waitStateSchema>;

/** In how many minutes from `at` a party is seated, both ends included and on five minutes. */
export const quoteSchema = z.object({ at: timestamp(), from: z.int().min(0), to: z.int().min(0) });
export type Quote = z.output<typeof quoteSchema>;

/** One party of a day, without personal data. */
export const waitingPartySchema = z.object({
  /** 1 for the first party of the day. A party without a name is called by it. */
  number: z.int().min(1),
  size: z.int().min(1).max(LARGEST_PARTY),
  at: timestamp(),
  state: waitStateSchema,
  /** The state before, which an undo brings back; null where nothing can be undone. */
  was: waitStateSchema.nullable(),
  /** The estimated wait; null where no table of the restaurant takes the party. */
  quote: quoteSchema.nullable(),
  calledAt: timestamp().nullable(),
  seatedAt: timestamp().nullable(),
  endedAt: timestamp().nullable(),
  /** Empty unless it is seated. */
  tableIds: z.array(tableIdSchema).max(MAX_JOINED),
});
export type WaitingParty = z.output<typeof waitingPartySchema>;

/** `waitDays/{date}`: sizes, times, states and estimates of all walk-ins of a business day, by id. It has no personal data. */
export const waitDaySchema = z.object({
  date: z.string(),
  parties: z.record(keySchema, waitingPartySchema),
});
export type WaitDay = z.output<typeof waitDaySchema>;
