import { arrearsOf, termsDifferFrom } from '@bhoj/domain/payroll/run/arrears';
import { stands } from '@bhoj/domain/payroll/run/pay-run-acts';
import { MOST_MONTHS_BACK } from '@bhoj/domain/payroll/shape/earnings.schema';
import { payRuns, slips } from '@bhoj/domain/payroll/shape/pay-run.collection';
import { addMonths, monthOf, startOf } from '@bhoj/domain/time/ist';
import type { Entry } from '@bhoj/domain/kernel/collection';
import type { PastPay } from '@bhoj/domain/payroll/run/arrears';
import type { PayInputs } from '@bhoj/domain/payroll/run/pay-sources';
import type { Person } from '@bhoj/domain/payroll/shape/person.schema';
import type { Store } from '../../firebase/store.ts';

const monthsFrom = (month: string, n: number): string => monthOf(addMonths(startOf(`${month}-01`), n));

/** Returns a person's approved pay from a month to another, the earliest first. A month without a slip is left out. */
async function readPast(
  store: Store,
  { restaurantId, personId }: { readonly restaurantId: string; readonly personId: string },
  { from, to }: { readonly from: string; readonly to: string },
): Promise<PastPay[]> {
  const past: PastPay[] = [];
  for (let month = to; month >= from; month = monthsFrom(month, -1)) {
    const [run, slip] = await Promise.all([
      store.get(payRuns, { restaurantId, month }),
      store.get(slips, { restaurantId, month, personId }),
    ]);
    if (run !== null && slip !== null && stands(run))
      past.unshift({ slip, law: slip.settled?.law ?? run.law });
  }
  return past;
}

/**
 * Reads the arrears that rises add to months with approved pay. It reads only the pay of people who were changed since the last
 * run was drafted. While that last run is not approved, it pays the arrears itself, so this run has none.
 */
export async function readArrears(
  store: Store,
  { restaurantId, month }: { readonly restaurantId: string; readonly month: string },
  people: readonly Entry<Person>[],
): Promise<PayInputs['arrears']> {
  const earliest = monthsFrom(month, -MOST_MONTHS_BACK);
  const [last] = await store.find(payRuns, { restaurantId }, payRuns.queries.lastBefore(month));
  if (last === undefined || last.value.month < earliest || !stands(last.value)) return {};
  const to = last.value.month;
  const changed = people.filter(({ value }) => value.changedAt > last.value.draftedAt);
  const arrears: Record<string, PayInputs['arrears'][string]> = {};
  for (const { id: personId, value } of changed) {
    const before = await store.get(slips, { restaurantId, month: to, personId });
    const since = before === null ? null : termsDifferFrom(before.source.person.terms, value.terms);
    if (since === null || since.slice(0, 7) > to) continue;
    const from = since.slice(0, 7) < earliest ? earliest : since.slice(0, 7);
    const owed = arrearsOf(value, await readPast(store, { restaurantId, personId }, { from, to }));
    if (owed.length > 0) arrears[personId] = owed;
  }
  return arrears;
}
