import { emptyMuster } from '@bhoj/domain/payroll/muster/muster';
import { musters, people } from '@bhoj/domain/payroll/shape/people.collection';
import { serviceSettings } from '@bhoj/domain/restaurant/settings.collection';
import { businessDayOf } from '@bhoj/domain/time/ist';
import type { IsoDate } from '@bhoj/domain/time/ist';
import type { Muster } from '@bhoj/domain/payroll/shape/muster.schema';
import type { Person } from '@bhoj/domain/payroll/shape/person.schema';
import type { Store } from '../firebase/store.ts';

/** The queue for all changes of one month's muster. */
export const musterQueue = (restaurantId: string, month: string): string => `${restaurantId} muster ${month}`;

/** The queue for all changes of people and their advances. */
export const peopleQueue = (restaurantId: string): string => `${restaurantId} people`;

/** Returns the current business day. Throws `restaurant-not-found`. */
export async function todayAt(
  store: Pick<Store, 'need'>,
  restaurantId: string,
  now: number,
): Promise<IsoDate> {
  const { dayCutoff } = await store.need(serviceSettings, { restaurantId }, 'restaurant-not-found');
  return businessDayOf(now, dayCutoff);
}

/** Throws `person-not-found`. */
export function thePerson(
  store: Pick<Store, 'need'>,
  restaurantId: string,
  personId: string,
): Promise<Person> {
  return store.need(people, { restaurantId, personId }, 'person-not-found');
}

export interface KnownMuster {
  /** Null when no muster of the month is stored. */
  readonly stored: Muster | null;
  readonly muster: Muster;
}

export async function musterOf(
  store: Pick<Store, 'get'>,
  restaurantId: string,
  month: string,
  now: number,
): Promise<KnownMuster> {
  const stored = await store.get(musters, { restaurantId, month });
  return { stored, muster: stored ?? emptyMuster(month, now) };
}

/** Returns the time of a change of this muster: never earlier than its last change. */
export const changedAfter = ({ muster }: KnownMuster, now: number): number => Math.max(now, muster.changedAt);

/** Writes the differences; returns false when there are none. */
export function keepMuster(
  store: Store,
  restaurantId: string,
  known: KnownMuster,
  next: Muster,
  now: number,
): boolean {
  if (next === known.muster) return false;
  const params = { restaurantId, month: next.month };
  store.change(musters, params, known.stored, { ...next, changedAt: changedAfter(known, now) });
  return true;
}
