import type { Right } from '../catalogue/right-names.ts';

/** Rights by which somebody allows acts to others. Those that captains begin with make nobody a manager. */
const APPROVERS_RIGHTS: readonly Right[] = [
  'cancel-cooked',
  'void-bill',
  'issue-notes',
  'cash',
  'reopen-day',
];

/** True for somebody who gets cards: the owner, and members who look after more than their tables. */
export const getsCards = (can: readonly Right[]): boolean =>
  APPROVERS_RIGHTS.some((right) => can.includes(right));
