import { info, warn } from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { REGION } from '@bhoj/domain/catalogue/region';
import { finalPayBy, firstLastDayDue } from '@bhoj/domain/payroll/calendar';
import { isFinalPayUnpaid } from '@bhoj/domain/payroll/final-pay';
import { people } from '@bhoj/domain/payroll/people.collection';
import { payRuns } from '@bhoj/domain/payroll/pay-run.collection';
import { restaurants } from '@bhoj/domain/restaurant/restaurant.collection';
import { dateOf } from '@bhoj/domain/time/ist';
import type { Cursor } from '@bhoj/domain/kernel/collection';
import type { Person } from '@bhoj/domain/payroll/person.schema';
import type { IsoDate } from '@bhoj/domain/time/ist';
import { withoutPersonalData } from '../firebase/redact.ts';
import { findInRestaurants, look } from '../firebase/store.ts';
import type { OfRestaurant } from '../firebase/store.ts';
import { tellOnce } from '../shared/notices.repo.ts';

/** Everybody, of all restaurants, whose final pay may be due today. */
async function leaversOf(today: IsoDate): Promise<OfRestaurant<Person>[]> {
  const found: OfRestaurant<Person>[] = [];
  for (let after: Cursor | null = null; ;) {
    const spec = people.queries.leaving(firstLastDayDue(today), today, after);
    const { rows, isFull } = await findInRestaurants(people, spec);
    found.push(...rows.filter(({ value: { leftOn } }) => leftOn !== null && finalPayBy(leftOn) >= today));
    const last = rows.at(-1);
    if (!isFull || last?.value.leftOn === undefined || last.value.leftOn === null) return found;
    after = { values: [last.value.leftOn], id: last.path };
  }
}

async function tellOf({ restaurantId, id: personId, value }: OfRestaurant<Person>): Promise<void> {
  const { name, leftOn: day } = value;
  if (day === null) return;
  const [choice, run] = await look((store) =>
    Promise.all([
      store.get(restaurants, { restaurantId }),
      store.get(payRuns, { restaurantId, month: day.slice(0, 7) }),
    ]),
  );
  if (choice === null || !isFinalPayUnpaid(run, personId)) return;
  const about = { kind: 'final-pay-due', personId, name, day } as const;
  await tellOnce({ restaurantId, choice, about, now: Date.now() });
}

/**
 * Tells owners of a final pay that is not paid, once, from the last day on until the day by which it is due (P-NOTICE-10). It
 * reads those whose last day was within four days, and two documents more of each.
 */
export const tellOfFinalPay = onSchedule(
  { region: REGION, schedule: '30 9 * * *', timeZone: 'Asia/Kolkata', timeoutSeconds: 540 },
  async ({ scheduleTime }) => {
    const leavers = await leaversOf(dateOf(Date.parse(scheduleTime)));
    for (const one of leavers) {
      try {
        await tellOf(one);
      } catch (cause) {
        // A record that cannot be read must not keep the others from being told.
        warn('final pay not told of', { cause: withoutPersonalData(String(cause)) });
      }
    }
    info('told of final pays', { leavers: leavers.length });
  },
);
