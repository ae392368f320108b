import { info, warn } from 'firebase-functions/logger';
import { people } from '@bhoj/domain/payroll/shape/people.collection';
import { payRuns } from '@bhoj/domain/payroll/shape/pay-run.collection';
import { finalPaysDue, leftSince } from '@bhoj/domain/payroll/run/final-pay-due';
import { areWagesUnpaid, wagesDueAt } from '@bhoj/domain/payroll/run/wages-due';
import { boundsOf, SHARDS } from '@bhoj/domain/platform/upkeep/sweep';
import { tenants } from '@bhoj/domain/platform/tenants/tenant.collection';
import { noticeSettings } from '@bhoj/domain/restaurant/settings.collection';
import { dateOf } from '@bhoj/domain/time/ist';
import type { About } from '@bhoj/domain/notifications/about.schema';
import type { ScheduledEvent } from '../firebase/define-schedule.ts';
import { withoutPersonalData } from '../firebase/redact.ts';
import { readAt } from '../firebase/store.ts';
import { tellOnce } from '../shared/notices.repo.ts';

/** Reads the run of the month, or a few people while there is none. */
const isUnpaid = (restaurantId: string, month: string): Promise<boolean> =>
  readAt(async (store) => {
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

/** Reads the people who left lately, and the runs of their last months. */
const finalPays = (restaurantId: string, now: number) =>
  readAt(async (store) => {
    const today = dateOf(now);
    const left = await store.find(people, { restaurantId }, people.queries.leftFrom(leftSince(today)));
    const months = [...new Set(left.flatMap(({ value: { leftOn } }) => leftOn?.slice(0, 7) ?? []))];
    const runs = await Promise.all(
      months.map(async (month) => [month, await store.get(payRuns, { restaurantId, month })] as const),
    );
    return finalPaysDue(
      left,
      new Map(runs.flatMap(([month, run]) => (run === null ? [] : [[month, run]]))),
      today,
    );
  });

/** Returns the unpaid wages and final pays of a restaurant this morning. */
async function dueOf(restaurantId: string, now: number): Promise<About[]> {
  const month = wagesDueAt(now);
  const isDue = month !== null && (await isUnpaid(restaurantId, month));
  return [
    ...(isDue ? [{ kind: 'wages-due' as const, month }] : []),
    ...(await finalPays(restaurantId, now)).map((due) => ({ kind: 'final-pay-due' as const, ...due })),
  ];
}

async function tellOf(restaurantId: string, now: number): Promise<void> {
  const due = await dueOf(restaurantId, now);
  if (due.length === 0) return;
  const choice = await readAt((store) => store.get(noticeSettings, { restaurantId }));
  if (choice === null) return;
  for (const about of due) await tellOnce({ restaurantId, choice, about, now: Date.now() });
}

/** Checks every restaurant of a part, page by page. Returns their number. */
async function tellShard(shard: number, now: number): Promise<number> {
  const { after, until } = boundsOf(shard);
  let cursor: string | null = after;
  let asked = 0;
  while (cursor !== null) {
    const spec = tenants.queries.inShard(cursor, until);
    const { rows, unreadable } = await readAt((store) => store.findReadable(tenants, {}, spec));
    for (const { id } of rows) {
      try {
        await tellOf(id, now);
      } catch (cause) {
        // A record that cannot be read must not stop the others.
        warn('wages not told of', { cause: withoutPersonalData(String(cause)) });
      }
    }
    asked += rows.length;
    const isFull = rows.length + unreadable.length === spec.limit;
    cursor = isFull ? (rows.at(-1)?.value.handle ?? null) : null;
  }
  return asked;
}

/**
 * Notifies owners once of unpaid wages of the last month (P-NOTICE-8) and of unpaid final pays (P-NOTICE-10). The next
 * day makes up for a missed one.
 */
export async function tellOfWages({ scheduleTime }: ScheduledEvent): Promise<void> {
  const now = Date.parse(scheduleTime);
  const asked = await Promise.all(SHARDS.map((shard) => tellShard(shard, now)));
  info('told of wages that are due', { asked: asked.reduce((all, one) => all + one, 0) });
}
