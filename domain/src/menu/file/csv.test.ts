import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aCategory, aMenuItem, anAddOn, anAddOnGroup, aVariant, dishOf } from '../../fixtures/menu.ts';
import { paise } from '../../money/money.ts';
import { guarded } from '../../kernel/csv.ts';
import { joined, joinedPairs, parted, partedPairs } from './csv-cells.ts';
import { CSV_COLUMNS } from './csv-columns.ts';
import { importRows, menuRowsOf } from './csv.ts';
import { wrongNamesInMenu } from '../dish/wrong-names.ts';
import { MAX_DISHES, menuContentSchema } from '../shape/menu-content.schema.ts';
import { FOOD_MARKS } from '../shape/menu.schema.ts';
import type { Food } from '../shape/food.schema.ts';
import type { CsvImport, CsvRow } from './csv.ts';
import type { MenuContent } from '../shape/menu.schema.ts';

/** The cells of an exported menu as its file has them. */
const fileOf = (menu: MenuContent) => menuRowsOf(menu).map((cells) => cells.map(guarded));
const numbered = (cells: readonly (readonly string[])[]): CsvRow[] =>
  cells.map((row, i) => ({ line: i + 1, cells: row }));
let made = 0;
const newId = () => `new-${(made += 1)}`;
const imported = (menu: MenuContent, cells: readonly (readonly string[])[]) =>
  importRows(menu, numbered(cells), newId) as CsvImport;
const EMPTY: MenuContent = { categories: [], items: [], addOnGroups: [] };
const faultsOf = ({ faults }: CsvImport) => faults.map(({ line, column, code }) => [line, column, code]);

const HEADS = ['Category', 'Dish', 'Mark', 'Price'];
const dal = aMenuItem({
  id: 'dal',
  categoryId: 'mains',
  name: 'Dal makhani',
  otherNames: { hi: 'दाल मखनी' },
  description: '',
  food: { jain: 'on-request' },
  spice: 1,
  photo: 'A'.repeat(22),
  prepMinutes: 15,
  pricePaise: paise(24_000),
  variants: [aVariant({ id: 'half', name: 'Half', otherNames: { hi: 'हाफ़' }, pricePaise: paise(24_000) })],
  addOnGroupIds: ['breads'],
});
const breads = anAddOnGroup({
  id: 'breads',
  name: 'Breads',
  options: [anAddOn({ id: 'naan', name: 'Naan', pricePaise: paise(0) })],
});
const menu: MenuContent = {
  categories: [aCategory({ id: 'mains', name: 'Mains' })],
  items: [dal],
  addOnGroups: [breads],
};

describe('cells', () => {
  const text = fc
    .string({ unit: fc.constantFrom(...Array.from("'=+-@|\\aदि ")) })
    .map((typed) => typed.trim());

  it('can hold several values with any characters in their names', () => {
    const some = fc.array(text.filter((typed) => typed !== ''));
    fc.assert(
      fc.property(some, (texts) => {
        expect(parted(joined(texts))).toEqual(texts);
        expect(partedPairs(joinedPairs(texts.map((t) => [t, '1'])))).toEqual(texts.map((t) => [t, '1']));
      }),
    );
  });
});

describe('an import', () => {
  it('makes dishes and their categories, with the defaults of new dishes', () => {
    const result = imported(EMPTY, [
      HEADS,
      ['Mains', 'Dal', 'Veg', '₹1,240.50'],
      ['mains', 'Kofta', 'non veg', '300'],
    ]);
    expect(result).toMatchObject({ added: 2, changed: 0, faults: [] });
    expect(result.content.categories.map(({ name }) => name)).toEqual(['Mains']);
    expect(result.content.items).toMatchObject([
      { name: 'Dal', pricePaise: 124_050, mark: 'veg', station: 'Main kitchen', prepMinutes: 15 },
      { name: 'Kofta', pricePaise: 30_000, mark: 'non-veg' },
    ]);
    expect(menuContentSchema.safeParse(result.content).success).toBe(true);
  });

  it('changes the dish with that id, or that category and name, and only the fields in the file', () => {
    const byId = imported(menu, [
      ['ID', 'Category', 'Dish', 'Price'],
      ['dal', 'Mains', 'Dal fry', ''],
    ]);
    expect(byId).toMatchObject({ added: 0, changed: 1, faults: [] });
    expect(byId.content.items).toEqual([{ ...dal, name: 'Dal fry' }]);
    const byName = imported(menu, [
      ['Dish', 'Category', 'Minutes'],
      ['DAL MAKHANI ', 'mains', '20'],
    ]);
    expect(byName.content.items).toEqual([{ ...dal, name: 'DAL MAKHANI', prepMinutes: 20 }]);
  });

  it('reads short codes, and refuses one that another dish has', () => {
    const coded = { ...menu, items: [{ ...dal, code: 'DM' }] };
    const after = (...rows: string[][]) =>
      imported(coded, [['Category', 'Dish', 'Mark', 'Price', 'Short code'], ...rows]);
    expect(after(['Mains', dal.name, 'veg', '240', '']).content.items[0]?.code).toBe('DM');
    expect(after(['Mains', dal.name, 'veg', '240', 'd2']).content.items[0]?.code).toBe('D2');
    expect(after(['Mains', 'Roti', 'veg', '20', 'dm']).faults).toMatchObject([
      { column: 'Short code', code: 'code-taken' },
    ]);
    expect(after(['Mains', 'Roti', 'veg', '20', 'a b']).faults).toMatchObject([
      { column: 'Short code', code: 'unreadable' },
    ]);
    const twice = after(['Mains', 'Roti', 'veg', '20', '9'], ['Mains', 'Naan', 'veg', '40', '9']);
    expect(twice.content.items.map(({ code }) => code)).toEqual(['DM', '9']);
  });

  it('reads the packing charge of a dish: 0 for nothing, and an empty cell keeps it', () => {
    const packed = { ...menu, items: [{ ...dal, packingPaise: paise(5_00) }] };
    const after = (cell: string) =>
      imported(packed, [
        ['Category', 'Dish', 'Packing'],
        ['Mains', 'Dal makhani', cell],
      ]);
    expect(after('7.50').content.items[0]?.packingPaise).toBe(7_50);
    expect(after('').content.items[0]?.packingPaise).toBe(5_00);
    expect(after('0').content.items[0]?.packingPaise).toBe(0);
    expect(faultsOf(after('five'))).toEqual([[2, 'Packing', 'unreadable']]);
  });

  it('reads the MRP on a pack, and refuses a price above it', () => {
    const water = dishOf('Water', 20, { taxClass: 'goods', goods: { hsn: '22011010', taxBp: 1800 } });
    const packed = { ...menu, items: [{ ...water, categoryId: dal.categoryId, mrpPaise: paise(20_00) }] };
    const after = (...cells: string[]) =>
      imported(packed, [
        ['Category', 'Dish', 'Price', 'Printed MRP'],
        ['Mains', 'Water', ...cells],
      ]);
    expect(after('22', '25').content.items[0]).toMatchObject({ pricePaise: 22_00, mrpPaise: 25_00 });
    expect(after('18', '').content.items[0]).toMatchObject({ pricePaise: 18_00, mrpPaise: 20_00 });
    expect(faultsOf(after('21', ''))).toEqual([[2, 'Printed MRP', 'above-mrp']]);
    // An empty cell keeps the MRP; a dash takes it away.
    const bare = after('21', '-').content.items[0];
    expect(bare).toMatchObject({ pricePaise: 21_00 });
    expect(bare).not.toHaveProperty('mrpPaise');
    expect(faultsOf(after('20', 'none'))).toEqual([[2, 'Printed MRP', 'unreadable']]);
    const dals = { ...packed, items: [dal] };
    const food = imported(dals, [
      ['Category', 'Dish', 'Printed MRP'],
      ['Mains', 'Dal makhani', '900'],
    ]);
    expect(faultsOf(food)).toEqual([[2, 'Printed MRP', 'mrp']]);
  });

  it('takes the MRPs of all sizes away with a dash (P-MENU-7)', () => {
    const sizes = [
      aVariant({ id: 'half', name: '500 ml', pricePaise: paise(10_00), mrpPaise: paise(10_00) }),
      aVariant({ id: 'full', name: '1 l', pricePaise: paise(20_00), mrpPaise: paise(20_00) }),
    ];
    const water = aMenuItem({
      ...dal,
      name: 'Water',
      taxClass: 'goods',
      goods: { hsn: '22011010', taxBp: 1800 },
      variants: sizes,
      pricePaise: paise(10_00),
      addOnGroupIds: [],
    });
    const rows = (cell: string) =>
      imported({ ...menu, items: [water] }, [
        ['Category', 'Dish', 'Printed MRP'],
        ['Mains', 'Water', cell],
      ]).content.items[0]?.variants;
    expect(rows('')).toEqual(sizes);
    expect(rows('-')).toEqual(sizes.map(({ id, name, pricePaise }) => aVariant({ id, name, pricePaise })));
  });

  it('keeps the ids and Hindi names of sizes that stay', () => {
    const sizes = [
      ['Category', 'Dish', 'Sizes'],
      ['Mains', 'Dal makhani', 'Half = 250 | Full = 400'],
    ];
    expect(imported(menu, sizes).content.items[0]?.variants).toMatchObject([
      { id: 'half', otherNames: { hi: 'हाफ़' }, pricePaise: 25_000 },
      { name: 'Full', otherNames: {}, pricePaise: 40_000 },
    ]);
  });

  it('reads names in a further language, and names the cell at fault, of a size too', () => {
    const file = (hindi: string, ofSizes: string) =>
      imported(menu, [
        ['Category', 'Dish', 'Hindi', 'Sizes in Hindi'],
        ['Mains', 'Dal makhani', hindi, ofSizes],
      ]);
    expect(file('दाल', 'आधा').content.items[0]).toMatchObject({
      otherNames: { hi: 'दाल' },
      variants: [{ otherNames: { hi: 'आधा' } }],
    });
    expect(file('', '').content.items[0]).toMatchObject({ otherNames: {}, variants: [{ otherNames: {} }] });
    expect(faultsOf(file('क'.repeat(121), ''))).toEqual([[2, 'Hindi name', 'invalid']]);
    expect(faultsOf(file('', 'क'.repeat(121)))).toEqual([[2, 'Sizes in Hindi', 'invalid']]);
  });

  it('reads packaged and exempt goods, and names the cell that is missing or wrong', () => {
    const file = (taxClass: string, hsn: string, rate: string) =>
      imported(menu, [
        ['Category', 'Dish', 'Tax class', 'HSN', 'GST rate'],
        ['Mains', 'Dal makhani', taxClass, hsn, rate],
      ]);
    expect(file('goods', '2202 10 10', '40 %').content.items).toMatchObject([
      { taxClass: 'goods', goods: { hsn: '22021010', taxBp: 4000 } },
    ]);
    expect(file('exempt', '0401', '').content.items).toMatchObject([{ goods: { hsn: '0401', taxBp: 0 } }]);
    expect(file('standard', '0401', '5').content.items).toMatchObject([{ goods: null }]);
    expect(faultsOf(file('goods', '', '18'))).toEqual([[2, 'HSN', 'missing']]);
    expect(faultsOf(file('goods', '402', '18'))).toEqual([[2, 'HSN', 'unreadable']]);
    expect(faultsOf(file('goods', '0402', ''))).toEqual([[2, 'GST rate', 'missing']]);
    expect(faultsOf(file('goods', '0402', 'five'))).toEqual([[2, 'GST rate', 'unreadable']]);
  });

  it('deletes nothing', () => {
    const result = imported(menu, [HEADS, ['Breads', 'Naan', 'veg', '50']]);
    expect(result.content.items).toEqual([dal, expect.objectContaining({ name: 'Naan' })]);
    expect(result.content.addOnGroups).toEqual(menu.addOnGroups);
  });

  it('reports each bad cell with its line and leaves the row out', () => {
    const result = imported(menu, [
      [...HEADS, 'Spice', 'Food rules', 'Add-ons', 'Sizes', 'Tax class', 'Hindi name'],
      ['', 'No category', 'veg', '10'],
      ['Mains', '', 'veg', '10'],
      ['Mains', 'No mark', '', '10'],
      ['Mains', 'Odd mark', 'fish', '10'],
      ['Mains', 'No price', 'veg', ''],
      ['Mains', 'Odd price', 'veg', 'ten', '7'],
      ['Mains', 'Too hot', 'veg', '10', '4', 'maybe'],
      ['Mains', 'Odd group', 'veg', '10', '', '', 'Sauces'],
      ['Mains', 'Odd size', 'veg', '', '', '', '', 'Half 20'],
      ['Mains', 'Odd tax', 'veg', '10', '', '', '', '', 'vat'],
      ['Mains', 'x'.repeat(121), 'veg', '10'],
      ['Mains', 'Long Hindi', 'veg', '10', '', '', '', '', '', 'क'.repeat(121)],
      ['Mains', 'Good', 'veg', '10'],
    ]);
    expect(faultsOf(result)).toEqual([
      [2, 'Category', 'missing'],
      [3, 'Dish', 'missing'],
      [4, 'Mark', 'missing'],
      [5, 'Mark', 'unreadable'],
      [6, 'Price', 'missing'],
      [7, 'Price', 'unreadable'],
      [7, 'Spice', 'invalid'],
      [8, 'Food rules', 'unreadable'],
      [8, 'Spice', 'invalid'],
      [9, 'Add-ons', 'unknown-group'],
      [10, 'Sizes', 'unreadable'],
      [11, 'Tax class', 'unreadable'],
      [12, 'Dish', 'invalid'],
      [13, 'Hindi name', 'invalid'],
    ]);
    expect(result.content.items.map(({ name }) => name)).toEqual(['Dal makhani', 'Good']);
  });

  it('refuses names that may not be on a bill, unless they stand on the menu already', () => {
    const rows = [
      ['Category', 'Dish', 'Mark', 'Price', 'Tax class', 'Sizes', 'Hindi name', 'Sizes in Hindi'],
      ['Bar', 'Beer', 'veg', '300'],
      ['Bar', 'Draught beer', 'veg', '300', 'liquor'],
      ['Bar', 'Drink', 'veg', '', '', 'Rum = 200'],
      ['Bar', 'Fee', 'veg', '50', '', '', 'सेवा शुल्क'],
      ['Bar', 'Other fee', 'veg', '', '', 'One = 50', '', 'सेवा शुल्क'],
    ];
    const result = imported(EMPTY, rows);
    expect(faultsOf(result)).toEqual([
      [2, 'Dish', 'liquor-as-food'],
      [4, 'Sizes', 'liquor-as-food'],
      [5, 'Hindi name', 'service-charge'],
      [6, 'Sizes in Hindi', 'service-charge'],
    ]);
    expect(result.content.items.map(({ name }) => name)).toEqual(['Draught beer']);
    const before = { ...menu, items: [{ ...dal, name: 'Beer' }] };
    expect(imported(before, menuRowsOf(before)).faults).toEqual([]);
  });

  it('reads a name with two readings, and says so', () => {
    const rows = [
      HEADS,
      ['Bar', 'Mojito', 'veg', '300'],
      ['Bar', 'Cover charge', 'veg', '100'],
      ['Bar', 'Lassi', 'veg', '90'],
    ];
    const result = imported(EMPTY, rows);
    expect([result.added, result.faults]).toEqual([3, []]);
    expect(result.told).toEqual([
      { what: 'maybe-liquor', line: 2, text: 'Mojito' },
      { what: 'maybe-service-charge', line: 3, text: 'Cover charge' },
    ]);
    expect(imported(result.content, rows).told).toEqual([]);
  });

  it('refuses a second row for one dish and names the line of the first', () => {
    const result = imported(EMPTY, [HEADS, ['A', 'Dal', 'veg', '1'], ['a', 'dal', 'veg', '2']]);
    expect(result.faults).toEqual([{ line: 3, column: 'Dish', code: 'repeated', cell: '2', dish: 'dal' }]);
    expect(result.content.items).toMatchObject([{ pricePaise: 100 }]);
  });

  it('refuses rows in which the file itself is broken', () => {
    const rows = [
      ...numbered([HEADS, ['A', 'Dal', 'veg', '1', 'and more']]),
      { line: 3, cells: [], isBroken: true },
    ];
    expect(faultsOf(importRows(EMPTY, rows, newId) as CsvImport)).toEqual([
      [2, null, 'too-many-cells'],
      [3, null, 'broken-quotes'],
    ]);
  });

  it('stops when the menu is full', () => {
    const rows = Array.from({ length: MAX_DISHES + 1 }, (_, i) => ['A', `Dish ${i}`, 'veg', '1']);
    const result = imported(EMPTY, [HEADS, ...rows]);
    expect(result.added).toBe(MAX_DISHES);
    expect(faultsOf(result)).toEqual([[MAX_DISHES + 2, 'Dish', 'menu-full']]);
  });

  it('needs category and dish, and reports unknown headings', () => {
    expect(importRows(EMPTY, numbered([['Dish', 'Price']]), newId)).toEqual({ lacking: ['Category'] });
    expect(importRows(EMPTY, [], newId)).toEqual({ lacking: ['Category', 'Dish'] });
    expect(imported(EMPTY, [['category', 'Item name', 'Colour', '']]).ignored).toEqual(['Colour']);
  });

  it('finds 50 bad rows among 2,000', () => {
    const rows = Array.from({ length: 2000 }, (_, i) => [
      `Category ${i % 20}`,
      `Dish ${i}`,
      'veg',
      i % 40 === 7 ? 'free' : '100',
    ]);
    const result = imported(EMPTY, [HEADS, ...rows]);
    expect([result.added, result.faults.length]).toEqual([1950, 50]);
    expect(result.faults[0]).toEqual({
      line: 9,
      column: 'Price',
      code: 'unreadable',
      cell: 'free',
      dish: 'Dish 7',
    });
    expect(menuContentSchema.safeParse(result.content).success).toBe(true);
  });
});

describe('export and import', () => {
  const some = <T>(values: readonly T[]) => fc.constantFrom(...values);
  const name = fc
    .string({ unit: fc.constantFrom(...Array.from('=-@+\'|\\"ab;,दाल []')), minLength: 1, maxLength: 12 })
    .map((text) => text.trim())
    .filter((text) => text !== '');
  const hindi = fc.record({ hi: name }, { requiredKeys: [] });
  const amount = fc.integer({ min: 0, max: 1_000_000 }).map(paise);
  const dishes = fc.array(
    fc.record({
      at: fc.nat(),
      name,
      otherNames: hindi,
      description: fc.oneof(name, fc.constant('')),
      mark: some(FOOD_MARKS),
      food: fc.constantFrom<Food>({}, { halal: 'fits', 'no-nuts': 'does-not' }, { 'no-dairy': 'on-request' }),
      spice: fc.integer({ min: 0, max: 3 }),
      station: name,
      taxed: fc.oneof(
        fc.record({ taxClass: some(['standard', 'exempt', 'liquor'] as const), goods: fc.constant(null) }),
        fc.constant({ taxClass: 'exempt' as const, goods: { hsn: '0401', taxBp: 0 } }),
        some([250, 500, 1800, 4000]).map((taxBp) => ({
          taxClass: 'goods' as const,
          goods: { hsn: '22021010', taxBp },
        })),
      ),
      prepMinutes: fc.integer({ min: 0, max: 240 }),
      pricePaise: amount,
      hasCode: fc.boolean(),
      packing: fc.constantFrom({}, { packingPaise: paise(7_50) }, { packingPaise: paise(0) }),
      variants: fc.array(fc.record({ name, otherNames: hindi, pricePaise: amount }), { maxLength: 3 }),
      addOnGroupIds: fc.subarray(['g0', 'g1', 'g2']),
    }),
    { maxLength: 8 },
  );
  const menus = (unique: boolean): fc.Arbitrary<MenuContent> =>
    fc
      .tuple(
        unique
          ? fc.uniqueArray(name, { selector: (text) => text.toLowerCase(), minLength: 1, maxLength: 4 })
          : fc.array(name, { minLength: 1, maxLength: 4 }),
        fc.uniqueArray(name, { minLength: 3, maxLength: 3 }),
        dishes,
      )
      .map(([categories, groups, items]) => ({
        categories: categories.map((text, i) => ({
          id: `c${i}`,
          name: text,
          otherNames: {},
          from: null,
          to: null,
        })),
        addOnGroups: groups.map((text, i) => ({
          ...breads,
          id: `g${i}`,
          name: text,
          ...(i > 0 && { mostOfOne: i + 1 }),
        })),
        items: items.map(({ at, variants, taxed, packing, hasCode, ...item }, i) => ({
          ...item,
          ...taxed,
          ...packing,
          ...(hasCode && { code: `C${i}` }),
          name: unique ? `${item.name} ${i}` : item.name,
          id: `i${i}`,
          categoryId: `c${at % categories.length}`,
          photo: null,
          variants: variants.map((variant, n) => ({ ...variant, id: `v${n}` })),
        })),
      }));

  it('give exactly the same menu back', () => {
    fc.assert(
      fc.property(menus(false), (any) => {
        const result = imported(any, fileOf(any));
        expect(result.faults).toEqual([]);
        expect(result.content).toEqual(any);
        expect(result).toMatchObject({ added: 0, changed: 0, unchanged: any.items.length });
      }),
    );
  });

  it('copy a menu to another restaurant, except photos and hours', () => {
    // The signs of these names can spell a drink: "a=|= 3" reads as ale.
    const allowed = menus(true).filter((any) => wrongNamesInMenu(EMPTY, any).length === 0);
    fc.assert(
      fc.property(allowed, (any) => {
        const result = imported({ ...EMPTY, addOnGroups: any.addOnGroups }, fileOf(any));
        expect(result.faults).toEqual([]);
        expect(menuRowsOf(result.content)).toEqual(menuRowsOf(any));
      }),
    );
  });

  /** The cells of the dish in `menu`; the others are empty. */
  const WRITTEN: Readonly<Record<string, string>> = {
    ID: 'dal',
    Category: 'Mains',
    Dish: 'Dal makhani',
    'Hindi name': 'दाल मखनी',
    Mark: 'veg',
    Price: '240',
    Sizes: 'Half = 240',
    'Sizes in Hindi': 'हाफ़',
    'Food rules': 'Jain = on request',
    Spice: '1',
    Station: 'Main kitchen',
    'Tax class': 'standard',
    Minutes: '15',
    'Add-ons': 'Breads',
    'Most of one add-on': '',
  };

  it('write every column', () => {
    expect(menuRowsOf(menu)).toEqual([[...CSV_COLUMNS], CSV_COLUMNS.map((column) => WRITTEN[column] ?? '')]);
  });
});
