/** A person's own days around an instant: their plans and punches, and which of the days is their today. */
import { daysAround, ownToday } from '@bhoj/domain/roster/punching';
import { punches, rosters } from '@bhoj/domain/roster/roster.collection';
import { planOn, weekOf } from '@bhoj/domain/roster/week';
import { serviceSettings } from '@bhoj/domain/restaurant/settings.collection';
import { businessDayOf } from '@bhoj/domain/time/ist';
import type { IsoDate } from '@bhoj/domain/time/ist';
import type { OwnPunchDay } from '@bhoj/domain/roster/punching';
import type { PunchDay } from '@bhoj/domain/roster/punch.schema';
import type { Roster } from '@bhoj/domain/roster/roster.schema';
import { readAt } from '../firebase/store.ts';
import type { Store } from '../firebase/store.ts';
import { ownPerson } from './own-person.ts';

type Reading = Pick<Store, 'get'>;

const present = <T>(all: readonly (T | null)[]): T[] => all.filter((each) => each !== null);

/** Reads the rosters of the weeks of some days: one read a week. */
export const rostersOf = async (
  store: Reading,
  restaurantId: string,
  days: readonly IsoDate[],
): Promise<Roster[]> => {
  const weeks = [...new Set(days.map(weekOf))];
  return present(await Promise.all(weeks.map((week) => store.get(rosters, { restaurantId, week }))));
};

export interface DaysAround {
  readonly rosters: readonly Roster[];
  readonly stored: ReadonlyMap<IsoDate, PunchDay | null>;
}

/** Reads the days to which a punch may belong, and their rosters: five reads at most. */
export async function readAround(
  store: Reading,
  restaurantId: string,
  now: number,
  cutoff: string,
): Promise<DaysAround> {
  const days = daysAround(now, cutoff);
  const [known, read] = await Promise.all([
    rostersOf(store, restaurantId, days),
    Promise.all(days.map(async (day) => [day, await store.get(punches, { restaurantId, day })] as const)),
  ]);
  return { rosters: known, stored: new Map(read) };
}

/** Returns a person's own days among those that were read. */
export const ownDays = ({ rosters: known, stored }: DaysAround, personId: string): OwnPunchDay[] =>
  [...stored].map(([day, value]) => ({
    day,
    plan: planOn(known, personId, day),
    punches: value?.people[personId] ?? [],
  }));

/** Returns a person's own today, which begins with an early shift and ends with a late one: five reads at most. */
export const readOwnToday = async (
  store: Reading,
  { restaurantId, personId }: { readonly restaurantId: string; readonly personId: string },
  now: number,
  cutoff: string,
): Promise<IsoDate> =>
  ownToday(now, ownDays(await readAround(store, restaurantId, now, cutoff), personId), cutoff);

/**
 * Returns the last day on which a caller may comment in their muster: the business day, or their own today where that
 * is later, as for a baker who comes before the cut-off. Reads the roster only for a day after the business day.
 */
export const lastOwnDay = (
  { restaurantId, uid }: { readonly restaurantId: string; readonly uid: string },
  asked: IsoDate,
  now: number,
): Promise<IsoDate> =>
  readAt(async (store) => {
    const { dayCutoff } = await store.need(serviceSettings, { restaurantId }, 'restaurant-not-found');
    const business = businessDayOf(now, dayCutoff);
    if (asked <= business) return business;
    const { id: personId } = await ownPerson(store, restaurantId, uid);
    const own = await readOwnToday(store, { restaurantId, personId }, now, dayCutoff);
    return own > business ? own : business;
  });
