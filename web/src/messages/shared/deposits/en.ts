import { part } from '../../part.ts';

/** The deposit of a booking on the bill of its party, and why an act on a deposit was refused. */
const deposits = {
  row: 'Deposit',
  waits: (amount: string) => `${amount}, not taken off yet`,
  title: 'Deposit of the booking',
  text: (amount: string) =>
    `The party has paid a deposit of ${amount}. Taken off the bill, it counts as paid.`,
  takeOff: 'Take it off the bill',
  without: 'Bill without it',
  byDish: 'A bill by dish is paid without it. To take it off, choose one bill or equal parts first.',
  onBill: (amount: string) => `${amount} of the deposit are on this bill.`,
  putBack: 'Put it back',
  cancel: 'Cancel',
  refusals: {
    'booking-not-found': 'This deposit is not there, or it is of another party. Look at the booking.',
  },
};

export const depositsPart = part('deposits', deposits);
