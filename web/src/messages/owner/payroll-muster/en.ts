import type { Mark } from '@bhoj/domain/payroll/shape/muster.schema';
import { part } from '../../part.ts';

const marks: Record<Mark, string> = {
  P: 'Present',
  A: 'Absent',
  HD: 'Half day',
  WO: 'Weekly off',
  PH: 'Paid holiday',
  PL: 'Paid leave',
  CL: 'Casual leave',
  SL: 'Sick leave',
};

export const payrollMusterPart = part('payrollMuster', {
  month: 'Month',
  title: (month: string) => `Muster of ${month}`,
  nobody: (month: string) => `Nobody who is paid works here in ${month}. Add people first.`,
  toPeople: 'To the people',
  everybody: 'Everybody present today',
  everybodyDone: (n: number) => (n === 0 ? 'Everybody is marked already' : `${n} marked present`),
  keys: 'Arrow keys move. P, A, H, W, F, L, C and S mark present, absent, half day, weekly off, paid holiday, paid leave, casual and sick leave, and move on. Delete clears.',
  marks,
  /** The letters and what they mean. */
  marked: (mark: Mark) => `${mark}: ${marks[mark]}`,
  noMark: 'Not marked',
  clear: 'Clear',
  person: 'Person',
  chosen: (name: string, day: string) => `${name}, ${day}`,
  overtime: 'Overtime, minutes',
  minutes: (n: number) => `${n} minutes overtime`,
  says: (mark: string) => `says: ${mark}`,
  saving: 'Saving',
  allSaved: 'All marks are saved',
  unsaved: 'Some marks are not saved yet.',
  tryAgain: 'Try again',
  offline: 'Marking needs a connection. The muster is shown as it was last.',
  finalPay: 'The final pay stands',
  settled: (name: string, month: string) =>
    `The final pay of ${name} is approved, so their days of ${month} stay as they are.`,
  locked: (month: string) => `The pay of ${month} is approved, so its muster stays as it is.`,
  clashes: 'Changed since you began',
  clashesHint:
    'Another tab, or the person, changed these days before your marks were saved. Yours are not saved.',
  clash: (name: string, day: string, mark: string) => `${name}, ${day}: now ${mark}`,
  notMarked: (mark: string) => `you typed: ${mark}`,
  youTyped: (mark: string) => `You typed: ${mark}`,
  leaveAsIs: 'Leave as it is',
  replace: 'Replace with yours',
  claims: 'What people say',
  claim: (name: string, day: string, mark: string) => `${name}, ${day}: says ${mark}`,
  isMarked: (mark: string) => `You marked: ${mark}`,
  signedIn: 'Signed in at the restaurant',
  accept: 'Accept',
  keep: 'Keep yours',
  refuse: 'Not so',
  acceptAll: 'Accept all suggestions',
  disputes: 'Disputes to answer',
  disputesHint:
    'This pay stands. Where they are right, enter the difference as arrears of the next month; they see your answer.',
  acceptLater: 'They are right',
});
