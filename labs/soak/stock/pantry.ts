import { aStockItem, aVendor, KG, LITRE, PIECE } from '@bhoj/domain/fixtures/stock';
import { vendors } from '@bhoj/domain/stock/shape/buying.collection';
import { kitchenStock, recipes, stockItems } from '@bhoj/domain/stock/shape/stock.collection';
import { kitchenStockOf } from '@bhoj/domain/stock/recipes/saved-items';
import type { StockItem, StockItems } from '@bhoj/domain/stock/shape/items.schema';
import type { Recipes } from '@bhoj/domain/stock/shape/recipes.schema';
import { put } from '../../../tests/support/arrange.ts';

const G = KG / 1000;
const ML = LITRE / 1000;

const item = (id: string, more: Partial<StockItem> = {}): StockItem =>
  aStockItem({ id, name: id, packs: [], par: 5 * KG, shelf: '', ...more });

/** Items of each measure, with packs, a yield, a factor, a store of their own, and one that stops the sale. */
const ITEMS: StockItems = {
  version: 1,
  stores: [
    { id: 'bar', name: 'Bar' },
    { id: 'loft', name: 'Loft' },
  ],
  items: [
    item('rice', { category: 'Groceries', packs: [{ id: 'sack', name: 'Sack', quantity: 25 * KG }] }),
    item('batter', { category: 'Other' }),
    item('butter', { packs: [{ id: 'block', name: 'Block', quantity: KG / 2 }] }),
    item('ghee', { measure: 'volume', unit: 'litre', factors: [{ of: 'kg', is: 1_098_901 }] }),
    item('lentils', { category: 'Groceries', unit: 'g', yieldBp: 9_700 }),
    item('onion', { category: 'Vegetables', yieldBp: 8_700 }),
    item('gravy', { category: 'Other' }),
    item('coffee', { category: 'Groceries', usual: { quantity: KG, paise: 640_07 as never } }),
    item('milk', { measure: 'volume', unit: 'litre', par: 20 * LITRE }),
    item('bottle', { measure: 'count', unit: 'piece', category: 'Drinks', par: 24 * PIECE }),
    item('can', { measure: 'count', unit: 'dozen', category: 'Drinks', storeId: 'bar', stopsSale: true }),
    item('lager', { measure: 'volume', unit: 'ml', category: 'Drinks', storeId: 'bar' }),
  ],
};

/** The recipes of the soak's menu. No act changes the recipes of `FIXED`, so their use is known. */
const RECIPES: Recipes = {
  version: 1,
  portions: {
    'masala-dosa': [
      { itemId: 'batter', quantity: 110 * G },
      { itemId: 'butter', quantity: 20 * G },
    ],
    'extras/butter': [{ itemId: 'butter', quantity: 15 * G }],
    // Fried in ghee instead of butter.
    'extras/ghee': [
      { itemId: 'butter', quantity: -25 * G },
      { itemId: 'ghee', quantity: 18 * ML },
    ],
    'filter-coffee': [
      { itemId: 'coffee', quantity: 12_345 },
      { itemId: 'milk', quantity: 80 * ML },
    ],
    'dal-makhani': [
      { itemId: 'lentils', quantity: 80 * G },
      { itemId: 'gravy', quantity: 50 * G },
    ],
    'dal-makhani:full': [
      { itemId: 'lentils', quantity: 150 * G },
      { itemId: 'gravy', quantity: 95 * G },
    ],
    water: [{ itemId: 'bottle', quantity: PIECE }],
    cola: [{ itemId: 'can', quantity: PIECE }],
  },
  batches: {
    batter: { uses: [{ itemId: 'rice', quantity: 3 * KG }], makes: 7 * KG, isKept: true },
    gravy: {
      uses: [
        { itemId: 'onion', quantity: 2 * KG },
        { itemId: 'butter', quantity: 150 * G },
      ],
      makes: 3 * KG,
      isKept: false,
    },
  },
};

/** Items with a known use: so much for each portion on a bill, whatever guests add to the dish. */
export const FIXED: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  batter: { 'masala-dosa': 110 * G },
  bottle: { water: PIECE },
  can: { cola: PIECE },
};

/** The ingredient and the yield of a preparation that no act changes: `uses` of the one makes `makes` of the other. */
export const FIXED_BATCH = { itemId: 'batter', of: 'rice', uses: 3 * KG, makes: 7 * KG } as const;

/** The items that go into a portion or a batch in an amount that no act changes. */
export const TAKEN_ALIKE: readonly string[] = [...Object.keys(FIXED), FIXED_BATCH.of];

/** The recipes that acts change. */
export const CHANGED_RECIPES = ['filter-coffee', 'dal-makhani', 'extras/butter'] as const;

export const VENDORS = ['VendorAAAAAAAAAAAAA1', 'VendorAAAAAAAAAAAAA2'] as const;

/** Lets a restaurant keep stock. It has items, recipes and vendors, and nothing in the house. */
export async function keepStock(restaurantId: string): Promise<void> {
  await Promise.all([
    put(stockItems, { restaurantId }, ITEMS),
    put(kitchenStock, { restaurantId }, kitchenStockOf(ITEMS, RECIPES)),
    put(recipes, { restaurantId }, RECIPES),
    ...VENDORS.map((vendorId, n) =>
      put(vendors, { restaurantId, vendorId }, aVendor({ name: `Vendor ${n}`, gstin: '' })),
    ),
  ]);
}
