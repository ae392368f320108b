import { creditedRoundOffOf } from '../../days/credited.ts';
import { plus, sum, ZERO } from '../../money/money.ts';
import type { Paise } from '../../money/money.ts';
import type { Month, PayFrom } from '../shape/month.schema.ts';
import type { MonthExpenses, Period, Sold } from '../shape/period.schema.ts';

/** The sums from which net sales and food cost are computed. */
export type CostedSales = Pick<
  Period,
  'days' | 'bills' | 'subtotalPaise' | 'discountPaise' | 'credits' | 'debits'
> & {
  readonly byDish: Readonly<Record<string, Pick<Sold, 'costPaise' | 'costedPaise'>>>;
};

/** The sales and costs of months together. */
export interface SpanCosts {
  readonly sales: CostedSales;
  readonly expenses: Pick<MonthExpenses, 'totalPaise' | 'byCategory' | 'isComplete'>;
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

function categoriesOf(months: readonly Month[]): MonthExpenses['byCategory'] {
  const all = new Map<string, Paise>();
  for (const { category, amountPaise } of months.flatMap(({ expenses }) => expenses.byCategory)) {
    all.set(category, plus(all.get(category) ?? ZERO, amountPaise));
  }
  return [...all]
    .map(([category, amountPaise]) => ({ category, amountPaise }))
    .toSorted((a, b) => b.amountPaise - a.amountPaise || (a.category < b.category ? -1 : 1));
}

/** Adds up the sales and costs of months. */
export function spanCostsOf(months: readonly Month[]): SpanCosts {
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
      byDish: dishesOf(months),
    },
    expenses: {
      totalPaise: all(({ expenses }) => expenses.totalPaise),
      byCategory: categoriesOf(months),
      isComplete: months.every(({ expenses }) => expenses.isComplete),
    },
    payPaise: pays.length === 0 ? null : sum(pays),
    payFrom: PAY_BY_DOUBT.find((from) => months.some(({ payFrom }) => payFrom === from)) ?? null,
    withoutPay: months.filter(({ payPaise }) => payPaise === null).map(({ month }) => month),
  };
}
