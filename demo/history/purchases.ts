import { dueId } from '@bhoj/domain/expenses/due';
import { paise, rupees, sum, ZERO } from '@bhoj/domain/money/money';
import { DAY, HOUR, startOf } from '@bhoj/domain/time/ist';
import type { Expense, ExpenseMethod, ExpensePart } from '@bhoj/domain/expenses/expense.schema';
import type { ExpenseTemplate } from '@bhoj/domain/expenses/template.schema';
import type { IsoDate } from '@bhoj/domain/time/ist';
import { randomOf } from '../random.ts';
import type { Random } from '../random.ts';

interface Purchase {
  readonly vendor: string;
  readonly category: string;
  readonly item?: string;
  /** Rupees, least and most; for one unit if there is a unit. */
  readonly price: readonly [number, number];
  readonly bought?: { readonly unit: ExpensePart['unit']; readonly quantity: readonly [number, number] };
  readonly method: ExpenseMethod;
  /** True on the days on which it is bought. */
  readonly on: (day: IsoDate) => boolean;
  /** The price a year ago in relation to today's. */
  readonly yearAgo?: number;
}

const dayOfMonth = (day: IsoDate): number => Number(day.slice(8));
const dayNumber = (day: IsoDate): number => Math.round(startOf(day) / DAY);
const every =
  (days: number, from = 0) =>
  (day: IsoDate) =>
    dayNumber(day) % days === from;

const PURCHASES: readonly Purchase[] = [
  { vendor: 'Market Yard', category: 'Vegetables', price: [2_600, 3_900], method: 'drawer', on: every(2) },
  {
    vendor: 'Chitale Dairy',
    category: 'Dairy',
    item: 'Paneer',
    price: [330, 350],
    bought: { unit: 'kg', quantity: [8, 13] },
    method: 'upi',
    on: every(3),
    yearAgo: 0.84,
  },
  {
    vendor: 'Chitale Dairy',
    category: 'Dairy',
    item: 'Milk',
    price: [58, 60],
    bought: { unit: 'litre', quantity: [40, 60] },
    method: 'upi',
    on: every(2, 1),
    yearAgo: 0.95,
  },
  {
    vendor: 'Venky’s Chicken Centre',
    category: 'Meat and fish',
    item: 'Chicken',
    price: [210, 245],
    bought: { unit: 'kg', quantity: [14, 22] },
    method: 'upi',
    on: every(2),
    yearAgo: 0.9,
  },
  {
    vendor: 'Koli Fish',
    category: 'Meat and fish',
    item: 'Prawns',
    price: [1_900, 2_800],
    method: 'drawer',
    on: every(4, 1),
  },
  {
    vendor: 'Bhavani Traders',
    category: 'Groceries',
    price: [11_000, 17_000],
    method: 'bank',
    on: every(8, 2),
  },
  { vendor: 'Deccan Wines', category: 'Drinks', price: [14_000, 21_000], method: 'bank', on: every(7, 3) },
  {
    vendor: 'Bharat Gas',
    category: 'Gas and fuel',
    item: 'Cylinder, 19 kg',
    price: [1_760, 1_860],
    bought: { unit: 'cylinder', quantity: [3, 4] },
    method: 'upi',
    on: every(6, 1),
  },
  {
    vendor: 'Sai Packaging',
    category: 'Packaging',
    price: [1_800, 2_900],
    method: 'upi',
    on: (day) => dayOfMonth(day) === 9,
  },
  { vendor: 'Clean Point', category: 'Cleaning', price: [900, 1_600], method: 'drawer', on: every(11, 4) },
  {
    vendor: 'Deccan Refrigeration',
    category: 'Repairs',
    price: [1_200, 5_800],
    method: 'upi',
    on: (day) => dayOfMonth(day) === 23,
  },
  {
    vendor: 'Instagram',
    category: 'Advertising',
    price: [2_000, 3_500],
    method: 'card',
    on: (day) => dayOfMonth(day) === 15,
  },
];

/** The monthly expenses: paid on their day, and due in the running month. */
const MONTHLY = [
  {
    id: 'demoRentAnnapurna0001',
    vendor: 'Joshi Estates',
    category: 'Rent',
    amount: 92_000,
    dayOfMonth: '05',
  },
  {
    id: 'demoPowerAnnapurna001',
    vendor: 'MSEDCL',
    category: 'Electricity',
    amount: 31_500,
    dayOfMonth: '18',
  },
] as const;

const part = (over: Pick<ExpensePart, 'category' | 'amountPaise'> & Partial<ExpensePart>): ExpensePart => ({
  item: '',
  quantity: null,
  unit: '',
  ...over,
});

const paid = (
  day: IsoDate,
  of: { vendor: string; parts: readonly ExpensePart[]; method: ExpenseMethod },
): Expense => ({
  day,
  month: day.slice(0, 7),
  vendor: of.vendor,
  parts: [...of.parts],
  amountPaise: sum(of.parts.map(({ amountPaise }) => amountPaise)),
  gstPaise: ZERO,
  description: '',
  method: of.method,
  dueOn: null,
  hasPhoto: false,
  templateId: null,
  createdAt: startOf(day) + 10 * HOUR,
  changedAt: startOf(day) + 10 * HOUR,
});

function bought(purchase: Purchase, day: IsoDate, ago: number, random: Random): Expense {
  const { vendor, category, item = '', price, bought: lot, method, yearAgo = 0.93 } = purchase;
  const [least, most] = price;
  // Prices rise evenly over the year.
  const each = (least + random.float() * (most - least)) * (1 - (1 - yearAgo) * ago);
  const quantity = lot === undefined ? null : random.int(...lot.quantity);
  const amountPaise = rupees(Math.round(each * (quantity ?? 1)));
  return paid(day, {
    vendor,
    method,
    parts: [part({ category, item, amountPaise, quantity, unit: lot?.unit ?? '' })],
  });
}

const template = (
  { vendor, category, amount, dayOfMonth: on }: (typeof MONTHLY)[number],
  first: IsoDate,
): ExpenseTemplate => ({
  vendor,
  parts: [part({ category, amountPaise: rupees(amount) })],
  amountPaise: rupees(amount),
  gstPaise: ZERO,
  description: '',
  every: 'month',
  firstOn: `${first.slice(0, 7)}-${on}`,
  madeUntil: null,
  active: true,
  createdAt: startOf(first),
});

export interface Purchases {
  readonly expenses: ReadonlyMap<string, Expense>;
  readonly templates: ReadonlyMap<string, ExpenseTemplate>;
}

/** Returns the expenses of these business days, the oldest first, and the templates of recurring ones. */
export function purchasesOf(days: readonly IsoDate[], seed: string): Purchases {
  const expenses = new Map<string, Expense>();
  const first = days[0];
  if (first === undefined) return { expenses, templates: new Map() };
  for (const [n, day] of days.entries()) {
    const random = randomOf(`${seed} purchases ${day}`);
    const ago = (days.length - n) / 365;
    for (const purchase of PURCHASES.filter(({ on }) => on(day))) {
      expenses.set(random.id(), bought(purchase, day, ago, random));
    }
    for (const { id, vendor, category, amount } of MONTHLY.filter((one) => one.dayOfMonth === day.slice(8))) {
      const vary = category === 'Electricity' ? 0.8 + random.float() * 0.4 : 1;
      const amountPaise = paise(Math.round(amount * vary) * 100);
      const one = paid(day, { vendor, method: 'bank', parts: [part({ category, amountPaise })] });
      expenses.set(dueId(id, day), { ...one, templateId: id });
    }
  }
  const made = (on: string): IsoDate | null => days.findLast((day) => day.slice(8) === on) ?? null;
  const templates = MONTHLY.map(
    (one) => [one.id, { ...template(one, first), madeUntil: made(one.dayOfMonth) }] as const,
  );
  return { expenses, templates: new Map(templates) };
}
