import { sameName } from '../../kernel/folded.ts';
import { minus, ZERO } from '../../money/money.ts';
import {
  breakEvenPerDayOf,
  foodCostOfSales,
  grossProfitOf,
  incomeOf,
  operatingProfitOf,
  otherCostsOf,
  primeCostOf,
} from './profit.ts';
import { shareOf } from '../shape/ratio.ts';
import { creditedOf, debitedOf, netSalesOf, operatorSalesOf } from './sales.ts';
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
  | 'operators'
  | 'income'
  | 'food'
  | 'gross'
  | 'operatorCosts'
  | 'levy'
  | 'wages'
  | 'writtenOff'
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
  /** Share of income; without aggregators it is net sales. */
  readonly share: BasisPoints | null;
}

export interface Statement {
  readonly lines: readonly StatementLine[];
  readonly foodKind: FoodCost['kind'] | null;
  /** From what the wages come; the least certain of the months, null without wages. */
  readonly payFrom: PayFrom | null;
  /** True while the pay of one of the months is unknown: the operating profit is before that pay. */
  readonly isBeforePay: boolean;
  /** The GST in the expenses that is claimed back; the costs are without it. */
  readonly inputTaxPaise: Paise;
  /** Money that vendors gave back; the costs are without it. */
  readonly moneyBackPaise: Paise;
  /** Costs entered or changed after their months had closed; the costs above include them. */
  readonly adjustmentsPaise: Paise;
  readonly isComplete: boolean;
}

/** Names a line of a statement, in an address too. */
export const lineKey = ({ name, category }: Pick<StatementLine, 'name' | 'category'>): string =>
  category === null ? name : `${name}:${category}`;

/** True for the line that a key names: statements of different periods may spell a category differently. */
export function isLine({ name, category }: Pick<StatementLine, 'name' | 'category'>, key: string): boolean {
  const before = `${name}:`;
  // The category is compared without the line's name, because `nameKey` drops blanks only at the ends of a text.
  return category === null
    ? key === name
    : key.startsWith(before) && sameName(category, key.slice(before.length));
}

/**
 * Makes the profit and loss of months together: each line as an amount and as a share of income. Lines about aggregators and the
 * composition scheme are there where they have an amount. All months use one kind of food cost, so that a year does not mix the
 * cost of dishes sold with purchases. Break-even is for a day with sales.
 */
export function statementOf(costs: SpanCosts): Statement {
  const { sales, expenses, payPaise, payFrom, withoutPay } = costs;
  const income = incomeOf(costs);
  const operatorsPaise = operatorSalesOf(sales);
  const some = (name: LineName, amountPaise: Paise) => (amountPaise === 0 ? [] : [line(name, amountPaise)]);
  const food = foodCostOfSales(sales, expenses);
  const line = (
    name: LineName,
    amountPaise: Paise | null,
    category: string | null = null,
  ): StatementLine => ({
    name,
    category,
    amountPaise,
    share: amountPaise === null ? null : shareOf(amountPaise, income),
  });
  const breakEven = { ...line('breakEven', breakEvenPerDayOf(costs, sales.days)), share: null };
  return {
    lines: [
      line('subtotal', sales.subtotalPaise),
      line('discount', minus(ZERO, sales.discountPaise)),
      line('credits', minus(ZERO, creditedOf(sales))),
      line('debits', debitedOf(sales)),
      line('net', netSalesOf(sales)),
      ...(operatorsPaise === 0 ? [] : [line('operators', operatorsPaise), line('income', income)]),
      line('food', food?.amountPaise ?? null),
      line('gross', grossProfitOf(costs)),
      ...some('operatorCosts', costs.operatorCostsPaise),
      ...some('levy', costs.levyPaise),
      line('wages', payPaise),
      ...some('writtenOff', costs.writtenOffPaise),
      line('other', otherCostsOf(costs)),
      ...expenses.byCategory
        .filter(({ isFood }) => !isFood)
        .map(({ category, amountPaise }) => line('other', amountPaise, category)),
      line('operating', operatingProfitOf(costs)?.amountPaise ?? null),
      line('prime', primeCostOf(costs)),
      breakEven,
    ],
    foodKind: food?.kind ?? null,
    payFrom,
    inputTaxPaise: costs.inputTaxPaise,
    moneyBackPaise: costs.moneyBackPaise ?? ZERO,
    adjustmentsPaise: costs.adjustmentsPaise ?? ZERO,
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
