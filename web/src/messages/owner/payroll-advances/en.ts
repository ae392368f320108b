import type { Advance } from '@bhoj/domain/payroll/shape/advance.schema';
import { part } from '../../part.ts';

const methods: Record<Advance['method'], string> = {
  cash: 'Other cash',
  drawer: 'The drawer',
  upi: 'UPI',
  bank: 'Bank',
};

export const payrollAdvancesPart = part('payrollAdvances', {
  title: 'Advances',
  left: (amount: string) => `${amount} to be taken back`,
  give: 'Give advance',
  none: 'No advance yet. One that you give is taken back from pay by instalments.',
  fileName: 'advances',
  columns: {
    person: 'Person',
    givenOn: 'Given on',
    reason: 'Reason',
    instalment: 'Instalment',
    amount: 'Amount',
    left: 'Left',
  },
  instalment: (amount: string, month: string) => `${amount} a month from ${month}`,
  beforeJoining: 'Before joining',
  beforeJoiningHint:
    'Given before they joined: it is taken back from the first pay of a whole month. Money for the journey to work here is never taken back.',
  unknown: 'Somebody else',
  form: {
    add: 'Give advance',
    edit: 'Change advance',
    personId: 'Person',
    givenOn: 'Given on',
    amount: 'Amount, ₹',
    instalment: 'Taken back each month at most, ₹',
    firstMonth: 'Taken back from (month)',
    reason: 'Reason',
    method: 'Paid from',
    drawerHint:
      'With cash sessions, one of today is paid out of your till, or of the one that is open. Otherwise count it as other cash taken out when you close the day.',
    save: 'Save advance',
    saving: 'Saving',
    saved: 'The advance is saved',
    faults: {
      personId: 'Choose a person.',
      givenOn: 'Choose today or a day before.',
      amount: 'Enter an amount in rupees.',
      instalment: 'Enter an amount in rupees, at most the advance.',
      firstMonth: 'Choose the month of the advance or a later one.',
      reason: 'At most 120 characters.',
    },
  },
  repay: {
    open: 'Given back or written off',
    how: 'How',
    repaid: (to: string) => `Given back: ${to}`,
    writtenOff: 'Written off',
    drawerHint:
      'With cash sessions, money of today goes into your till, or into the one that is open. Otherwise count it as other cash put in when you close the day.',
    writeOffHint: 'Nobody takes it back any more. Ask your accountant how it is booked.',
    amount: 'Amount, ₹',
    on: 'On',
    reason: 'Reason',
    save: 'Note it',
    saving: 'Saving',
    saved: 'It is noted',
    line: (amount: string, day: string, how: string) => `${amount}, ${day}: ${how}`,
    closed: 'Closed: nothing of it is left.',
    faults: {
      amount: 'Enter an amount in rupees, at most what is left.',
      on: 'Choose a day from that of the advance up to today.',
      reason: 'Say why it is written off, at most 120 characters.',
    },
  },
  cancel: 'Take it out',
  cancelTitle: (name: string) => `Take ${name}’s advance out?`,
  cancelText: 'For one that was entered by mistake. Nothing of it was taken back yet.',
  cancelled: 'The advance is taken out',
  recovered: 'Some of it is taken back already, so it stays as it is.',
  methods,
});
