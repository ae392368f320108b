import { warn } from 'firebase-functions/logger';
import { activityOf } from '@bhoj/domain/platform/shape/activity';
import { same } from '@bhoj/domain/kernel/same';
import { addTallies, boundsOf, EMPTY_TALLY, sweepId, tallyOf } from '@bhoj/domain/platform/upkeep/sweep';
import { platformSweeps } from '@bhoj/domain/platform/upkeep/sweep.collection';
import { tenants } from '@bhoj/domain/platform/tenants/tenant.collection';
import { DAY } from '@bhoj/domain/time/ist';
import type { Entry } from '@bhoj/domain/kernel/collection';
import type { Sweep } from '@bhoj/domain/platform/upkeep/sweep.schema';
import type { Tenant } from '@bhoj/domain/platform/shape/tenant.schema';
import type { IsoDate } from '@bhoj/domain/time/ist';
import { withoutPersonalData } from '../../firebase/redact.ts';
import { readAt, transact } from '../../firebase/store.ts';
import { tradedDays } from '../../shared/activity.repo.ts';
import { countFault } from '../../firebase/faults.ts';
import { keepTenant } from '../../shared/tenants.repo.ts';

/** How long a sweep's progress is kept. */
const KEPT = 90 * DAY;

export interface Night {
  readonly day: IsoDate;
  readonly now: number;
  /** False when the time is up: the next run continues from the cursor. */
  readonly mayGoOn: () => boolean;
}

/** True when the tenant lacks an event, or the passing of time has caused one. */
const isDue = ({ dueAt, folded }: Tenant, now: number): boolean =>
  folded === undefined || (dueAt ?? Infinity) <= now;

/**
 * Writes one restaurant's use from its roll-ups, if it differs, and adds its due events to the sums. Returns its
 * tenant.
 */
async function sweepOne({ id, value }: Entry<Tenant>, { day, now }: Night): Promise<Tenant> {
  const activity = activityOf(await tradedDays(id, day), value, day);
  const { firstBillDay, lastBillDay, activatedOn, bills30, takings30, use } = value;
  const isNews = !same(activity, { firstBillDay, lastBillDay, activatedOn, bills30, takings30, use });
  if (!isNews && !isDue(value, now)) return value;
  const isFolded = isDue(value, now) || activity.activatedOn !== (activatedOn ?? null);
  await keepTenant(id, now, { isFolded, activity });
  return (await readAt((store) => store.get(tenants, { restaurantId: id }))) ?? value;
}

/** Sweeps one restaurant. An unreadable one is a fault, and does not stop the others. */
async function sweepSafely(entry: Entry<Tenant>, night: Night): Promise<Tenant> {
  try {
    return await sweepOne(entry, night);
  } catch (cause) {
    warn('restaurant not swept', { cause: withoutPersonalData(String(cause)) });
    await countFault({ kind: 'sweep', what: 'restaurant-not-read', requestId: '' }, night.now);
    return entry.value;
  }
}

const begun = (day: IsoDate, shard: number, now: number): Sweep => ({
  day,
  shard,
  cursor: boundsOf(shard).after,
  seen: 0,
  tally: EMPTY_TALLY,
  startedAt: now,
  doneAt: null,
  expireAt: now + KEPT,
});

/** Returns the progress of a part; begins a part that was not begun. */
const progressOf = ({ day, now }: Night, shard: number): Promise<Sweep> =>
  transact('sweep', async (store) => {
    const id = { sweepId: sweepId(day, shard) };
    const known = await store.get(platformSweeps, id);
    if (known !== null) return known;
    const first = begun(day, shard, now);
    store.create(platformSweeps, id, first);
    return first;
  });

/** Moves the cursor, unless another run has moved it since, so that no page counts twice. */
const moveOn = (before: Sweep, after: Sweep): Promise<boolean> =>
  transact('sweep', async (store) => {
    const id = { sweepId: sweepId(before.day, before.shard) };
    const known = await store.get(platformSweeps, id);
    if (known === null || known.cursor !== before.cursor || known.doneAt !== null) return false;
    store.set(platformSweeps, id, after);
    return true;
  });

/** Sweeps one page, and returns the progress of the part. */
async function sweepPage(progress: Sweep, night: Night): Promise<Sweep> {
  const spec = tenants.queries.inShard(progress.cursor, boundsOf(progress.shard).until);
  const { rows, unreadable } = await readAt((store) => store.findReadable(tenants, {}, spec));
  const swept: Tenant[] = [];
  for (const entry of rows) {
    swept.push(await sweepSafely(entry, night));
  }
  const isLast = rows.length + unreadable.length < (spec.limit ?? 0);
  const counted = swept.filter(({ signedUpAt }) => signedUpAt < progress.startedAt);
  const after: Sweep = {
    ...progress,
    cursor: rows.at(-1)?.value.handle ?? progress.cursor,
    seen: progress.seen + counted.length,
    tally: addTallies([progress.tally, ...counted.map((tenant) => tallyOf(tenant, night.now, night.day))]),
    doneAt: isLast || rows.length === 0 ? night.now : null,
  };
  return (await moveOn(progress, after)) ? after : progressOf(night, progress.shard);
}

/** Sweeps one part from its cursor, page by page, until it is finished or the time is up. */
export async function sweepShard(shard: number, night: Night): Promise<Sweep> {
  let progress = await progressOf(night, shard);
  while (progress.doneAt === null && night.mayGoOn()) {
    progress = await sweepPage(progress, night);
  }
  return progress;
}
