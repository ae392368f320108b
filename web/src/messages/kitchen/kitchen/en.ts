import type { Stage } from '@bhoj/domain/orders/kitchen/progress';
import { part } from '../../part.ts';

/** Follows a line's name for people who cannot see its colour. Empty while it waits. */
const stages: Readonly<Record<Stage | 'cancelled', string>> = {
  queued: '',
  cooking: 'cooking',
  ready: 'done',
  served: 'served',
  cancelled: 'cancelled',
};

/** The numbers in words, for the voice. */
const COUNTED = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const dishes = (n: number) => `${COUNTED[n] ?? n} ${n === 1 ? 'dish' : 'dishes'}`;
const tickets = (n: number) => `${n} new ${n === 1 ? 'ticket' : 'tickets'}`;
const cancelled = (n: number) => `${n} cancelled`;

export const kitchen = {
  title: 'Kitchen',
  stages,
  stations: 'Stations',
  allStations: 'All',
  ticket: (kot: number, place: string) => `KOT ${kot}, ${place}`,
  minutes: (n: number) => `${n} min`,
  cancelled: 'Cancelled',
  cancelledWhy: (reason: string) => `Cancelled: ${reason}`,
  changes: 'Changes',
  movedFrom: (place: string) => `Moved from ${place}`,
  leave: (n: number) => `${cancelled(n)}: do not cook`,
  confirm: 'Seen',
  confirmTicket: (kot: number) => `Seen: cancelled dishes of KOT ${kot}`,
  start: 'Start',
  ready: 'Ready',
  recall: 'Recall',
  recallTicket: (kot: number) => `Recall KOT ${kot}`,
  handOver: 'Handed over',
  handOverTicket: (kot: number) => `Handed over: KOT ${kot}`,
  handedOver: (kot: number) => `KOT ${kot} handed over`,
  undo: 'Undo',
  refused: 'Not taken: this ticket has changed. Look again and tap once more.',
  pass: 'Ready',
  allDay: 'All day',
  board: 'Tickets',
  /** Tickets below the screen. */
  below: (n: number) => `${n} more below`,
  /** `only` is the ticket when one is new: where it is for, and its dishes. */
  news: (newTickets: number, gone: number, only: { place: string; dishes: number } | null) =>
    [
      ...(only === null ? [] : [`New ticket, ${only.place}, ${dishes(only.dishes)}`]),
      ...(only === null && newTickets > 0 ? [tickets(newTickets)] : []),
      ...(gone > 0 ? [cancelled(gone)] : []),
    ].join(', '),
  gotIt: 'Got it',
  soundOn: 'Turn sound on',
  testSound: 'Test sound',
  waits: 'Waiting time, last hour',
  waitsOf: (average: number, worst: number) => `Last hour: ${average} min on average, ${worst} min at most`,
  stale: (since: string) => `No connection since ${since}. New tickets may be missing.`,
  staleHint: 'Ask the floor for new orders. Your taps are kept and sent later.',
  nothing: 'Nothing to cook',
  nothingHint: 'New tickets appear here by themselves, with a sound.',
  nothingAt: (stations: string) => `Nothing to cook at ${stations}`,
  showAll: 'Show all stations',
  couldNotLoad: 'The tickets could not be loaded',
  stock: 'Waste and count',
  screen: {
    open: 'Settings of this screen',
    title: 'This screen',
    close: 'Close',
    printing: 'Printing',
    auto: 'Print each new KOT by itself',
    autoHint:
      'Once each, from now on; additions and cancellations are marked. The browser asks before each print.',
    /** Only where there is a keyboard. */
    autoFlag:
      'To print without asking, add --kiosk-printing to the browser’s shortcut on this computer, and make the KOT printer its default.',
    paper: 'Paper width',
    papers: { 58: '58 mm', 80: '80 mm' },
    language: 'KOT language',
    keys: 'Keys',
    keyList: [
      ['← →', 'Choose a ticket'],
      ['1 … 9', 'Choose the first to the ninth'],
      ['Enter', 'Start, ready, or seen'],
      ['R', 'Recall'],
      ['P', 'Print the KOT'],
      ['?', 'These keys'],
    ],
  },
};

export const kitchenPart = part('kitchen', kitchen);
