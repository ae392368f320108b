import { funnelChanges } from '@bhoj/domain/platform/staff/funnel';
import { staffStats } from '@bhoj/domain/platform/shape/platform-sum.collection';
import type { TenantChange } from '@bhoj/domain/platform/staff/funnel';
import type { Store } from '../firebase/store.ts';

/**
 * Reads the funnels that some changes of restaurants affect, and returns the function that writes them; call it after
 * the last read. It skips a funnel that no night has counted yet.
 */
export async function funnelsMoved(
  store: Store,
  changes: readonly TenantChange[],
  now: number,
): Promise<() => void> {
  const moved = [...funnelChanges(changes, now)];
  const known = await Promise.all(moved.map(([staffId]) => store.get(staffStats, { staffId })));
  return () =>
    moved.forEach(([staffId, counts], n) => {
      if (known[n]?.funnel === undefined) return;
      store.add(staffStats, { staffId }, { funnel: { ...counts } });
    });
}
