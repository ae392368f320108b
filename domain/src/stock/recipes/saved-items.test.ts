import { describe, expect, it } from 'vitest';
import { aStockItem, KG, LITRE, someRecipes, someStockItems } from '../../fixtures/stock.ts';
import { paise } from '../../money/money.ts';
import {
  freed,
  itemFaults,
  itemsWith,
  kitchenStockOf,
  NO_ITEMS,
  remeasured,
  usersOf,
} from './saved-items.ts';
import { NO_RECIPES } from './saved-recipes.ts';
import type { StockItem } from '../shape/items.schema.ts';

const nothing = { moved: new Set<string>(), recipes: NO_RECIPES, stocked: new Set<string>() };
const save = (...items: StockItem[]) => ({ baseVersion: 1, items });
const ghee = aStockItem({ id: 'ghee', name: 'Ghee', measure: 'volume', unit: 'litre' });

describe('itemsWith', () => {
  it('adds and changes items by id, and leaves the others and the stores', () => {
    const before = someStockItems();
    const cheaper = aStockItem({ par: 4 * KG });
    const after = itemsWith(before, save(ghee, cheaper), nothing);
    expect(after).toEqual({
      ...before,
      version: 2,
      items: [cheaper, ...before.items.slice(1), ghee],
    });
  });

  it('is the same document when a save comes again, also with an old version', () => {
    const after = itemsWith(someStockItems(), save(ghee), nothing);
    expect(itemsWith(after, save(ghee), nothing)).toBe(after);
  });

  it('refuses what was saved meanwhile', () => {
    expect(() => itemsWith(someStockItems({ version: 4 }), save(ghee), nothing)).toThrow('changed-meanwhile');
    expect(itemsWith(NO_ITEMS, { baseVersion: 0, items: [ghee] }, nothing).version).toBe(1);
  });

  it('names the row and the field at fault', () => {
    const faults = (item: StockItem, facts: Partial<typeof nothing> = {}) =>
      itemFaults(someStockItems(), save(ghee, item), { ...nothing, ...facts }).map(
        ({ row, field, with: what }) => [row, field, what],
      );
    expect(faults(aStockItem({ id: 'other', name: 'ONION ' }))).toEqual([[1, 'name', 'Onion']]);
    expect(faults(aStockItem({ id: 'x', name: 'X', storeId: 'cellar' }))).toEqual([[1, 'store', 'cellar']]);
    expect(
      faults(aStockItem({ packs: [1, 2].map((n) => ({ id: `${n}`, name: 'Block', quantity: n * KG })) })),
    ).toEqual([[1, 'packs', '']]);
    const inLitres = aStockItem({ measure: 'volume', unit: 'litre', par: LITRE });
    expect(faults(inLitres)).toEqual([]);
    expect(faults(inLitres, { moved: new Set(['paneer']) })).toEqual([[1, 'measure', '']]);
    expect(faults(inLitres, { recipes: someRecipes() })).toEqual([[1, 'measure', 'paneer-tikka']]);
    expect(faults(aStockItem({ active: false }))).toEqual([]);
    expect(faults(aStockItem({ active: false }), { recipes: someRecipes() })).toEqual([
      [1, 'active', 'paneer-tikka'],
    ]);
  });

  it('does not refuse an old item for what it always was', () => {
    const odd = aStockItem({ id: 'odd', storeId: 'gone' });
    const before = someStockItems({ items: [aStockItem(), odd] });
    expect(itemsWith(before, save(odd, ghee), nothing).items).toContainEqual(ghee);
  });

  it('keeps a store that has stock or is the store of an item', () => {
    const stores = (facts = nothing, item = aStockItem()) =>
      itemsWith(someStockItems({ items: [item] }), { ...save(), stores: [] }, facts).stores;
    expect(stores()).toEqual([]);
    expect(() => stores({ ...nothing, stocked: new Set(['bar']) })).toThrow('stock-unfit');
    expect(() => stores(nothing, aStockItem({ storeId: 'bar' }))).toThrow('stock-unfit');
  });

  it('takes no more than 2,000 items', () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, n) => aStockItem({ id: `i${n}`, name: `Item ${n}` }));
    const before = { ...NO_ITEMS, version: 1 };
    expect(itemsWith(before, save(...many(2000)), nothing).items).toHaveLength(2000);
    expect(() => itemsWith(before, save(...many(2001)), nothing)).toThrow('stock-unfit');
  });
});

it('names the items whose measure changes', () => {
  expect(
    remeasured(someStockItems(), [
      ghee,
      aStockItem(),
      aStockItem({ id: 'onion', measure: 'count', unit: 'piece' }),
    ]),
  ).toEqual(['onion']);
});

it('names the items that are switched off or measured anew', () => {
  const off = aStockItem({ active: false });
  const before = someStockItems();
  expect(freed(before, [ghee, off, aStockItem({ id: 'onion', measure: 'count', unit: 'piece' })])).toEqual([
    'paneer',
    'onion',
  ]);
  expect(freed(someStockItems({ items: [off] }), [{ ...off, shelf: '' }])).toEqual([]);
});

it('finds who uses an item: a dish, a preparation, or its own batch', () => {
  const users = usersOf(someRecipes());
  expect([users.get('paneer'), users.get('onion'), users.get('ghee')]).toEqual([
    'paneer-tikka',
    'gravy',
    undefined,
  ]);
  expect(usersOf({ ...someRecipes(), portions: {} }).get('gravy')).toBe('gravy');
});

it('says which recipe holds an item by its name', () => {
  const facts = { ...nothing, recipes: someRecipes(), nameOf: () => 'Paneer tikka, Half' };
  expect(itemFaults(someStockItems(), save(aStockItem({ active: false })), facts)).toMatchObject([
    { field: 'active', with: 'Paneer tikka, Half' },
  ]);
});

it('checks 2,000 items against 1,500 recipes at once', () => {
  const items = Array.from({ length: 2000 }, (_, n) => aStockItem({ id: `i${n}`, name: `Item ${n}` }));
  let read = 0;
  const portions = Object.fromEntries(
    Array.from({ length: 1500 }, (_, n) => [
      `d${n}`,
      [
        {
          get itemId() {
            read += 1;
            return `i${n}`;
          },
          quantity: 1,
        },
      ],
    ]),
  );
  itemFaults(NO_ITEMS, save(...items), { ...nothing, recipes: { portions, batches: {} } });
  expect(read).toBe(1500);
});

it('shows the kitchen the items in use without what they cost, and which dishes have a recipe without what is in it', () => {
  const usual = { quantity: KG, paise: paise(34_500) };
  const items = [
    aStockItem({ usual }),
    aStockItem({ id: 'rum', name: 'Old rum', storeId: 'bar' }),
    aStockItem({ id: 'old', active: false }),
  ];
  const uses = [{ itemId: 'paneer', quantity: KG }];
  const portions = { tikka: uses, 'naan:large': uses, 'extras/butter': uses };
  expect(kitchenStockOf({ items }, { portions })).toEqual({
    items: [
      { id: 'paneer', name: 'Paneer', unit: 'kg' },
      { id: 'rum', name: 'Old rum', unit: 'kg', storeId: 'bar' },
    ],
    dishes: ['naan:large', 'tikka'],
  });
});
