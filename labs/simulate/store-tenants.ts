import { tenants } from '@bhoj/domain/platform/tenants/tenant.collection';
import { platformStaff } from '@bhoj/domain/platform/shape/platform.collection';
import { documentsOfRestaurant } from '@bhoj/domain/restaurant/whole-restaurant';
import { FIELD_AGENT } from '../../demo/demo-settings.ts';
import { lifeOf } from '../../demo/platform/lives.ts';
import { staffOf } from '../../demo/platform/platform-demo.ts';
import { withoutTriggers } from '../../demo/live/without-triggers.ts';
import { writeAll } from '../../demo/write-batches.ts';
import type { PlatformStaff } from '@bhoj/domain/platform/shape/platform.schema';
import type { Admin } from '../../demo/live/admin.ts';
import type { Urls } from '../../demo/live/urls.ts';
import type { Write } from '../../demo/write-batches.ts';

/** The number of restaurants to store at once, so that a full emulator shows how many it held. */
const STEP = 2_500;

interface Wanted {
  readonly from: number;
  readonly until: number;
  readonly now: number;
  /** The time limit in ms. */
  readonly patience: number;
}

/** A restaurant that the night does not change: no bill in the last 30 days, and nothing due. */
function* writesOf(
  { from, until, now }: Omit<Wanted, 'patience'>,
  referrers: ReadonlyMap<string, PlatformStaff>,
): Generator<Write, undefined> {
  for (let n = from; n < until; n += 1) {
    const { restaurantId, restaurant, tenant } = lifeOf(n, { seed: 'simulation', referrers, now });
    const quiet = { ...tenant, bills30: 0, takings30: 0, dueAt: null };
    for (const { path, stored } of documentsOfRestaurant(restaurantId, restaurant))
      yield { path, data: stored };
    yield { path: tenants.path({ restaurantId }), data: tenants.encode(quiet) };
  }
}

/**
 * Stores restaurants and tenants by number, and returns how many the emulator now holds: fewer when it is full, or the
 * time is up. The field agent refers a share of them, because a test opens the agent's dashboard.
 */
export async function storeTenants(
  urls: Urls,
  admin: Admin,
  { from, until, now, patience }: Wanted,
): Promise<number> {
  const agent = await admin.get(platformStaff, { staffId: FIELD_AGENT.id });
  const referrers = new Map([...staffOf(now), [FIELD_AGENT.id, agent]]);
  const began = performance.now();
  let stored = from;
  while (stored < until && performance.now() - began < patience) {
    const next = Math.min(until, stored + STEP);
    const writes = writesOf({ from: stored, until: next, now }, referrers);
    try {
      await withoutTriggers(urls, () => writeAll(admin.db, writes));
    } catch (cause) {
      process.stderr.write(`the emulator took no more: ${String(cause)}\n`);
      return stored;
    }
    stored = next;
    const seconds = Math.round((performance.now() - began) / 1_000);
    process.stdout.write(`${stored} restaurants are stored after ${seconds} s\n`);
  }
  return stored;
}
