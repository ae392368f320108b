import { info } from 'firebase-functions/logger';
import { NOTHING_YET } from '@bhoj/domain/platform/sums/platform-sum';
import { platformCurrents } from '@bhoj/domain/platform/shape/platform-sum.collection';
import { addTallies, SHARDS, sweepId } from '@bhoj/domain/platform/upkeep/sweep';
import { platformSweeps } from '@bhoj/domain/platform/upkeep/sweep.collection';
import { tenants } from '@bhoj/domain/platform/tenants/tenant.collection';
import { addMonths, DAY, dateOf, MINUTE, monthOf } from '@bhoj/domain/time/ist';
import type { Sweep } from '@bhoj/domain/platform/upkeep/sweep.schema';
import { readAt, transact } from '../../firebase/store.ts';
import { countFault } from '../../firebase/faults.ts';
import { countFunnels } from '../staff/count-funnels.ts';
import { keepNames } from '../staff/names.repo.ts';
import { rebuildMonth } from '../sums/rebuild-month.ts';
import { sweepShard } from './sweep-shard.ts';
import type { Night } from './sweep-shard.ts';

/** A run stops before Cloud Scheduler ends it; the next one continues. */
const RUN_MS = 7 * MINUTE;

/** The last day of a month on which the sweep still computes the month before anew. */
const REBUILT_UNTIL = '03';

const fault = (what: string, now: number) => countFault({ kind: 'sweep', what, requestId: '' }, now);

/** Returns the progress of a night's parts; null for a part that was not begun. */
const partsOf = (day: string): Promise<(Sweep | null)[]> =>
  readAt((store) =>
    Promise.all(SHARDS.map((shard) => store.get(platformSweeps, { sweepId: sweepId(day, shard) }))),
  );

/** Records as a fault that the night before did not finish; once, when this night begins. */
async function judgeYesterday({ day, now }: Night): Promise<void> {
  const [today, before] = await Promise.all([partsOf(day), partsOf(dateOf(now - DAY))]);
  const isFirstRun = today.every((part) => part === null);
  const isUnfinished = before.some((part) => part !== null && part.doneAt === null);
  if (isFirstRun && isUnfinished) await fault('sweep-not-finished', now);
}

/** Counts the tenants that existed when each part began, and compares. */
async function assertAllSeen(parts: readonly Sweep[], now: number): Promise<void> {
  const from = new Date(Math.min(...parts.map(({ startedAt }) => startedAt)));
  const until = new Date(Math.max(...parts.map(({ startedAt }) => startedAt)));
  const [least, most] = await readAt((store) =>
    Promise.all([from, until].map((at) => store.count(tenants, {}, tenants.queries.before(at)))),
  );
  const seen = parts.reduce((total, part) => total + part.seen, 0);
  if (seen < (least ?? 0) || seen > (most ?? 0)) await fault('sweep-count-differs', now);
}

/** Writes the platform's current state, once a night. */
async function finish(parts: readonly Sweep[], { day, now }: Night): Promise<void> {
  const known = await readAt((store) => store.get(platformCurrents, {}));
  if (known?.swept?.day === day) return;
  await assertAllSeen(parts, now);
  if (day.slice(8) <= REBUILT_UNTIL) await rebuildMonth(monthOf(addMonths(now, -1)), now);
  await countFunnels(now);
  await keepNames();
  await transact('platform', async (store) => {
    const current = (await store.get(platformCurrents, {})) ?? NOTHING_YET;
    const swept = { ...addTallies(parts.map(({ tally }) => tally)), day, at: now };
    store.set(platformCurrents, {}, { ...current, swept });
  });
  info('swept restaurants', { day, seen: parts.reduce((total, { seen }) => total + seen, 0) });
}

/** Continues a night's sweep, its parts side by side. Does nothing when it is finished. */
export async function sweepNight(night: Night): Promise<void> {
  await judgeYesterday(night);
  const parts = await Promise.all(SHARDS.map((shard) => sweepShard(shard, night)));
  if (parts.every(({ doneAt }) => doneAt !== null)) await finish(parts, night);
}

/** Sweeps every restaurant once a night; runs again until it is finished. */
export async function sweepTenants(): Promise<void> {
  const now = Date.now();
  await sweepNight({ day: dateOf(now), now, mayGoOn: () => Date.now() < now + RUN_MS });
}
