import { aRow } from '@bhoj/domain/fixtures/pay';
import { aMuster, aPerson, PERSON_ID, someTerms } from '@bhoj/domain/fixtures/payroll';
import { rupees } from '@bhoj/domain/money/money';
import { approvePayRun, draftPayRun, reviewPayRun } from '@bhoj/domain/payroll/run/pay-run.contract';
import { slips } from '@bhoj/domain/payroll/shape/pay-run.collection';
import { musters, people } from '@bhoj/domain/payroll/shape/people.collection';
import { expect, test } from 'vitest';
import { everything, get, put } from '../../support/arrange.ts';
import { call } from '../../support/mount.ts';
import { aPaidHouse, runTo } from '../../support/pay.ts';
import type { House } from '../../support/arrange.ts';

/** Ravi earns ₹16,000 a month, and from this day ₹1,000 more. */
const raised = (from: string) => [
  someTerms(),
  someTerms({ from, basicPaise: rupees(someTerms().basicPaise / 100 + 1_000) }),
];

const raise = ({ restaurantId }: House, from: string) =>
  put(people, { restaurantId, personId: PERSON_ID }, aPerson({ terms: raised(from), changedAt: Date.now() }));

const mark = ({ restaurantId }: House, month: string) =>
  put(musters, { restaurantId, month }, aMuster({ month, people: { [PERSON_ID]: aRow(month) } }));

async function approve(at: House, month: string) {
  await mark(at, month);
  for (const step of [draftPayRun, reviewPayRun, approvePayRun]) await call(step, { month }, at.owner);
}

const arrearsIn = async ({ restaurantId }: House, month: string) =>
  (await get(slips, { restaurantId, month, personId: PERSON_ID })).earnings
    .filter(({ kind }) => kind === 'arrears')
    .map(({ from, amountPaise }) => [from, amountPaise]);

test('a rise that reaches back into approved pay is paid by the next run, once (P-WAGES-24)', async () => {
  const at = await aPaidHouse();
  await runTo(at, 3);
  await raise(at, '2026-07-01');
  await approve(at, '2026-08');
  expect(await arrearsIn(at, '2026-08')).toEqual([['2026-07-01', rupees(1_000)]]);
  await approve(at, '2026-09');
  expect(await arrearsIn(at, '2026-09')).toEqual([]);
  // A second rise reaches back over both, and counts what the first has paid.
  const terms = someTerms({ from: '2026-07-01', basicPaise: rupees(someTerms().basicPaise / 100 + 1_500) });
  await put(
    people,
    { restaurantId: at.restaurantId, personId: PERSON_ID },
    aPerson({ terms: [someTerms(), terms], changedAt: Date.now() }),
  );
  await approve(at, '2026-10');
  expect(await arrearsIn(at, '2026-10')).toEqual([
    ['2026-07-01', rupees(500)],
    ['2026-08-01', rupees(500)],
    ['2026-09-01', rupees(500)],
  ]);
});

test('it waits while the month before is no more than a draft, which pays it', async () => {
  const at = await aPaidHouse();
  await runTo(at, 3);
  await raise(at, '2026-07-01');
  await mark(at, '2026-08');
  await mark(at, '2026-09');
  await call(draftPayRun, { month: '2026-08' }, at.owner);
  await call(draftPayRun, { month: '2026-09' }, at.owner);
  expect(await arrearsIn(at, '2026-08')).toHaveLength(1);
  expect(await arrearsIn(at, '2026-09')).toEqual([]);
  const before = await everything();
  await call(draftPayRun, { month: '2026-08' }, at.owner);
  expect(await everything()).toEqual(before);
});

test('a rise from a later month, and a lower wage, owe nothing', async () => {
  const at = await aPaidHouse();
  await runTo(at, 3);
  await raise(at, '2026-08-01');
  await mark(at, '2026-08');
  await call(draftPayRun, { month: '2026-08' }, at.owner);
  expect(await arrearsIn(at, '2026-08')).toEqual([]);
  await put(
    people,
    { restaurantId: at.restaurantId, personId: PERSON_ID },
    aPerson({ terms: [someTerms({ basicPaise: rupees(9_000) })], changedAt: Date.now() }),
  );
  await call(draftPayRun, { month: '2026-08' }, at.owner);
  expect(await arrearsIn(at, '2026-08')).toEqual([]);
});
