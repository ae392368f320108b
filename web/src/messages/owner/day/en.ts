import { part } from '../../part.ts';

const counted = (n: number, one: string, many: string) =>
  `${n.toLocaleString('en-IN')} ${n === 1 ? one : many}`;

export const dayPart = part('day', {
  loading: 'Loading the day',
  couldNotLoad: 'The day could not be loaded',
  offline: 'This day is not on this device. It shows when you are back online.',
  choose: 'Business day',
  open: 'Open',
  closed: 'Closed',

  openOrders: (n: number) => `${counted(n, 'order is', 'orders are')} still open`,
  openOrdersHint: 'Settle or cancel them, then close the day.',
  showOrder: (place: string) => `Open ${place}`,
  moreOpen: (n: number) => `and ${n} more`,

  sales: 'Sales',
  noBills: 'No bill has been settled on this day.',
  /** `guests` counts the guests at bills where somebody entered their number. */
  billsAndGuests: (bills: number, guests: number) =>
    guests === 0
      ? counted(bills, 'bill', 'bills')
      : `${counted(bills, 'bill', 'bills')} · ${counted(guests, 'guest', 'guests')}`,
  method: 'Paid by',
  taken: 'Bills',
  tips: 'Tips',
  refunds: 'Refunds',
  sum: 'Total',
  tipsHint: 'Tips belong to the people who served. They are no part of a bill, and not in the drawer.',
  tipsHeld: (amount: string) =>
    `${amount} of them came by card, UPI or voucher: you hold them for your staff.`,
  tipsHeldSum: 'Tips held for staff',
  beforeTax: 'Sales before tax',
  discounts: 'Discounts',
  complimentary: (n: number) =>
    n === 1 ? 'Of these, complimentary: 1 portion' : `Of these, complimentary: ${n} portions`,
  tax: 'Tax',
  gst: 'GST',
  dayBook: 'Day book',
  valueOfService: 'Value of restaurant service',
  valueOfGoods: 'Value of goods',
  valueExempt: 'Exempt value',
  valueOfLiquor: 'Value of liquor',
  valueOfComposition: 'Value under composition',
  cgst: 'CGST on bills',
  sgst: 'SGST or UTGST on bills',
  oneNumber: (number: string) => `Number ${number}`,
  numbers: (first: string, last: string) => `Numbers ${first} to ${last}`,
  voidNumbers: (numbers: readonly string[]) => `Void: ${numbers.join(', ')}`,
  vat: 'VAT on liquor',
  roundOff: 'Round off',
  billed: 'Billed',
  business: (n: number) => (n === 1 ? 'Of it, 1 bill to a GSTIN' : `Of it, ${n} bills to a GSTIN`),
  credited: 'Credit notes',
  debited: 'Debit notes',
  net: 'After notes',
  operators: 'Through aggregators',
  operatorsHint:
    'Through aggregators, before tax. They bill the guests and pay the GST; it is no part of the sales above.',
  operatorOrders: (operator: string, n: number) => `${operator} · ${counted(n, 'order', 'orders')}`,
  upi: 'UPI',
  upiDeclared: (n: number) => `Guests said they paid (${n})`,
  upiConfirmed: 'Staff confirmed',

  corrections: 'Corrections',
  noCorrections: 'No bill was declared void, and none corrected.',
  voids: (n: number) => counted(n, 'bill declared void', 'bills declared void'),
  credits: (n: number) => counted(n, 'credit note', 'credit notes'),
  debits: (n: number) => counted(n, 'debit note', 'debit notes'),
  ofInvoice: (number: string) => `of ${number}`,
  by: (name: string) => (name === '' ? 'the owner' : name),

  drawer: 'Drawer',
  paymentsCorrected: (n: number) =>
    n === 1
      ? 'One payment of this day was put right after its bill. The history of its order says by whom.'
      : `${n} payments of this day were put right after their bills. The histories of the orders say by whom.`,
  drawerHint: 'Count the cash, then close the day.',
  opening: 'Opening cash',
  openingHint: (date: string) => `Left in the drawer on ${date}.`,
  paidOut: 'Paid out',
  paidOutHint: 'From the drawer, and neither a refund nor an entered expense.',
  drawerExpenses: 'Expenses from the drawer',
  moneyBack: 'Money back from vendors',
  moreSinceClosed: (amount: string) =>
    `Expenses of ${amount} from the drawer were entered after the day was closed. The count above does not have them.`,
  lessSinceClosed: (amount: string) =>
    `Expenses from the drawer have become ${amount} less since the day was closed. The count above has them as they were.`,
  cashBills: 'Bills paid in cash',
  cashDeposits: 'Deposits in cash, less those given back',
  deposits: {
    title: 'Deposits for bookings',
    taken: (method: string) => `Taken: ${method}`,
    givenBack: (method: string) => `Given back: ${method}`,
    applied: 'Taken off bills of the day',
    kept: 'Kept after a no-show or a late cancellation',
  },
  cashRefunds: 'Refunds in cash',
  cashDebits: 'Debit notes paid in cash',
  cashReturns: 'Part payments given back',
  /** Cash of payments after the day's end, of part payments, or of expenses that no session of the day has. */
  elsewhere: 'Not in a session of this day',
  session: (z: number, till: string, holder: string) => `Z ${z} · ${till}, ${holder}`,
  expected: 'Expected',
  counted: 'Counted cash',
  difference: 'Difference',
  agrees: 'The drawer agrees',
  short: (amount: string) => `${amount} missing`,
  over: (amount: string) => `${amount} too much`,
  note: 'Note',
  noteHint: 'Why the drawer differs.',
  close: 'Close the day',
  closing: 'Closing…',
  closeOffline: 'Closing a day needs a connection.',
  confirmTitle: (date: string) => `Close ${date}?`,
  confirmText: (after: string) =>
    `After that its figures do not change. Bills settled from now on count to ${after}.`,
  beforeEndTitle: (clock: string) => `Close before ${clock}?`,
  beforeEndText: (clock: string) =>
    `By your timings you serve until ${clock}. Bills of this evening would count to the next day.`,
  closeAnyway: 'Close now',
  notYet: 'Not yet',
  reopen: 'Open again',
  reopenTitle: (date: string) => `Open ${date} again?`,
  reopenText:
    'Its bills can be corrected and the cash counted anew. Bills issued since it was closed stay in the next day. This is possible until a later day is closed.',
  reopenOffline: 'Opening a day again needs a connection.',
  keepClosed: 'Keep it closed',
  reopenReason: 'Reason',
  reopenReasonHint: 'It is kept with your name.',
  reopenReasonMissing: 'Say why the day is opened again.',
  reopenAct: 'Open the day',
  reopening: 'Opening…',
  reopened: (date: string) => `${date} is open again`,
  reopenedBy: (who: string, moment: string, reason: string) =>
    `Opened again by ${who} on ${moment}: ${reason}`,
  faults: {
    opening: 'Enter an amount in rupees, 2000 or 2000.50.',
    counted: 'Enter what is in the drawer, in rupees.',
    paidOut: 'Enter an amount in rupees, or 0.',
    note: 'At most 200 characters.',
    noteRequired: 'The drawer does not agree. Say why.',
  },

  report: 'Day report',
  reportOf: (date: string) => `Day report, ${date}`,
  closedBy: (who: string, moment: string) => `Closed by ${who} on ${moment}`,
  print: 'Print',
  paper: 'Paper',
  papers: { '58': '58 mm', '80': '80 mm', A4: 'A4' },

  export: {
    open: 'Export a month',
    title: 'Export documents',
    hint: 'Every invoice, bill, credit and debit note of a month as a CSV file, for the accountant and the GST return.',
    month: 'Month',
    start: 'Prepare the file',
    progress: (n: number) => `${counted(n, 'document', 'documents')} so far`,
    ready: (n: number, total: string) => `${counted(n, 'document', 'documents')} · ${total} in all`,
    readyHint: (voids: number, credits: number) =>
      `${counted(voids, 'void document', 'void documents')} without amounts, ${counted(credits, 'credit note', 'credit notes')} below zero.`,
    none: (month: string) => `No document was issued in ${month}.`,
    download: 'Download',
    failed: 'The documents could not be read. Check the connection and try again.',
    fileName: (month: string) => `bhoj-documents-${month}.csv`,
  },
});

/** Headers of the exported file. */
export const exportHeads = {
  number: 'Number',
  date: 'Date',
  kind: 'Document',
  customer: 'Customer',
  buyerGstin: 'GSTIN of the buyer',
  buyerState: 'State code of the buyer',
  supply: 'B2B or B2C',
  taxable: (rate: string) => `Taxable value at ${rate}%`,
  cgst: (rate: string) => `CGST ${rate}%`,
  sgst: (rate: string) => `SGST ${rate}%`,
  exempt: 'Exempt',
  untaxed: 'Without GST',
  liquor: 'Liquor (outside GST)',
  vat: 'VAT',
  operators: 'Through an aggregator, which pays the tax',
  discount: 'Discount given',
  roundOff: 'Round off',
  total: 'Total',
  status: 'Status',
  credited: 'Note of invoice',
  session: 'Cash session',
  voided: 'Void',
  creditNote: 'Credit note',
  debitNote: 'Debit note',
  aggregator: 'Aggregator’s order',
};

export const exportHeadsPart = part('exportHeads', exportHeads);
