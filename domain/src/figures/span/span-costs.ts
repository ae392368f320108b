import { nameKey } from '../../kernel/folded.ts';
import { creditedRoundOffOf } from '../../days/day-sums.ts';
import { plus, sum, ZERO } from '../../money/money.ts';
import { levyOf, monthCostsOf } from './costs-of-month.ts';
import type { CostedExpenses } from './costs-of-month.ts';
import type { Paise } from '../../money/money.ts';
import type { Month, PayFrom } from '../shape/month.schema.ts';
import type { ExpenseKinds } from '../../expenses/expense-kind.schema.ts';
import type { Period, Sold } from '../shape/period.schema.ts';

/** The sums from which net sales and food cost are computed. */
export type CostedSales = Pick<
  Period,
  'days' | 'bills' | 'subtotalPaise' | 'discountPaise' | 'credits' | 'debits' | 'byOperator'
> & {
  readonly byDish: Readonly<Record<string, Pick<Sold, 'costPaise' | 'costedPaise'>>>;
};

/** The sales and costs of months together. */
export interface SpanCosts {
  readonly sales: CostedSales;
  readonly expenses: CostedExpenses;
  /** The GST in the expenses that is claimed back; the expenses are without it. */
  readonly inputTaxPaise: Paise;
  /** Money that vendors gave back; the expenses are without it. Missing for none. */
  readonly moneyBackPaise?: Paise;
  /** Expenses entered or changed after their months had closed; the expenses include them. Missing for none. */
  readonly adjustmentsPaise?: Paise;
  /** Commissions of aggregators, with the taxes that they took off. */
  readonly operatorCostsPaise: Paise;
  /** Advances to people that were written off. */
  readonly writtenOffPaise: Paise;
  /** The levy of the composition scheme. */
  readonly levyPaise: Paise;
  /** Σ pay of the months with a known pay; null when no month has one. */
  readonly payPaise: Paise | null;
  /** From what that pay comes; the least certain of the months, null without pay. */
  readonly payFrom: PayFrom | null;
  /** The months without a known pay. */
  readonly withoutPay: readonly string[];
}

/** The least certain first. */
const PAY_BY_DOUBT: readonly PayFrom[] = ['estimate', 'draft', 'run'];

function dishesOf(months: readonly Month[]): CostedSales['byDish'] {
  const all = new Map<string, CostedSales['byDish'][string]>();
  for (const [key, { costPaise, costedPaise }] of months.flatMap(({ sales }) =>
    Object.entries(sales.byDish),
  )) {
    const known = all.get(key);
    all.set(key, {
      costPaise: plus(known?.costPaise ?? ZERO, costPaise),
      costedPaise: plus(known?.costedPaise ?? ZERO, costedPaise),
    });
  }
  return Object.fromEntries(all);
}

function operatorsOf(months: readonly Month[]): CostedSales['byOperator'] {
  const all = new Map<string, CostedSales['byOperator'][string]>();
  for (const [name, more] of months.flatMap(({ sales }) => Object.entries(sales.byOperator))) {
    const known = all.get(name);
    all.set(name, {
      count: (known?.count ?? 0) + more.count,
      totalPaise: plus(known?.totalPaise ?? ZERO, more.totalPaise),
    });
  }
  return Object.fromEntries(all);
}

/**
 * Adds up the categories of months in order, each spelled as in its latest month (P-EXPENSE-7). A stored month may have one in several
 * spellings, which were several categories then: the one on which most was spent is its spelling.
 */
function categoriesOf(costs: readonly CostedExpenses[]): CostedExpenses['byCategory'] {
  const all = new Map<string, CostedExpenses['byCategory'][number]>();
  for (const more of costs.flatMap(({ byCategory }) => byCategory.toReversed())) {
    const key = nameKey(more.category);
    const known = all.get(key)?.amountPaise ?? ZERO;
    all.set(key, { ...more, amountPaise: plus(known, more.amountPaise) });
  }
  return [...all.values()].toSorted(
    (a, b) => b.amountPaise - a.amountPaise || (a.category < b.category ? -1 : 1),
  );
}

/** Adds up the sales and costs of months, with the kinds of expenses that the owner chose. */
export function spanCostsOf(months: readonly Month[], kinds: ExpenseKinds = {}): SpanCosts {
  const costs = months.map((month) => monthCostsOf(month, kinds));
  const all = (of: (month: Month) => Paise): Paise => sum(months.map(of));
  const noted = (of: 'credits' | 'debits') => ({
    count: months.reduce((count, { sales }) => count + sales[of].count, 0),
    totalPaise: all(({ sales }) => sales[of].totalPaise),
    taxPaise: all(({ sales }) => sales[of].taxPaise),
  });
  const pays = months.flatMap(({ payPaise }) => payPaise ?? []);
  return {
    sales: {
      days: months.reduce((days, { sales }) => days + sales.days, 0),
      bills: months.reduce((bills, { sales }) => bills + sales.bills, 0),
      subtotalPaise: all(({ sales }) => sales.subtotalPaise),
      discountPaise: all(({ sales }) => sales.discountPaise),
      credits: {
        ...noted('credits'),
        ...creditedRoundOffOf(all(({ sales }) => sales.credits.roundOffPaise ?? ZERO)),
      },
      debits: noted('debits'),
      byOperator: operatorsOf(months),
      byDish: dishesOf(months),
    },
    expenses: {
      totalPaise: sum(costs.map(({ totalPaise }) => totalPaise)),
      byCategory: categoriesOf(costs),
      isComplete: months.every(({ expenses }) => expenses.isComplete),
    },
    inputTaxPaise: sum(costs.map(({ inputTaxPaise }) => inputTaxPaise)),
    moneyBackPaise: all(({ expenses }) => expenses.moneyBackPaise ?? ZERO),
    adjustmentsPaise: sum(costs.map(({ adjustmentsPaise }) => adjustmentsPaise)),
    operatorCostsPaise: all(({ operatorCostsPaise }) => operatorCostsPaise),
    writtenOffPaise: all(({ writtenOffPaise }) => writtenOffPaise),
    levyPaise: sum(months.map(levyOf)),
    payPaise: pays.length === 0 ? null : sum(pays),
    payFrom: PAY_BY_DOUBT.find((from) => months.some(({ payFrom }) => payFrom === from)) ?? null,
    withoutPay: months.filter(({ payPaise }) => payPaise === null).map(({ month }) => month),
  };
}
