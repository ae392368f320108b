import { disputeMark as contract } from '@bhoj/domain/payroll/muster/muster.contract';
import { cellOf } from '@bhoj/domain/payroll/muster/muster';
import { withDispute } from '@bhoj/domain/payroll/muster/own-days';
import { defineCallable } from '../../firebase/define-callable.ts';
import { transact } from '../../firebase/store.ts';
import { lastOwnDay } from '../../shared/days-around.repo.ts';
import { tell } from '../../shared/notices.repo.ts';
import { readSettings } from '../../shared/settings.repo.ts';
import { ownPerson } from '../../shared/own-person.ts';
import { keepMuster, musterOf, musterQueue } from '../payroll.repo.ts';

export const disputeMark = defineCallable(
  contract,
  async ({ day, claimed, overtimeMinutes }, { caller, now, record }) => {
    const { restaurantId, uid } = caller;
    const today = await lastOwnDay({ restaurantId, uid }, day, now);
    const month = day.slice(0, 7);
    return transact(musterQueue(restaurantId, month), async (store) => {
      const [choice, person, known] = await Promise.all([
        readSettings(store, restaurantId, 'service', 'notices'),
        ownPerson(store, restaurantId, uid),
        musterOf(store, restaurantId, month, now),
      ]);
      const next = withDispute(known.muster, person, { day, claimed, overtimeMinutes }, today);
      if (!keepMuster(store, restaurantId, known, next, now)) return {};
      record(store, { day, claimed, ...(overtimeMinutes !== undefined && { overtimeMinutes }) });
      if (cellOf(next, person, day).isDisputed) {
        const about = {
          kind: 'mark-disputed',
          personId: person.id,
          name: person.value.name,
          day,
          claimed,
        } as const;
        tell(store, { restaurantId, choice, about, now });
      }
      return {};
    });
  },
);
