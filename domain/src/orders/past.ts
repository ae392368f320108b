import type { Filter } from '../kernel/collection.ts';
import type { OrderType } from './order.schema.ts';

/** Orders that are read at a time. */
export const PAST_PAGE = 50;

/** Which past orders somebody looks for; what is not named is not asked. */
export interface PastFilters {
  readonly state?: 'Completed' | 'Cancelled';
  readonly type?: OrderType;
  readonly tableId?: string;
  /** The staff member who took it, by name. */
  readonly takenBy?: string;
  readonly businessDay?: string;
}

const FIELDS = ['state', 'type', 'tableId', 'takenBy', 'businessDay'] as const;

/** An order that is not over has no `closedAt`. */
export const pastWhere = (filters: PastFilters): Filter[] => [
  ...FIELDS.flatMap((field): Filter[] => {
    const value = filters[field];
    return value === undefined ? [] : [[field, '==', value]];
  }),
  ['closedAt', '>', new Date(0)],
];
