import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { isHereOn } from '@bhoj/domain/payroll/people/person';
import { people } from '@bhoj/domain/payroll/shape/people.collection';
import { serviceSettings } from '@bhoj/domain/restaurant/settings.collection';
import { punchDayOf, repeatedPunch, withPunch } from '@bhoj/domain/roster/punching';
import { punches } from '@bhoj/domain/roster/roster.collection';
import { punch as contract } from '@bhoj/domain/roster/roster.contract';
import { MINUTE } from '@bhoj/domain/time/ist';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';
import { ownDays, readAround } from '../shared/days-around.repo.ts';
import { punchQueue } from './roster.repo.ts';

/** A punch follows a PIN within so long: an open screen would let others punch for the person who entered. */
const PUNCH_WITHIN_MS = 15 * MINUTE;

/** Reads the settings, the person, three days and their rosters; writes one day. */
export const punch = defineCallable(contract, ({ requestId, kind }, { caller, now }) => {
  const { restaurantId, uid, device } = caller;
  if (device === null || now - device.since > PUNCH_WITHIN_MS) throw new Refusal('punch-needs-device');
  const { id, name } = device;
  return transact(punchQueue(restaurantId), async (store) => {
    const [{ dayCutoff }, [person]] = await Promise.all([
      store.need(serviceSettings, { restaurantId }, 'restaurant-not-found'),
      store.find(people, { restaurantId }, people.queries.ofMember(uid)),
    ]);
    if (person === undefined) throw new Refusal('punch-needs-person');
    const around = await readAround(store, restaurantId, now, dayCutoff);
    const days = ownDays(around, person.id);
    const repeated = repeatedPunch({ id: requestId, kind, at: now }, days);
    if (repeated !== null) {
      if (repeated.punched.kind !== kind) throw new Refusal('request-id-used');
      return { kind, at: repeated.punched.at, day: repeated.day };
    }
    const day = punchDayOf(kind, now, days, dayCutoff);
    if (!isHereOn(person.value, day)) throw new Refusal('day-not-worked', { day });
    const punched = { id: requestId, kind, at: now, device: { id, name }, added: null, removed: null };
    const stored = around.stored.get(day) ?? null;
    store.change(punches, { restaurantId, day }, stored, withPunch(stored, day, person.id, punched));
    return { kind, at: now, day };
  });
});
