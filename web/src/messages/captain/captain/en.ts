import type { TooMany } from '@bhoj/domain/orders/rounds/portion-limits';
import type { TableStatus } from '@bhoj/domain/tables/table';
import { part } from '../../part.ts';

const dishes = (n: number) => `${n} ${n === 1 ? 'dish' : 'dishes'}`;
const items = (n: number) => `${n} ${n === 1 ? 'item' : 'items'}`;

/** The button that sets a table to a state by hand. */
const moves: Readonly<Record<TableStatus, string>> = {
  Available: 'Make available',
  Reserved: 'Reserve',
  Maintenance: 'Take out of service',
  Occupied: 'Occupied',
};

export const captain = {
  title: 'Tables',
  floor: (n: number) => `Floor ${n}`,
  showAs: 'Show tables as',
  views: { list: 'List', plan: 'Plan' },
  planOf: (floor: string) => `Plan of ${floor}`,
  legend: 'What the colours mean',
  minutes: (n: number) => `${n} min`,
  quantity: (n: number) => `${n} ×`,
  withoutTable: 'Without a table',
  couldNotLoad: 'The tables could not be loaded',
  /** Shown before a captain tries, because the server then refuses every round. */
  orderingEnded:
    'No orders can be taken through Bhoj: the restaurant’s subscription has ended. The owner can renew it. Bills that are open can still be settled.',
  suspended:
    'No orders can be taken: Bhoj has suspended this restaurant. Bills that are open can still be settled.',
  noTables: 'There are no tables yet. Set up your floors, and they appear here.',
  setUpTables: 'Set up floors and tables',
  noTablesForCaptain: 'There are no tables yet. The owner sets them up.',
  choose: 'Choose a table to see its order.',

  // attention
  needsYou: 'Needs you',
  needsYouCount: (n: number) => `Needs you · ${n}`,
  nobodyWaits: 'Nobody is waiting',
  readyCount: (n: number) => `${n} ready to serve`,
  roundsCount: (n: number) => (n === 1 ? '1 order waits' : `${n} orders wait`),
  /** Guests who say that they have paid. */
  paidCount: (n: number) => (n === 1 ? 'Says it is paid' : `${n} say it is paid`),
  requests: { waiter: 'Calls a waiter', bill: 'Asks for the bill' },
  waitsLong: (n: number) => `Waits ${n} min`,
  served: 'Served',
  servedDish: (dish: string) => `Served: ${dish}`,
  readyToServe: 'Ready to serve',
  /** The dishes of a card that a tap unfolds. */
  moreDishes: (n: number) => `+ ${n} more`,
  unusual: {
    portions: 'More dishes than usual for a first round',
    phones: 'More phones than usual at one table',
    hour: 'Guests do not usually order at this hour',
  },
  wantsToOrder: 'Wants to order',
  accept: 'Accept',
  decline: 'Decline',
  declineTitle: (place: string) => `Decline this round of ${place}?`,
  declineText: 'The guest sees that it was declined. The kitchen never sees it.',
  keepWaiting: 'Let it wait',
  unknownDish: 'A dish that is off the menu',
  notServed: 'Not taken: this order has changed. Look again and tap once more.',

  // one table
  knownGuest: (who: string) => `The number here is known: ${who}`,
  favourites: (dishes: string) => `likes ${dishes}`,
  allTables: 'All tables',
  addDishes: 'Add dishes',
  bill: 'Bill',
  /** The state of a table, on its tile. */
  states: {
    Available: 'Available',
    Reserved: 'Reserved',
    Maintenance: 'Out of service',
    Occupied: 'Occupied',
  } satisfies Readonly<Record<TableStatus, string>>,
  moves,
  moveFailed: 'The table has changed in between. Nothing was done.',
  nothingYet: 'Nothing is ordered here yet.',
  reservedHint: 'Reserved. Taking an order seats the guests.',
  cancelReservation: 'Cancel the reservation',
  cancelReservationTitle: (place: string) => `Cancel the reservation of ${place}?`,
  cancelReservationText: (line: string | null) =>
    line === null
      ? 'The table is available again.'
      : `${line}. It is deleted, and the table is available again.`,
  maintenanceHint: 'Out of service: no order goes to this table.',
  goneTable: 'There is no such table.',
  unreadableOrder: 'The order of this table cannot be shown on this version of Bhoj. Update first.',
  goneOrder: 'This order is not open any more.',
  kot: (kot: number) => `KOT ${kot}`,
  openRound: (kot: number) => `Open KOT ${kot}`,
  foldRound: (kot: number) => `Fold KOT ${kot}`,
  by: (who: string, minutes: number) => `${who} · ${minutes} min ago`,
  running: 'So far, before tax',
  runningWithTax: 'So far, with tax',

  // taking an order
  back: (place: string) => `Back to ${place}`,
  search: 'Search dishes',
  categories: 'Categories',
  all: 'All',
  favouriteDishes: 'Favourites',
  soldOut: 'Not available now',
  onOffer: (offer: string, until: string) => `${offer} until ${until}, instead of`,
  noDish: (query: string) => `No dish matches “${query}”.`,
  clearSearch: 'Clear search',
  emptyMenu: 'The menu is empty. The owner adds dishes under Menu.',
  menuFailed: 'The menu could not be loaded',
  chooses: 'Choices',
  review: 'Review',
  reviewTitle: 'This round',
  quantityOf: (dish: string) => `Quantity of ${dish}`,
  less: 'One less',
  more: 'One more',
  send: (n: number, place: string) => `Send ${items(n)} to ${place}`,
  sendNothing: 'Send',
  stillWait: (n: number) => `${items(n)} still on this device`,
  tooManyPortions: ({ of, limit }: TooMany) =>
    of === 'line'
      ? `One item takes ${limit} portions. Add the dish again for more.`
      : `One round takes ${limit} portions. Send some of them first.`,
  nothingChosen: 'Tap a dish to add it.',
  estimate: (total: string) => `${total} before tax`,
  estimateWithTax: (total: string) => `${total} with tax`,
  packing: (charge: string) => `${charge} of it is for packing`,

  // rounds on this device
  goesOut: (n: number) => `${items(n)} ${n === 1 ? 'goes' : 'go'} out in a moment`,
  takeBack: 'Take back',
  seconds: (n: number) => `${n} s`,
  sending: (n: number) => `Sending ${items(n)}…`,
  waitsForNetwork: (n: number) =>
    n === 1
      ? '1 item waits for the connection. It is sent once, by itself.'
      : `${n} items wait for the connection. They are sent once, by themselves.`,
  whileOffline: 'Rounds go out in the order in which you sent them. Bills need the connection.',
  wasRefused: (n: number) => `${items(n)} ${n === 1 ? 'was' : 'were'} not sent`,
  unknown: (n: number) =>
    `Nobody knows yet whether the kitchen has ${n === 1 ? 'this item' : `these ${n} items`}`,
  unknownText:
    'They were sent, and no answer came. Bhoj asks again by itself until it is known, and they are cooked once. Do not enter them again.',
  stopAsking: 'Stop asking',
  goOnAsking: 'Go on asking',
  stopAskingTitle: (n: number, place: string) => `Stop asking about ${items(n)} for ${place}?`,
  stopAskingText:
    'The kitchen may have them already. Look at the order and ask the kitchen before anybody orders them again.',
  edit: 'Back to the round',
  discard: 'Discard',
  discardTitle: (n: number, place: string) => `Discard ${items(n)} for ${place}?`,
  discardText: 'The kitchen never had them.',
  retry: 'Try again',
  notKeptTitle: 'This device cannot keep the round. Nothing was sent.',
  notKept: {
    full: 'Its storage is full. Delete something on it and send again. Or send without keeping, and leave this page open until the kitchen has the round.',
    blocked:
      'The browser lets Bhoj keep nothing, as in a private window. Send without keeping, and leave this page open until the kitchen has the round.',
  },
  sendUnkept: 'Send without keeping',
  onlyInPage: 'This device could not keep these items. Leave this page open until they are sent.',
  byAnother: 'Another captain took some of these items on this device.',
  unreadableRounds: (n: number) =>
    n === 1 ? '1 round on this device cannot be read' : `${n} rounds on this device cannot be read`,
  unreadableRoundsText: 'The kitchen may not have them. Ask your tables what is missing, then discard them.',
  discardUnreadable: (n: number) =>
    n === 1 ? 'Discard the round that cannot be read?' : `Discard ${n} rounds that cannot be read?`,

  // items that a dismissed captain leaves behind
  leftBehind: (n: number) => `${items(n)} on this device ${n === 1 ? 'was' : 'were'} never sent`,
  leftBehindText:
    'They stay on this device and cannot be sent from this account. Tell a colleague, who can order them.',

  // the bill
  billTitle: 'Bill',
  roundsWaitHint: 'A round of this table waits to be accepted. Accept or decline it, then settle.',
  unsentHint: 'Dishes on this device are not with the kitchen yet. Send or discard them, then settle.',
  unknownHint:
    'Dishes were sent from this device, and nobody knows yet whether the kitchen has them. Bhoj asks again by itself; settle once it is known.',
  unserved: (n: number) =>
    `${dishes(n)} not served yet. The kitchen goes on with ${n === 1 ? 'it' : 'them'} after the bill is settled.`,
  tableFree: (place: string) => `${place} is free again.`,
  billDone: 'The bill is settled.',
  shareBill: 'Share',
  whatsApp: 'WhatsApp',
  shareText: (restaurant: string, number: string, total: string) =>
    `${restaurant}, bill ${number}: ${total}.`,
  restOpen: 'The rest of the order is still open.',
  done: 'Back to the tables',
  billFailed: 'This bill could not be loaded',
};

export const captainPart = part('captain', captain);
