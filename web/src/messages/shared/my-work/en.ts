import type { Leave } from '@bhoj/domain/payroll/muster/leave';
import { part } from '../../part.ts';

const leaveKinds: Record<Leave, string> = { PL: 'Paid leave', CL: 'Casual leave', SL: 'Sick leave' };

export const myWork = {
  loading: 'Loading your work',
  failed: 'Your work could not be loaded',
  offline: 'My work needs a connection.',
  nobody:
    'The owner has not linked your sign-in to your pay, so your days, leave and slips do not show here yet. Ask the owner to link it under Payroll.',
  month: 'Month',
  before: 'Month before',
  after: 'Month after',
  here: 'I am here',
  hereDone: 'The owner sees that you are here',
  muster: 'My days',
  noDays: 'You did not work here in this month.',
  locked:
    'The pay of this month is approved, so its days stay. Tell the owner if one is wrong: it is put right in the next pay.',
  noMark: 'Not marked yet',
  overtime: (minutes: number) => `${minutes} minutes overtime`,
  suggested: (mark: string) => `You said: ${mark}. The owner has not answered yet.`,
  disputed: (mark: string) => `You dispute it: ${mark}. The owner sees this.`,
  dispute: 'This is wrong',
  disputeDay: (day: string) => `This is wrong: ${day}`,
  confirm: 'This is right',
  confirmDay: (day: string) => `This is right: ${day}`,
  confirmed: 'You confirmed it',
  answered: (mark: string, isAccepted: boolean) =>
    isAccepted
      ? `The owner agrees: ${mark}. It is put right in the next pay.`
      : `You said: ${mark}. The owner looked at it and leaves the day as it is.`,
  agree: 'Agree after all',
  agreeDay: (day: string) => `Agree after all: ${day}`,
  claimed: 'What it was',
  overtimeMinutes: 'Overtime, minutes',
  send: 'Tell the owner',
  cancel: 'Cancel',
  sent: 'The owner sees what you say',
  agreed: 'You agree with the mark',
  leave: 'Leave',
  leaveKinds,
  left: (days: string) => `${days} days left`,
  used: (days: string, year: string) => `${days} taken in ${year}`,
  leaveUnknown: 'Ask the owner: it is not counted here.',
  advances: 'Advances',
  noAdvance: 'Nothing is to be taken back from you.',
  advance: (amount: string, day: string) => `${amount} of ${day}`,
  advanceLeft: (left: string, instalment: string) => `${left} left, ${instalment} a month`,
  pays: 'My slips',
  noPay: 'There is no slip of the last year yet.',
  openSlip: (month: string) => `Open the slip of ${month}`,
  paid: 'Paid',
  unpaid: 'To be paid',
};

export const myWorkPart = part('myWork', myWork);
