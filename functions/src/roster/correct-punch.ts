import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { assertMusterOpen, isSettledOn } from '@bhoj/domain/payroll/muster/muster';
import { isHereOn } from '@bhoj/domain/payroll/people/person';
import { musters, people } from '@bhoj/domain/payroll/shape/people.collection';
import { assertWithinDay, withoutPunch, withPunch } from '@bhoj/domain/roster/punching';
import { punches } from '@bhoj/domain/roster/roster.collection';
import { correctPunch as contract } from '@bhoj/domain/roster/roster.contract';
import type { PunchDay } from '@bhoj/domain/roster/punch.schema';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';
import { punchQueue } from './roster.repo.ts';

export const correctPunch = defineCallable(contract, (input, { caller, now, record }) => {
  const { restaurantId, uid, name } = caller;
  const { requestId, personId, day, change, reason } = input;
  const correction = { by: { uid, name }, at: now, reason };
  return transact(punchQueue(restaurantId), async (store) => {
    const [person, muster, stored] = await Promise.all([
      store.need(people, { restaurantId, personId }, 'person-not-found'),
      store.get(musters, { restaurantId, month: day.slice(0, 7) }),
      store.get(punches, { restaurantId, day }),
    ]);
    const corrected = (): PunchDay => {
      if (change.act === 'remove') return withoutPunch(stored, personId, change.punchId, correction);
      const { kind, at } = change;
      assertWithinDay(day, at, now);
      const added = { id: requestId, kind, at, device: null, added: correction, removed: null };
      return withPunch(stored, day, personId, added);
    };
    const known = stored?.people[personId]?.find(({ id }) => id === requestId);
    if (change.act === 'add' && known !== undefined) {
      if (known.kind !== change.kind || known.at !== change.at) throw new Refusal('request-id-used');
      return {};
    }
    assertMusterOpen(muster);
    if (isSettledOn(person, day)) throw new Refusal('final-pay-stands', { day });
    if (!isHereOn(person, day)) throw new Refusal('day-not-worked', { day });
    const next = corrected();
    if (next === stored) return {};
    store.change(punches, { restaurantId, day }, stored, next);
    record(store, { personId, day, reason, ...change });
    return {};
  });
});
