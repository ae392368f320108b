import { daysOfMonth } from '@bhoj/domain/payroll/muster/calendar';
import { readMyRoster as contract } from '@bhoj/domain/roster/roster.contract';
import { ownInSince, ownPunchDays, ownShifts } from '@bhoj/domain/roster/own-roster';
import { daysAround } from '@bhoj/domain/roster/punching';
import { punches, rosters } from '@bhoj/domain/roster/roster.collection';
import { daysLater, weekOf } from '@bhoj/domain/roster/week';
import { serviceSettings } from '@bhoj/domain/restaurant/settings.collection';
import { businessDayOf } from '@bhoj/domain/time/ist';
import type { IsoDate } from '@bhoj/domain/time/ist';
import type { Store } from '../firebase/store.ts';
import { defineCallable } from '../firebase/define-callable.ts';
import { readAt } from '../firebase/store.ts';
import { ownPerson } from '../shared/own-person.ts';
import { rostersOf } from './roster.repo.ts';

/** Reads the days from the first to the last one with a punch, and the rosters of their weeks. */
async function readDays(store: Pick<Store, 'find'>, restaurantId: string, days: readonly IsoDate[]) {
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const [punched, planned] = await Promise.all([
    store.find(punches, { restaurantId }, punches.queries.between(first, last)),
    store.find(rosters, { restaurantId }, rosters.queries.between(weekOf(first), weekOf(last))),
  ]);
  return { punches: punched.map(({ value }) => value), rosters: planned.map(({ value }) => value) };
}

/** Reads three days and two weeks at most; with a month its days and weeks too. */
export const readMyRoster = defineCallable(contract, ({ month }, { caller, now }) => {
  const { restaurantId, uid } = caller;
  return readAt(async (store) => {
    const [{ dayCutoff: cutoff }, person] = await Promise.all([
      store.need(serviceSettings, { restaurantId }, 'restaurant-not-found'),
      ownPerson(store, restaurantId, uid),
    ]);
    const today = businessDayOf(now, cutoff);
    const around = daysAround(now, cutoff);
    const ofMonth = month === null ? around : daysOfMonth(month);
    const asked = ofMonth.filter((day) => day <= today);
    const [here, weeks, listed] = await Promise.all([
      readDays(store, restaurantId, around),
      rostersOf(store, restaurantId, [today, daysLater(weekOf(today), 7)]),
      month === null || asked.length === 0 ? null : readDays(store, restaurantId, asked),
    ]);
    return {
      today,
      inSince: ownInSince({ punches: here.punches, now }, person.id),
      hasRoster: weeks.length > 0,
      shifts: ownShifts({ rosters: weeks }, person, today),
      days: ownPunchDays({ ...(listed ?? here), now, cutoff }, person, asked),
    };
  });
});
