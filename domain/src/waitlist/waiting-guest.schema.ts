import { z } from 'zod';
import { languageCodes } from '../catalogue/languages.ts';
import { line } from '../kernel/text.ts';
import { timestamp } from '../kernel/timestamp.ts';
import { dayAfter, MINUTE, minutesOf, startOf } from '../time/ist.ts';

const MAX_WAITING_NAME = 40;
/** Devices of hosts that have made a link for the party; each made a key of its own. */
export const MOST_KEYS = 5;

/** The fields that a host types about a party. All of them may be missing. */
export const waitingGuestFields = {
  name: line(MAX_WAITING_NAME),
  /** Ten digits, for messages about this wait only; null where the party gave none. */
  mobile: z.string().nullable(),
  /** The language of its messages and its page. */
  language: z.enum(languageCodes),
};

/** `waitingGuests/{waitId}`: who waits. The place in line is in `waitDays/{day}`. */
export const waitingGuestSchema = z.object({
  ...waitingGuestFields,
  day: z.string(),
  /** The hashes of the keys that open the party's own page. */
  keyHashes: z.array(z.string()).max(MOST_KEYS),
  /** Deleted at the end of the next business day. */
  expireAt: timestamp(),
});
export type WaitingGuest = z.output<typeof waitingGuestSchema>;

/** Returns when a party of a business day is forgotten: at the end of the next one. */
export const forgottenAt = (day: string, cutoff: string): number =>
  startOf(dayAfter(dayAfter(day))) + minutesOf(cutoff) * MINUTE;
