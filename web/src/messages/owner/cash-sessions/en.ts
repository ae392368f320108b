import type { Movement, Suspect } from '@bhoj/domain/cash/session.schema';
import { part } from '../../part.ts';

const payments = (n: number) => (n === 1 ? '1 payment' : `${n.toLocaleString('en-IN')} payments`);
const kinds: Readonly<Record<Movement['kind'], string>> = {
  in: 'Put in',
  out: 'Pay out',
  drop: 'Drop to the safe',
};

/** How a document may explain a difference. */
const why: Readonly<Record<Suspect['why'], (what: string, amount: string, other: string) => string>> = {
  swapped: (what, amount, other) => `${what}: ${amount} may have been paid by ${other}.`,
  'same-amount': (what, amount) => `${what} is of the same amount, ${amount}.`,
  change: (what, amount) => `${what}: its change of ${amount} may not have been given, or given twice.`,
  expense: (what, amount) => `${what}: this expense of ${amount} from the drawer names no session.`,
};

export const cashSessionsPart = part('cashSessions', {
  title: 'Cash sessions',
  description:
    'Each till in one person’s hands, from its float to its count. The day closes when all are closed.',
  loading: 'Loading the sessions',
  couldNotLoad: 'The sessions could not be loaded',
  offline: 'The sessions show when you are back online.',
  needsConnection: 'This needs a connection.',
  none: 'No till is open on this day.',
  open: 'Open a session',
  states: { open: 'Open', counted: 'Counted', closed: 'Closed' },
  who: (till: string, holder: string) => `${till} · ${holder}`,
  since: (moment: string) => `Since ${moment}`,
  float: 'Float',
  fromBefore: 'Float, counted by the person before',
  handedTo: (name: string) => `Handed over to ${name}.`,
  waiting: (n: number, amount: string) =>
    `${payments(n)} of ${amount} came while no session was open. The next session takes them in.`,
  waited: (n: number, amount: string) =>
    `It took in ${payments(n)} of ${amount} that came while no session was open.`,
  late: (n: number, amount: string) =>
    `${payments(n)} of ${amount} came late, for a session that was closed.`,
  /** After one of the three sentences above, where the payments are of other days too. */
  ofDays: (days: readonly string[]) => (days.length === 0 ? '' : ` By day: ${days.join(', ')}.`),
  ofDay: (day: string, amount: string) => `${day} ${amount}`,
  unfinished: (n: number) =>
    n === 1
      ? 'One session is not closed yet. Then the day can be closed.'
      : `${n} sessions are not closed yet. Then the day can be closed.`,

  till: 'Till',
  opening: 'Opening…',
  opened: (till: string) => `${till} is open`,

  move: 'Cash in or out',
  moveTitle: (till: string) => `Cash in or out of ${till}`,
  payOut: 'Pay out cash',
  payOutTitle: (till: string) => `Pay cash out of ${till}`,
  kind: 'What happens',
  kinds,
  amount: 'Amount',
  reason: 'Reason',
  isExpense: 'It is an expense',
  isExpenseHint: 'It is entered under Expenses, too.',
  category: 'Category',
  vendor: 'Paid to',
  save: 'Save',
  saving: 'Saving…',
  moved: 'Saved',
  movements: 'Cash in and out',
  movement: (kind: string, reason: string, who: string) => `${kind}: ${reason} (${who})`,

  count: 'Count and close',
  countTitle: (till: string) => `Count ${till}`,
  countHint: 'Count what is there. What should be there is shown afterwards.',
  again: 'Count again',
  handOver: 'Hand over',
  handOverTitle: (till: string) => `Hand over ${till}`,
  handOverHint: 'Count what is there. The next person begins with this count.',
  to: 'Who takes over',
  takeOver: 'I take it over myself',
  notes: 'Notes and coins',
  pieces: (rupees: number) => `₹${rupees}`,
  cashCounted: 'Cash counted',
  others: 'In hand of other methods',
  othersHint: 'From the card machine and the UPI app. Leave empty what nobody counts.',
  send: 'Send the count',
  sending: 'Sending…',
  countedWell: 'Counted: everything agrees',
  countedOff: 'Counted. Say why it differs.',

  expected: 'Expected',
  counted: 'Counted',
  difference: 'Difference',
  method: 'Method',
  short: (amount: string) => `${amount} missing`,
  over: (amount: string) => `${amount} too much`,
  agrees: 'Everything agrees',
  mayExplain: 'What may explain it',
  why,
  note: 'Why it differs',
  noteMissing: 'Say why it differs.',
  close: 'Close the session',
  closing: 'Closing…',
  closedAs: (z: number) => `Closed as Z ${z}`,

  x: 'X report',
  z: (n: number) => `Z report ${n}`,
  xTitle: (till: string) => `X report, ${till}`,
  print: 'Print',
  paper: 'Paper',
  papers: { '58': '58 mm', '80': '80 mm', A4: 'A4' },
  taken: (method: string) => `Bills: ${method}`,
  tips: (method: string) => `Tips: ${method}`,
  refunds: (method: string) => `Refunds: ${method}`,
  debits: (method: string) => `Debit notes: ${method}`,
  returns: (method: string) => `Part payments given back: ${method}`,
  deposits: (method: string) => `Deposits for bookings: ${method}`,
  held: (method: string) => `Part payments for later bills: ${method}`,
  released: (method: string) => `Part payments taken before: ${method}`,
  expenses: 'Expenses from the drawer',
  counts: (n: number) => `Count ${n}`,
  by: (name: string, moment: string) => `${name}, ${moment}`,
  inFinance: (period: string) => `Cash sessions, ${period}`,
  session: 'Session',
  cancel: 'Cancel',
  done: 'Done',
  faults: {
    floatPaise: 'Enter an amount in rupees, such as 2000 or 2000.50.',
    amount: 'Enter an amount above zero in rupees, such as 60 or 99.50.',
    reason: 'Say why, at most 80 characters.',
    category: 'Name a category, at most 40 characters.',
    vendor: 'Use at most 80 characters.',
    toUid: 'Choose who takes over.',
    pieces: 'Enter a whole number.',
  },
});
