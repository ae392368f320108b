import type { Stage } from '@bhoj/domain/orders/kitchen/progress';
import { part } from '../../part.ts';
import { markWords } from '../../shared/marks/en.ts';
import type { MarkWords } from '../../shared/marks/en.ts';

const dishes = (n: number) => (n === 1 ? '1 dish' : `${n} dishes`);
const minutes = (n: number) => (n === 1 ? '1 minute' : `${n} minutes`);

/** The sentences of the guests’ first pages. Their English is in the entry's chunk. */
export const guest = {
  marks: markWords as MarkWords,

  area: {
    toggleTheme: 'Toggle theme',
    language: 'Language',
    loading: 'Loading...',
    close: 'Close',
    tryAgain: 'Try again',
    offline: 'You are offline. This is the menu you last saw; your choices are kept.',
    failed: 'The menu could not be loaded',
    failedHint: 'Check the connection and try again. If it stays so, ask a waiter for the card.',
    noRestaurant: 'This restaurant is not on Bhoj',
    noRestaurantHint: 'The link may be mistyped. Scan the code on your table once more.',
    table: (number: string, floor: string) => `Table ${number} · Floor ${floor}`,
    room: (number: string, _floor: string) => `Room ${number}`,
    takeaway: 'Takeaway',
    notYours: 'This is not your order',
    notYoursHint:
      'It belongs to other guests, or this phone has not joined it. To join or order, begin at this table.',
    orderGone: 'This order is over',
    orderGoneHint:
      'Nobody ordered on it for half an hour, or a waiter let the table go. Begin again; what you chose is kept.',
    toTable: 'Begin at this table',
  },

  details: {
    title: 'Welcome',
    openUntil: (time: string) => `Open now · until ${time}`,
    openAllDay: 'Open now · day and night',
    closedUntil: (time: string) => `Closed · opens ${time}`,
    closed: 'Closed',
    today: (time: string) => `today at ${time}`,
    tomorrow: (time: string) => `tomorrow at ${time}`,
    onDay: (day: string, time: string) => `${day} at ${time}`,
    closedHint: 'You can read the menu now and order when the kitchen opens.',
    lastOrders: (time: string) => `Last orders: the kitchen closes at ${time}.`,
    paused: 'Ordering by phone is paused. A waiter takes your order.',
    ended: 'This restaurant takes no orders by phone now. The staff say how to order.',
    previewOnly: 'This link belongs to no table. To order, scan the code on your table.',
    takeawayHint: 'Order here, and collect at the counter.',
    noSuchTable: 'This table does not exist. Scan the code on your table again, or ask a waiter.',
    party: 'How many are you? (optional)',
    more: 'Name and mobile number (optional)',
    purpose:
      'Only for your bill: the restaurant puts your name on it and can find it again by your number. You can order without either.',
    name: 'Name',
    mobile: 'Mobile number',
    mobileWrong: 'An Indian mobile number has ten digits and begins with 6, 7, 8 or 9.',
    start: 'Start ordering',
    see: 'See the menu',
    join: 'Join the table',
    waiterInstead: 'You can always order with a waiter instead.',
    justLook: 'Only look at the menu',
    checking: 'Looking for your order…',
    codeTitle: 'Somebody at this table has ordered already',
    code: (digits: number): string => (digits === 6 ? 'Six-digit code' : 'Four-digit code'),
    codeHint: 'It is on the phone that ordered first, under “Our order”. A waiter knows it too.',
    ask: 'Ask the waiter to let you in',
    askHint: 'No code at hand? A waiter lets you in with one tap.',
    asking: 'Asking…',
    asked: (label: string) =>
      `We have asked a waiter. On their screen your phone is “${label}”. Keep this page open.`,
    sentAway: 'The waiter did not let this phone in. Speak to them.',
    codeLocked: (n: number) =>
      `Too many wrong codes. Try again in ${minutes(n)}, or ask a waiter to let you in.`,
  },

  menu: {
    title: 'Menu',
    search: 'Search the menu',
    clearSearch: 'Clear the search',
    categories: 'Categories',
    filter: 'Show only',
    only: { veg: 'Veg', egg: 'Egg', 'non-veg': 'Non-veg' } as MarkWords,
    add: 'Add',
    addDish: (dish: string) => `Add ${dish}`,
    less: 'One less',
    more: 'One more',
    inCart: (n: number) => `${n} in the cart`,
    from: (price: string) => `from ${price}`,
    soldOut: 'Sold out',
    servedBetween: (from: string, to: string) => `Served from ${from} to ${to}`,
    spice: ['', 'Mild', 'Medium hot', 'Very hot'] as readonly string[],
    empty: 'The menu is not ready yet',
    emptyHint: 'The restaurant has not put its dishes here. Ask a waiter for the card.',
    nothingFound: 'Nothing on the menu fits',
    nothingFoundHint: 'Try another word, or take a filter off.',
    showAll: 'Show everything',
    preview: 'You are looking at the menu only.',
    orderHere: 'Order here',
    untrusted: 'A waiter confirms the first order; then it goes to the kitchen.',
    waiting: (n: number) =>
      n === 1
        ? 'Your order waits for a waiter to confirm it; then it is cooked.'
        : `${n} orders wait for a waiter to confirm them; then they are cooked.`,
    declined: 'An order from this table was not accepted. Ask a waiter why.',
    paid: 'Your bill is paid. Thank you for coming.',
    cancelled: 'This order was cancelled. Ask a waiter if you did not expect it.',
    seeBill: 'See the bill',
    sent: 'Sent to the kitchen',
    sentWaiting: 'Sent. A waiter confirms it first.',
    sentAtDoor: 'Sent. Ask a waiter to confirm it; then it is cooked.',
  },

  cart: {
    bar: (n: number) => dishes(n),
    open: 'See the cart',
    goesOut: (seconds: number) => `Goes out in ${seconds} s`,
    takeBack: 'Take back',
  },

  order: {
    title: 'Our order',
    bar: (n: number) => `Our order · ${dishes(n)}`,
    nothing: 'Nothing is ordered yet',
    nothingHint: 'What anybody at the table orders appears here, with how far it has come.',
    code: (code: string) => `Code ${code}`,
    codeFirst: 'For friends, once you order',
    codeHint: 'Friends at this table join the order with this code.',
    kot: (n: number) => `Order ${n}`,
    you: 'You',
    waiter: (name: string) => `${name}, waiter`,
    stages: {
      queued: 'Queued',
      cooking: 'Cooking',
      ready: 'Ready',
      served: 'Served',
      cancelled: 'Cancelled',
    } satisfies Record<Stage | 'cancelled', string>,
    declined: 'Not accepted',
    putBack: 'Put these back in the cart',
    soFar: 'So far, before tax',
    left: 'Left to pay, before tax',
    soFarWithTax: 'So far, with tax',
    leftWithTax: 'Left to pay, with tax',
    bill: 'See the bill',
  },

  ask: {
    waiter: 'Waiter',
    callWaiter: 'Call a waiter',
    askBill: 'Ask for the bill',
    asking: 'Asking…',
    notCalled: 'Not called',
    /** Why a guest cannot call anybody now. */
    offline: 'No internet',
    /** On the button itself, with the minutes since; short. */
    since: (kind: 'waiter' | 'bill', n: number) =>
      `${kind === 'waiter' ? 'Called' : 'Bill asked'}${n > 0 ? ` · ${n} min` : ''}`,
    called: { waiter: 'Waiter called', bill: 'Bill requested' },
    comes: (name: string) => `${name} is on the way`,
  },

  checkout: {
    movedTogether: 'Your table was joined with another. This is the order you share now.',
    paid: 'Paid',
  },
};

export type GuestWords = typeof guest;
export const guestPart = part('guest', guest);
