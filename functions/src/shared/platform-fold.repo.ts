import { monthOf, dateOf } from '@bhoj/domain/time/ist';
import {
  NO_STATS,
  NOTHING_HAPPENED,
  NOTHING_YET,
  withCurrent,
  withEvent,
  withStat,
} from '@bhoj/domain/platform/sums/platform-sum';
import {
  platformCurrents,
  platformDays,
  platformEvents,
  platformMonths,
  staffStats,
} from '@bhoj/domain/platform/shape/platform-sum.collection';
import type { NamedEvent, PlatformEvent } from '@bhoj/domain/platform/shape/platform-event.schema';
import type { Store } from '../firebase/store.ts';

/** Groups events by a key; leaves out events without one. */
function byKey(events: readonly PlatformEvent[], keyOf: (event: PlatformEvent) => string | null) {
  const groups = new Map<string, PlatformEvent[]>();
  for (const event of events) {
    const key = keyOf(event);
    if (key !== null) groups.set(key, [...(groups.get(key) ?? []), event]);
  }
  return [...groups];
}

/** Reads the sums of some events, all at once. */
async function readSums(store: Store, events: readonly PlatformEvent[]) {
  const days = byKey(events, ({ at }) => dateOf(at));
  const months = byKey(events, ({ at }) => monthOf(at));
  const people = byKey(events, ({ referredBy }) => referredBy);
  const [current, ...stored] = await Promise.all([
    store.get(platformCurrents, {}),
    Promise.all(days.map(([day]) => store.get(platformDays, { day }))),
    Promise.all(months.map(([month]) => store.get(platformMonths, { month }))),
    Promise.all(people.map(([staffId]) => store.get(staffStats, { staffId }))),
  ]);
  return { days, months, people, current, stored };
}

/**
 * Adds events to their sums, each once: a stored event was already added. Reads and then writes, so the caller must not
 * read afterwards.
 */
export async function foldEvents(store: Store, found: readonly NamedEvent[]): Promise<void> {
  const known = await Promise.all(found.map(({ id }) => store.get(platformEvents, { eventId: id })));
  const fresh = found.filter((_, n) => known[n] === null);
  if (fresh.length === 0) return;
  const events = fresh.map(({ event }) => event);
  const { days, months, people, current, stored } = await readSums(store, events);
  const [knownDays, knownMonths, knownPeople] = stored;
  for (const { id, event } of fresh) store.create(platformEvents, { eventId: id }, event);
  days.forEach(([day, group], n) => {
    const before = knownDays[n] ?? { ...NOTHING_HAPPENED, day };
    store.set(platformDays, { day }, group.reduce(withEvent, before));
  });
  months.forEach(([month, group], n) => {
    const before = knownMonths[n] ?? { ...NOTHING_HAPPENED, month, rebuiltAt: null };
    store.set(platformMonths, { month }, group.reduce(withEvent, before));
  });
  people.forEach(([staffId, group], n) => {
    store.set(staffStats, { staffId }, group.reduce(withStat, knownPeople[n] ?? NO_STATS));
  });
  store.set(platformCurrents, {}, events.reduce(withCurrent, current ?? NOTHING_YET));
}
