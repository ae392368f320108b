import { part } from '../../part.ts';

const counted = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

export const orders = {
  description: 'What is running now, every order before it, and the day’s cash.',
  loading: 'Loading orders',
  couldNotLoad: 'The orders could not be loaded',
  views: 'What is shown',
  view: { live: 'Live', past: 'Past', day: 'Day' },

  // search
  search: 'Bill, note or KOT number',
  clearSearch: 'Clear the search',
  filters: 'Filters',
  filtersOn: (n: number) => (n === 0 ? 'Filters' : `Filters (${n})`),
  any: 'Any',
  state: 'State',
  states: {
    choosing: 'Choosing',
    Pending: 'Pending',
    'In Progress': 'In Progress',
    Completed: 'Completed',
    Cancelled: 'Cancelled',
    Merged: 'Merged into another',
  },
  type: 'Type',
  table: 'Table or room',
  noTable: 'No such table',
  captain: 'Taken by',
  guest: 'Guest',
  unknownMember: 'Somebody who left',
  day: 'Business day',
  clearFilters: 'Clear filters',

  // the list
  liveList: 'Live orders',
  pastList: 'Past orders',
  columns: {
    order: 'Order',
    kots: 'KOT',
    lists: 'Price lists',
    state: 'State',
    type: 'Type',
    captain: 'Taken by',
    opened: 'Opened',
    closed: 'Closed',
    document: 'Document',
    amount: 'Amount',
  },
  kots: (numbers: readonly number[]) => (numbers.length === 0 ? '' : `KOT ${numbers.join(', ')}`),
  voided: 'Void',
  rounds: (n: number) => (n === 1 ? 'A round waits' : `${n} rounds wait`),
  requests: { waiter: 'Calls a waiter', bill: 'Asks for the bill' },
  upiDeclaration: 'Says paid by UPI',
  liveSum: (n: number, amount: string) => `${counted(n, 'order', 'orders')} · ${amount}`,
  showOlder: 'Show older orders',
  loadingOlder: 'Loading older orders',
  fileName: (list: string, day: string) => `bhoj-orders-${list}-${day}.csv`,
  fileCut: (n: number) =>
    `These are the latest ${n.toLocaleString('en-IN')} orders. Choose a business day for older ones.`,
  fileWithout: (n: number) =>
    `${n === 1 ? '1 order is' : `${n} orders are`} not in the file: this version of Bhoj cannot read ${n === 1 ? 'it' : 'them'}.`,
  noneLive: 'No order is running. The first round of a table appears here as it is sent.',
  openFloor: 'Open the floor',
  nonePast: 'No order is closed yet. The first settled bill appears here, with its document.',
  noneFits: 'No order is like that.',
  offlineEmpty: 'These orders are not on this device. They show when you are back online.',

  // search results
  found: (typed: string) => `Orders for “${typed}”`,
  searching: 'Looking for that number',
  nothingFound: (typed: string) => `No document and no KOT has the number “${typed}”.`,
  notANumber:
    'Search takes the number of a bill, a credit or debit note, or a KOT. For names, use the filters.',
  searchDay: (day: string) =>
    `KOT numbers are those of ${day}. Choose another business day to look further back.`,
  searchOffline: 'The search needs a connection. Try again when you are back online.',
  close: 'Close the search',
};

export const ordersPart = part('orders', orders);
