import { MINUTE } from '../time/ist.ts';
import { MOST_KEPT } from './wait-record.schema.ts';
import type { Quote, WaitingParty } from './wait-day.schema.ts';
import type { WaitRecord } from './wait-record.schema.ts';

/** Minutes are shown to nobody before so many parties have been seated with an estimate. */
export const PARTIES_OF_RECORD = 50;

export const NO_RECORD: WaitRecord = { last: [] };

/** How many of the last parties were seated within their range. */
export interface Kept {
  readonly within: number;
  readonly of: number;
}

/** Returns the record as it is shown; null while too few parties were seated. */
export function keptOf({ last }: WaitRecord): Kept | null {
  if (last.length < PARTIES_OF_RECORD) return null;
  const shown = last.slice(-PARTIES_OF_RECORD);
  return { within: shown.filter(({ within }) => within).length, of: shown.length };
}

/** True when a party was seated within its range. Too early is outside, or 0 to 3 hours would be right. */
export function isWithinQuote({ at, from, to }: Quote, seatedAt: number): boolean {
  const waited = Math.floor((seatedAt - at) / MINUTE);
  return from <= waited && waited <= to;
}

/** Returns the record with a party that is seated. A party without an estimate has none to keep. */
export function withSeated(
  record: WaitRecord,
  id: string,
  { quote }: Pick<WaitingParty, 'quote'>,
  seatedAt: number,
): WaitRecord {
  if (quote === null) return record;
  const others = record.last.filter((one) => one.id !== id);
  return { last: [...others, { id, within: isWithinQuote(quote, seatedAt) }].slice(-MOST_KEPT) };
}

/** Returns the record without a party after its seating was taken back. */
export const withoutSeated = (record: WaitRecord, id: string): WaitRecord =>
  record.last.some((one) => one.id === id) ? { last: record.last.filter((one) => one.id !== id) } : record;
