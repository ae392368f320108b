import { PERSON_ID, somePapers } from '@bhoj/domain/fixtures/payroll';
import { newId } from '@bhoj/domain/kernel/ids';
import { paise } from '@bhoj/domain/money/money';
import {
  approvePayRun,
  payPayRun,
  reviewPayRun,
  showPayAccounts,
  showStatutoryNumbers,
} from '@bhoj/domain/payroll/run/pay-run.contract';
import { payRuns, slips } from '@bhoj/domain/payroll/shape/pay-run.collection';
import { people, personPapers } from '@bhoj/domain/payroll/shape/people.collection';
import type { Slip } from '@bhoj/domain/payroll/shape/slip.schema';
import { addMonths, monthOf, startOf } from '@bhoj/domain/time/ist';
import { expect, test } from 'vitest';
import { auditOf, get, put } from '../../support/arrange.ts';
import { call, reasonOf } from '../../support/mount.ts';
import { aPaidHouse, PAY_MONTH as month, runTo } from '../../support/pay.ts';

test('the numbers of accounts are told for who is to be paid, and the audit notes it', async () => {
  const at = await aPaidHouse();
  await put(personPapers, { restaurantId: at.restaurantId, personId: PERSON_ID }, somePapers());
  await runTo(at, 1);
  expect(await reasonOf(showPayAccounts, { month }, at.owner)).toBe('pay-run-moved');
  await call(reviewPayRun, { month }, at.owner);
  await call(approvePayRun, { month }, at.owner);
  const told = { accounts: { [PERSON_ID]: { account: '30001234321', ifsc: 'SBIN0001234' } } };
  expect(await call(showPayAccounts, { month }, at.owner)).toEqual(told);
  expect((await auditOf(at)).filter(({ action }) => action === 'showPayAccounts')).toHaveLength(1);
  const cash = { personId: PERSON_ID, method: 'cash', reference: '', paidOn: '2026-08-06' } as const;
  await call(payPayRun, { month, payments: [cash] }, at.owner);
  expect(await call(showPayAccounts, { month }, at.owner)).toEqual({ accounts: {} });
});

test('somebody without papers has no number', async () => {
  const at = await aPaidHouse();
  await runTo(at, 3);
  expect(await call(showPayAccounts, { month }, at.owner)).toEqual({
    accounts: { [PERSON_ID]: { account: '', ifsc: 'SBIN0001234' } },
  });
});

test('the numbers of fund and insurance are told for an approved month, and the audit notes it', async () => {
  const at = await aPaidHouse();
  const papers = somePapers({ uan: '100123456789', esi: '3101234567' });
  await put(personPapers, { restaurantId: at.restaurantId, personId: PERSON_ID }, papers);
  await runTo(at, 2);
  expect(await reasonOf(showStatutoryNumbers, { month }, at.owner)).toBe('pay-run-moved');
  await call(approvePayRun, { month }, at.owner);
  expect(await call(showStatutoryNumbers, { month }, at.owner)).toEqual({
    numbers: { [PERSON_ID]: { uan: '100123456789', esi: '3101234567' } },
    left: [],
    others: [],
  });
  expect((await auditOf(at)).filter(({ action }) => action === 'showStatutoryNumbers')).toHaveLength(1);
});

test('who left in the month before after days with pay is told with it, for the insurance’s portal', async () => {
  const at = await aPaidHouse();
  const { restaurantId } = at;
  await runTo(at, 3);
  const insurance = {
    basis: 'law' as const,
    period: '2026-04',
    wagesPaise: paise(15_000_00),
    employeePaise: paise(113_00),
    employerPaise: paise(488_00),
  };
  const before = monthOf(addMonths(startOf(`${month}-01`), -1));
  const run = await get(payRuns, { restaurantId, month });
  const row = run.rows[PERSON_ID];
  if (row === undefined) throw new Error('The run lacks its person.');
  const rows: Record<string, typeof row> = { [PERSON_ID]: row };
  const leave = async (
    leftOn: string | null,
    { knownOn = leftOn, ...of }: Partial<Slip> & { knownOn?: string | null } = {},
  ) => {
    const personId = newId();
    const person = await get(people, { restaurantId, personId: PERSON_ID });
    await put(people, { restaurantId, personId }, { ...person, leftOn });
    const slip = await get(slips, { restaurantId, month, personId: PERSON_ID });
    const source = { ...slip.source, person: { ...slip.source.person, leftOn: knownOn } };
    const left = { ...slip, personId, month: before, source, insurance, ...of };
    await put(slips, { restaurantId, month: before, personId }, left);
    rows[personId] = row;
    await put(payRuns, { restaurantId, month: before }, { ...run, month: before, rows });
    return personId;
  };
  const personId = await leave(`${before}-15`);
  await put(personPapers, { restaurantId, personId }, somePapers({ uan: '', esi: '3109876543' }));
  await leave(`${before}-16`, { insurance: null });
  // The last day was entered, and corrected, after the approval of that month.
  const later = await leave(`${before}-28`, { knownOn: null });
  const corrected = await leave(`${before}-27`, { knownOn: `${before}-25` });
  await leave(null);
  const told = await call(showStatutoryNumbers, { month }, at.owner);
  const byDay = told.left.toSorted((a, b) => a.leftOn.localeCompare(b.leftOn));
  expect(byDay).toMatchObject([
    { personId, leftOn: `${before}-15` },
    { personId: corrected, leftOn: `${before}-27` },
    { personId: later, leftOn: `${before}-28` },
  ]);
  expect(told.numbers[personId]).toEqual({ uan: '', esi: '3109876543' });
  expect(Object.keys(told.numbers)).toHaveLength(4);
  // Two records with one number shared a row with paid days: both last days are told. Alone, the second had its day.
  const { days } = await get(slips, { restaurantId, month, personId: PERSON_ID });
  const unpaid = await leave(`${before}-29`, { days: { ...days, paidHalves: 0 } });
  const again = await call(showStatutoryNumbers, { month }, at.owner);
  expect(again.left.map((one) => one.personId)).not.toContain(unpaid);
  expect(again.numbers[unpaid]).toBeUndefined();
  await put(personPapers, { restaurantId, personId: unpaid }, somePapers({ uan: '', esi: '3109876543' }));
  const shared = await call(showStatutoryNumbers, { month }, at.owner);
  expect(shared.left).toContainEqual(expect.objectContaining({ personId: unpaid, leftOn: `${before}-29` }));
  expect(shared.numbers[unpaid]).toEqual({ uan: '', esi: '3109876543' });
});

test('who left long ago under a number of somebody who is here is told by name, with that number alone', async () => {
  const at = await aPaidHouse();
  const { restaurantId } = at;
  const uan = '100123456789';
  await put(personPapers, { restaurantId, personId: PERSON_ID }, somePapers({ uan, esi: '3101234567' }));
  await runTo(at, 3);
  const known = await get(people, { restaurantId, personId: PERSON_ID });
  const left = async (name: string, papers: { uan: string; esi: string }) => {
    const personId = newId();
    const ends = { uanEnd: papers.uan.slice(-4), esiEnd: papers.esi.slice(-4) };
    const person = { ...known, name, memberId: null, leftOn: '2025-03-31' };
    await put(people, { restaurantId, personId }, { ...person, papers: { ...known.papers, ...ends } });
    await put(personPapers, { restaurantId, personId }, somePapers(papers));
    return personId;
  };
  const sunil = await left('Sunil', { uan, esi: '3105555555' });
  await left('Gopal', { uan: '999999996789', esi: '3109994567' });
  const told = await call(showStatutoryNumbers, { month }, at.owner);
  expect(told.others).toEqual([{ personId: sunil, name: 'Sunil', uan, esi: '' }]);
  expect(Object.keys(told.numbers)).toEqual([PERSON_ID]);
});
