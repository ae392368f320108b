import { expect, it } from 'vitest';
import { aCategory, aMenuItem, aVariant } from '../../fixtures/menu.ts';
import { paise } from '../../money/money.ts';
import { changesOf } from './csv-changes.ts';
import { importRows } from './csv.ts';
import type { CsvImport } from './csv.ts';
import type { MenuContent } from '../shape/menu.schema.ts';

const dal = aMenuItem({
  id: 'dal',
  categoryId: 'mains',
  name: 'Dal',
  variants: [],
  pricePaise: paise(240_00),
});
const naan = aMenuItem({
  id: 'naan',
  categoryId: 'mains',
  name: 'Naan',
  variants: [],
  pricePaise: paise(50_00),
});
const idli = aMenuItem({
  id: 'idli',
  categoryId: 'mains',
  name: 'Idli',
  variants: [aVariant({ id: 'half', name: 'Half', pricePaise: paise(40_00) })],
  pricePaise: paise(40_00),
});
const menu: MenuContent = {
  categories: [aCategory({ id: 'mains', name: 'Mains' })],
  items: [dal, naan, idli],
  addOnGroups: [],
};
const HEADS = ['Category', 'Dish', 'Mark', 'Price', 'Sizes', 'Category (Hindi)', 'Cost'];

const changes = (cells: readonly (readonly string[])[], costs = {}) => {
  const rows = [HEADS, ...cells].map((row, i) => ({ line: i + 1, cells: row }));
  let made = 0;
  const imported = importRows(menu, rows, () => `new-${(made += 1)}`, costs) as CsvImport;
  expect(imported.faults).toEqual([]);
  const all = changesOf(menu, imported, { costs });
  const count = (wanted: string) => all.filter(({ kind }) => kind === wanted).length;
  expect([count('new'), count('changed'), count('kept')]).toEqual([
    imported.added,
    imported.changed,
    imported.unchanged,
  ]);
  return all;
};

it('says of each dish of the file whether it is new, changed or kept; the kept ones come last', () => {
  const all = changes([
    ['Mains', 'Naan', naan.mark, '50', '', '', ''],
    ['Mains', 'Vada', 'veg', '70', '', '', ''],
    ['Mains', 'Dal', dal.mark, '260', '', '', ''],
  ]);
  expect(all.map(({ line, name, kind }) => [line, name, kind])).toEqual([
    [3, 'Vada', 'new'],
    [4, 'Dal', 'changed'],
    [2, 'Naan', 'kept'],
  ]);
});

it('names what changes, as it is and as it would be', () => {
  expect(
    changes(
      [
        ['Mains', 'Dal', dal.mark, '260', '', '', '90'],
        ['Mains', 'Idli', idli.mark, '', 'Half = 45', '', ''],
      ],
      { dal: paise(80_00) },
    ).map(({ cells }) => cells),
  ).toEqual([
    [
      { column: 'Price', before: '240', after: '260' },
      { column: 'Cost', before: '80', after: '90' },
    ],
    [
      { column: 'Price', before: '40', after: '45' },
      { column: 'Sizes', before: 'Half = 40', after: 'Half = 45' },
    ],
  ]);
});

it('shows of a new dish what the file says, and a dish kept whose category alone gets a name', () => {
  const [vada, kept] = changes([
    ['Mains', 'Vada', 'veg', '70', '', 'मुख्य', ''],
    ['Mains', 'Naan', naan.mark, '50', '', 'मुख्य', ''],
  ]);
  expect(vada?.cells).toContainEqual({ column: 'Price', before: '', after: '70' });
  expect(vada?.cells.map(({ column }) => column)).not.toContain('ID');
  expect(kept).toMatchObject({ kind: 'kept', cells: [] });
});

it('counts a cost alone as a change', () => {
  expect(changes([['Mains', 'Dal', dal.mark, '240', '', '', '90']])).toMatchObject([
    { kind: 'changed', cells: [{ column: 'Cost', before: '', after: '90' }] },
  ]);
});
