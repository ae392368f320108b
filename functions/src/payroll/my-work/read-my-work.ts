import { leaveOf } from '@bhoj/domain/payroll/muster/leave';
import { readMyWork as contract } from '@bhoj/domain/payroll/my-work/my-work.contract';
import { MOST_MUSTERS, openAdvances, ownDaysOf } from '@bhoj/domain/payroll/my-work/my-work';
import { advances, musters } from '@bhoj/domain/payroll/shape/people.collection';
import { businessDayOf } from '@bhoj/domain/time/ist';
import { defineCallable } from '../../firebase/define-callable.ts';
import { readAt } from '../../firebase/store.ts';
import { readOwnToday } from '../../shared/days-around.repo.ts';
import { readRestaurant } from '../../shared/settings.repo.ts';
import { readOwnPays, readOwnSlips } from './own-pay.repo.ts';
import { ownPerson } from '../../shared/own-person.ts';

/** Reads the musters since they joined, 12 runs, 50 advances, one slip, and three days and two weeks of the roster at most. */
export const readMyWork = defineCallable(contract, ({ month: asked }, { caller, now }) => {
  const { restaurantId, uid } = caller;
  return readAt(async (store) => {
    const [restaurant, person] = await Promise.all([
      readRestaurant(store, restaurantId, 'service', 'documents'),
      ownPerson(store, restaurantId, uid),
    ]);
    const { dayCutoff } = restaurant;
    const own = { restaurantId, personId: person.id };
    const [today, business] = [await readOwnToday(store, own, now, dayCutoff), businessDayOf(now, dayCutoff)];
    const month = asked ?? today.slice(0, 7);
    const joined = person.value.joinedOn.slice(0, 7);
    const [muster, since, given, pays] = await Promise.all([
      store.get(musters, { restaurantId, month }),
      store.find(musters, { restaurantId }, musters.queries.since(joined, MOST_MUSTERS)),
      store.find(advances, { restaurantId }, advances.queries.ofPerson(person.id)),
      readOwnPays(store, restaurantId, person, business),
    ]);
    const paid = pays.filter((each) => each.month === month).map((each) => each.month);
    const [slip = null] = await readOwnSlips(store, { restaurantId, personId: person.id }, paid);
    const months = since.map(({ value }) => value);
    return {
      name: person.value.name,
      restaurantName: restaurant.restaurantName,
      restaurantAddress: restaurant.address,
      today,
      month,
      isLocked: muster !== null && muster.lockedAt !== null,
      days: ownDaysOf(muster, person, month),
      leave: since.length < MOST_MUSTERS ? leaveOf(person.value, person.id, months, today.slice(0, 4)) : null,
      advances: openAdvances(given),
      pays,
      slip,
    };
  });
});
