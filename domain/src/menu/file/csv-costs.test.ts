import { describe, expect, it } from 'vitest';
import { aMenu, aMenuItem, aVariant, someCosts } from '../../fixtures/menu.ts';
import { paise } from '../../money/money.ts';
import { costCell, costsIn } from './csv-costs.ts';
import { importRows, menuRowsOf } from './csv.ts';
import type { CsvImport } from './csv.ts';

const thali = aMenuItem({
  id: 'thali',
  name: 'Thali',
  variants: [aVariant({ id: 'half', name: 'Half' }), aVariant({ id: 'full', name: 'Full | big' })],
});

describe('the cost cell', () => {
  it('has the cost of a dish, or of those of its sizes that have one', () => {
    expect(costCell(aMenuItem(), someCosts().costs)).toBe('30');
    expect(costCell(aMenuItem(), {})).toBe('');
    const costs = { 'thali:half': paise(60_50), 'thali:full': paise(95_00) };
    expect(costsIn(thali, costCell(thali, costs))).toEqual(costs);
    expect(costCell(thali, { 'thali:half': paise(60_50) })).toBe('Half = 60.50');
  });

  it('names no cost when it is empty, and none when it cannot be read', () => {
    expect(costsIn(aMenuItem(), '')).toEqual({});
    expect(costsIn(aMenuItem(), '₹1,240.50')).toEqual({ 'masala-dosa': 1_240_50 });
    for (const cell of ['much', '-4', 'Half = 60']) expect(costsIn(aMenuItem(), cell)).toBeNull();
    for (const cell of ['60', 'Half = much', 'Third = 60']) expect(costsIn(thali, cell)).toBeNull();
  });
});

describe('a menu’s file', () => {
  const menu = aMenu();
  const { costs } = someCosts();
  const read = (rows: readonly (readonly string[])[]) =>
    importRows(
      menu,
      rows.map((cells, i) => ({ line: i + 1, cells })),
      () => 'new',
      { costs },
    ) as CsvImport;

  it('read again changes nothing', () => {
    expect(read(menuRowsOf(menu, costs))).toMatchObject({ costs: {}, added: 0, changed: 0, faults: [] });
  });

  it('changes the cost of a dish without changing the menu', () => {
    const result = read([
      ['Category', 'Dish', 'Cost'],
      ['Dosa', 'Masala dosa', '31'],
      ['Dosa', 'Filter coffee', ''],
    ]);
    expect(result).toMatchObject({ costs: { 'masala-dosa': 31_00 }, changed: 1, unchanged: 1, faults: [] });
    expect(result.content).toEqual({ ...menu, items: menu.items });
  });

  it('takes nothing from a row with a wrong cost', () => {
    const result = read([
      ['Category', 'Dish', 'Cost'],
      ['Dosa', 'Masala dosa', 'much'],
    ]);
    expect(result.faults).toEqual([
      { line: 2, column: 'Cost', code: 'unreadable', cell: 'much', dish: 'Masala dosa' },
    ]);
    expect(result.costs).toEqual({});
  });
});
