import { part } from '../../part.ts';

/** The words of choosing a till for a payment, and of paying cash out of one. */
export const openTills = {
  which: 'Which till takes the money?',
  toTill: (till: string) => `The money goes to ${till}.`,
  another: 'Another till',
  whose: (till: string, holder: string) => (holder === '' ? till : `${till} · ${holder}`),
  loading: 'Looking for the open tills…',
  failed: 'The open tills could not be read. The money goes to the first one.',
  retry: 'Try again',

  payOut: 'Pay out cash',
  payOutHint: 'Cash that leaves a till, for instance for a delivery at the door.',
  fromWhich: 'From which till?',
  fromTill: (till: string) => `From ${till}`,
  none: 'No till is open. Somebody must open a cash session first.',
  unread: 'The open tills could not be read.',
  amount: 'Amount in rupees',
  reason: 'What for',
  reasonHint: 'At most 80 characters.',
  missing: { till: 'Choose a till.', amount: 'Enter an amount above zero.', reason: 'Say what for.' },
  go: 'Pay out',
  paidOut: (amount: string) => `${amount} paid out`,
};

export const openTillsPart = part('openTills', openTills);
