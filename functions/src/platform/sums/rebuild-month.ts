import { same } from '@bhoj/domain/kernel/same';
import { NOTHING_HAPPENED, withEvent } from '@bhoj/domain/platform/sums/platform-sum';
import { platformEvents, platformMonths } from '@bhoj/domain/platform/shape/platform-sum.collection';
import { addMonths, startOf } from '@bhoj/domain/time/ist';
import type { Cursor } from '@bhoj/domain/kernel/collection';
import type { PlatformSum } from '@bhoj/domain/platform/shape/platform-sum.schema';
import { readAt, transact } from '../../firebase/store.ts';
import { countFault } from '../../firebase/faults.ts';

/** Adds up a month from its events, page by page. */
async function addedUp(month: string): Promise<PlatformSum> {
  const from = startOf(`${month}-01`);
  let sum: PlatformSum = NOTHING_HAPPENED;
  let after: Cursor | null = null;
  do {
    const spec = platformEvents.queries.between(null, new Date(from), new Date(addMonths(from, 1)), after);
    const page = await readAt((store) => store.find(platformEvents, {}, spec));
    for (const { value } of page) sum = withEvent(sum, value);
    const last = page.at(-1);
    after =
      last === undefined || page.length < (spec.limit ?? 0)
        ? null
        : { values: [new Date(last.value.at)], id: last.id };
  } while (after !== null);
  return sum;
}

/**
 * Computes a month's sums anew. A difference from the stored sums is a fault, and is corrected. A month that got an
 * event in the meantime is left for the next night. Returns true without a difference.
 */
export async function rebuildMonth(month: string, now: number): Promise<boolean> {
  const sum = await addedUp(month);
  const isAsFolded = await transact('platform', async (store) => {
    const known = await store.get(platformMonths, { month });
    if (known === null && sum.events === 0) return true;
    const { month: _, rebuiltAt, ...folded } = known ?? { ...NOTHING_HAPPENED, month, rebuiltAt: null };
    if (same(folded, sum) || folded.events > sum.events) return true;
    store.set(platformMonths, { month }, { ...sum, month, rebuiltAt: rebuiltAt ?? now });
    return false;
  });
  if (!isAsFolded) await countFault({ kind: 'sweep', what: 'month-differs', requestId: '' }, now);
  return isAsFolded;
}
