import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { orderTypeSchema } from '@bhoj/domain/orders/order.schema';
import type { OrderType } from '@bhoj/domain/orders/order.schema';

export type View = 'live' | 'past' | 'day';

/** Which orders are shown; null asks for any. */
export interface Filters {
  readonly state: string | null;
  readonly type: OrderType | null;
  readonly table: string | null;
  readonly captain: string | null;
  readonly day: string | null;
}

export const NO_FILTERS: Filters = { state: null, type: null, table: null, captain: null, day: null };

/** What the page shows, as its address says it: back, reload and a sent link work. */
export interface Address {
  readonly view: View;
  readonly filters: Filters;
  readonly search: string;
  /** The order that is looked at. */
  readonly orderId: string | null;
}

const isDay = (text: string | null): boolean => text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text);

function read(params: URLSearchParams): Address {
  const view = params.get('view');
  const type = orderTypeSchema.safeParse(params.get('type'));
  const day = params.get('day');
  return {
    view: view === 'past' || view === 'day' ? view : 'live',
    filters: {
      state: params.get('state'),
      type: type.success ? type.data : null,
      table: params.get('table'),
      captain: params.get('captain'),
      day: isDay(day) ? day : null,
    },
    search: params.get('q') ?? '',
    orderId: params.get('order'),
  };
}

function written({ view, filters, search, orderId }: Address): Record<string, string> {
  const all: Record<string, string | null> = {
    view: view === 'live' ? null : view,
    ...filters,
    q: search === '' ? null : search,
    order: orderId,
  };
  return Object.fromEntries(
    Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== null),
  );
}

/** `?…` of the same page with something else in it. */
export const addressOf = (address: Address): string => `?${new URLSearchParams(written(address)).toString()}`;

export function useAddress(): { address: Address; go: (to: Partial<Address>) => void } {
  const [params, setParams] = useSearchParams();
  const address = useMemo(() => read(params), [params]);
  const go = useCallback(
    (to: Partial<Address>) => {
      // Opening and closing an order, or another view, is a step that back undoes; typing and filtering is not.
      const isStep = to.orderId !== undefined || to.view !== undefined;
      setParams((before) => written({ ...read(before), ...to }), { replace: !isStep });
    },
    [setParams],
  );
  return { address, go };
}
