import { moneyBooks } from '@bhoj/domain/books/books.collection';
import { refreshMonths } from '@bhoj/domain/figures/span/figures.contract';
import { months } from '@bhoj/domain/figures/shape/month.collection';
import { aMoneyBook } from '@bhoj/domain/fixtures/books';
import { ADVANCE_ID, aMuster, anAdvance, aPerson, PERSON_ID, someTerms } from '@bhoj/domain/fixtures/payroll';
import { aRow } from '@bhoj/domain/fixtures/pay';
import { newId } from '@bhoj/domain/kernel/ids';
import { paise, rupees } from '@bhoj/domain/money/money';
import { NO_PAY_ENTRIES, NOTHING_FOR_ALL } from '@bhoj/domain/payroll/run/entered';
import { advances, musters, people } from '@bhoj/domain/payroll/shape/people.collection';
import { payRuns, slips } from '@bhoj/domain/payroll/shape/pay-run.collection';
import {
  approvePayRun,
  draftPayRun,
  payPayRun,
  reopenPayRun,
  reviewPayRun,
  takeBackPayment,
} from '@bhoj/domain/payroll/run/pay-run.contract';
import { DAY, dateOf, dayAfter, MINUTE, minutesOf, startOf } from '@bhoj/domain/time/ist';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { auditOf, change, everything, find, get, list, put } from '../../support/arrange.ts';
import { renewed } from '../../support/auth.ts';
import { call, reasonOf } from '../../support/mount.ts';
import { aPaidHouse, PAY_MONTH, runTo } from '../../support/pay.ts';
import type { House } from '../../support/arrange.ts';

const month = PAY_MONTH;
const runOf = ({ restaurantId }: House) => get(payRuns, { restaurantId, month });
const slipOf = ({ restaurantId }: House, personId = PERSON_ID) =>
  get(slips, { restaurantId, month, personId });
const aRavi = (at: House, fields: Parameters<typeof aPerson>[0]) =>
  put(people, { restaurantId: at.restaurantId, personId: PERSON_ID }, aPerson(fields));
const anOpenAdvance = ({ restaurantId }: House) =>
  put(
    advances,
    { restaurantId, advanceId: ADVANCE_ID },
    anAdvance({ givenOn: '2026-07-02', firstMonth: month }),
  );
const upi = { personId: PERSON_ID, method: 'upi', reference: '612345678901', paidOn: '2026-08-05' } as const;

afterEach(() => {
  vi.useRealTimers();
});

describe('a draft', () => {
  test('computes a slip for everybody of the month, with the law of the State of the GSTIN', async () => {
    const at = await aPaidHouse();
    expect(await call(draftPayRun, { month }, at.owner)).toEqual({ people: 1 });
    expect(await slipOf(at)).toMatchObject({ name: 'Ravi', netPaise: rupees(13_887), problems: [] });
    expect(await runOf(at)).toMatchObject({
      state: 'draft',
      stateCode: '27',
      totals: { people: 1, netPaise: rupees(13_887), costPaise: rupees(18_863) },
      rows: { [PERSON_ID]: { name: 'Ravi', netPaise: rupees(13_887), isPaid: false } },
    });
  });

  test('made again writes nothing unless something changed, and keeps what was entered', async () => {
    const at = await aPaidHouse();
    const extra = { kind: 'once', name: 'Festival', amountPaise: rupees(500), isWages: false } as const;
    const entered = { ...NO_PAY_ENTRIES, extras: [extra] };
    await call(draftPayRun, { month, people: { [PERSON_ID]: entered } }, at.owner);
    expect((await slipOf(at)).grossPaise).toBe(rupees(16_500));
    const before = await everything();
    await call(draftPayRun, { month }, at.owner);
    expect(await everything()).toEqual(before);
    await put(people, { restaurantId: at.restaurantId, personId: newId() }, aPerson({ name: 'Meera' }));
    await call(draftPayRun, { month }, at.owner);
    expect((await slipOf(at)).grossPaise).toBe(rupees(16_500));
    expect((await runOf(at)).totals.people).toBe(2);
  });

  test('refuses amounts of a second tab that read what the first has changed since', async () => {
    const at = await aPaidHouse();
    await runTo(at, 1);
    const read = { [PERSON_ID]: (await slipOf(at)).source.entered };
    const typed = (wages: number) => ({ [PERSON_ID]: { ...NO_PAY_ENTRIES, wagesPaise: rupees(wages) } });
    await call(draftPayRun, { month, people: typed(15_000), read }, at.owner);
    const before = await everything();
    expect(await reasonOf(draftPayRun, { month, people: typed(14_000), read }, at.owner)).toBe(
      'slip-entered-since',
    );
    expect(await everything()).toEqual(before);
    await call(draftPayRun, { month, people: typed(14_000), read: typed(15_000) }, at.owner);
    expect((await slipOf(at)).source.entered.wagesPaise).toBe(rupees(14_000));
  });

  test('loses the slip of somebody who is not of the month any more', async () => {
    const at = await aPaidHouse();
    await runTo(at, 1);
    await aRavi(at, { joinedOn: '2026-08-01', terms: [someTerms({ from: '2026-08-01' })] });
    await call(draftPayRun, { month }, at.owner);
    expect(await list(slips, { restaurantId: at.restaurantId, month })).toEqual([]);
    expect((await runOf(at)).rows).toEqual({});
  });

  test('refuses a month that has not begun, and tips that the money book does not have', async () => {
    const at = await aPaidHouse();
    expect(await reasonOf(draftPayRun, { month: '2099-01' }, at.owner)).toBe('day-in-future');
    const people = { [PERSON_ID]: { ...NO_PAY_ENTRIES, tipsPaise: rupees(300) } };
    expect(await reasonOf(draftPayRun, { month, people }, at.owner)).toBe('tips-above-book');
    const { restaurantId } = at;
    await put(moneyBooks, { restaurantId, month }, aMoneyBook({ month }));
    await call(draftPayRun, { month, people }, at.owner);
    expect(await slipOf(at)).toMatchObject({ tipsPaise: rupees(300), netPaise: rupees(13_887) });
  });

  test('names what Bhoj does not know, and takes it as entered', async () => {
    const at = await aPaidHouse();
    await call(draftPayRun, { month, stateCode: '33' }, at.owner);
    expect(await reasonOf(reviewPayRun, { month }, at.owner)).toBe('slips-incomplete');
    const forAll = { ...NOTHING_FOR_ALL, professionTaxPaise: rupees(208) };
    await call(draftPayRun, { month, forAll }, at.owner);
    expect((await slipOf(at)).professionTax).toEqual({ basis: 'entered', amountPaise: rupees(208) });
    await call(reviewPayRun, { month }, at.owner);
  });
});

describe('what holds for everybody', () => {
  const forAll = (professionTax: number) => ({
    ...NOTHING_FOR_ALL,
    professionTaxPaise: rupees(professionTax),
    minimumWagePaise: rupees(12_000),
  });

  test('is not saved over what another tab saved since', async () => {
    const at = await aPaidHouse();
    await call(draftPayRun, { month }, at.owner);
    const readForAll = { stateCode: '27', forAll: NOTHING_FOR_ALL };
    const save = (tax: number, read = readForAll) =>
      ({ month, stateCode: '33', forAll: forAll(tax), readForAll: read }) as const;
    await call(draftPayRun, save(100), at.owner);
    const before = await everything();
    expect(await reasonOf(draftPayRun, save(200), at.owner)).toBe('pay-terms-changed');
    expect(await everything()).toEqual(before);
    await call(draftPayRun, save(100), at.owner);
    expect(await everything()).toEqual(before);
    await call(draftPayRun, save(200, { stateCode: '33', forAll: forAll(100) }), at.owner);
    expect(await runOf(at)).toMatchObject({ stateCode: '33', entered: forAll(200) });
  });

  test('is the State of the month before, and no amount of it', async () => {
    const at = await aPaidHouse();
    await call(draftPayRun, { month, stateCode: '29', forAll: forAll(100) }, at.owner);
    await call(draftPayRun, { month: '2026-08' }, at.owner);
    const next = await get(payRuns, { restaurantId: at.restaurantId, month: '2026-08' });
    expect(next).toMatchObject({ stateCode: '29', entered: NOTHING_FOR_ALL });
  });
});

describe('the steps', () => {
  test('come in their order, and a reviewed run is reopened until it is approved', async () => {
    const at = await aPaidHouse();
    expect(await reasonOf(reviewPayRun, { month }, at.owner)).toBe('pay-run-moved');
    await runTo(at, 1);
    expect(await reasonOf(approvePayRun, { month }, at.owner)).toBe('pay-run-moved');
    await call(reviewPayRun, { month }, at.owner);
    expect(await reasonOf(draftPayRun, { month }, at.owner)).toBe('pay-run-moved');
    expect(await reasonOf(payPayRun, { month, payments: [upi] }, at.owner)).toBe('pay-run-moved');
    await call(reopenPayRun, { month }, at.owner);
    expect(await runOf(at)).toMatchObject({ state: 'draft', reviewedAt: null });
    await runTo(at, 3);
    for (const contract of [draftPayRun, reviewPayRun, reopenPayRun])
      expect(await reasonOf(contract, { month }, at.owner)).toBe('pay-run-moved');
  });

  test('refuse days that nobody marked, and deductions that do not fit', async () => {
    const at = await aPaidHouse();
    const { restaurantId } = at;
    const muster = (row: ReturnType<typeof aRow>) =>
      put(musters, { restaurantId, month }, aMuster({ month, people: { [PERSON_ID]: row } }));
    await muster({});
    await runTo(at, 1);
    expect(await reasonOf(reviewPayRun, { month }, at.owner)).toBe('slips-incomplete');
    const days = Array.from({ length: 31 }, (_, n) => [String(n + 1).padStart(2, '0'), 'A'] as const);
    await muster(aRow(month, Object.fromEntries(days)));
    const labourWelfare = { employeePaise: rupees(12), employerPaise: rupees(36) };
    await call(
      draftPayRun,
      { month, people: { [PERSON_ID]: { ...NO_PAY_ENTRIES, labourWelfare } } },
      at.owner,
    );
    expect(await reasonOf(reviewPayRun, { month }, at.owner)).toBe('pay-negative');
  });

  test.each([
    ['a person', (at: House) => aRavi(at, { terms: [someTerms({ basicPaise: rupees(16_000) })] })],
    ['an advance', anOpenAdvance],
    [
      'the muster',
      ({ restaurantId }: House) =>
        put(musters, { restaurantId, month }, aMuster({ month, people: { [PERSON_ID]: {} } })),
    ],
  ] as const)('refuse to approve when %s changed since the draft', async (_, changes) => {
    const at = await aPaidHouse();
    await runTo(at, 2);
    await changes(at);
    const before = await everything();
    expect(await reasonOf(approvePayRun, { month }, at.owner)).toBe('pay-run-changed');
    expect(await everything()).toEqual(before);
  });
});

describe('approval', () => {
  test('locks the muster, takes instalments off the advances, and does so once', async () => {
    const at = await aPaidHouse();
    const { restaurantId } = at;
    await anOpenAdvance(at);
    await runTo(at, 2);
    await Promise.all([1, 2].map(() => call(approvePayRun, { month }, at.owner)));
    expect((await runOf(at)).state).toBe('approved');
    expect((await get(musters, { restaurantId, month })).lockedAt).not.toBeNull();
    expect((await get(advances, { restaurantId, advanceId: ADVANCE_ID })).leftPaise).toBe(rupees(4_000));
    const before = await everything();
    await call(approvePayRun, { month }, at.owner);
    expect(await everything()).toEqual(before);
    const noted = (await auditOf(at)).filter(({ action }) => action === 'approvePayRun');
    expect(noted).toHaveLength(1);
  });

  test('freezes: nothing that changes later changes the run', async () => {
    const at = await aPaidHouse();
    await runTo(at, 3);
    const frozen = [await runOf(at), await slipOf(at)];
    await aRavi(at, { name: 'Somebody else', terms: [someTerms({ basicPaise: paise(1) })] });
    expect(await reasonOf(draftPayRun, { month }, at.owner)).toBe('pay-run-moved');
    await call(approvePayRun, { month }, at.owner);
    expect([await runOf(at), await slipOf(at)]).toEqual(frozen);
  });

  test('brings wages and the employer’s shares to the month of finance', async () => {
    const at = await aPaidHouse();
    const { restaurantId } = at;
    await call(refreshMonths, { months: [month] }, at.owner);
    await runTo(at, 2);
    await call(refreshMonths, { months: [month] }, at.owner);
    expect(await get(months, { restaurantId, month })).toMatchObject({
      payPaise: rupees(18_863),
      payFrom: 'draft',
    });
    await call(approvePayRun, { month }, at.owner);
    expect(await call(refreshMonths, { months: [month] }, at.owner)).toMatchObject({ refreshed: [month] });
    expect(await get(months, { restaurantId, month })).toMatchObject({
      payPaise: rupees(18_863),
      payFrom: 'run',
      staleSince: null,
    });
  });
});

describe('payment', () => {
  test('is noted once for each person, and the run is paid with the last of them', async () => {
    const at = await aPaidHouse();
    const { restaurantId } = at;
    const second = newId();
    await put(people, { restaurantId, personId: second }, aPerson({ name: 'Meera', sex: 'female' }));
    const row = aRow(month);
    await change(musters, { restaurantId, month }, { people: { [PERSON_ID]: row, [second]: row } });
    await runTo(at, 3);
    await call(payPayRun, { month, payments: [upi] }, at.owner);
    expect(await runOf(at)).toMatchObject({ state: 'approved', rows: { [PERSON_ID]: { isPaid: true } } });
    expect((await slipOf(at)).payment).toMatchObject({ method: 'upi', reference: '612345678901' });
    const cash = { personId: second, method: 'cash', reference: '', paidOn: '2026-08-06' } as const;
    await call(payPayRun, { month, payments: [upi, cash] }, at.owner);
    expect((await runOf(at)).state).toBe('paid');
    const before = await everything();
    await call(payPayRun, { month, payments: [cash, upi] }, at.owner);
    expect(await everything()).toEqual(before);
  });

  test.each(['00:00', '00:30', '23:59'])(
    'may be of today, by the date in India, and not of tomorrow: at %s',
    async (clock) => {
      const at = await aPaidHouse();
      await runTo(at, 3);
      const today = dateOf(Date.now() + DAY);
      vi.useFakeTimers({ toFake: ['Date'], now: startOf(today) + minutesOf(clock) * MINUTE });
      const owner = renewed(at.owner);
      const of = (paidOn: string) => ({ month, payments: [{ ...upi, paidOn }] });
      expect(await reasonOf(payPayRun, of(dayAfter(today)), owner)).toBe('day-in-future');
      await call(payPayRun, of(today), owner);
      expect((await slipOf(at)).payment).toMatchObject({ paidOn: today });
    },
  );

  test('refuses another way for who is paid, a stranger, and a day that has not begun', async () => {
    const at = await aPaidHouse();
    await runTo(at, 3);
    const paying = (payment: object) =>
      reasonOf(payPayRun, { month, payments: [{ ...upi, ...payment }] }, at.owner);
    expect(await paying({ personId: newId() })).toBe('pay-run-moved');
    expect(await paying({ paidOn: '2099-01-01' })).toBe('day-in-future');
    await call(payPayRun, { month, payments: [upi] }, at.owner);
    expect(await paying({ method: 'bank' })).toBe('pay-run-moved');
    expect(await reasonOf(payPayRun, { month, payments: [upi, upi] }, at.owner)).toBe('invalid-input');
    expect(await find(slips, { restaurantId: at.restaurantId, month, personId: PERSON_ID })).toMatchObject({
      payment: { method: 'upi' },
    });
  });

  test('is refused for a day before the month', async () => {
    const at = await aPaidHouse();
    await runTo(at, 3);
    const early = { month, payments: [{ ...upi, paidOn: '2026-06-30' }] };
    expect(await reasonOf(payPayRun, early, at.owner)).toBe('paid-before-month');
  });

  test('is taken back with a reason, once, and noted again', async () => {
    const at = await aPaidHouse();
    await runTo(at, 3);
    const back = { month, personId: PERSON_ID, reason: 'Another person' };
    await call(takeBackPayment, back, at.owner);
    expect((await slipOf(at)).withdrawn).toEqual([]);
    await call(payPayRun, { month, payments: [upi] }, at.owner);
    expect((await runOf(at)).state).toBe('paid');
    await call(takeBackPayment, back, at.owner);
    expect(await runOf(at)).toMatchObject({ state: 'approved', paidAt: null });
    expect(await slipOf(at)).toMatchObject({
      payment: null,
      withdrawn: [{ reference: upi.reference, reason: 'Another person' }],
    });
    const before = await everything();
    await call(takeBackPayment, back, at.owner);
    expect(await everything()).toEqual(before);
    await call(payPayRun, { month, payments: [{ ...upi, reference: '7' }] }, at.owner);
    expect((await runOf(at)).state).toBe('paid');
    expect((await auditOf(at)).filter(({ action }) => action === 'takeBackPayment')).toHaveLength(1);
    expect(await reasonOf(takeBackPayment, { ...back, personId: newId() }, at.owner)).toBe('pay-run-moved');
  });
});

test('a dispute after the review stops no approval, and the slip names it', async () => {
  const at = await aPaidHouse();
  const { restaurantId } = at;
  await runTo(at, 2);
  const row = aRow(month, {}, ['07', '14', '21', '28']);
  const cell = { ...row['08'], claimed: 'HD', isDisputed: true } as never;
  await change(musters, { restaurantId, month }, { people: { [PERSON_ID]: { ...row, '08': cell } } });
  await call(approvePayRun, { month }, at.owner);
  expect((await slipOf(at)).days.disputed).toEqual([`${month}-08`]);
  expect((await runOf(at)).state).toBe('approved');
});

test('the minimum wages of a month go on to the next, other amounts do not', async () => {
  const at = await aPaidHouse();
  const minimumWages = { ...NOTHING_FOR_ALL.minimumWages, skilled: rupees(15_001) };
  const forAll = { professionTaxPaise: rupees(5), minimumWagePaise: rupees(9_000), minimumWages };
  await aRavi(at, { terms: [someTerms({ skill: 'skilled' })] });
  await call(draftPayRun, { month, forAll }, at.owner);
  expect((await slipOf(at)).notes).toContain('below-minimum');
  expect((await runOf(at)).rows[PERSON_ID]?.notes).toContain('below-minimum');
  await call(draftPayRun, { month: '2026-08' }, at.owner);
  expect((await get(payRuns, { restaurantId: at.restaurantId, month: '2026-08' })).entered).toEqual({
    ...NOTHING_FOR_ALL,
    minimumWages,
  });
});
