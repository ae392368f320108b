import type { TooMany } from '@bhoj/domain/orders/rounds/portion-limits';
import { part } from '../../part.ts';

/** Texts of the open cart, and of a round sent from it. */
export const cartSheet = {
  title: 'Your cart',
  empty: 'Your cart is empty',
  emptyHint: 'Add a dish from the menu.',
  total: 'Total before tax',
  totalWithTax: 'Total with tax',
  send: 'Send to kitchen',
  /** While a waiter confirms each order before it goes to the kitchen. */
  sendOrder: 'Send order',
  sending: 'Sending…',
  remove: 'Remove',
  removeGone: 'Remove what is not available',
  unavailable: 'Not available now',
  notOffered: 'Not on the menu any more',
  fewLeft: (dishes: string, left: number) =>
    left === 0 ? `${dishes} has just sold out.` : `Only ${left} left of ${dishes}. Take fewer.`,
  waiting:
    'There was no answer. Your order is kept on this phone and is sent once, as soon as the connection is back.',
  sendNow: 'Send now',
  change: 'Change the order',
  tooMany: ({ of, limit }: TooMany) =>
    of === 'line'
      ? `You can order ${limit} of one dish from your phone. Ask a waiter for more.`
      : of === 'round'
        ? `You can order ${limit} portions at a time from your phone. Send some of them first.`
        : `A table can order ${limit} portions from its phones. Ask a waiter for more.`,
  full: 'One order takes 60 different dishes. Send these first.',
  changed: 'Prices have changed since you chose',
  changedLine: (dish: string, was: string, now: string) => `${dish}: ${now} instead of ${was}`,
  sendAtNew: 'Send at the new prices',
  closedTitle: 'This order is finished',
  closedHint: 'Its bill is settled, or the table has new guests. Nothing was sent, and your dishes are kept.',
  carry: 'Begin a new order with these dishes',
  opensAt: (time: string) => `The restaurant is closed; it opens ${time}. Your dishes are kept.`,
};

export const cartSheetPart = part('cartSheet', cartSheet);
