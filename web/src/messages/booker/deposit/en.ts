import { part } from '../../part.ts';

/** The words for a guest about the deposit of the booking. */
export const guestDeposit = {
  states: {
    held: (amount: string) => `The restaurant has your deposit of ${amount}. It is taken off your bill.`,
    applied: (amount: string) => `Your deposit of ${amount} is on your bill.`,
    refunded: (amount: string) => `Your deposit of ${amount} was given back.`,
    kept: (amount: string) => `The restaurant has kept your deposit of ${amount}.`,
  },
  voucher: (number: string) => `Receipt voucher ${number}`,
  /** `hours` before the booking; 0 for its time. */
  rules: {
    kept: (hours: number) =>
      hours === 0
        ? 'If you do not come, and have not cancelled before your time, the restaurant may keep it.'
        : `If you do not come, or cancel less than ${hours} ${hours === 1 ? 'hour' : 'hours'} before, the restaurant may keep it.`,
    returned: 'If you cannot come, you get it back.',
  },
};

export const guestDepositPart = part('guestDeposit', guestDeposit);
