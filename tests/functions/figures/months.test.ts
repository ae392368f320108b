import { deleteMoneyEntry, saveMoneyEntry } from '@bhoj/domain/books/books.contract';
import { days } from '@bhoj/domain/days/day.collection';
import { expenses } from '@bhoj/domain/expenses/expense.collection';
import { refreshMonths } from '@bhoj/domain/figures/span/figures.contract';
import { months } from '@bhoj/domain/figures/shape/month.collection';
import { aPayout } from '@bhoj/domain/fixtures/books';
import { aDay, aMonth } from '@bhoj/domain/fixtures/days';
import { anExpense } from '@bhoj/domain/fixtures/expenses';
import { aPayRun } from '@bhoj/domain/fixtures/pay';
import { aPerson, PERSON_ID, someTerms } from '@bhoj/domain/fixtures/payroll';
import { paise } from '@bhoj/domain/money/money';
import { payRuns } from '@bhoj/domain/payroll/shape/pay-run.collection';
import { people } from '@bhoj/domain/payroll/shape/people.collection';
import { monthOf } from '@bhoj/domain/time/ist';
import { describe, expect, test } from 'vitest';
import { aHouse, everything, find, get, put } from '../../support/arrange.ts';
import { call, db, functions } from '../../support/mount.ts';
import { aSettledBill } from '../../support/settled.ts';
import type { House } from '../../support/arrange.ts';

/** A month of the distant past. */
const PAST = '2026-05';
const house = () => aHouse({}, { tableCount: 1 });
const refresh = (at: House, ...named: string[]) => call(refreshMonths, { months: named }, at.owner);
const stored = ({ restaurantId }: House, month = PAST) => get(months, { restaurantId, month });

/** A restaurant that sold for ₹378 on the second and on the last day of the month, and spent ₹2,450. */
async function aPastMonth(): Promise<House> {
  const at = await house();
  const { restaurantId } = at;
  for (const day of ['2026-04-30', '2026-05-02', '2026-05-31', '2026-06-01'])
    await put(days, { restaurantId, day }, aDay({ day }));
  await put(expenses, { restaurantId, expenseId: 'e1' }, anExpense({ day: '2026-05-03' }));
  await put(expenses, { restaurantId, expenseId: 'e2' }, anExpense({ day: '2026-06-03' }));
  return at;
}

const dayEvent = ({ restaurantId }: House, day: string) =>
  functions.markMonthOfDay.run({ id: 'event', params: { restaurantId, day } } as never);

const expenseEvent = (at: House, before: string | null, after: string | null) => {
  const snapshot = (month: string | null) => ({ get: () => month ?? undefined });
  const data = { before: snapshot(before), after: snapshot(after) };
  const params = { restaurantId: at.restaurantId, expenseId: 'e1' };
  return functions.markMonthsOfExpense.run({ id: 'event', params, data } as never);
};

describe('refreshMonths', () => {
  test('adds up the days and expenses of the month, and of no other', async () => {
    const at = await aPastMonth();
    expect(await refresh(at, PAST)).toMatchObject({ refreshed: [PAST] });
    expect(await stored(at)).toMatchObject({
      month: PAST,
      sales: { days: 2, bills: 2, totalPaise: 756_00 },
      expenses: { totalPaise: 2_450_00 },
      payPaise: null,
      staleSince: null,
    });
  });

  test('computes a month that is over once, and writes nothing after that', async () => {
    const at = await aPastMonth();
    await refresh(at, PAST);
    const before = await everything();
    expect(await refresh(at, PAST, PAST)).toMatchObject({ refreshed: [] });
    expect(await everything()).toEqual(before);
  });

  test('knows the pay of a month that is over by its people’s terms, as they stand now', async () => {
    const at = await aPastMonth();
    const { restaurantId } = at;
    await refresh(at, PAST);
    const terms = [someTerms({ providentFund: false, stateInsurance: false })];
    await put(people, { restaurantId, personId: 'p1' }, aPerson({ terms }));
    expect(await refresh(at, PAST)).toMatchObject({ refreshed: [PAST] });
    expect(await stored(at)).toMatchObject({ payPaise: 16_000_00, payFrom: 'estimate' });
    expect(await refresh(at, PAST)).toMatchObject({ refreshed: [] });
    await put(people, { restaurantId, personId: 'p1' }, aPerson({ terms, leftOn: '2026-04-30' }));
    await refresh(at, PAST);
    expect(await stored(at)).toMatchObject({ payPaise: null, payFrom: null });
  });

  test('stores a month from before the restaurant began only where it has a pay run or costs', async () => {
    const at = await house();
    const { restaurantId } = at;
    const terms = [someTerms({ providentFund: false, stateInsurance: false })];
    await put(people, { restaurantId, personId: PERSON_ID }, aPerson({ terms }));
    const untouched = await everything();
    expect(await refresh(at, PAST, '2026-06')).toEqual({ refreshed: [], nothing: [PAST, '2026-06'] });
    expect(await everything()).toEqual(untouched);
    await put(payRuns, { restaurantId, month: PAST }, aPayRun({ month: PAST, state: 'approved' }));
    await put(expenses, { restaurantId, expenseId: 'e1' }, anExpense({ day: '2026-06-03' }));
    expect(await refresh(at, PAST, '2026-06')).toEqual({ refreshed: [PAST, '2026-06'], nothing: [] });
    expect(await stored(at)).toMatchObject({ sales: { bills: 0 }, payFrom: 'run' });
    expect(await stored(at, '2026-06')).toMatchObject({ expenses: { totalPaise: 2_450_00 } });
    // An expense that is deleted again leaves nothing behind.
    await put(expenses, { restaurantId, expenseId: 'e1' }, anExpense({ day: '2026-07-03' }));
    await expenseEvent(at, '2026-06', '2026-07');
    expect(await refresh(at, PAST, '2026-06')).toEqual({ refreshed: [], nothing: ['2026-06'] });
    expect(await find(months, { restaurantId, month: '2026-06' })).toBeNull();
  });

  test('has the commission of its orders, also where the payout came in the next month', async () => {
    const at = await aPastMonth();
    await refresh(at, PAST);
    const entry = aPayout({ day: '2026-06-02', from: '2026-05-25', to: '2026-05-31' });
    const entryId = 'EntryAAAAAAAAAAAAAA7';
    await call(saveMoneyEntry, { entryId, entry }, at.owner);
    expect(await refresh(at, PAST)).toMatchObject({ refreshed: [PAST] });
    expect((await stored(at)).operatorCostsPaise).toBe(2_600_00);
    await call(deleteMoneyEntry, { month: '2026-06', entryId }, at.owner);
    await refresh(at, PAST);
    expect((await stored(at)).operatorCostsPaise).toBe(0);
  });

  test('computes it again after a correction of an old day', async () => {
    const at = await aPastMonth();
    await refresh(at, PAST);
    const day = '2026-05-02';
    await put(days, { restaurantId: at.restaurantId, day }, aDay({ day, bills: 0, totalPaise: paise(0) }));
    await dayEvent(at, day);
    expect((await stored(at)).staleSince).not.toBeNull();
    expect(await refresh(at, PAST)).toMatchObject({ refreshed: [PAST] });
    expect(await stored(at)).toMatchObject({ sales: { days: 1, totalPaise: 378_00 }, staleSince: null });
  });

  test('computes the month that runs at every look, without a mark', async () => {
    const at = await house();
    const now = monthOf(Date.now());
    expect(await refresh(at, now)).toMatchObject({ refreshed: [now] });
    await aSettledBill(at);
    expect(await refresh(at, now)).toMatchObject({ refreshed: [now] });
    expect(await stored(at, now)).toMatchObject({ sales: { bills: 1, totalPaise: 126_00 } });
    expect(await refresh(at, now)).toMatchObject({ refreshed: [] });
  });
});

describe('the triggers', () => {
  test('mark both months of an expense that moved, once', async () => {
    const at = await aPastMonth();
    await refresh(at, PAST, '2026-06');
    await expenseEvent(at, PAST, '2026-06');
    const marked = [await stored(at), await stored(at, '2026-06')];
    expect(marked.every(({ staleSince }) => staleSince !== null)).toBe(true);
    await expenseEvent(at, PAST, null);
    expect(await stored(at)).toEqual(marked[0]);
  });

  test('leave a month alone that runs or that nobody has asked for', async () => {
    const at = await house();
    const { restaurantId } = at;
    const now = monthOf(Date.now());
    await put(months, { restaurantId, month: now }, aMonth({ month: now }));
    await dayEvent(at, `${now}-01`);
    await dayEvent(at, '2026-04-02');
    expect((await stored(at, now)).staleSince).toBeNull();
    expect(await find(months, { restaurantId, month: '2026-04' })).toBeNull();
  });

  test('listen to days and expenses', () => {
    const { onDay, onExpense } = functions;
    expect(JSON.stringify(onDay.__endpoint.eventTrigger)).toContain(days.pattern);
    expect(JSON.stringify(onExpense.__endpoint.eventTrigger)).toContain(expenses.pattern);
  });

  test('know an expense by its stored month', async () => {
    const { restaurantId } = await aPastMonth();
    const snapshot = await db.doc(expenses.path({ restaurantId, expenseId: 'e1' })).get();
    expect(snapshot.get('month')).toBe(PAST);
  });
});
