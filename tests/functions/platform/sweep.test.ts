import { days } from '@bhoj/domain/days/day.collection';
import { aDay } from '@bhoj/domain/fixtures/days';
import { aTenant } from '@bhoj/domain/fixtures/platform';
import { aRestaurant } from '@bhoj/domain/fixtures/restaurant';
import { paise } from '@bhoj/domain/money/money';
import { faultId } from '@bhoj/domain/platform/upkeep/faults';
import { platformCurrents, platformMonths } from '@bhoj/domain/platform/shape/platform-sum.collection';
import { sweepId } from '@bhoj/domain/platform/upkeep/sweep';
import { platformFaults, platformSweeps } from '@bhoj/domain/platform/upkeep/sweep.collection';
import { tenants } from '@bhoj/domain/platform/tenants/tenant.collection';
import { DAY, dateOf, monthOf, startOf } from '@bhoj/domain/time/ist';
import { beforeEach, expect, test } from 'vitest';
import { change, find, forgetEverything, get, put, putRestaurant } from '../../support/arrange.ts';
import { db } from '../../support/mount.ts';

const { sweepNight } = await import('../../../functions/src/platform/upkeep/sweep-tenants.ts');
const { sweepShard } = await import('../../../functions/src/platform/upkeep/sweep-shard.ts');
const { rebuildMonth } = await import('../../../functions/src/platform/sums/rebuild-month.ts');

const NIGHT = startOf('2026-11-22') + 3 * 3_600_000;
const ago = (n: number) => dateOf(NIGHT - n * DAY);
const night = (mayGoOn = () => true, now = NIGHT) => ({ day: dateOf(now), now, mayGoOn });
const faultsOf = async (what: string, now = NIGHT) =>
  (await find(platformFaults, { faultId: faultId('sweep', what, now) }))?.count ?? 0;

/** Restaurants that signed up a while ago; their handles spread over the parts of the sweep. */
async function houses(count: number, signs = '0Hbz') {
  const ids = Array.from({ length: count }, (_, n) => `r${n}${signs.toLowerCase()}@house.example`);
  await Promise.all(
    ids.flatMap((restaurantId, n) => {
      const createdAt = NIGHT - 30 * DAY - n;
      const record = aRestaurant({ email: restaurantId, createdAt, trialEndDate: createdAt + 14 * DAY });
      const handle = `${signs[n % signs.length]}${String(n).padStart(19, '0')}`;
      const { trialEndDate } = record;
      return [
        putRestaurant(restaurantId, { ...record, address: 'MG Road, Pune' }),
        put(
          tenants,
          { restaurantId },
          aTenant({ handle, signedUpAt: createdAt, trialEndDate, referredBy: null }),
        ),
      ];
    }),
  );
  return ids;
}
const sold = (restaurantId: string, n: number, bills: number) =>
  put(
    days,
    { restaurantId, day: ago(n) },
    aDay({ day: ago(n), bills, subtotalPaise: paise(bills * 50_000) }),
  );

beforeEach(forgetEverything);

test('a night keeps bands of use, folds what is due once, and says how the platform stands', async () => {
  const [active = '', silent = '', idle = ''] = await houses(3);
  for (const n of [20, 10, 9, 8]) await sold(silent, n, 4);
  for (const n of [3, 2, 1]) await sold(active, n, 50);
  await sweepNight(night());
  expect(await get(tenants, { restaurantId: active })).toMatchObject({
    lastBillDay: ago(1),
    activated: true,
    activatedOn: ago(1),
    bills30: 100,
    use: 'activated',
    takings30: 1,
    city: 'Pune',
    trialClosed: true,
  });
  expect(await get(tenants, { restaurantId: silent })).toMatchObject({
    activatedOn: ago(9),
    lastBillDay: ago(8),
    use: 'silent',
  });
  expect(await get(tenants, { restaurantId: idle })).toMatchObject({
    activated: false,
    bills30: 0,
    use: 'none',
  });
  const current = await get(platformCurrents, {});
  expect(current).toMatchObject({ signUps: 3, mrrPaise: 0 });
  expect(current.swept).toMatchObject({ restaurants: 3, active: 1, activated: 2, silent: 1, lapsed: 3 });
  const month = await get(platformMonths, { month: monthOf(NIGHT) });
  expect(month).toMatchObject({ activated: 2, trialsEnded: 3, converted: 0 });

  await sweepNight(night());
  await sweepNight(night(undefined, NIGHT + DAY));
  expect(await get(platformMonths, { month: monthOf(NIGHT) })).toEqual(month);
  expect((await get(platformCurrents, {})).swept).toMatchObject({ day: '2026-11-23', restaurants: 3 });
});

test('a sweep that is killed in the middle goes on where it stood, and counts nobody twice', async () => {
  await houses(30, '0');
  await houses(6, 'Hbz');
  let asked = 0;
  const killed = night(() => {
    asked += 1;
    if (asked > 1) throw new Error('killed');
    return true;
  });
  await expect(sweepShard(0, killed)).rejects.toThrow('killed');
  const begun = await get(platformSweeps, { sweepId: sweepId('2026-11-22', 0) });
  expect(begun).toMatchObject({ doneAt: null, seen: 25 });
  expect((await find(platformCurrents, {}))?.swept ?? null).toBeNull();

  // Two runs at once, as when Cloud Scheduler starts one twice.
  await Promise.all([sweepNight(night()), sweepNight(night())]);
  const { swept, signUps } = await get(platformCurrents, {});
  expect(swept).toMatchObject({ restaurants: 36, lapsed: 36 });
  expect(signUps).toBe(36);
  expect(await faultsOf('sweep-count-differs')).toBe(0);
});

test('what a sweep misses is a fault: a tenant, a roll-up, a night that did not finish', async () => {
  const [first = '', second = ''] = await houses(4);
  await sold(first, 2, 30);
  await db.doc(days.path({ restaurantId: first, day: ago(2) })).update({ bills: 'many' });
  await db.doc(tenants.path({ restaurantId: second })).update({ name: 7 });
  await sweepNight(night(() => false));
  await sweepNight(night(undefined, NIGHT + DAY));
  expect(await faultsOf('sweep-not-finished', NIGHT + DAY)).toBe(1);
  expect(await faultsOf('restaurant-not-read', NIGHT + DAY)).toBe(1);
  expect(await faultsOf('sweep-count-differs', NIGHT + DAY)).toBe(1);
  expect((await get(platformCurrents, {})).swept).toMatchObject({ restaurants: 3 });
});

test('a month is added up anew from its events; only one that differs is written, as a fault', async () => {
  await houses(3);
  await sweepNight(night());
  const month = monthOf(NIGHT - 30 * DAY);
  const folded = await get(platformMonths, { month });
  expect(folded).toMatchObject({ signUps: 3, events: 3 });
  expect(await rebuildMonth(month, NIGHT)).toBe(true);
  expect(await get(platformMonths, { month })).toEqual(folded);
  await change(platformMonths, { month }, { signUps: 2, events: 2 });
  expect(await rebuildMonth(month, NIGHT)).toBe(false);
  expect(await get(platformMonths, { month })).toEqual({ ...folded, rebuiltAt: NIGHT });
  expect(await faultsOf('month-differs')).toBe(1);
});
