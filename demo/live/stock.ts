import { newId } from '@bhoj/domain/kernel/ids';
import { rupees } from '@bhoj/domain/money/money';
import { receiveGoods } from '@bhoj/domain/stock/buying/receipts.contract';
import { saveVendor } from '@bhoj/domain/stock/buying/vendors.contract';
import { saveRecipes } from '@bhoj/domain/stock/recipes/recipes.contract';
import { saveStockItems } from '@bhoj/domain/stock/recipes/stock-items.contract';
import { UNITS } from '@bhoj/domain/stock/shape/quantity';
import type { Unit } from '@bhoj/domain/stock/shape/quantity';
import type { StockItem } from '@bhoj/domain/stock/shape/items.schema';
import { DAY, dateOf } from '@bhoj/domain/time/ist';
import { callsOf } from './callable.ts';
import type { OnDuty } from './party.ts';

interface Kept {
  readonly id: string;
  readonly name: string;
  readonly unit: Unit;
  readonly category: string;
  readonly shelf: string;
  /** Rupees of one unit. */
  readonly price: number;
  /** In units. */
  readonly par?: number;
  readonly usable?: number;
  readonly pack?: readonly [name: string, units: number];
}

const KEPT: readonly Kept[] = [
  {
    id: 'paneer',
    name: 'Paneer',
    unit: 'kg',
    category: 'Dairy',
    shelf: 'Cold room',
    price: 345,
    par: 8,
    pack: ['Block', 5],
  },
  {
    id: 'milk',
    name: 'Milk',
    unit: 'litre',
    category: 'Dairy',
    shelf: 'Cold room',
    price: 60,
    par: 30,
    pack: ['Crate', 12],
  },
  { id: 'butter', name: 'Butter', unit: 'kg', category: 'Dairy', shelf: 'Cold room', price: 540, par: 5 },
  {
    id: 'cream',
    name: 'Fresh cream',
    unit: 'litre',
    category: 'Dairy',
    shelf: 'Cold room',
    price: 230,
    par: 4,
  },
  {
    id: 'chicken',
    name: 'Chicken',
    unit: 'kg',
    category: 'Meat and fish',
    shelf: 'Freezer',
    price: 240,
    par: 15,
    usable: 78,
  },
  {
    id: 'onion',
    name: 'Onion',
    unit: 'kg',
    category: 'Vegetables',
    shelf: 'Dry store',
    price: 32,
    par: 40,
    usable: 90,
    pack: ['Sack', 50],
  },
  {
    id: 'tomato',
    name: 'Tomato',
    unit: 'kg',
    category: 'Vegetables',
    shelf: 'Dry store',
    price: 38,
    par: 25,
    usable: 95,
    pack: ['Crate', 20],
  },
  {
    id: 'spinach',
    name: 'Spinach',
    unit: 'kg',
    category: 'Vegetables',
    shelf: 'Cold room',
    price: 40,
    par: 6,
    usable: 75,
  },
  { id: 'cashew', name: 'Cashew', unit: 'kg', category: 'Groceries', shelf: 'Dry store', price: 880, par: 3 },
  {
    id: 'toor',
    name: 'Toor dal',
    unit: 'kg',
    category: 'Groceries',
    shelf: 'Dry store',
    price: 150,
    par: 20,
    pack: ['Sack', 25],
  },
  {
    id: 'basmati',
    name: 'Basmati',
    unit: 'kg',
    category: 'Groceries',
    shelf: 'Dry store',
    price: 115,
    par: 30,
    pack: ['Sack', 25],
  },
  {
    id: 'oil',
    name: 'Groundnut oil',
    unit: 'litre',
    category: 'Groceries',
    shelf: 'Dry store',
    price: 168,
    par: 30,
    pack: ['Tin', 15],
  },
  { id: 'ghee', name: 'Ghee', unit: 'kg', category: 'Dairy', shelf: 'Dry store', price: 620, par: 6 },
  { id: 'makhani', name: 'Makhani gravy', unit: 'kg', category: 'Other', shelf: 'Kitchen', price: 0 },
];

const unitsOf = (id: string): number => {
  const kept = KEPT.find((one) => one.id === id);
  if (kept === undefined) throw new RangeError(`the demo keeps no ${id}`);
  return UNITS[kept.unit].size;
};
/** A quantity in thousandths of the item's unit: 120 is 120 g of paneer. */
const amountOf = (itemId: string, thousandths: number) => ({
  itemId,
  quantity: (thousandths * unitsOf(itemId)) / 1000,
});

const itemOf = ({ id, name, unit, category, shelf, price, par, usable, pack }: Kept): StockItem => ({
  id,
  name,
  measure: UNITS[unit].measure,
  unit,
  category,
  shelf,
  packs: pack === undefined ? [] : [{ id: 'pack', name: pack[0], quantity: pack[1] * UNITS[unit].size }],
  ...(par !== undefined && { par: par * UNITS[unit].size }),
  ...(usable !== undefined && { yieldBp: usable * 100 }),
  ...(price > 0 && { usual: { quantity: UNITS[unit].size, paise: rupees(price) } }),
  active: true,
});

const PORTIONS = {
  'paneer-butter-masala:half': [amountOf('paneer', 110), amountOf('makhani', 140)],
  'paneer-butter-masala:full': [amountOf('paneer', 200), amountOf('makhani', 260)],
  'palak-paneer': [
    amountOf('paneer', 150),
    amountOf('spinach', 220),
    amountOf('onion', 40),
    amountOf('oil', 20),
  ],
  'butter-chicken:half': [amountOf('chicken', 220), amountOf('makhani', 160)],
  'butter-chicken:full': [amountOf('chicken', 420), amountOf('makhani', 300)],
  'dal-tadka:half': [amountOf('toor', 60), amountOf('onion', 30), amountOf('ghee', 10)],
  'dal-tadka:full': [amountOf('toor', 110), amountOf('onion', 50), amountOf('ghee', 18)],
  'jeera-rice:half': [amountOf('basmati', 90), amountOf('ghee', 8)],
  'jeera-rice:full': [amountOf('basmati', 160), amountOf('ghee', 14)],
  'masala-chai': [amountOf('milk', 110)],
};

const BATCHES = {
  makhani: {
    uses: [
      amountOf('tomato', 6000),
      amountOf('onion', 2000),
      amountOf('cashew', 700),
      amountOf('butter', 900),
      amountOf('cream', 800),
    ],
    makes: 8 * UNITS.kg.size,
    isKept: false,
  },
};

/** Bills of this morning: units or packs, and rupees. One is paid, the other owed. */
const BILLS = [
  {
    vendor: { name: 'Chitale Dairy', phone: '9822011223', termsDays: 15 },
    number: 'CD/2291',
    paid: false,
    lines: [
      ['paneer', 2, 'pack', 3_450],
      ['milk', 3, 'pack', 2_160],
      ['butter', 4, 'kg', 2_160],
      ['cream', 3, 'litre', 690],
      ['ghee', 5, 'kg', 3_100],
    ],
  },
  {
    vendor: { name: 'Market Yard', phone: '', termsDays: 0 },
    number: '',
    paid: true,
    lines: [
      ['onion', 1, 'pack', 1_600],
      ['tomato', 2, 'pack', 1_520],
      ['spinach', 4, 'kg', 160],
      ['chicken', 18, 'kg', 4_320],
      ['toor', 1, 'pack', 3_750],
      ['basmati', 1, 'pack', 2_875],
    ],
  },
] as const;

/** Switches stock on: items, recipes of the dishes that sell most, two vendors and what they brought this morning. */
export async function stockUp({ urls, owner }: OnDuty): Promise<void> {
  const call = callsOf(urls, owner.idToken);
  await call(saveStockItems, { baseVersion: 0, items: KEPT.map(itemOf) });
  await call(saveRecipes, { baseVersion: 0, portions: PORTIONS, batches: BATCHES });
  const today = dateOf(Date.now());
  for (const { vendor, number, paid, lines } of BILLS) {
    const vendorId = newId();
    await call(saveVendor, { vendorId, gstin: '', payTo: '', note: '', active: true, ...vendor });
    await call(receiveGoods, {
      receiptId: newId(),
      vendorId,
      billNumber: number,
      billDay: today,
      arrivedAt: Date.now(),
      lines: lines.map(([itemId, many, per, amount]) => ({
        itemId,
        amount: many * 1000,
        per: per === 'pack' ? { packId: 'pack' } : { unit: per },
        amountPaise: rupees(amount),
        gstPaise: rupees(0),
        isFree: false,
      })),
      discountPaise: rupees(0),
      chargesPaise: rupees(0),
      roundOffPaise: rupees(0),
      payment: paid ? { method: 'upi', day: today } : { dueOn: dateOf(Date.now() + vendor.termsDays * DAY) },
      purchaseOrderId: null,
      photo: null,
      note: '',
      isConfirmed: true,
    });
  }
}
