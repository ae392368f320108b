import { dayOfSessions } from '@bhoj/domain/cash/day-of-sessions';
import type { CountedDay } from '@bhoj/domain/cash/day-of-sessions';
import { cashSessions } from '@bhoj/domain/cash/session.collection';
import { takenInByDay } from '@bhoj/domain/cash/session-acts';
import { assertAllClosed } from '@bhoj/domain/cash/tills';
import type { ServiceSettings } from '@bhoj/domain/restaurant/settings.schema';
import type { Store } from '../firebase/store.ts';
import { readActive } from './cash.repo.ts';

interface DaySessionsRead {
  /** Null for a day without sessions: a person counts its one drawer. */
  readonly counted: CountedDay | null;
  readonly write: (store: Store) => void;
}

/**
 * Reads the sessions of a day that somebody closes. Throws `sessions-open` with the names of those that nobody has closed. A day
 * without a session takes in the payments that wait, because its drawer is counted with them.
 */
export async function readDaySessions(
  store: Pick<Store, 'find'>,
  settings: Pick<ServiceSettings, 'cashSessions'>,
  { restaurantId, day, note }: { restaurantId: string; day: string; note: string },
): Promise<DaySessionsRead> {
  if (settings.cashSessions?.on !== true) return { counted: null, write: () => {} };
  const [ofDay, unfinished, active] = await Promise.all([
    store.find(cashSessions, { restaurantId }, cashSessions.queries.ofDay(day)),
    store.find(cashSessions, { restaurantId }, cashSessions.queries.unfinished()),
    readActive(store, restaurantId),
  ]);
  assertAllClosed(
    day,
    unfinished.map(({ value }) => value),
  );
  const closed = ofDay.filter(({ value }) => value.state === 'closed');
  if (closed.length > 0) return { counted: dayOfSessions(closed, note), write: () => {} };
  const waiting = active.filter(({ value }) => value.state === 'waiting' && value.businessDay <= day);
  return {
    counted: null,
    write: (to) => {
      for (const { id, value } of waiting)
        to.set(cashSessions, { restaurantId, sessionId: id }, takenInByDay(value, day));
    },
  };
}
