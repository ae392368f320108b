import { customers } from '@bhoj/domain/customers/customer.collection';
import { customerKeyOf } from '@bhoj/domain/customers/search';
import { CUSTOMER_PAGE } from '@bhoj/domain/customers/segment';
import { each } from '@bhoj/domain/figures/shape/ratio';
import type { Customer } from '@bhoj/domain/customers/customer.schema';
import type { Marks } from '@bhoj/domain/customers/segment.schema';
import type { Cursor, Entry, QuerySpec } from '@bhoj/domain/kernel/collection';
import { formatMoney } from '@bhoj/domain/money/format';
import { paise } from '@bhoj/domain/money/money';
import type { Paise } from '@bhoj/domain/money/money';
import type { Address } from './use-address.ts';

export type CustomerEntry = Entry<Customer>;

/** 98765 43210 */
export const numberName = (mobile: string): string => mobile.replace(/^(\d{5})(\d{5})$/, '$1 $2');

/** The name, or else the number. */
export const nameOf = ({ name, mobile }: Pick<Customer, 'name' | 'mobile'>): string =>
  name ?? numberName(mobile);

/** Returns a customer's average spending per visit; null without one. */
export const averageOf = ({ visits, spentPaise }: Pick<Customer, 'visits' | 'spentPaise'>): Paise | null =>
  each(paise(spentPaise), visits);

export const shownAmount = (amount: number): string => formatMoney(paise(amount));

/**
 * Returns the query of a list. Null while the restaurant's thresholds are loading, and for a search of fewer than three
 * digits.
 */
export function specOf(
  { view, q }: Pick<Address, 'view' | 'q'>,
  marks: Marks | null,
  now: number,
  after: Cursor | null = null,
): QuerySpec | null {
  const { list, found, ofSegment, agreed, asking } = customers.queries;
  if (q !== '') {
    const key = customerKeyOf(q);
    return key === null ? null : found(key, after);
  }
  if (view === 'all') return list(CUSTOMER_PAGE, after);
  if (view === 'offers') return agreed(after);
  if (view === 'asked') return asking(CUSTOMER_PAGE);
  return marks === null ? null : ofSegment(view, marks, now, after);
}

/** True for a list with further pages. Customers due today and those who asked to be erased have none. */
export const hasPages = ({ view, q }: Pick<Address, 'view' | 'q'>): boolean =>
  q !== '' || (view !== 'due' && view !== 'asked');

/** Returns a text with the guest's name filled in. */
export const messageTo = (text: string, name: string): string => text.replaceAll('{name}', name);
