import { describe, expect, it } from 'vitest';
import { aSlot, aThali, aThaliMenu, aVariant, dishOf } from '../../fixtures/menu.ts';
import { paise } from '../../money/money.ts';
import { comboFaultsOf } from '../combos/combo-faults.ts';
import { importRows, menuRowsOf } from './csv.ts';
import type { MenuContent } from '../shape/menu.schema.ts';
import type { CsvImport } from './csv.ts';

const { version: _, updatedAt: __, ...menu } = aThaliMenu();
const numbered = (rows: readonly (readonly string[])[]) => rows.map((cells, i) => ({ line: i + 1, cells }));
const imported = (rows: readonly (readonly string[])[], into: MenuContent = menu): CsvImport => {
  let made = 0;
  return importRows(into, numbered(rows), () => `n${(made += 1)}`) as CsvImport;
};
const heads = ['Category', 'Dish', 'Mark', 'Price', 'Combo'];
const cellOf = (content: MenuContent) => {
  const [head = [], first = []] = menuRowsOf({
    ...content,
    categories: content.categories.toReversed(),
  });
  return first[head.indexOf('Combo')];
};
const thaliIn = ({ content }: CsvImport, name = 'Veg thali') =>
  content.items.find((item) => item.name === name);

describe('combos in the file of the menu', () => {
  it('are written by slot, and read as they were', () => {
    expect(cellOf(menu)).toBe(
      'Bread = 2 x Tawa roti; Butter naan + 20 | dal = Dal | paneer = Paneer | papad = Papad',
    );
    const again = imported(menuRowsOf(menu));
    expect(again.faults).toEqual([]);
    expect(again).toMatchObject({ unchanged: 6, changed: 0, added: 0 });
    expect(again.content).toEqual(menu);
  });

  it('may name dishes of later lines, sizes, and how many are chosen', () => {
    const read = imported(
      [
        heads,
        ['Thali', 'Lunch', 'veg', '199', 'Rice = Rice (Half) | Any x 2 = Dal; Paneer + 15; 2 x Kheer'],
        ['Thali', 'Kheer', 'egg', '60', ''],
      ],
      { ...menu, items: [...menu.items, dishOf('Rice', 100, { variants: [aVariant()] })] },
    );
    expect(read.faults).toEqual([]);
    expect(thaliIn(read, 'Lunch')).toMatchObject({
      mark: 'egg',
      combo: {
        slots: [
          { name: 'Rice', take: 1, choices: [{ itemId: 'rice', variantId: 'half' }] },
          {
            name: 'Any',
            take: 2,
            choices: [
              { itemId: 'dal', quantity: 1, extraPaise: 0 },
              { itemId: 'paneer', extraPaise: 15_00 },
              { quantity: 2 },
            ],
          },
        ],
      },
    });
    expect(read).toMatchObject({ added: 2, changed: 0 });
  });

  it('keep slots that the cell does not change, and go with a dash', () => {
    const changed = imported([heads, ['Thali', 'Veg thali', 'veg', '250', 'Bread = Butter naan']]);
    expect(thaliIn(changed)?.combo?.slots).toEqual([
      aSlot({ choices: [{ itemId: 'butter-naan', variantId: null, quantity: 1, extraPaise: paise(0) }] }),
    ]);
    expect(changed).toMatchObject({ changed: 1, unchanged: 0 });
    expect(thaliIn(imported([heads, ['Thali', 'Veg thali', 'veg', '250', '']]))).toEqual(aThali());
    expect(thaliIn(imported([heads, ['Thali', 'Veg thali', 'veg', '250', '-']]))).not.toHaveProperty('combo');
  });

  it.each([
    ['a dish that is not on the menu', 'Bread = Kulcha'],
    ['what is no pair', 'Tawa roti; Dal'],
    ['a combo in a combo', 'Meal = Veg thali'],
    ['the same dish twice', 'Bread = Dal; Dal'],
    ['too many portions', 'Bread = 11 x Dal'],
  ])('with %s are a fault of their line, and change nothing', (_, cell) => {
    const read = imported([heads, ['Thali', 'Meal', 'veg', '99', cell], ['Dosa', 'Dal', 'veg', '170', '']]);
    expect(read.faults).toEqual([{ line: 2, dish: 'Meal', column: 'Combo', code: 'unreadable', cell }]);
    expect(read).toMatchObject({ added: 0, changed: 1 });
    expect(thaliIn(read, 'Meal')).toBeUndefined();
  });
});

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
