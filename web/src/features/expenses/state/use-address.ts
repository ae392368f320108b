import { useCallback, useMemo } from 'react';
import { EXPENSE_METHODS } from '@bhoj/domain/expenses/expense.schema';
import type { ExpenseMethod } from '@bhoj/domain/expenses/expense.schema';
import { isIsoMonth } from '../../../ui/dates/iso-day.ts';
import {
  asStep,
  optionalChoiceParam,
  optionalParam,
  sortParam,
  textParam,
  useAddressParams,
  writeAddress,
} from '../../../ui/table/address-params.ts';
import type { Params } from '../../../ui/table/address-params.ts';
import type { Sort } from '../../../ui/table/column.ts';

export const FILTER_STATES = ['paid', 'due', 'overdue', 'adjustment', 'back'] as const;

export const PAPERS = ['self-invoices'] as const;

/** The filters of the list; null means any. */
export interface Filters {
  readonly category: string | null;
  readonly method: ExpenseMethod | null;
  readonly state: (typeof FILTER_STATES)[number] | null;
}

export const NO_FILTERS: Filters = { category: null, method: null, state: null };

/** The state of the page in its address. */
export interface Address extends Filters {
  /** Null for the current month. */
  readonly month: string | null;
  readonly q: string;
  readonly sort: Sort | null;
  /** The open expense. */
  readonly expense: string | null;
  /** The list below the month's expenses; null for none. */
  readonly papers: (typeof PAPERS)[number] | null;
}

const PARAMS: Params<Address> = {
  month: asStep(optionalParam((text) => isIsoMonth(text) && text >= '2000-01')),
  category: optionalParam(),
  method: optionalChoiceParam(EXPENSE_METHODS),
  state: optionalChoiceParam(FILTER_STATES),
  q: textParam,
  sort: sortParam,
  expense: asStep(optionalParam((text) => text !== '' && !text.includes('/'))),
  papers: optionalChoiceParam(PAPERS),
};

/** Returns the query string of an address: `?…`. */
export const addressOf = (address: Address): string => `?${writeAddress(PARAMS, address).toString()}`;

export function useAddress(): { address: Address; filters: Filters; go: (to: Partial<Address>) => void } {
  const [address, set] = useAddressParams(PARAMS);
  const { category, method, state } = address;
  const filters = useMemo(() => ({ category, method, state }), [category, method, state]);
  return { address, filters, go: useCallback((to) => set(to), [set]) };
}
