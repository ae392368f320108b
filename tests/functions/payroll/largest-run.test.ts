import { aRow } from '@bhoj/domain/fixtures/pay';
import { aMuster, anAdvance, aPerson } from '@bhoj/domain/fixtures/payroll';
import { newId } from '@bhoj/domain/kernel/ids';
import { MOST_PEOPLE } from '@bhoj/domain/payroll/shape/pay-run.schema';
import { advances, musters, people } from '@bhoj/domain/payroll/shape/people.collection';
import { payRuns, slips } from '@bhoj/domain/payroll/shape/pay-run.collection';
import { draftPayRun, payPayRun } from '@bhoj/domain/payroll/run/pay-run.contract';
import { expect, test } from 'vitest';
import { aHouse, get, list, put } from '../../support/arrange.ts';
import { call, reasonOf } from '../../support/mount.ts';
import { PAY_MONTH as month, runTo } from '../../support/pay.ts';

test('a run of 200 people with an advance each goes from draft to paid, and one of 201 is refused', async () => {
  const at = await aHouse({ gstin: '27AAPFU0939F1ZV' }, { tableCount: 0 });
  const { restaurantId } = at;
  const ids = Array.from({ length: MOST_PEOPLE }, newId);
  const row = aRow(month);
  await put(
    musters,
    { restaurantId, month },
    aMuster({ month, people: Object.fromEntries(ids.map((id) => [id, row])) }),
  );
  await Promise.all(
    ids.map(async (personId) => {
      await put(people, { restaurantId, personId }, aPerson());
      const advance = anAdvance({ personId, givenOn: '2026-07-01', firstMonth: month });
      await put(advances, { restaurantId, advanceId: newId() }, advance);
    }),
  );
  await runTo(at, 3);
  const left = await list(advances, { restaurantId });
  expect(new Set(left.map(({ leftPaise }) => leftPaise))).toEqual(new Set([4_000_00]));
  const payments = ids.map((personId) => ({
    personId,
    method: 'bank' as const,
    reference: 'N123',
    paidOn: '2026-08-05',
  }));
  await call(payPayRun, { month, payments }, at.owner);
  const run = await get(payRuns, { restaurantId, month });
  expect(run).toMatchObject({ state: 'paid', totals: { people: MOST_PEOPLE } });
  expect(await list(slips, { restaurantId, month })).toHaveLength(MOST_PEOPLE);

  await put(people, { restaurantId, personId: newId() }, aPerson());
  expect(await reasonOf(draftPayRun, { month: '2026-08' }, at.owner)).toBe('pay-run-too-large');
});
