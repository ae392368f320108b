import { addSums, CASH, expectedOf, moneyOfDay, NO_SUMS, sumsOfDay } from '@bhoj/domain/cash/sums';
import { emptyDay } from '@bhoj/domain/days/day.schema';
import { paidFromDrawer } from '@bhoj/domain/expenses/month';
import { expect } from 'vitest';
import type { Ledger } from '../ledger.ts';
import type { StoredState } from '../stored-state.ts';

/** The sessions and the waiting payments equal each day to the paisa; tills, people and numbers are used once. */
export function expectTillsAgree({ sessions, days, expenses, invoices, counters }: StoredState): void {
  if (sessions.size === 0) return;
  const all = [...sessions.values()];
  const known = new Set([...days.map(({ day }) => day), ...all.flatMap((one) => Object.keys(one.days))]);
  for (const day of known) {
    const figures = days.find((one) => one.day === day) ?? emptyDay(day);
    expect(sumsOfDay(all, day)).toEqual(addSums(NO_SUMS, moneyOfDay(figures)));
  }
  const open = all.filter(({ state }) => state === 'open');
  for (const of of ['till', 'holder'] as const) {
    const used = open.map((one) => one[of]?.id);
    expect(new Set(used).size).toBe(used.length);
  }
  expect(all.filter(({ state }) => state === 'waiting').length).toBeLessThanOrEqual(1);
  const numbers = all.flatMap(({ closed }) => closed?.z ?? []).toSorted((a, b) => a - b);
  expect(numbers).toEqual(numbers.map((_, n) => n + 1));
  expect(counters.get('Z') ?? 0).toBe(numbers.length);
  for (const { cashSession } of invoices.values()) expect(sessions.has(cashSession ?? '')).toBe(true);
  for (const [id, session] of sessions) {
    if (session.result === null) continue;
    const spent = paidFromDrawer(expenses.filter(({ cashSession }) => cashSession === id));
    expect(session.result.expected[CASH]).toBe(expectedOf(session, spent)[CASH]);
  }
}

/** Cash that was paid out with somebody's leave, and advances out of the drawer, left one till, once. */
export function expectCashLeft(
  { sessions, advances }: StoredState,
  { paidOut }: Pick<Ledger, 'paidOut'>,
): void {
  const moved = [...sessions].flatMap(([sessionId, { movements }]) =>
    movements.map((movement) => ({ sessionId, ...movement })),
  );
  const ids = moved.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [id, { amountPaise, allowedIn }] of paidOut) {
    const movement = moved.find((one) => one.id === id);
    const named = allowedIn ?? advances.get(id)?.cashSession;
    expect({ id, in: movement?.sessionId }).toEqual({ id, in: named });
    if (movement === undefined) continue;
    expect({ id, kind: movement.kind, amountPaise: movement.amountPaise }).toEqual({
      id,
      kind: 'out',
      amountPaise,
    });
    if (allowedIn !== null)
      expect({ id, isAllowed: movement.allowedBy !== undefined }).toEqual({ id, isAllowed: true });
  }
}
