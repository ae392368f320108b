import type { JOINED_REASONS } from '@bhoj/domain/catalogue/reason-codes';
import { part } from '../../part.ts';

const reasons = {
  'table-reserved':
    'This table is kept for another party. Cancel the reservation first, or take another one.',
  'tables-apart': 'Only tables of one floor can be joined, and at most eight.',
  'last-of-order': 'This is the only table of the order. Move the order instead.',
} satisfies Record<(typeof JOINED_REASONS)[number], string>;

/** Joining tables to one order, and separating them. */
export const joined = {
  join: 'Join a table',
  joinHint: 'The tables have one order and one bill. A phone at either of them reaches it.',
  joinGo: (to: string) => `Join ${to}`,
  separate: 'Separate a table',
  separateHint: 'Its order stays at the other table. The table is free again.',
  separateGo: (table: string) => `Separate ${table}`,
  which: 'Which table goes?',
  /** Why that is refused. */
  reasons,
};

export const joinedPart = part('joined', joined);
