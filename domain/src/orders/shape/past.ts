import type { Filter } from '../../kernel/collection.ts';
import type { QuerySpec } from '../../kernel/collection.ts';
import type { OrderType } from './order.schema.ts';
import { atTable } from './order-tables.ts';

/** The number of orders per page. */
export const PAST_PAGE = 50;

/** Filters for past orders. A missing filter matches all orders. */
export interface PastFilters {
  readonly state?: 'Completed' | 'Cancelled';
  readonly type?: OrderType;
  /** A table at which it was: alone, or joined with others. */
  readonly tableId?: string;
  /** The id of the member who took it (`memberIdOf`). */
  readonly takenById?: string;
  readonly businessDay?: string;
}

const FIELDS = {
  state: 'state',
  type: 'type',
  takenById: 'takenBy.id',
  businessDay: 'businessDay',
} as const satisfies Record<Exclude<keyof PastFilters, 'tableId'>, string>;

/** An order that is not over has no `closedAt`. */
export const pastWhere = (filters: PastFilters): Pick<QuerySpec, 'where' | 'anyOf'> => ({
  where: [
    ...(Object.keys(FIELDS) as (keyof typeof FIELDS)[]).flatMap((name): Filter[] => {
      const value = filters[name];
      return value === undefined ? [] : [[FIELDS[name], '==', value]];
    }),
    ['closedAt', '>', new Date(0)],
  ],
  ...(filters.tableId !== undefined && { anyOf: atTable(filters.tableId) }),
});
