import { useCallback, useMemo } from 'react';
import { orderTypeSchema } from '@bhoj/domain/orders/shape/order.schema';
import type { OrderType } from '@bhoj/domain/orders/shape/order.schema';
import { dayParam } from '../../../ui/dates/date-params.ts';
import {
  asStep,
  choiceParam,
  optionalChoiceParam,
  optionalParam,
  sortParam,
  textParam,
  useAddressParams,
  writeAddress,
} from '../../../ui/table/address-params.ts';
import type { Params } from '../../../ui/table/address-params.ts';
import type { Sort } from '../../../ui/table/column.ts';

const VIEWS = ['live', 'past', 'day'] as const;
export type View = (typeof VIEWS)[number];

/** The filters of the list; null means any. */
export interface Filters {
  readonly state: string | null;
  readonly type: OrderType | null;
  readonly table: string | null;
  /** The member who took it, by member id. */
  readonly captain: string | null;
  readonly day: string | null;
}

export const NO_FILTERS: Filters = { state: null, type: null, table: null, captain: null, day: null };

/** The state of the page in its address. */
export interface Address {
  readonly view: View;
  readonly filters: Filters;
  readonly search: string;
  /** For live orders only; the server sorts past ones, the latest first. */
  readonly sort: Sort | null;
  /** The open order. */
  readonly orderId: string | null;
  /** The id of the document that is open at first. */
  readonly document: string | null;
}

interface Flat extends Filters {
  readonly view: View;
  readonly q: string;
  readonly sort: Sort | null;
  readonly order: string | null;
  readonly document: string | null;
}

const PARAMS: Params<Flat> = {
  // Changing the view or the open order adds a step to the browser's history; typing and filtering do not.
  view: asStep(choiceParam(VIEWS, 'live')),
  state: optionalParam(),
  type: optionalChoiceParam(orderTypeSchema.options),
  table: optionalParam(),
  captain: optionalParam(),
  day: dayParam,
  q: textParam,
  sort: sortParam,
  order: asStep(optionalParam()),
  document: optionalParam(),
};

const addressIn = ({ view, q, sort, order, document, ...filters }: Flat): Address => ({
  view,
  filters,
  search: q,
  sort,
  orderId: order,
  document,
});

const flat = ({ filters, search, orderId, ...rest }: Partial<Address>): Partial<Flat> => ({
  ...rest,
  ...filters,
  ...(search !== undefined && { q: search }),
  // Another order has other documents.
  ...(orderId !== undefined && { order: orderId, document: null }),
});

/** Returns the query string of an address: `?…`, without an open document. */
export const addressOf = ({ view, filters, search, sort, orderId }: Address): string =>
  `?${writeAddress(PARAMS, { view, ...filters, q: search, sort, order: orderId, document: null }).toString()}`;

export function useAddress(): { address: Address; go: (to: Partial<Address>) => void } {
  const [values, set] = useAddressParams(PARAMS);
  const go = useCallback((to: Partial<Address>) => set(flat(to)), [set]);
  return { address: useMemo(() => addressIn(values), [values]), go };
}
