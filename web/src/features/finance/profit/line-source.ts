import { href } from '@bhoj/domain/catalogue/routes';
import { lineKey } from '@bhoj/domain/figures/span/profit-and-loss';
import type { LineName, Statement, StatementLine } from '@bhoj/domain/figures/span/profit-and-loss';
import { monthCountOf, spanOf } from '@bhoj/domain/figures/span/span';
import type { Span } from '@bhoj/domain/figures/span/span';
import { addressOf } from '../state/use-address.ts';

/** The lines that come from the days of a month. */
const OF_DAYS: ReadonlySet<LineName> = new Set([
  'subtotal',
  'discount',
  'credits',
  'debits',
  'net',
  'operators',
  'income',
]);

export const isOfDays = (name: LineName): boolean => OF_DAYS.has(name);

/** Returns the address of a month's expenses, of one category where there is one. */
export const expensesAddress = (month: string, category: string | null): string =>
  `${href('expenses')}?${new URLSearchParams({ month, ...(category !== null && { category }) }).toString()}`;

/** Returns the address of a month's entries about money: the payouts of aggregators. */
export const entriesAddress = (month: string): string =>
  addressOf({ tab: 'money', view: 'entries', span: spanOf('month', month) });

/** Returns the address of a month's pay run. */
export const payAddress = (month: string): string =>
  `${href('payroll')}?${new URLSearchParams({ tab: 'pay', month }).toString()}`;

/**
 * Returns the address of a line's sources: for several months the months; for one month its days, its expenses or its
 * pay run. Null for a line that is computed from the lines above it.
 */
export function sourceOf(
  { name, category }: StatementLine,
  span: Span,
  { foodKind }: Pick<Statement, 'foodKind'>,
  isCompared: boolean,
): string | null {
  if (monthCountOf(span) > 1) {
    const open = lineKey({ name, category });
    return addressOf({ span, open, compare: isCompared ? 'yes' : null });
  }
  if (isOfDays(name)) return addressOf({ span, open: name });
  if (name === 'other') return expensesAddress(span.from, category);
  if (name === 'wages') return payAddress(span.from);
  if (name === 'operatorCosts') return entriesAddress(span.from);
  if (name !== 'food') return null;
  return foodKind === 'purchases' ? expensesAddress(span.from, null) : addressOf({ span, open: name });
}
