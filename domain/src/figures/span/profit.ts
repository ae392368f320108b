import { minus, partOf, plus, sum, ZERO } from '../../money/money.ts';
import { shareOf } from '../shape/ratio.ts';
import { billedSalesOf, netSalesOf } from './sales.ts';
import type { BasisPoints, Paise } from '../../money/money.ts';
import type { MonthExpenses } from '../shape/period.schema.ts';
import type { CostedSales } from './span-costs.ts';

/** The categories of expenses that are food and drink. All other categories are other costs. */
const FOOD_CATEGORIES: ReadonlySet<string> = new Set([
  'Vegetables',
  'Dairy',
  'Meat and fish',
  'Groceries',
  'Drinks',
]);

/** True when a category of expenses is food and drink. Its purchases are then food cost. */
export const isFoodCategory = (category: string): boolean => FOOD_CATEGORIES.has(category);

/** When at least this share of sales has a cost price, food cost is the cost of the dishes sold. */
const ENOUGH_COSTED: BasisPoints = 9_000;

/** Returns Σ amount of dishes with a cost price ÷ (subtotal − discount). */
export const costedShareOf = (sales: CostedSales): BasisPoints | null =>
  shareOf(sum(Object.values(sales.byDish).map(({ costedPaise }) => costedPaise)), billedSalesOf(sales));

/** Returns the purchases of food and drink: Σ expenses of `FOOD_CATEGORIES`. */
export const purchasesOf = ({ byCategory }: Pick<MonthExpenses, 'byCategory'>): Paise =>
  sum(byCategory.filter(({ category }) => isFoodCategory(category)).map(({ amountPaise }) => amountPaise));

/** A food cost with its kind: the cost prices of the dishes sold, or the purchases. */
export interface FoodCost {
  readonly kind: 'theoretical' | 'purchases';
  readonly amountPaise: Paise;
}

/**
 * Food cost: Σ portions × cost price (theoretical) where at least 90 % of sales have one, else purchases. Null when
 * there is neither. Complimentary portions cost too, and a credit note gives no cost back.
 */
export function foodCostOf(
  sales: CostedSales,
  expenses: Pick<MonthExpenses, 'byCategory'> | null,
): FoodCost | null {
  if ((costedShareOf(sales) ?? 0) >= ENOUGH_COSTED) {
    const amountPaise = sum(Object.values(sales.byDish).map(({ costPaise }) => costPaise));
    return { kind: 'theoretical', amountPaise };
  }
  const amountPaise = expenses === null ? ZERO : purchasesOf(expenses);
  return amountPaise === 0 ? null : { kind: 'purchases', amountPaise };
}

/** The sales and costs of a month, or of months together. */
interface Costs {
  readonly sales: CostedSales;
  readonly expenses: Pick<MonthExpenses, 'totalPaise' | 'byCategory'>;
  readonly payPaise: Paise | null;
}

const foodOf = ({ sales, expenses }: Costs): Paise | null => foodCostOf(sales, expenses)?.amountPaise ?? null;

/** Food cost %: food cost ÷ net sales. */
export const foodCostShareOf = (month: Costs): BasisPoints | null => {
  const food = foodOf(month);
  return food === null ? null : shareOf(food, netSalesOf(month.sales));
};

/** Gross profit: net sales − food cost. */
export const grossProfitOf = (month: Costs): Paise | null => {
  const food = foodOf(month);
  return food === null ? null : minus(netSalesOf(month.sales), food);
};

/** Prime cost: food cost + pay; null until both are known. */
export const primeCostOf = (month: Costs): Paise | null => {
  const food = foodOf(month);
  return food === null || month.payPaise === null ? null : plus(food, month.payPaise);
};

/** Other costs: expenses − purchases of food and drink. */
export const otherCostsOf = ({ expenses }: Pick<Costs, 'expenses'>): Paise =>
  minus(expenses.totalPaise, purchasesOf(expenses));

/** Operating profit: gross profit − other costs − pay. `isBeforePay` is true while the pay is unknown. */
export function operatingProfitOf(
  month: Costs,
): { readonly amountPaise: Paise; readonly isBeforePay: boolean } | null {
  const gross = grossProfitOf(month);
  if (gross === null) return null;
  const amountPaise = minus(gross, plus(otherCostsOf(month), month.payPaise ?? ZERO));
  return { amountPaise, isBeforePay: month.payPaise === null };
}

/**
 * Break-even per day: (other costs + pay) ÷ (gross profit ÷ net sales) ÷ `days`, rounded up to the paisa: the net sales
 * of a day at which the month neither gains nor loses. Null where sales bring no gross profit.
 */
export function breakEvenPerDayOf(month: Costs, days: number): Paise | null {
  const gross = grossProfitOf(month);
  const net = netSalesOf(month.sales);
  if (gross === null || gross <= 0 || net <= 0 || days <= 0) return null;
  const fixed = plus(otherCostsOf(month), month.payPaise ?? ZERO);
  return partOf(fixed, net, gross * days, 'up');
}
