import { isSoldOut } from './availability.ts';
import { menuIdSchema } from '../shape/menu.schema.ts';
import { MOST_SWITCHES } from './availability-log.schema.ts';
import type { AvailabilityLog, SoldOutEntry } from './availability-log.schema.ts';
import type { Availability } from '../shape/menu.schema.ts';

export const emptyLog = (day: string): AvailabilityLog => ({ day, entries: [], isOpen: false });

/** Returns the time at which an entry ended; null while it lasts. */
export const endOf = ({ until, planned }: SoldOutEntry, at: number): number | null =>
  until ?? (planned <= at ? planned : null);

/** Returns the ms of an entry up to a time. */
export const soldOutFor = (entry: SoldOutEntry, at: number): number =>
  Math.max(0, (endOf(entry, at) ?? at) - entry.from);

/** Ends the entries of dishes that are on sale again, and updates the planned end of the others. */
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
 * Returns the logs after a change of availability. `open` are the logs with an entry that has not ended, `today` is the log of
 * the business day, and `hasRunOut` is true for a dish with all its counted portions sold. It compares with the current
 * availability, so a repeated or late event changes nothing more. Sizes and add-ons are not logged.
 */
export function logged(
  { today, open }: { today: AvailabilityLog; open: readonly AvailabilityLog[] },
  availability: Availability,
  at: number,
  hasRunOut: (itemId: string) => boolean = () => false,
): AvailabilityLog[] {
  const earlier = open.filter(({ day }) => day !== today.day).map((log) => followed(log, availability, at));
  const now = followed(today, availability, at);
  const lasting = new Set(
    [...earlier, now].flatMap(({ entries }) =>
      entries.filter(({ until }) => until === null).map(({ itemId }) => itemId),
    ),
  );
  const begun = Object.entries(availability.soldOut)
    .filter(([key, planned]) => menuIdSchema.safeParse(key).success && planned > at && !lasting.has(key))
    .map(([itemId, planned]): SoldOutEntry => ({
      itemId,
      from: at,
      until: null,
      planned,
      ...(hasRunOut(itemId) && { ranOut: true }),
    }));
  const entries = [...now.entries, ...begun].slice(0, MOST_SWITCHES);
  return [...earlier, { ...now, entries, isOpen: entries.some(({ until }) => until === null) }];
}
