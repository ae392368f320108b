import { expect, it } from 'vitest';
import { flowOf } from './flow.ts';
import { paise } from '../../money/money.ts';
import type { LineName, StatementLine } from './profit-and-loss.ts';

const line = (name: LineName, amount: number | null, category: string | null = null): StatementLine => ({
  name,
  category,
  amountPaise: amount === null ? null : paise(amount),
  share: null,
});
const bars = (...lines: StatementLine[]) =>
  flowOf({ lines }).map(({ line: { name }, is, from, to }) => [name, is, from, to]);

it('shows each cost as its part of what came in, and what is left', () => {
  expect(
    bars(
      line('net', 1_000),
      line('food', 300),
      line('gross', 700),
      line('wages', 200),
      line('other', 150),
      line('other', 150, 'Rent'),
      line('operating', 350),
    ),
  ).toEqual([
    ['net', 'in', 0, 1_000],
    ['food', 'cost', 700, 1_000],
    ['wages', 'cost', 500, 700],
    ['other', 'cost', 350, 500],
    ['operating', 'left', 0, 350],
  ]);
});

it('leaves out what is unknown or nothing, and shows a loss below 0', () => {
  expect(
    bars(line('net', 100), line('food', null), line('wages', 0), line('other', 160), line('operating', -60)),
  ).toEqual([
    ['net', 'in', 0, 100],
    ['other', 'cost', -60, 100],
    ['operating', 'left', -60, 0],
  ]);
});

it('is empty where nothing came in and nothing was spent', () => {
  expect(bars(line('net', 0), line('other', 0), line('operating', 0))).toEqual([]);
});
