import { kindOfCategory } from '../../expenses/expense-kind.ts';
import { minus, partOf, paise, rateOf, sum, ZERO } from '../../money/money.ts';
import { compositionRateOn } from '../../statute/return-dates.ts';
import { lastDayOf } from './month.ts';
import { netSalesOf } from './sales.ts';
import type { ExpenseKinds } from '../../expenses/expense-kind.schema.ts';
import type { Paise } from '../../money/money.ts';
import type { Month } from '../shape/month.schema.ts';

/** Expenses without the input tax that is claimed back, by category with what it counts as. */
export interface CostedExpenses {
  readonly totalPaise: Paise;
  readonly byCategory: readonly { category: string; amountPaise: Paise; isFood: boolean }[];
  readonly isComplete: boolean;
}

/** Returns a month's levy under the composition scheme: the scheme's rate on the sales under it (P-LAW-18). */
export const levyOf = ({ month, sales }: Pick<Month, 'month' | 'sales'>): Paise => {
  const turnover = paise(Math.max(0, sales.values.compositionPaise));
  return turnover === 0 ? ZERO : rateOf(turnover, compositionRateOn(lastDayOf(month)));
};

/**
 * Returns the part of the GST in a month's expenses that the restaurant claims back: its sales at specified premises and of goods
 * ÷ all its sales (CGST Act s. 17(2), Rule 42). Service at 5 % and exempt sales give no credit. None without sales at specified
 * premises.
 */
export function claimedPart({ sales }: Pick<Month, 'sales'>): readonly [claimed: number, whole: number] {
  const { premisesPaise, goodsPaise } = sales.values;
  const whole = netSalesOf(sales);
  if (premisesPaise <= 0 || whole <= 0) return [0, 1];
  return [Math.min(whole, premisesPaise + Math.max(0, goodsPaise)), whole];
}

/** The costs of a month, and the GST that they are without. */
export interface MonthCosts extends CostedExpenses {
  readonly inputTaxPaise: Paise;
  /** The costs that were entered or changed after the month had closed. */
  readonly adjustmentsPaise: Paise;
}

/** A month's expenses without the input tax that is claimed back, each category with what it counts as. */
export function monthCostsOf(month: Month, kinds: ExpenseKinds): MonthCosts {
  const [claimed, whole] = claimedPart(month);
  const byCategory = month.expenses.byCategory.map(({ category, amountPaise, gstPaise }) => ({
    category,
    amountPaise: minus(amountPaise, partOf(gstPaise, claimed, whole)),
    isFood: kindOfCategory(category, kinds).kind === 'food',
  }));
  const inputTaxPaise = sum(
    month.expenses.byCategory.map(({ gstPaise }) => partOf(gstPaise, claimed, whole)),
  );
  const { totalPaise, adjustmentsPaise, adjustmentsGstPaise, isComplete } = month.expenses;
  return {
    byCategory,
    totalPaise: minus(totalPaise, inputTaxPaise),
    inputTaxPaise,
    adjustmentsPaise: minus(adjustmentsPaise, partOf(adjustmentsGstPaise, claimed, whole)),
    isComplete,
  };
}
