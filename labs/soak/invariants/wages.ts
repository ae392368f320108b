import { recoveredOf, stands } from '@bhoj/domain/payroll/run/pay-run-acts';
import { sum } from '@bhoj/domain/money/money';
import { expect } from 'vitest';
import type { Ledger } from '../ledger.ts';
import type { StoredState } from '../stored-state.ts';

/** A month's run agrees with its slips, each person is paid once, and an advance is reduced once. */
export function expectWagesStand(
  { payRun, slips, advances }: Pick<StoredState, 'payRun' | 'slips' | 'advances'>,
  { wages }: Ledger,
): void {
  if (payRun === null) {
    expect([slips.size, wages.size]).toEqual([0, 0]);
    return;
  }
  const all = [...slips.values()];
  expect(payRun.totals.people).toBe(all.length);
  expect(payRun.totals.netPaise).toBe(sum(all.map(({ netPaise }) => netPaise)));
  const isPaid = [...slips].map(([id, { payment }]) => [id, payment !== null]);
  expect(Object.entries(payRun.rows).map(([id, row]) => [id, row.isPaid])).toEqual(
    expect.arrayContaining(isPaid),
  );
  const paid = [...slips].filter(([, { payment }]) => payment !== null);
  expect(new Map(paid.map(([id, { payment }]) => [id, payment]))).toEqual(
    new Map([...wages].map(([id, how]) => [id, expect.objectContaining(how)])),
  );
  if (!stands(payRun)) expect(paid).toEqual([]);
  expect(payRun.state === 'paid').toBe(stands(payRun) && paid.length === all.length);
  const recovered = stands(payRun) ? recoveredOf(all) : [];
  for (const [advanceId, { amountPaise, leftPaise }] of advances) {
    const back = recovered.filter((one) => one.advanceId === advanceId);
    expect(leftPaise).toBe(amountPaise - sum(back.map((one) => one.amountPaise)));
  }
}
