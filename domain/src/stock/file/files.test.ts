import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aMenu, aMenuItem, aVariant } from '../../fixtures/menu.ts';
import { aStockItem, KG, LITRE, someRecipes, someStockItems } from '../../fixtures/stock.ts';
import { guarded } from '../../kernel/csv.ts';
import { paise } from '../../money/money.ts';
import { NO_RECIPES } from '../recipes/saved-recipes.ts';
import { readItem } from '../recipes/typed-item.ts';
import { UNIT_NAMES } from '../shape/quantity.ts';
import { importItems, itemsFile, itemsTemplate, ITEM_COLUMNS } from './items-file.ts';
import { importRecipes, inSaves, RECIPE_COLUMNS, recipesFile } from './recipes-file.ts';
import type { CsvCell } from '../../kernel/csv.ts';
import type { StockItem } from '../shape/items.schema.ts';
import type { FileRow } from './sheet.ts';

/** The rows of a file as they are read back: as texts, and guarded against formulas. */
const rowsOf = (cells: readonly (readonly CsvCell[])[]): FileRow[] =>
  cells.map((row, i) => ({ line: i + 1, cells: row.map((cell) => guarded(String(cell))) }));
const text = (...lines: string[]): FileRow[] =>
  lines.map((line, i) => ({ line: i + 1, cells: line.split(';') }));
let count = 0;
const makeId = () => `made-${(count += 1)}`;

describe('a file of items', () => {
  const before = someStockItems();

  it('adds and changes items by name, in any script and order of columns', () => {
    const read = importItems(
      text(
        'unit;Item;CATEGORY;Price;Usable %;Packs;Conversions;Nonsense',
        'Ltr;सरसों का तेल;Groceries;165,50;;Tin = 2,5 | Can = 15;kg = 1099,5;x',
        'kg;paneer;Dairy;;98 %;Block = 5;;',
      ),
      before,
      makeId,
      true,
    );
    expect(read).toMatchObject({
      items: [
        {
          name: 'सरसों का तेल',
          measure: 'volume',
          packs: [
            { name: 'Tin', quantity: 2.5 * LITRE },
            { name: 'Can', quantity: 15 * LITRE },
          ],
          factors: [{ of: 'kg', is: 1_099_500 }],
          usual: { quantity: LITRE, paise: 165_50 },
          active: true,
        },
        {
          id: 'paneer',
          name: 'paneer',
          yieldBp: 9800,
          packs: [{ id: 'block' }],
          par: 8 * KG,
          shelf: 'Cold room',
        },
      ],
      same: 0,
      faults: [],
    });
  });

  it('names the line and the column of each fault, and reads the other rows', () => {
    const read = importItems(
      text(
        'Item;Category;Unit;Usable %;Store;Packs;Stops sale;Conversions;Price',
        'Rice;Groceries;bucket;;;;;;',
        ';Groceries;kg;0;;;;;',
        'Oil;Groceries;litre;;Cellar;;;;',
        'Salt;Groceries;kg;;;Sack;maybe;;',
        'Dal;Groceries;kg;;bar;;;;',
        'DAL;Groceries;kg;;;;;;',
        'Atta;Groceries;kg;;;;;g = 5;free',
      ),
      before,
      makeId,
    );
    expect('faults' in read && read.faults.map(({ line, column }) => `${line} ${column}`)).toEqual([
      '2 Unit',
      '3 Item',
      '3 Usable %',
      '4 Store',
      '5 Packs',
      '5 Stops sale',
      '7 Item',
      '8 Conversions',
    ]);
    expect('items' in read && read.items.map(({ name, storeId }) => [name, storeId])).toEqual([
      ['Dal', 'bar'],
    ]);
  });

  it('keeps what a file does not name when it changes the unit', () => {
    const [paneer] = before.items;
    const read = importItems(text('Item;Category;Unit', 'Paneer;Dairy;g'), before, makeId);
    expect(read).toMatchObject({ items: [{ ...paneer, unit: 'g' }], faults: [] });
  });

  it('reads its own writing where the unit shows values rounded', () => {
    const salt = aStockItem({
      id: 'salt',
      name: 'Salt',
      unit: 'g',
      usual: { quantity: KG, paise: paise(4_00) },
    });
    const egg = aStockItem({
      id: 'egg',
      name: 'Egg',
      measure: 'count',
      unit: 'dozen',
      packs: [],
      par: 31_000,
    });
    const kept = someStockItems({ items: [salt, egg] });
    expect(importItems(rowsOf(itemsFile(kept)), kept, makeId)).toEqual({ items: [], same: 2, faults: [] });
  });

  it('names a fifth pack, a pack that comes twice and a second conversion of a measure', () => {
    const read = importItems(
      text(
        'Item;Category;Unit;Packs;Conversions',
        'Rice;Groceries;kg;A = 1 | B = 2 | C = 3 | D = 4 | E = 5;',
        'Dal;Groceries;kg;Sack = 1 | sack = 2;',
        'Oil;Groceries;litre;;kg = 900 | g = 2',
      ),
      before,
      makeId,
    );
    expect('faults' in read && read.faults.map(({ line, column }) => `${line} ${column}`)).toEqual([
      '2 Packs',
      '3 Packs',
      '4 Conversions',
    ]);
  });

  it('says which columns another file lacks, and reads a broken row as one fault', () => {
    expect(importItems(text('Dish;Price'), before, makeId)).toEqual({
      lacking: ['Item', 'Category', 'Unit'],
    });
    const [heads, row] = text('Item;Category;Unit', 'Rice;Groceries;kg');
    const broken = heads && row ? [heads, { ...row, isBroken: true }] : [];
    expect(importItems(broken, before, makeId)).toMatchObject({
      items: [],
      faults: [{ line: 2, column: null }],
    });
  });

  it('has a template that it reads', () => {
    expect(importItems(rowsOf(itemsTemplate()), someStockItems({ items: [] }), makeId)).toMatchObject({
      items: [{ name: 'Paneer' }, { name: 'Onion' }, { name: 'सरसों का तेल' }],
      faults: [],
    });
    expect(itemsFile(before)[0]).toEqual([...ITEM_COLUMNS]);
  });

  const name = fc.stringMatching(/^[A-Za-zक-ह=+|\\-][A-Za-zक-ह =|\\-]{0,18}[A-Za-zक-ह]$/);
  const typed = fc.record({
    name,
    category: name,
    unit: fc.constantFrom(...UNIT_NAMES.filter((unit) => unit !== 'dozen')),
    packs: fc.uniqueArray(fc.record({ name, size: fc.integer({ min: 1, max: 99_999 }) }), {
      maxLength: 3,
      selector: (pack) => pack.name.toLowerCase().replaceAll(/\s+/g, ' '),
    }),
    yield: fc.constantFrom('', '90', '98.5', '0.01'),
    par: fc.constantFrom('', '8', '0.125'),
    shelf: fc.constantFrom('', 'Cold room', '-5 °C', '=1+1'),
    stopsSale: fc.boolean(),
    usual: fc.constantFrom('', '400', '165.50'),
    active: fc.boolean(),
  });

  it('reads its own writing: nothing changes', () => {
    fc.assert(
      fc.property(fc.array(typed, { maxLength: 8 }), (all) => {
        const items = all.flatMap((one, i) => {
          const packs = one.packs.map((pack, p) => ({
            id: `p${p}`,
            name: pack.name,
            size: String(pack.size / 1000),
          }));
          const read = readItem({
            ...one,
            id: `i${i}`,
            name: `${one.name} ${i}`,
            packs,
            factors: [],
            storeId: 'bar',
          });
          return 'item' in read ? [read.item] : [];
        });
        const kept = someStockItems({ items });
        expect(importItems(rowsOf(itemsFile(kept)), kept, makeId)).toEqual({
          items: [],
          same: items.length,
          faults: [],
        });
        const anew = importItems(rowsOf(itemsFile(kept)), someStockItems({ items: [] }), makeId);
        const bare = (list: readonly { name: string; par?: number | undefined }[]) =>
          list.map((item) => [item.name, item.par]);
        expect('items' in anew && bare(anew.items)).toEqual(bare(items));
      }),
    );
  });
});

describe('a file of recipes', () => {
  const kept = [
    ...someStockItems().items,
    aStockItem({
      id: 'ghee',
      name: 'घी',
      measure: 'volume',
      unit: 'litre',
      packs: [],
      factors: [{ of: 'kg', is: 1_099_000 }],
    }),
  ];
  const groups = aMenu().addOnGroups;
  const menu = aMenu({
    items: [
      aMenuItem({
        id: 'paneer-tikka',
        name: 'पनीर टिक्का',
        variants: [aVariant({ id: 'half', name: 'Half' })],
      }),
      aMenuItem({ id: 'dal', name: 'Dal' }),
    ],
    addOnGroups: groups,
  });
  const read = (...lines: string[]) =>
    importRecipes(
      text('Dish;Size;Add-on;Preparation;Ingredient;Amount;Unit;Makes;Makes unit;Made ahead', ...lines),
      { items: kept, recipes: NO_RECIPES },
      menu,
    );

  it('reads dishes, sizes and preparations, with rows below a name', () => {
    expect(
      read(
        'पनीर टिक्का;;;;Paneer;180;g;;;',
        ';;;;घी;10;ml;;;',
        'पनीर टिक्का;half;;;Paneer;0.09;kg;;;',
        ';;;Butter gravy;Onion;2;kg;3;kg;yes',
        'Dal;;;;Paneer;0.02;Block;;;',
      ),
    ).toEqual({
      portions: {
        'paneer-tikka': [
          { itemId: 'paneer', quantity: 180_000 },
          { itemId: 'ghee', quantity: 10_000 },
        ],
        'paneer-tikka:half': [{ itemId: 'paneer', quantity: 90_000 }],
        dal: [{ itemId: 'paneer', quantity: 100_000 }],
      },
      batches: { gravy: { uses: [{ itemId: 'onion', quantity: 2 * KG }], makes: 3 * KG, isKept: true } },
      same: 0,
      faults: [],
    });
  });

  it('names the line and column of each fault, and leaves out the whole recipe', () => {
    const found = read(
      'Dal;;;;Paneer;1;kg;;;',
      'Dal;;;;Saffron;1;g;;;',
      'Nowhere;;;;Paneer;1;kg;;;',
      ';;;;Onion;1;kg;;;',
      'पनीर टिक्का;Family;;;Paneer;1;kg;;;',
      'पनीर टिक्का;;;;Paneer;some;kg;;;',
      'पनीर टिक्का;;;;Onion;1;litre;;;',
      ';;;Butter gravy;Onion;2;kg;0;kg;perhaps',
    );
    expect('faults' in found && found.faults.map(({ line, column }) => `${line} ${column}`)).toEqual([
      '3 Ingredient',
      '4 Dish',
      '6 Size',
      '7 Amount',
      '8 Unit',
      '9 Makes',
      '9 Made ahead',
    ]);
    expect(found).toMatchObject({ portions: {}, batches: {} });
  });

  it('reads its own writing', () => {
    const recipes = someRecipes({
      portions: {
        'paneer-tikka': [{ itemId: 'paneer', quantity: 180_000 }],
        'paneer-tikka:half': [
          { itemId: 'paneer', quantity: 90_001 },
          { itemId: 'ghee', quantity: 5 * LITRE },
        ],
        ...Object.fromEntries(
          groups.flatMap(({ id, options }) =>
            options.map((option) => [`${id}/${option.id}`, [{ itemId: 'onion', quantity: -30_000 }]]),
          ),
        ),
      },
    });
    const written = rowsOf(recipesFile(recipes, kept, menu));
    const { portions, batches } = recipes;
    const anew = { items: kept, recipes: NO_RECIPES };
    expect(importRecipes(written, anew, menu)).toEqual({ portions, batches, same: 0, faults: [] });
    expect(importRecipes(written, { items: kept, recipes }, menu)).toEqual({
      portions: {},
      batches: {},
      same: Object.keys(portions).length + 1,
      faults: [],
    });
    expect(recipesFile(recipes, kept, menu)[0]).toEqual([...RECIPE_COLUMNS]);
  });

  const heads = 'Dish;Size;Add-on;Preparation;Ingredient;Amount;Unit;Makes;Makes unit;Made ahead';
  const withBroken = (...lines: string[]) =>
    importRecipes(
      text(heads, ...lines).map((row) => ({ ...row, isBroken: row.cells[0] === 'broken' })),
      { items: kept, recipes: NO_RECIPES },
      menu,
    );

  it('leaves out a recipe with a broken row, and what stands below it without names', () => {
    expect(
      withBroken('Dal;;;;Paneer;1;kg;;;', 'broken', 'Dal;;;;Onion;1;kg;;;', 'पनीर टिक्का;;;;Paneer;1;g;;;'),
    ).toMatchObject({
      portions: { 'paneer-tikka': [{ itemId: 'paneer', quantity: 1000 }] },
      faults: [{ line: 3, column: null }],
    });
    const found = withBroken('Dal;;;;Paneer;1;kg;;;', 'Dal;;;;Onion;1;kg;;;', 'broken', ';;;;घी;7;g;;;');
    expect(found).toMatchObject({ portions: {}, faults: [{ line: 4, column: null }] });
    const first = withBroken('broken', 'Dal;;;;Paneer;1;kg;;;');
    expect(first).toMatchObject({ portions: { dal: [{ itemId: 'paneer' }] } });
  });

  it('names the line of what a save would refuse: an item that is off, a circle, too many ingredients', () => {
    const off = kept.map((item) => (item.id === 'onion' ? { ...item, active: false } : item));
    const taken = (items: readonly StockItem[], ...lines: string[]) =>
      importRecipes(text(heads, ...lines), { items, recipes: NO_RECIPES }, menu);
    expect(taken(off, 'Dal;;;;Paneer;1;kg;;;', ';;;;Onion;1;kg;;;', 'पनीर टिक्का;;;;Paneer;1;g;;;')).toEqual({
      portions: { 'paneer-tikka': [{ itemId: 'paneer', quantity: 1000 }] },
      batches: {},
      same: 0,
      faults: [{ line: 3, column: 'Ingredient' }],
    });
    const circle = taken(
      kept,
      ';;;Butter gravy;Paneer;2;kg;3;kg;',
      ';;;;Onion;2;kg;;;',
      ';;;Onion;Butter gravy;1;kg;1;kg;',
      ';;;Paneer;Paneer;1;kg;1;kg;',
    );
    expect(circle).toMatchObject({
      batches: { onion: {} },
      faults: [
        { line: 3, column: 'Ingredient' },
        { line: 5, column: 'Ingredient' },
      ],
    });
    const wide = Array.from({ length: 41 }, (_, n) => aStockItem({ id: `i${n}`, name: `I ${n}`, packs: [] }));
    const rows = wide.map(({ name }) => `Dal;;;;${name};1;g;;;`);
    expect(taken(wide, ...rows)).toMatchObject({
      portions: {},
      faults: [{ line: 42, column: 'Ingredient' }],
    });
    expect(taken(wide, ...rows.slice(1))).toMatchObject({ faults: [] });
  });

  it('is saved in parts, the preparations first', () => {
    const { batches } = someRecipes();
    const portions = Object.fromEntries(
      ['a', 'b', 'c'].map((key) => [key, [{ itemId: 'paneer', quantity: 1 }]]),
    );
    const parts = inSaves({ portions, batches }, 2);
    expect(parts.map((one) => [Object.keys(one.batches), Object.keys(one.portions)])).toEqual([
      [['gravy'], ['a']],
      [[], ['b', 'c']],
    ]);
    expect(inSaves({ portions: {}, batches: {} })).toEqual([]);
  });
});
