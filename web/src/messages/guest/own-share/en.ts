import { part } from '../../part.ts';

/** Texts for a guest about their own part of a shared bill. */
export const ownShare = {
  all: (amount: string) => `Pay all ${amount}`,
  mine: (amount: string) => `Pay mine ${amount}`,
  amount: (amount: string) => `Your own dishes with taxes: ${amount}`,
  hint: 'To pay only these, ask the waiter for a bill of your own.',
  declare: 'I have paid mine by UPI',
  declared: (amount: string) =>
    `You said that ${amount} for your own dishes is paid by UPI. They count as paid once the staff have seen it arrive.`,
  more: (said: string, left: string) =>
    `You said that ${said} is paid by UPI. Your dishes come to more now: ${left} is left.`,
  less: (said: string, over: string) =>
    `You said that ${said} is paid by UPI, which is ${over} more than your dishes come to now. Tell the waiter.`,
  others: (who: string, amount: string) =>
    `${who} said that ${amount} for their own dishes is paid by UPI. The staff have not confirmed it yet.`,
  paid: 'Your own dishes are paid. What is left was ordered by others.',
};

export const ownSharePart = part('ownShare', ownShare);
