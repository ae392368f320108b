import { expect, it } from 'vitest';
import { aCashSession, TILLS } from '../fixtures/cash.ts';
import { reasonOf } from '../fixtures/reason-of.ts';
import { cashExpense } from './cash-expense.ts';
import { expenseSchema } from '../expenses/expense.schema.ts';
import { rupees } from '../money/money.ts';
import { dayOfSessions } from './day-of-sessions.ts';
import { assertAllClosed, assertTillsFree, namesOfHolders } from './tills.ts';
import { cashOf } from './sums.ts';

it('no till goes, and sessions are not switched off, while a session is not closed (P-SESSION-1)', () => {
  const open = [aCashSession()];
  expect(assertTillsFree({ on: true, tills: TILLS }, open)).toBeUndefined();
  expect(assertTillsFree({ on: false, tills: TILLS }, [])).toBeUndefined();
  expect(reasonOf(() => assertTillsFree({ on: false, tills: TILLS }, open))).toBe('sessions-open');
  expect(reasonOf(() => assertTillsFree({ on: true, tills: TILLS.slice(1) }, open))).toBe('sessions-open');
  expect(namesOfHolders([...open, aCashSession({ till: null, holder: null })])).toBe('Counter (Asha),  ()');
});

it('a day closes when its sessions and all earlier ones are closed (P-SESSION-10)', () => {
  const open = [aCashSession({ businessDay: '2026-11-20' })];
  expect(reasonOf(() => assertAllClosed('2026-11-20', open))).toBe('sessions-open');
  expect(reasonOf(() => assertAllClosed('2026-11-21', open))).toBe('sessions-open');
  expect(assertAllClosed('2026-11-19', open)).toBeUndefined();
});

it('the day takes its drawer from its sessions: a float that was handed over counts once', () => {
  const person = { id: 'm', name: 'Asha' };
  const result = (expected: number, counted: number) => ({
    expected: { cash: rupees(expected) },
    counted: { cash: rupees(counted) },
    difference: expected === counted ? {} : { cash: rupees(counted - expected) },
    expensesPaise: rupees(0),
    suspects: [],
  });
  const closed = (z: number, note = '') => ({ z, at: 1, by: person, note });
  const move = (kind: 'in' | 'out' | 'drop', amount: number) => ({
    id: kind,
    kind,
    amountPaise: rupees(amount),
    reason: 'x',
    at: 1,
    by: person,
    expenseId: null,
  });
  const first = aCashSession({
    floatPaise: rupees(100),
    movements: [move('in', 7), move('drop', 30), move('out', 2)],
    result: result(200, 195),
    handedTo: { ...person, sessionId: 's2' },
    closed: closed(2, 'Change'),
  });
  const next = aCashSession({
    floatPaise: rupees(195),
    fromId: 's1',
    movements: [],
    result: result(300, 301),
    closed: closed(1, 'Tip inside'),
  });
  const day = dayOfSessions(
    [
      { id: 's1', value: first },
      { id: 's2', value: next },
      { id: 's3', value: aCashSession({ floatPaise: rupees(0), movements: [], result: null }) },
    ],
    'All counted',
  );
  expect(day.drawer).toEqual({
    openingCashPaise: 107_00,
    countedCashPaise: 301_00,
    paidOutPaise: 32_00,
    note: 'All counted; Z 1: Tip inside; Z 2: Change',
  });
  expect(day.expectedPaise).toBe(305_00);
  expect(day.list.map(({ z, differencePaise, holder }) => [z, differencePaise, holder])).toEqual([
    [1, 1_00, 'Asha'],
    [2, -5_00, 'Asha'],
  ]);
});

it('cash that pays an expense is an expense of the drawer, whole as its form makes one', () => {
  const made = cashExpense({
    category: 'Dairy',
    vendor: 'Sharma',
    amountPaise: rupees(60),
    reason: 'Milk',
    day: '2026-11-20',
    cashSession: 's1',
    at: 1,
  });
  expect(made).toMatchObject({ method: 'drawer', month: '2026-11', amountPaise: 60_00, cashSession: 's1' });
  expect(expenseSchema.decode(expenseSchema.encode(made))).toEqual(made);
});

it('notes and coins are rupees', () => {
  expect(cashOf({ '500': 2, '1': 3 })).toBe(1_003_00);
  expect(cashOf({})).toBe(0);
});
