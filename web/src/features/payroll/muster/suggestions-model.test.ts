import { expect, it } from 'vitest';
import { openSuggestions, suggestedDays } from './suggestions-model.ts';
import type { PendingCells } from './grid-model.ts';
import type { SuggestedCell } from '@bhoj/domain/roster/suggestions';

const cell = (personId: string, day: string) => ({ personId, day }) as SuggestedCell;
const all = [
  cell('ravi', '2026-11-18'),
  cell('meera', '2026-11-20'),
  cell('meera', '2026-11-18'),
  cell('ravi', '2026-11-19'),
];
const typed = (storedAt: number | null): PendingCells =>
  new Map([['ravi', { '2026-11-19': { cell: {} as never, storedAt } }]]);

it('suggestions are by day, the latest first', () => {
  const days = openSuggestions(all, new Map(), 5);
  expect(days.map(({ day, cells }) => [day, cells.map(({ personId }) => personId)])).toEqual([
    ['2026-11-20', ['meera']],
    ['2026-11-19', ['ravi']],
    ['2026-11-18', ['ravi', 'meera']],
  ]);
  expect(openSuggestions([], new Map(), 5)).toEqual([]);
});

it('a day that was typed has none, until the muster with it has come', () => {
  const days = (storedAt: number | null) => openSuggestions(all, typed(storedAt), 5).map(({ day }) => day);
  expect(days(null)).toEqual(['2026-11-20', '2026-11-18']);
  expect(days(6)).toEqual(['2026-11-20', '2026-11-18']);
  expect(days(5)).toEqual(['2026-11-20', '2026-11-19', '2026-11-18']);
});

it('each person has their days as one text', () => {
  expect([...suggestedDays(all)]).toEqual([
    ['ravi', ' 18 19'],
    ['meera', ' 20 18'],
  ]);
});
