import { describe, expect, test } from 'vitest';
import { brokenBounds } from './print-table.ts';

describe('the bounds of the bench', () => {
  const bounds = [
    { row: 'the whole order', column: 'writes', atMost: 25 },
    { row: 'ratio', column: 'p50', atMost: 4 },
  ];

  test('hold below and at the bound', () => {
    const table = { 'the whole order': { writes: 25 }, ratio: { p50: 3.999, p95: 9 } };
    expect(brokenBounds(table, bounds)).toEqual([]);
  });

  test('are broken above it, and when nothing was measured', () => {
    expect(brokenBounds({ ratio: { p50: 4.01 } }, bounds)).toEqual([
      'the whole order, writes: not measured, at most 25',
      'ratio, p50: 4.01, at most 4',
    ]);
    expect(
      brokenBounds({ 'the whole order': { writes: Number.NaN }, ratio: { p50: 1 } }, bounds),
    ).toHaveLength(1);
  });
});
