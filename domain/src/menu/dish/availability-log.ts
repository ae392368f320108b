import { isSoldOut } from './availability.ts';
import { MOST_SWITCHES } from './availability-log.schema.ts';
import type { AvailabilityLog, SoldOutEntry } from './availability-log.schema.ts';
import type { Availability } from '../shape/menu.schema.ts';

export const emptyLog = (day: string): AvailabilityLog => ({ day, entries: [], isOpen: false });

/** The time at which an entry ended; null while it lasts. */
export const endOf = ({ until, planned }: SoldOutEntry, at: number): number | null =>
  until ?? (planned <= at ? planned : null);

/** Ms of an entry up to a time. */
export const soldOutFor = (entry: SoldOutEntry, at: number): number =>
  Math.max(0, (endOf(entry, at) ?? at) - entry.from);

/** Ends what is sold out no more, and takes over how long the rest is declared to last. */
function followed(log: AvailabilityLog, availability: Availability, at: number): AvailabilityLog {
  const entries = log.entries.map((entry): SoldOutEntry => {
    if (entry.until !== null) return entry;
    if (isSoldOut(availability, entry.itemId, at) && entry.planned > at)
      return { ...entry, planned: availability.soldOut[entry.itemId] ?? entry.planned };
    return { ...entry, until: Math.max(entry.from, Math.min(at, entry.planned)) };
  });
  return { ...log, entries, isOpen: entries.some(({ until }) => until === null) };
}

/**
 * Returns the logs after what is sold out changed: `open` are those with an entry that lasts, `today` that of the business
 * day. It compares with what is sold out now, so a repeated or late event changes nothing more.
 */
export function logged(
  { today, open }: { today: AvailabilityLog; open: readonly AvailabilityLog[] },
  availability: Availability,
  at: number,
): AvailabilityLog[] {
  const earlier = open.filter(({ day }) => day !== today.day).map((log) => followed(log, availability, at));
  const now = followed(today, availability, at);
  const lasting = new Set(
    [...earlier, now].flatMap(({ entries }) =>
      entries.filter(({ until }) => until === null).map(({ itemId }) => itemId),
    ),
  );
  const begun = Object.entries(availability.soldOut)
    .filter(([itemId, planned]) => planned > at && !lasting.has(itemId))
    .map(([itemId, planned]): SoldOutEntry => ({ itemId, from: at, until: null, planned }));
  const entries = [...now.entries, ...begun].slice(0, MOST_SWITCHES);
  return [...earlier, { ...now, entries, isOpen: entries.some(({ until }) => until === null) }];
}
