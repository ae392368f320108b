import { payRuns, slips } from '@bhoj/domain/payroll/shape/pay-run.collection';
import { ownPaysOf, slipMonthsOf } from '@bhoj/domain/payroll/my-work/my-work';
import { slipShown } from '@bhoj/domain/payroll/my-work/slip-shown';
import type { Entry } from '@bhoj/domain/kernel/collection';
import type { OwnPay } from '@bhoj/domain/payroll/my-work/my-work.contract';
import type { Person } from '@bhoj/domain/payroll/shape/person.schema';
import type { SlipShown } from '@bhoj/domain/payroll/shape/slip-shown.schema';
import type { Store } from '../../firebase/store.ts';

/** Reads a person's pay of their last year, for each month with an approved run or final pay; at most 12 runs. */
export async function readOwnPays(
  store: Pick<Store, 'find'>,
  restaurantId: string,
  { id, value }: Entry<Person>,
  today: string,
): Promise<OwnPay[]> {
  const { from, to } = slipMonthsOf(value, today);
  const runs = await store.find(payRuns, { restaurantId }, payRuns.queries.between(from, to));
  return ownPaysOf(
    runs.map(({ value: run }) => run),
    id,
  );
}

/** Reads a person's approved slips. */
export async function readOwnSlips(
  store: Pick<Store, 'get'>,
  of: { readonly restaurantId: string; readonly personId: string },
  months: readonly string[],
): Promise<SlipShown[]> {
  const found = await Promise.all(months.map((month) => store.get(slips, { ...of, month })));
  return found.flatMap((slip) => (slip === null ? [] : [slipShown(slip)]));
}
