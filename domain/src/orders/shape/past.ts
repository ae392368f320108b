import type { Filter } from '../../kernel/collection.ts';
import type { OrderType } from './order.schema.ts';

/** The number of orders per page. */
export const PAST_PAGE = 50;

/** Filters for past orders. A missing filter matches all orders. */
export interface PastFilters {
  readonly state?: 'Completed' | 'Cancelled';
  readonly type?: OrderType;
  readonly tableId?: string;
  /** The id of the member who took it (`memberIdOf`). */
  readonly takenById?: string;
  readonly businessDay?: string;
}

const FIELDS = {
  state: 'state',
  type: 'type',
  tableId: 'tableId',
  takenById: 'takenBy.id',
  businessDay: 'businessDay',
} as const satisfies Record<keyof PastFilters, string>;

/** An order that is not over has no `closedAt`. */
export const pastWhere = (filters: PastFilters): Filter[] => [
  ...(Object.keys(FIELDS) as (keyof PastFilters)[]).flatMap((name): Filter[] => {
    const value = filters[name];
    return value === undefined ? [] : [[FIELDS[name], '==', value]];
  }),
  ['closedAt', '>', new Date(0)],
];
