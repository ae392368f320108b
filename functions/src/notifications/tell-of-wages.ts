import { info, warn } from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { REGION } from '@bhoj/domain/catalogue/region';
import { people } from '@bhoj/domain/payroll/people.collection';
import { payRuns } from '@bhoj/domain/payroll/pay-run.collection';
import { areWagesUnpaid, wagesDueAt } from '@bhoj/domain/payroll/wages-due';
import { boundsOf, SHARDS } from '@bhoj/domain/platform/sweep';
import { tenants } from '@bhoj/domain/platform/tenant.collection';
import { restaurants } from '@bhoj/domain/restaurant/restaurant.collection';
import { withoutPersonalData } from '../firebase/redact.ts';
import { look } from '../firebase/store.ts';
import { tellOnce } from '../shared/notices.repo.ts';

/** Reads the run of the month, and a few people while it has none. */
const isUnpaid = (restaurantId: string, month: string): Promise<boolean> =>
  look(async (store) => {
    const run = await store.get(payRuns, { restaurantId, month });
    if (run !== null && Object.keys(run.rows).length > 0) return areWagesUnpaid(month, run, []);
    const { stillHere, leftFrom } = people.queries;
    const found = await Promise.all(
      [stillHere(`${month}-31`), leftFrom(`${month}-01`)].map((spec) =>
        store.find(people, { restaurantId }, spec),
      ),
    );
    return areWagesUnpaid(
      month,
      run,
      found.flat().map(({ value }) => value),
    );
  });

async function tellOf(restaurantId: string, month: string): Promise<void> {
  if (!(await isUnpaid(restaurantId, month))) return;
  const choice = await look((store) => store.get(restaurants, { restaurantId }));
  if (choice === null) return;
  await tellOnce({ restaurantId, choice, about: { kind: 'wages-due', month }, now: Date.now() });
}

/** Looks at every restaurant of a part, page by page. Returns how many there are. */
async function tellShard(shard: number, month: string): Promise<number> {
  const { after, until } = boundsOf(shard);
  let cursor: string | null = after;
  let asked = 0;
  while (cursor !== null) {
    const spec = tenants.queries.inShard(cursor, until);
    const { rows, unreadable } = await look((store) => store.findReadable(tenants, {}, spec));
    for (const { id } of rows) {
      try {
        await tellOf(id, month);
      } catch (cause) {
        // A record that cannot be read must not keep the others from being told.
        warn('wages not told of', { cause: withoutPersonalData(String(cause)) });
      }
    }
    asked += rows.length;
    const isFull = rows.length + unreadable.length === spec.limit;
    cursor = isFull ? (rows.at(-1)?.value.handle ?? null) : null;
  }
  return asked;
}

/** Tells owners, once a month, that wages of the last month are not paid (P-NOTICE-8). What one day misses, the next tells. */
export const tellOfWages = onSchedule(
  { region: REGION, schedule: '30 9 5-7 * *', timeZone: 'Asia/Kolkata', timeoutSeconds: 540 },
  async ({ scheduleTime }) => {
    const month = wagesDueAt(Date.parse(scheduleTime));
    if (month === null) return;
    const asked = await Promise.all(SHARDS.map((shard) => tellShard(shard, month)));
    info('told of wages that are due', { asked: asked.reduce((all, one) => all + one, 0) });
  },
);
