import { NO_STATS } from '@bhoj/domain/platform/sums/platform-sum';
import { staffStats } from '@bhoj/domain/platform/shape/platform-sum.collection';
import { platformStaff } from '@bhoj/domain/platform/shape/platform.collection';
import type { Cursor } from '@bhoj/domain/kernel/collection';
import { same } from '@bhoj/domain/kernel/same';
import { readAt, transact } from '../../firebase/store.ts';
import { countedFunnel } from './funnel.ts';

/** Counts one person's restaurants in advance, so that no page has to. */
const countOne = (staffId: string, now: number): Promise<void> =>
  transact('platform', async (store) => {
    const [known, funnel] = await Promise.all([
      store.get(staffStats, { staffId }),
      countedFunnel(store, staffId, now),
    ]);
    if (same(known?.funnel, funnel)) return;
    store.set(staffStats, { staffId }, { ...(known ?? NO_STATS), funnel });
  });

/** Counts everybody's restaurants, one person after the other. */
export async function countFunnels(now: number): Promise<void> {
  const { byName } = platformStaff.queries;
  let after: Cursor | null = null;
  do {
    const spec = byName(null, after);
    // oxlint-disable-next-line no-await-in-loop
    const { rows, unreadable } = await readAt((store) => store.findReadable(platformStaff, {}, spec));
    // oxlint-disable-next-line no-await-in-loop
    for (const { id } of rows) await countOne(id, now);
    const last = rows.at(-1);
    const isFull = rows.length + unreadable.length === spec.limit;
    after = isFull && last !== undefined ? { values: [last.value.name], id: last.id } : null;
  } while (after !== null);
}
