import { describe, expect, it } from 'vitest';
import { aMenu, aMenuItem, anAddOnGroup } from '../../fixtures/menu.ts';
import { menuChangeOf, takenBack } from '../changes/menu-change.ts';
import { changesOf } from './csv-changes.ts';
import { templateRows } from './csv-template.ts';
import { importRows, menuRowsOf } from './csv.ts';
import type { CsvImport } from './csv.ts';
import type { MenuContent } from '../shape/menu.schema.ts';

const sugar = anAddOnGroup({ id: 'sugar', name: 'Sugar', mostOfOne: 3 });
const extras = anAddOnGroup({ id: 'extras', name: 'Extras' });
const dishOf = (id: string, addOnGroupIds: string[]) =>
  aMenuItem({ id, name: id, categoryId: 'dosa', addOnGroupIds });
const menu: MenuContent = {
  categories: aMenu().categories.filter(({ id }) => id === 'dosa'),
  items: [dishOf('Coffee', ['extras', 'sugar']), dishOf('Tea', ['sugar']), dishOf('Vada', [])],
  addOnGroups: [sugar, extras],
};
const [{ name: category } = { name: '' }] = menu.categories;
const numbered = (rows: readonly (readonly string[])[]) => rows.map((cells, i) => ({ line: i + 1, cells }));
const read = (rows: readonly (readonly [string, string])[], head = 'Most of one add-on'): CsvImport =>
  importRows(
    menu,
    numbered([['Category', 'Dish', head], ...rows.map((cells) => [category, ...cells])]),
    () => 'new',
  ) as CsvImport;
const mostOf = ({ content }: Pick<CsvImport, 'content'>) =>
  content.addOnGroups.map(({ mostOfOne }) => mostOfOne);

describe('how many of one add-on may be taken, in a menu’s file', () => {
  it('stands in the row of the first dish that has the group, and changes nothing when it is read again', () => {
    const rows = menuRowsOf(menu);
    const at = rows[0]?.indexOf('Most of one add-on') ?? -1;
    expect(rows.map((cells) => cells[at])).toEqual(['Most of one add-on', 'Sugar = 3', '', '']);
    const again = importRows(menu, numbered(rows), () => 'new') as CsvImport;
    expect(again).toMatchObject({ content: menu, changed: 0, unchanged: 3, faults: [], ignored: [] });
  });

  it('changes with any dish that has the group, once, and shows at that dish', () => {
    const result = read([
      ['Coffee', ''],
      ['Tea', ' sugar=5 '],
    ]);
    expect(result).toMatchObject({ changed: 1, unchanged: 1, faults: [] });
    expect(mostOf(result)).toEqual([5, undefined]);
    expect(changesOf(menu, result)).toMatchObject([
      {
        name: 'Tea',
        kind: 'changed',
        cells: [{ column: 'Most of one add-on', before: 'Sugar = 3', after: 'Sugar = 5' }],
      },
      { name: 'Coffee', kind: 'kept', cells: [] },
    ]);
  });

  it('does not stop a row from taking a group off its dish, nor take a group back that allows more since', () => {
    const rows = menuRowsOf(menu);
    const column = rows[0]?.indexOf('Add-ons') ?? -1;
    const without = rows.map((cells, i) => (i === 1 ? cells.with(column, 'Extras') : cells));
    const result = importRows(menu, numbered(without), () => 'new') as CsvImport;
    expect(result).toMatchObject({ changed: 1, faults: [] });
    expect(result.content.items[0]?.addOnGroupIds).toEqual(['extras']);
    expect(mostOf(result)).toEqual([3, undefined]);
    const since = { ...menu, addOnGroups: [sugar, { ...extras, mostOfOne: 2 }] };
    const older = importRows(since, numbered(rows), () => 'new') as CsvImport;
    expect(older).toMatchObject({ content: since, changed: 0, faults: [] });
  });

  it('is one again with a dash or 1, and stays with an empty cell', () => {
    expect(mostOf(read([['Coffee', '-']]))).toEqual([undefined, undefined]);
    expect(mostOf(read([['Coffee', 'Sugar = 1']]))).toEqual([undefined, undefined]);
    expect(read([['Coffee', '-']]).content.addOnGroups[0]).not.toHaveProperty('mostOfOne');
    expect(mostOf(read([['Coffee', '']], 'Add-on qty'))).toEqual([3, undefined]);
  });

  it.each(['3', 'Sugar = 0', 'Sugar = 10', 'Sugar = some', 'Sugar = 2 | sugar = 2', 'Extras = 2', 'Sugar'])(
    'is a fault of its line as %j of a dish that has the sugar alone; the other rows are read',
    (cell) => {
      const result = read([
        ['Tea', cell],
        ['Coffee', 'Extras = 2'],
      ]);
      expect(result.faults).toMatchObject([
        { line: 2, column: 'Most of one add-on', code: 'unreadable', cell, dish: 'Tea' },
      ]);
      expect(mostOf(result)).toEqual([3, 2]);
    },
  );

  it('is a fault of the second of two lines that ask for different numbers', () => {
    for (const [first, second] of [
      ['Sugar = 4', 'Sugar = 5'],
      ['Sugar = 4', 'Sugar = 3'],
      ['Sugar = 3', 'Sugar = 4'],
    ] as const) {
      const { faults } = read([
        ['Coffee', first],
        ['Tea', second],
      ]);
      expect(faults).toMatchObject([{ line: 3, column: 'Most of one add-on', code: 'most-twice' }]);
    }
    expect(
      read([
        ['Coffee', 'Sugar = 4'],
        ['Tea', 'Sugar = 4'],
      ]),
    ).toMatchObject({ changed: 2, faults: [] });
  });

  it('is undone with its file, unless somebody changed it since', () => {
    const { content } = read([['Coffee', 'Sugar = 4 | Extras = 2']]);
    const change = menuChangeOf(menu, content, { before: {}, after: {} });
    expect(change).toMatchObject({
      items: {},
      mosts: { sugar: { before: 3, after: 4 }, extras: { before: 1, after: 2 } },
    });
    const known = { costs: {}, amounts: {} };
    expect(takenBack(content, known, change)).toMatchObject({
      content: menu,
      dishes: 0,
      groups: 2,
      left: [],
    });
    const [, other = extras] = content.addOnGroups;
    const since = { ...content, addOnGroups: [{ ...sugar, mostOfOne: 9 }, other] };
    const back = takenBack(since, known, change);
    expect([back.content.addOnGroups, back.left]).toEqual([[{ ...sugar, mostOfOne: 9 }, extras], ['Sugar']]);
    const gone = { ...content, items: [], addOnGroups: [] };
    expect(takenBack(gone, known, change)).toMatchObject({ content: gone, dishes: 0, left: [] });
  });

  it('is in the template of a menu with add-ons, with an example that is read', () => {
    expect(templateRows()[0]).not.toContain('Most of one add-on');
    let made = 0;
    const result = importRows(menu, numbered(templateRows(menu)), () => `new-${(made += 1)}`) as CsvImport;
    expect(result).toMatchObject({ faults: [], ignored: [] });
    const [, cell] = templateRows(menu).flatMap((row) => row.filter((text) => text.includes('Sugar')));
    expect(cell).toBe('Sugar = 3');
    expect(result.content.items.find(({ name }) => name === 'Kaju katli')?.addOnGroupIds).toEqual(['sugar']);
  });
});
