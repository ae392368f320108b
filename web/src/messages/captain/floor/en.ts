import { part } from '../../part.ts';

const dishes = (n: number) => `${n} ${n === 1 ? 'dish' : 'dishes'}`;

/** Acts on a whole order or its dishes, the queue of calls, and orders without a table. */
export const floor = {
  // calls of guests
  ago: (minutes: number) => (minutes === 0 ? 'Just now' : `${minutes} min ago`),
  coming: 'I’m coming',
  takenBy: (who: string) => `${who} is already on the way.`,
  saysPaid: (amount: string) => `Says ${amount} is paid by UPI`,
  saysOwnPaid: (amount: string) => `Says ${amount} for their own dishes is paid by UPI`,
  saysPaidHint: 'Look at your account, then settle the bill.',
  openBill: 'Open the bill',

  // the bell
  silentHint: 'A browser rings only after a tap. Tap once, and calls are heard.',
  sound: 'Sound',
  soundHint: 'Calls ring on this device. Tap to silence it.',
  quiet: 'Stop ringing',
  /** Instead of `quiet` while this device makes no sound. */
  seen: 'Seen',
  /** Of several calls. */
  ringing: (n: number) => `${n} new calls`,

  // acts on an order
  more: 'More',
  close: 'Close',
  repeat: 'Repeat the last round',
  party: 'Number of guests',
  move: 'Move to another table',
  merge: 'Merge with another order',
  moveLines: 'Move some dishes',
  cancelLines: 'Cancel dishes',
  cancelOrder: 'Cancel the order',
  details: 'Name and address',
  working: 'One moment…',
  /** Closes a sheet; beside a destructive act it says what stays. */
  back: 'Back',
  keep: 'Keep it',
  /** The missing input of a sheet's act. */
  missing: {
    table: 'Choose a table.',
    order: 'Choose an order.',
    dishes: 'Choose at least one dish.',
    reason: 'Choose a reason, or write one.',
  },

  // repeat
  again: 'Repeat',
  repeatRound: (kot: number) => `Repeat KOT ${kot}`,
  repeatGo: (n: number) => `Add ${dishes(n)}`,

  // move and merge
  freeTable: (place: string) => `${place}, free`,
  seats: (n: number) => `${n} ${n === 1 ? 'seat' : 'seats'}`,
  chooseDishes: 'Choose the dishes',
  portionsOf: (dish: string) => `Portions of ${dish}`,
  moveLinesGo: (n: number, to: string) => `Move ${dishes(n)} to ${to}`,

  // cancel
  reason: 'Reason',
  reasonOther: 'Or in your words',
  reasonHint: 'The kitchen and the owner read it.',
  findTable: 'Find a table',
  whichTables: 'Which tables',
  myTables: 'Mine',
  waitingTables: 'Waiting',
  noTableFits: 'No table fits',
  showAllTables: 'Show all tables',
  cancelLinesGo: (n: number) => (n === 0 ? 'Cancel dishes' : `Cancel ${dishes(n)}`),

  // orders without a table
  counter: 'Counter orders',
  newOrder: 'New order',
  begun: 'Not sent yet',
  titles: { takeaway: 'New takeaway', delivery: 'New delivery', aggregator: 'New aggregator order' },
  name: 'Name (optional)',
  nameHint: 'Called out when it is ready.',
  mobile: 'Mobile number',
  mobileFault: 'Enter a ten-digit Indian mobile number.',
  takeawayMobile: 'Mobile number (optional)',
  takeawayMobileHint: 'Counts the order for a guest who is known here. A new number is not kept.',
  address: 'Address',
  addressFault: 'Enter where it goes.',
  note: 'Note for the rider (optional)',
  charge: 'Delivery charge in rupees (optional)',
  chargeFault: 'Enter an amount in rupees, like 40.',
  charged: (amount: string) => `Delivery charge ${amount}`,
  operator: 'Ordered through',
  operatorFault: 'Choose who sent the order.',
  operatorNumber: 'Their order number',
  operatorNumberHint: 'The whole number, as their tablet shows it. The kitchen sees it on the ticket.',
  operatorNumberFault: 'Enter 3 to 20 letters, digits or dashes.',
  handOver: 'Hand over',
  handOverHint: 'The operator bills the guest and pays the tax. No bill of yours is issued.',
  handOverGoods:
    'The operator bills the dishes. For the packaged goods your own bill is made with the handing over.',
  handOverGo: (name: string) => `Hand over ${name}`,
  operatorValue: 'Their value before tax, in rupees',
  operatorValueHint: (amount: string) => `Leave it empty for your menu’s prices, ${amount}.`,
  takeOrder: 'Take the order',
  saveDetails: 'Save',
  deliverTo: 'Deliver to',
  noDetails: 'The address is not on this device yet.',

  unsent: (n: number) => `${n} unsent`,
};

export const floorPart = part('floor', floor);
