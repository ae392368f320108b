import { PERSON_ID, somePapers } from '@bhoj/domain/fixtures/payroll';
import {
  approvePayRun,
  payPayRun,
  reviewPayRun,
  showPayAccounts,
  showStatutoryNumbers,
} from '@bhoj/domain/payroll/run/pay-run.contract';
import { personPapers } from '@bhoj/domain/payroll/shape/people.collection';
import { expect, test } from 'vitest';
import { auditOf, put } from '../../support/arrange.ts';
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
  });
  expect((await auditOf(at)).filter(({ action }) => action === 'showStatutoryNumbers')).toHaveLength(1);
});
