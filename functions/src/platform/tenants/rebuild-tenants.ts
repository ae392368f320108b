import { platformAudit } from '@bhoj/domain/platform/shape/platform-audit.collection';
import { rebuildTenants as contract } from '@bhoj/domain/platform/tenants/restaurants.contract';
import { restaurants } from '@bhoj/domain/restaurant/restaurant.collection';
import { defineCallable } from '../../firebase/define-callable.ts';
import { readAt, transact } from '../../firebase/store.ts';
import { keepTenant } from '../../shared/tenants.repo.ts';
import { keepNames } from '../staff/names.repo.ts';
import type { Store } from '../../firebase/store.ts';

/** Returns the place in the list after a restaurant. */
async function cursorAfter(store: Pick<Store, 'need'>, restaurantId: string | null) {
  if (restaurantId === null) return null;
  const record = await store.need(restaurants, { restaurantId }, 'restaurant-not-found');
  return { values: [new Date(record.createdAt)], id: restaurantId };
}

export const rebuildTenants = defineCallable(contract, async (input, { now, recordPlatform }) => {
  const { actId, reason, after } = input;
  await transact(`act ${actId}`, async (store) => {
    if ((await store.get(platformAudit, { entryId: actId })) !== null) return;
    const nothing = { before: {}, after: {} };
    recordPlatform(store, { subjectKind: 'platform', subject: 'tenants', reason, ...nothing }, actId);
  });
  if (after === null) await keepNames();
  const { page, limit } = await readAt(async (store) => {
    const spec = restaurants.queries.bySignUp(await cursorAfter(store, after));
    const { rows, unreadable } = await store.findReadable(restaurants, {}, spec);
    return { page: rows.map(({ id }) => id), limit: rows.length + unreadable.length === spec.limit };
  });
  let written = 0;
  for (const restaurantId of page) if (await keepTenant(restaurantId, now)) written += 1;
  return { next: limit ? (page.at(-1) ?? null) : null, written };
});
