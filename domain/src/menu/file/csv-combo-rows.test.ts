import { describe, expect, it } from 'vitest';
import { aVariant, dishOf } from '../../fixtures/menu.ts';
import {
  THALI_HEADS as heads,
  thaliContent as menu,
  thaliImport as imported,
} from '../../fixtures/thali-file.ts';
import { comboFaultsOf } from '../combos/combo-faults.ts';
import { menuRowsOf } from './csv.ts';
import type { CsvImport } from './csv.ts';

const thaliIn = ({ content }: CsvImport, name = 'Veg thali') =>
  content.items.find((item) => item.name === name);

describe('a row that a combo on the menu cannot stand', () => {
  const withClass = ['Category', 'Dish', 'Mark', 'Price', 'Tax class'];

  it('is a fault of its line, with the name of the combo; the other rows are read', () => {
    const read = imported([
      withClass,
      ['Dosa', 'Dal', 'veg', '170', 'exempt'],
      ['Dosa', 'Paneer', 'veg', '210', 'standard'],
    ]);
    expect(read.faults).toEqual([
      { line: 2, dish: 'Dal', column: null, code: 'in-combo', cell: 'Veg thali' },
    ]);
    expect(read).toMatchObject({ changed: 1, added: 0 });
    expect(comboFaultsOf(read.content)).toEqual([]);
    expect(thaliIn(read, 'Dal')).toEqual(menu.items.find(({ name }) => name === 'Dal'));
  });

  it('is that of the dish also where the file repeats the combo as it is', () => {
    const [head = [], ...rows] = menuRowsOf(menu);
    const changed = rows.map((cells) =>
      cells.includes('Dal') && cells[head.indexOf('Dish')] === 'Dal'
        ? cells.with(head.indexOf('Tax class'), 'exempt')
        : cells,
    );
    const read = imported([head, ...changed]);
    expect(read.faults).toMatchObject([{ dish: 'Dal', code: 'in-combo' }]);
    expect(read.content).toEqual(menu);
  });

  it('is that of the combo where its own row makes it unfit', () => {
    const read = imported([withClass, ['Thali', 'Veg thali', 'veg', '250', 'exempt']]);
    expect(read.faults).toMatchObject([{ line: 2, column: 'Combo', code: 'unreadable' }]);
    expect(read.content).toEqual(menu);
  });

  it('does not leave the combo with the mark of a row that was left out', () => {
    const read = imported([withClass, ['Dosa', 'Dal', 'non-veg', '170', 'exempt']]);
    expect(thaliIn(read)?.mark).toBe('veg');
  });
});

describe('many combos in a file', () => {
  const others = Array.from({ length: 300 }, (_, i) => dishOf(`Dish ${i}`, 100));
  /** Imports so many new combos, and counts how often the names of the menu's dishes are read. */
  const namesReadFor = (combos: number, cell: string) => {
    let reads = 0;
    const counting = others.map(
      (dish) =>
        new Proxy(dish, {
          get: (target, key) => {
            if (key === 'name') reads += 1;
            return Reflect.get(target, key) as unknown;
          },
        }),
    );
    const rows = Array.from({ length: combos }, (_, i) => ['Thali', `Thali ${i}`, 'veg', '250', cell]);
    const { added, faults } = imported([heads, ...rows], { ...menu, items: counting });
    return { reads, added, faults: faults.length };
  };

  it.each([
    ['that can be read', 'Aside = Dish 7; Dish 9', 40, 0],
    ['that nobody can read', 'Aside = Nothing', 0, 40],
  ])('look the menu’s dishes up as often as few: those %s', (_, cell, added, faults) => {
    const many = namesReadFor(40, cell);
    expect(many).toMatchObject({ added, faults });
    expect(many.reads).toBeLessThan(namesReadFor(2, cell).reads * 2);
  });
});

describe('a combo with a dish of a line that is left out', () => {
  const lunch = (cell: string) => ['Thali', 'Lunch', 'veg', '199', cell];
  const kheer = ['Thali', 'Kheer', 'veg', 'sixty', ''];
  const ofLunch = ({ faults }: CsvImport) => faults.filter(({ dish }) => dish === 'Lunch');

  it('says which line it is, before or after its own', () => {
    const later = imported([heads, lunch('Sweet = 2 x Kheer + 15; Dal'), kheer]);
    expect(later.faults).toEqual([
      { line: 3, dish: 'Kheer', column: 'Price', code: 'unreadable', cell: 'sixty' },
      { line: 2, dish: 'Lunch', column: 'Combo', code: 'part-left-out', cell: '3' },
    ]);
    expect(later).toMatchObject({ added: 0, changed: 0, unchanged: 0 });
    expect(ofLunch(imported([heads, kheer, lunch('Sweet = Kheer')]))).toMatchObject([
      { line: 3, code: 'part-left-out', cell: '2' },
    ]);
  });

  it('says so of the size of a dish, too', () => {
    const withSizes = ['Category', 'Dish', 'Mark', 'Price', 'Sizes', 'Spice', 'Combo'];
    const read = imported(
      [
        withSizes,
        ['Thali', 'Rice', 'veg', '', 'Half = 60 | Full = 100', 'very', ''],
        ['Thali', 'Lunch', 'veg', '199', '', '', 'Rice = Rice (Half) | Dal = Dal'],
      ],
      { ...menu, items: [...menu.items, dishOf('Rice', 100, { categoryId: 'thali' })] },
    );
    expect(ofLunch(read)).toMatchObject([{ line: 3, code: 'part-left-out', cell: '2' }]);
  });

  it('says so where the other line is left out for its own combo, in any order', () => {
    const snack = ['Thali', 'Snack', 'veg', '99', 'Side = Nothing of ours'];
    for (const rows of [
      [heads, snack, lunch('Main = Snack')],
      [heads, lunch('Main = Snack'), snack],
    ]) {
      const read = imported(rows);
      const at = rows.indexOf(snack) + 1;
      expect(read.faults).toHaveLength(2);
      expect(ofLunch(read)).toMatchObject([{ column: 'Combo', code: 'part-left-out', cell: String(at) }]);
      expect(read.content).toMatchObject({ items: menu.items });
    }
  });

  it('says whether the other line is a combo', () => {
    const other = (price: string, cell: string) =>
      ofLunch(imported([heads, ['Thali', 'Snack', 'veg', price, cell], lunch('Main = Snack')]));
    expect(other('much', 'Side = Dal')).toMatchObject([{ code: 'part-left-out', cell: '2', isCombo: true }]);
    expect(other('99', 'Side = Nothing of ours')).toMatchObject([{ code: 'part-left-out', isCombo: true }]);
    for (const cell of ['', '-']) expect(other('much', cell)[0]).not.toHaveProperty('isCombo');
    const renamed = ['veg-thali', 'Thali', 'Big thali', 'veg', 'much', ''];
    const read = imported([['ID', ...heads], renamed, ['', ...lunch('Main = Big thali')]]);
    expect(ofLunch(read)).toMatchObject([{ code: 'part-left-out', cell: '2', isCombo: true }]);
  });

  it('is read where the line that is left out would only have changed the dish', () => {
    const read = imported([heads, ['Dosa', 'Dal', 'veg', 'much', ''], lunch('Main = Dal')]);
    expect(read.faults).toMatchObject([{ dish: 'Dal', column: 'Price' }]);
    expect(thaliIn(read, 'Lunch')?.combo).toMatchObject({ slots: [{ choices: [{ itemId: 'dal' }] }] });
  });

  it('blames its own cell for an empty choice, not a line that names no dish', () => {
    const nameless = ['Thali', '', 'veg', '60', ''];
    const sweet = ['Thali', 'Kheer', 'veg', '60', ''];
    const read = imported([heads, nameless, sweet, lunch('Sweet = Kheer;')]);
    expect(read.faults.map(({ line, column }) => [line, column])).toContainEqual([2, 'Dish']);
    expect(ofLunch(read)).toMatchObject([{ line: 4, code: 'unreadable', cell: 'Sweet = Kheer;' }]);
  });

  it('blames its own cell for a dish on the menu whose size it does not write, or writes wrongly', () => {
    const rice = dishOf('Rice', 100, { categoryId: 'thali', variants: [aVariant()] });
    for (const cell of ['Rice = Rice', 'Rice = 2 x Rice + 10', 'Rice = Rice (Quarter)']) {
      const read = imported([heads, ['Thali', 'Rice', 'veg', 'much', ''], lunch(cell)], {
        ...menu,
        items: [...menu.items, rice],
      });
      expect(read.faults).toMatchObject([
        { line: 2, dish: 'Rice', column: 'Price' },
        { line: 3, dish: 'Lunch', code: 'unreadable', cell },
      ]);
    }
  });

  it('names a dish that several dishes could be', () => {
    const twice = ['Thali', 'Butter naan', 'veg', '90', ''];
    expect(ofLunch(imported([heads, twice, lunch('Bread = 2 x Butter naan')]))).toMatchObject([
      { column: 'Combo', code: 'part-named-twice', cell: 'Butter naan' },
    ]);
    expect(ofLunch(imported([heads, twice, lunch('Bread = Butter naan [butter-naan]')]))).toEqual([]);
  });
});

describe('the counts of a file', () => {
  it('have a row that its combo leaves out nowhere, also where nothing else of it changed', () => {
    const more = { ...menu, items: [...menu.items, dishOf('Kheer', 60)] };
    const [head = [], ...rows] = menuRowsOf(more);
    const into = rows.map((cells) =>
      cells[head.indexOf('Dish')] === 'Kheer' ? cells.with(head.indexOf('Combo'), 'Meal = Veg thali') : cells,
    );
    const read = imported([head, ...into], more);
    expect(read.faults).toMatchObject([{ dish: 'Kheer', column: 'Combo', code: 'unreadable' }]);
    expect(read).toMatchObject({ added: 0, changed: 0, unchanged: rows.length - 1 });
  });

  it('have a combo that is taken off a dish as a change', () => {
    const [head = [], ...rows] = menuRowsOf(menu);
    const plain = rows.map((cells) =>
      cells[head.indexOf('Dish')] === 'Veg thali' ? cells.with(head.indexOf('Combo'), '-') : cells,
    );
    expect(imported([head, ...plain])).toMatchObject({ added: 0, changed: 1, unchanged: rows.length - 1 });
  });
});
