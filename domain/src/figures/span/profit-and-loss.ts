import { minus, ZERO } from '../../money/money.ts';
import {
  breakEvenPerDayOf,
  foodCostOf,
  grossProfitOf,
  isFoodCategory,
  operatingProfitOf,
  otherCostsOf,
  primeCostOf,
} from './profit.ts';
import { shareOf } from '../shape/ratio.ts';
import { creditedOf, debitedOf, netSalesOf } from './sales.ts';
import type { BasisPoints, Paise } from '../../money/money.ts';
import type { PayFrom } from '../shape/month.schema.ts';
import type { FoodCost } from './profit.ts';
import type { SpanCosts } from './span-costs.ts';

/** A line of the statement. `other` stands for all other costs, and again for each of their categories. */
export type LineName =
  | 'subtotal'
  | 'discount'
  | 'credits'
  | 'debits'
  | 'net'
  | 'food'
  | 'gross'
  | 'wages'
  | 'other'
  | 'operating'
  | 'prime'
  | 'breakEven';

export interface StatementLine {
  readonly name: LineName;
  /** The category of an expense; null for every other line. */
  readonly category: string | null;
  /** Null where it is unknown. */
  readonly amountPaise: Paise | null;
  /** Share of net sales. */
  readonly share: BasisPoints | null;
}

export interface Statement {
  readonly lines: readonly StatementLine[];
  readonly foodKind: FoodCost['kind'] | null;
  /** From what the wages come; the least certain of the months, null without wages. */
  readonly payFrom: PayFrom | null;
  /** True while the pay of one of the months is unknown: the operating profit is before that pay. */
  readonly isBeforePay: boolean;
  readonly isComplete: boolean;
}

/** The identity of a line in statements of different periods. */
export const lineKey = ({ name, category }: Pick<StatementLine, 'name' | 'category'>): string =>
  category === null ? name : `${name}:${category}`;

/**
 * Makes the profit and loss of months together: each line as an amount and as a share of net sales. All months have one
 * kind of food cost, so that a year does not mix the cost of dishes sold with purchases. Break-even is for a day with
 * sales.
 */
export function statementOf(costs: SpanCosts): Statement {
  const { sales, expenses, payPaise, payFrom, withoutPay } = costs;
  const net = netSalesOf(sales);
  const food = foodCostOf(sales, expenses);
  const line = (
    name: LineName,
    amountPaise: Paise | null,
    category: string | null = null,
  ): StatementLine => ({
    name,
    category,
    amountPaise,
    share: amountPaise === null ? null : shareOf(amountPaise, net),
  });
  const breakEven = { ...line('breakEven', breakEvenPerDayOf(costs, sales.days)), share: null };
  return {
    lines: [
      line('subtotal', sales.subtotalPaise),
      line('discount', minus(ZERO, sales.discountPaise)),
      line('credits', minus(ZERO, creditedOf(sales))),
      line('debits', debitedOf(sales)),
      line('net', net),
      line('food', food?.amountPaise ?? null),
      line('gross', grossProfitOf(costs)),
      line('wages', payPaise),
      line('other', otherCostsOf(costs)),
      ...expenses.byCategory
        .filter(({ category }) => !isFoodCategory(category))
        .map(({ category, amountPaise }) => line('other', amountPaise, category)),
      line('operating', operatingProfitOf(costs)?.amountPaise ?? null),
      line('prime', primeCostOf(costs)),
      breakEven,
    ],
    foodKind: food?.kind ?? null,
    payFrom,
    isBeforePay: withoutPay.length > 0,
    isComplete: expenses.isComplete,
  };
}

/**
 * Returns the change against an earlier amount: (now − then) ÷ then, in basis points; null where the earlier amount is
 * unknown or 0.
 */
export const amountChange = (now: Paise | null, then: Paise | null): BasisPoints | null =>
  now === null || then === null ? null : shareOf(now - then, then);
