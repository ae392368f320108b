import { tenants } from '@bhoj/domain/platform/tenant.collection';
import { restaurants } from '@bhoj/domain/restaurant/restaurant.collection';
import { lifeOf } from '../seed/platform/lives.ts';
import { staffOf } from '../seed/platform/platform-demo.ts';
import { withoutTriggers } from '../seed/live/without-triggers.ts';
import { writeAll } from '../seed/write-batches.ts';
import type { Admin } from '../seed/live/admin.ts';
import type { Urls } from '../seed/live/urls.ts';
import type { Write } from '../seed/write-batches.ts';

/** Restaurants that are stored at once, so that a full emulator says how many it held. */
const STEP = 5_000;

interface Wanted {
  readonly from: number;
  readonly until: number;
  readonly now: number;
}

/** A restaurant that nothing happens to in the night: no bill in the last 30 days, and nothing that time brings. */
function* writesOf({ from, until, now }: Wanted): Generator<Write, undefined> {
  const referrers = staffOf(now);
  for (let n = from; n < until; n += 1) {
    const { restaurantId, restaurant, tenant } = lifeOf(n, { seed: 'simulation', referrers, now });
    const quiet = { ...tenant, bills30: 0, takings30: 0, dueAt: null };
    yield { path: restaurants.path({ restaurantId }), data: restaurants.encode(restaurant) };
    yield { path: tenants.path({ restaurantId }), data: tenants.encode(quiet) };
  }
}

/** Stores restaurants and tenants by number, and returns how many the emulator holds now. */
export async function storeTenants(urls: Urls, admin: Admin, { from, until, now }: Wanted): Promise<number> {
  let stored = from;
  while (stored < until) {
    const next = Math.min(until, stored + STEP);
    try {
      await withoutTriggers(urls, () => writeAll(admin.db, writesOf({ from: stored, until: next, now })));
    } catch (cause) {
      process.stderr.write(`the emulator took no more: ${String(cause)}\n`);
      return stored;
    }
    stored = next;
  }
  return stored;
}
