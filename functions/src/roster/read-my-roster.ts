import { daysOfMonth } from '@bhoj/domain/payroll/muster/calendar';
import { readMyRoster as contract } from '@bhoj/domain/roster/roster.contract';
import { ownInSince, ownPunchDays, ownShifts } from '@bhoj/domain/roster/own-roster';
import { musters } from '@bhoj/domain/payroll/shape/people.collection';
import { daysAround, ownToday } from '@bhoj/domain/roster/punching';
import { punches, rosters } from '@bhoj/domain/roster/roster.collection';
import { daysLater, planOn, weekOf } from '@bhoj/domain/roster/week';
import { serviceSettings } from '@bhoj/domain/restaurant/settings.collection';
import { businessDayOf } from '@bhoj/domain/time/ist';
import type { IsoDate } from '@bhoj/domain/time/ist';
import type { Store } from '../firebase/store.ts';
import { defineCallable } from '../firebase/define-callable.ts';
import { readAt } from '../firebase/store.ts';
import { ownPerson } from '../shared/own-person.ts';
import { rostersOf } from '../shared/days-around.repo.ts';

/** Reads the days from the first to the last one with a punch, and the rosters of their weeks. */
async function readDays(store: Pick<Store, 'find'>, restaurantId: string, days: readonly IsoDate[]) {
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const [punched, planned] = await Promise.all([
    store.find(punches, { restaurantId }, punches.queries.between(first, last)),
    store.find(rosters, { restaurantId }, rosters.queries.between(weekOf(first), weekOf(last))),
  ]);
  return { punches: punched.map(({ value }) => value), rosters: planned.map(({ value }) => value) };
}

/** Reads three days, two weeks and two musters at most; with a month its days, weeks and muster too. */
export const readMyRoster = defineCallable(contract, ({ month }, { caller, now }) => {
  const { restaurantId, uid } = caller;
  return readAt(async (store) => {
    const [{ dayCutoff: cutoff }, person] = await Promise.all([
      store.need(serviceSettings, { restaurantId }, 'restaurant-not-found'),
      ownPerson(store, restaurantId, uid),
    ]);
    const around = daysAround(now, cutoff);
    const here = await readDays(store, restaurantId, around);
    const own = around.map((day) => ({
      day,
      plan: planOn(here.rosters, person.id, day),
      punches: here.punches.find((each) => each.day === day)?.people[person.id] ?? [],
    }));
    const [today, business] = [ownToday(now, own, cutoff), businessDayOf(now, cutoff)];
    const ofMonth = month === null ? around : daysOfMonth(month);
    const asked = ofMonth.filter((day) => day <= today || day <= business);
    const months = new Set(asked.map((day) => day.slice(0, 7)));
    const [weeks, listed, marked] = await Promise.all([
      rostersOf(store, restaurantId, [today, daysLater(weekOf(today), 7)]),
      month === null || asked.length === 0 ? null : readDays(store, restaurantId, asked),
      Promise.all([...months].map((each) => store.get(musters, { restaurantId, month: each }))),
    ]);
    return {
      today,
      inSince: ownInSince({ punches: here.punches, now }, person.id),
      hasRoster: weeks.length > 0,
      shifts: ownShifts({ rosters: weeks }, person, today),
      days: ownPunchDays(
        { ...(listed ?? here), now, cutoff },
        person,
        asked,
        marked.filter((each) => each !== null),
      ),
    };
  });
});
