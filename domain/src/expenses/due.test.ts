import { expect, it } from 'vitest';
import { aTemplate } from '../fixtures/expenses.ts';
import { NOW } from '../fixtures/ids.ts';
import { dueDays, dueExpense, dueId, dueState } from './due.ts';
import { expenseSchema } from './expense.schema.ts';

it('makes the due days since the last one, up to seven days ahead', () => {
  expect(dueDays(aTemplate(), '2026-11-20')).toEqual(['2026-09-05', '2026-10-05', '2026-11-05']);
  expect(dueDays(aTemplate({ madeUntil: '2026-10-05' }), '2026-11-20')).toEqual(['2026-11-05']);
  expect(dueDays(aTemplate({ madeUntil: '2026-11-05' }), '2026-11-27')).toEqual([]);
  expect(dueDays(aTemplate({ madeUntil: '2026-11-05' }), '2026-11-28')).toEqual(['2026-12-05']);
});

it('is due every week, and on the last day of a short month', () => {
  const weekly = aTemplate({ every: 'week', firstOn: '2026-11-16' });
  expect(dueDays(weekly, '2026-11-20')).toEqual(['2026-11-16', '2026-11-23']);
  const last = aTemplate({ firstOn: '2027-01-31', madeUntil: '2027-01-31' });
  expect(dueDays(last, '2027-03-30')).toEqual(['2027-02-28', '2027-03-31']);
});

it('makes at most twelve at once, and none once it is stopped', () => {
  const old = aTemplate({ every: 'week', firstOn: '2025-01-06' });
  expect(dueDays(old, '2026-11-20')).toHaveLength(12);
  expect(dueDays({ ...old, active: false }, '2026-11-20')).toEqual([]);
});

it('makes a due expense of its own id, whose month is that of its due day', () => {
  const made = dueExpense('t1', aTemplate(), '2026-11-05', NOW);
  expect(dueId('t1', '2026-11-05')).toBe('t1-2026-11-05');
  expect(made).toMatchObject({ month: '2026-11', dueOn: '2026-11-05', method: null, templateId: 't1' });
  expect(expenseSchema.encode(made)).toMatchObject({ amountPaise: 45_000_00, vendor: 'Mehta Estates' });
});

it('is overdue from the day after its due day', () => {
  expect(dueState({ dueOn: null }, '2026-11-20')).toBe('paid');
  expect(dueState({ dueOn: '2026-11-20' }, '2026-11-20')).toBe('due');
  expect(dueState({ dueOn: '2026-11-19' }, '2026-11-20')).toBe('overdue');
});
