import type { BOOKING_REASONS } from '@bhoj/domain/catalogue/reason-codes';
import { part } from '../../part.ts';

const reasons = {
  'booking-table-taken':
    'This table is kept for another party. Cancel the reservation first, or take another one.',
  'join-invalid': 'Only tables of one floor can be joined, and at most eight.',
} satisfies Partial<Record<(typeof BOOKING_REASONS)[number], string>>;

/** The sheets of acts on an order: repeating, cancelling, moving, merging, joining tables and separating them. */
export const orderActs = {
  cancelLinesHint: 'Dishes that are queued or cooking. The kitchen is told.',
  nothingToCancel: 'Everything is ready or served, or cancelled already.',
  cancelOrderHint: (place: string) =>
    `Nothing of ${place} is cooked or charged any more. The kitchen is told.`,
  cancelOrderGo: (place: string) => `Cancel ${place}`,
  repeatHint: 'This goes into the round. Look at it, then send it.',
  repeatLeftOut: (names: string) => `Left out, not available now: ${names}`,
  repeatNothing: 'Nothing of the last round is available now.',

  chooseTable: 'Choose a free table',
  chooseOrder: 'Merge into',
  chooseTarget: 'Where to?',
  noFreeTable: 'No table is free.',
  noOtherOrder: 'There is no other open order.',
  moveGo: (to: string) => `Move to ${to}`,
  moveHint: 'The guests stay with their order, on their phones too.',
  mergeGo: (to: string) => `Merge with ${to}`,
  mergeHint: (from: string) => `Everything comes on one bill, and ${from} is free again.`,
  moveLinesNothing: 'Choose dishes and where they go',

  join: 'Join a table',
  joinHint: 'The tables have one order and one bill. A phone at any of them reaches it.',
  joinGo: (to: string) => `Join ${to}`,
  separate: 'Separate a table',
  separateHint: 'The order goes on without the table, which is free again.',
  separateGo: (table: string) => `Separate ${table}`,
  which: 'Which table goes?',
  /** Why that is refused. */
  reasons,
};

export const orderActsPart = part('orderActs', orderActs);
