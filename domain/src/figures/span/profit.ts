import { minus, partOf, plus, sum, ZERO } from '../../money/money.ts';
import { shareOf } from '../shape/ratio.ts';
import { billedSalesOf, netSalesOf, operatorSalesOf } from './sales.ts';
import type { BasisPoints, Paise } from '../../money/money.ts';
import type { CostedExpenses } from './costs-of-month.ts';
import type { CostedSales, SpanCosts } from './span-costs.ts';

/** When at least this share of sales has a cost price, food cost is the cost of the dishes sold. */
const ENOUGH_COSTED: BasisPoints = 9_000;

/**
 * Returns the part of the sales that has a cost price: Σ amount of dishes with one ÷ (subtotal − discount + orders of
 * aggregators). Those orders are part of the whole, although no day counts their dishes.
 */
export const costedShareOf = (sales: CostedSales): BasisPoints | null =>
  shareOf(
    sum(Object.values(sales.byDish).map(({ costedPaise }) => costedPaise)),
    plus(billedSalesOf(sales), operatorSalesOf(sales)),
  );

/** Returns the purchases of food and drink: Σ expenses of the categories that are food (`kindOfCategory`). */
export const purchasesOf = ({ byCategory }: Pick<CostedExpenses, 'byCategory'>): Paise =>
  sum(byCategory.filter(({ isFood }) => isFood).map(({ amountPaise }) => amountPaise));

/** A food cost with its kind: the cost prices of the dishes sold, or the purchases. */
export interface FoodCost {
  readonly kind: 'theoretical' | 'purchases';
  readonly amountPaise: Paise;
}

/**
 * Food cost: Σ portions × cost price (theoretical) where at least 90 % of sales have one, else purchases. Null when
 * there is neither. Complimentary portions cost too, and a credit note gives no cost back.
 */
export function foodCostOfSales(
  sales: CostedSales,
  expenses: Pick<CostedExpenses, 'byCategory'> | null,
): FoodCost | null {
  if ((costedShareOf(sales) ?? 0) >= ENOUGH_COSTED) {
    const amountPaise = sum(Object.values(sales.byDish).map(({ costPaise }) => costPaise));
    return { kind: 'theoretical', amountPaise };
  }
  const amountPaise = expenses === null ? ZERO : purchasesOf(expenses);
  return amountPaise === 0 ? null : { kind: 'purchases', amountPaise };
}

/** The sales and costs of a month, or of months together. */
type Costs = Pick<
  SpanCosts,
  'sales' | 'payPaise' | 'operatorCostsPaise' | 'levyPaise' | 'writtenOffPaise'
> & {
  readonly expenses: Pick<CostedExpenses, 'totalPaise' | 'byCategory'>;
};

/** Income: net sales + orders of aggregators that were handed over. */
export const incomeOf = ({ sales }: Pick<Costs, 'sales'>): Paise =>
  plus(netSalesOf(sales), operatorSalesOf(sales));

/** The costs of each sale beside the food: aggregators' commissions and the levy of the composition scheme. */
const saleCostsOf = ({ operatorCostsPaise, levyPaise }: Costs): Paise => plus(operatorCostsPaise, levyPaise);

const foodOf = ({ sales, expenses }: Costs): Paise | null =>
  foodCostOfSales(sales, expenses)?.amountPaise ?? null;

/** Food cost %: food cost ÷ income. */
export const foodCostShareOf = (month: Costs): BasisPoints | null => {
  const food = foodOf(month);
  return food === null ? null : shareOf(food, incomeOf(month));
};

/** Gross profit: income − food cost. */
export const grossProfitOf = (month: Costs): Paise | null => {
  const food = foodOf(month);
  return food === null ? null : minus(incomeOf(month), food);
};

/** Prime cost: food cost + pay; null until both are known. */
export const primeCostOf = (month: Costs): Paise | null => {
  const food = foodOf(month);
  return food === null || month.payPaise === null ? null : plus(food, month.payPaise);
};

/** Other costs: expenses − purchases of food and drink. */
export const otherCostsOf = ({ expenses }: Pick<Costs, 'expenses'>): Paise =>
  minus(expenses.totalPaise, purchasesOf(expenses));

/** Operating profit: gross profit − commissions − levy − other costs − pay (if known) − advances written off. */
export function operatingProfitOf(
  month: Costs,
): { readonly amountPaise: Paise; readonly isBeforePay: boolean } | null {
  const gross = grossProfitOf(month);
  if (gross === null) return null;
  const costs = sum([saleCostsOf(month), otherCostsOf(month), month.payPaise ?? ZERO, month.writtenOffPaise]);
  const amountPaise = minus(gross, costs);
  return { amountPaise, isBeforePay: month.payPaise === null };
}

/**
 * Break-even per day: (other costs + pay) ÷ ((gross profit − commissions − levy) ÷ income) ÷ `days`, rounded up to the
 * paisa: the income of a day at which the month neither gains nor loses. Null where sales bring nothing.
 */
export function breakEvenPerDayOf(month: Costs, days: number): Paise | null {
  const gross = grossProfitOf(month);
  const income = incomeOf(month);
  if (gross === null || income <= 0 || days <= 0) return null;
  const brought = minus(gross, saleCostsOf(month));
  if (brought <= 0) return null;
  const fixed = plus(otherCostsOf(month), month.payPaise ?? ZERO);
  return partOf(fixed, income, brought * days, 'up');
}
