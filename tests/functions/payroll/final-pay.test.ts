import { refreshMonths } from '@bhoj/domain/figures/span/figures.contract';
import { months } from '@bhoj/domain/figures/shape/month.collection';
import { ADVANCE_ID, anAdvance, aPerson, PERSON_ID } from '@bhoj/domain/fixtures/payroll';
import { newId } from '@bhoj/domain/kernel/ids';
import { rupees } from '@bhoj/domain/money/money';
import { NO_PAY_ENTRIES } from '@bhoj/domain/payroll/run/entered';
import { disputeMark, markAllPresent, markMuster } from '@bhoj/domain/payroll/muster/muster.contract';
import { readMyWork } from '@bhoj/domain/payroll/my-work/my-work.contract';
import { advances, musters, people } from '@bhoj/domain/payroll/shape/people.collection';
import { payRuns, slips } from '@bhoj/domain/payroll/shape/pay-run.collection';
import {
  approveFinalPay,
  approvePayRun,
  draftPayRun,
  payPayRun,
  reviewPayRun,
  showPayAccounts,
} from '@bhoj/domain/payroll/run/pay-run.contract';
import { leavePerson } from '@bhoj/domain/payroll/people/person.contract';
import { aRow } from '@bhoj/domain/fixtures/pay';
import { beforeEach, describe, expect, test } from 'vitest';
import { auditOf, change, everything, get, put } from '../../support/arrange.ts';
import { call, reasonOf } from '../../support/mount.ts';
import { aLeaverDrafted, PAY_MONTH } from '../../support/pay.ts';
import type { House } from '../../support/arrange.ts';

const month = PAY_MONTH;
const own = { month, personId: PERSON_ID };
const upi = { personId: PERSON_ID, method: 'upi', reference: '612345678901', paidOn: '2026-07-16' } as const;
const second = newId();

let at: House;
const runOf = () => get(payRuns, { restaurantId: at.restaurantId, month });
const slipOf = (personId = PERSON_ID) => get(slips, { restaurantId: at.restaurantId, month, personId });
const leftOf = async () =>
  (await get(advances, { restaurantId: at.restaurantId, advanceId: ADVANCE_ID })).leftPaise;

/** Ravi has left on 15 July, with ₹2,000 left of an advance; Meera stays, and her days are not all marked. */
beforeEach(async () => {
  at = await aLeaverDrafted();
  const { restaurantId } = at;
  const advance = anAdvance({ givenOn: '2026-07-02', firstMonth: month, leftPaise: rupees(2_000) });
  await put(advances, { restaurantId, advanceId: ADVANCE_ID }, advance);
  await change(people, { restaurantId, personId: PERSON_ID }, { memberId: at.captain.uid });
  await put(people, { restaurantId, personId: second }, aPerson({ name: 'Meera', memberId: null }));
  await change(musters, { restaurantId, month }, { people: { [PERSON_ID]: aRow(month), [second]: {} } });
  await call(draftPayRun, { month }, at.owner);
});

describe('a final pay', () => {
  test('is approved alone and once, while days of others are not marked', async () => {
    expect(await reasonOf(reviewPayRun, { month }, at.owner)).toBe('slips-incomplete');
    const { netPaise } = await slipOf();
    await Promise.all([1, 2].map(() => call(approveFinalPay, own, at.owner)));
    expect(await runOf()).toMatchObject({
      state: 'draft',
      rows: { [PERSON_ID]: { isSettled: true, isPaid: false }, [second]: { isSettled: false } },
    });
    expect((await slipOf()).netPaise).toBe(netPaise);
    expect(await leftOf()).toBe(0);
    const before = await everything();
    await call(approveFinalPay, own, at.owner);
    expect(await everything()).toEqual(before);
    expect((await auditOf(at)).filter(({ action }) => action === 'approveFinalPay')).toHaveLength(1);
  });

  test('is paid before the month, once, by its own line of the bank’s file', async () => {
    expect(await reasonOf(payPayRun, { month, payments: [upi] }, at.owner)).toBe('pay-run-moved');
    expect(await reasonOf(showPayAccounts, { month }, at.owner)).toBe('pay-run-moved');
    await call(approveFinalPay, own, at.owner);
    const { accounts } = await call(showPayAccounts, { month }, at.owner);
    expect(Object.keys(accounts)).toEqual([PERSON_ID]);
    await call(payPayRun, { month, payments: [upi] }, at.owner);
    expect(await runOf()).toMatchObject({ state: 'draft', rows: { [PERSON_ID]: { isPaid: true } } });
    const other = { ...upi, personId: second };
    expect(await reasonOf(payPayRun, { month, payments: [other] }, at.owner)).toBe('pay-run-moved');
    expect(await reasonOf(payPayRun, { month, payments: [{ ...upi, method: 'bank' }] }, at.owner)).toBe(
      'pay-run-moved',
    );
    const before = await everything();
    await call(payPayRun, { month, payments: [upi] }, at.owner);
    expect(await everything()).toEqual(before);
  });

  test('stands in the month’s run: nothing is paid, taken or counted twice', async () => {
    const { restaurantId } = at;
    await call(refreshMonths, { months: [month] }, at.owner);
    await call(approveFinalPay, own, at.owner);
    await call(payPayRun, { month, payments: [upi] }, at.owner);
    const frozen = await slipOf();
    await change(musters, { restaurantId, month }, { people: { [PERSON_ID]: {}, [second]: aRow(month) } });
    await call(draftPayRun, { month, stateCode: '29' }, at.owner);
    await call(draftPayRun, { month, stateCode: '27' }, at.owner);
    // The establishment's charges are split anew over the month's slips, and nothing else changes.
    const { employer, fund, insurance, ...rest } = await slipOf();
    const { employer: _employer, fund: fundBefore, insurance: insuredBefore, ...before } = frozen;
    expect(rest).toEqual(before);
    const { employerPaise: _before, ...insured } = insuredBefore ?? {};
    expect(insurance).toMatchObject(insured);
    expect(fund?.employeePaise).toBe(fundBefore?.employeePaise);
    await call(reviewPayRun, { month }, at.owner);
    await call(approvePayRun, { month }, at.owner);
    expect(await leftOf()).toBe(0);
    const run = await runOf();
    expect(run).toMatchObject({ state: 'approved', rows: { [PERSON_ID]: { isPaid: true } } });
    const meera = await slipOf(second);
    expect(run.totals.costPaise).toBe(
      frozen.grossPaise + employer.totalPaise + meera.grossPaise + meera.employer.totalPaise,
    );
    await call(refreshMonths, { months: [month] }, at.owner);
    expect((await get(months, { restaurantId, month })).payPaise).toBe(run.totals.costPaise);
    const cash = { personId: second, method: 'cash', reference: '', paidOn: '2026-08-05' } as const;
    await call(payPayRun, { month, payments: [cash] }, at.owner);
    expect((await runOf()).state).toBe('paid');
  });

  test('locks the last day, the days and the amounts of that person only', async () => {
    await call(approveFinalPay, own, at.owner);
    const before = await everything();
    const cell = (personId: string) => ({
      month,
      cells: [{ personId, day: '2026-07-03', mark: 'A' as const, overtimeMinutes: 0 }],
    });
    const people = { [PERSON_ID]: { ...NO_PAY_ENTRIES, wagesPaise: rupees(1) } };
    expect(await reasonOf(markMuster, cell(PERSON_ID), at.owner)).toBe('final-pay-stands');
    expect(await reasonOf(disputeMark, { day: '2026-07-03', claimed: 'A' }, at.captain)).toBe(
      'final-pay-stands',
    );
    expect(await reasonOf(leavePerson, { personId: PERSON_ID, lastDay: null }, at.owner)).toBe(
      'final-pay-stands',
    );
    expect(await reasonOf(draftPayRun, { month, people }, at.owner)).toBe('final-pay-stands');
    expect(await everything()).toEqual(before);
    await call(markMuster, cell(second), at.owner);
    await call(markAllPresent, { day: '2026-07-04' }, at.owner);
  });

  test('is refused while the draft is not what is stored, and for somebody who stays', async () => {
    const { restaurantId } = at;
    expect(await reasonOf(approveFinalPay, { month, personId: second }, at.owner)).toBe('no-last-day');
    await change(advances, { restaurantId, advanceId: ADVANCE_ID }, { leftPaise: rupees(1_000) });
    expect(await reasonOf(approveFinalPay, own, at.owner)).toBe('pay-run-changed');
    expect((await slipOf()).settled).toBeNull();
  });

  test('is a slip of their own before the month is approved', async () => {
    expect((await call(readMyWork, { month }, at.captain)).slip).toBeNull();
    await call(approveFinalPay, own, at.owner);
    const { slip, pays } = await call(readMyWork, { month }, at.captain);
    expect(slip).toMatchObject({ month, name: 'Ravi' });
    expect(pays).toMatchObject([{ month, isPaid: false }]);
  });
});
