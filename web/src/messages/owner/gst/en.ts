import type { RETURN_REASONS } from '@bhoj/domain/catalogue/reason-codes';
import { part } from '../../part.ts';

export const gst = {
  loading: 'Loading the return',
  title: (period: string) => `Return of ${period}`,
  registration: 'Registration',
  registrationHint:
    'Documents of this month stand under several registrations. Each has a return of its own.',
  registrationOf: (gstin: string, isComposition: boolean) =>
    `${gstin}${isComposition ? ' (composition)' : ''}`,
  accountant: 'A chartered accountant confirms these figures before you file them. Bhoj files nothing.',
  oneMonth: (month: string) => `A return is of one month. This is ${month}.`,
  states: { none: 'Not prepared', prepared: 'Prepared', stale: 'Out of date', filed: 'Filed' },
  notPrepared: (period: string) => `The return of ${period} is not prepared yet.`,
  noGstin: 'A restaurant without a GSTIN files no GST return. Enter the GSTIN in Settings once you have one.',
  preparedAt: (at: string) => `Prepared on ${at}.`,
  stale: 'Documents came since. Prepare the return again to see which.',
  prepare: 'Prepare the return',
  prepareAgain: 'Prepare again',
  preparing: 'Reading the documents …',
  same: 'Nothing has changed since.',
  isPrepared: 'The return is prepared.',
  offline: 'You are offline, so the return cannot be prepared.',

  madeOf: (figure: string) => `What makes ${figure}`,
  documents: (count: number) => (count === 1 ? '1 document' : `${count.toLocaleString('en-IN')} documents`),
  readingDocuments: 'Reading the documents of the period',
  doNotComeTo: 'They do not come to this figure: documents came since. Prepare the return again.',
  isVoid: (day: string) => `${day}, void`,
  close: 'Close',

  changes: (count: number) => (count === 1 ? '1 document came since' : `${count} documents came since`),
  came: 'New:',
  voided: 'Declared void:',
  credited: 'Credit notes:',
  andMore: (count: number) => `and ${count} more`,

  due: 'Due dates',
  dueOn: (form: string, every: 'month' | 'quarter', on: string) =>
    `${form}${every === 'quarter' ? ', if you file by quarter' : ''}: ${on}`,
  unconfirmed: 'not confirmed: ask your accountant',
  forms: { 'gstr-1': 'GSTR-1', 'gstr-3b': 'GSTR-3B', 'cmp-08': 'CMP-08' },
  filedOn: (form: string, on: string, arn: string) =>
    `${form} filed on ${on}${arn === '' ? '' : `, ARN ${arn}`}`,
  mark: (form: string) => `Mark ${form} filed`,
  unmark: (form: string) => `${form} is not filed`,
  day: 'Day of filing',
  arn: 'ARN (if you have it)',
  arnWrong: 'An ARN has 15 letters and digits, such as AA290526123456A.',
  reason: 'Reason',
  reasonMissing: 'Give a reason.',
  save: 'Save',
  saving: 'Saving …',
  saved: 'Saved',
  failedOffline: 'No answer. Check the connection and try again; nothing is saved twice.',

  checks: 'Check before filing',
  allRight: 'The tables equal the documents, and nothing is missing.',
  findings: {
    sums: 'The tables do not equal the documents. Do not file; report this to Bhoj.',
    days: 'Business days and documents differ, and no bill explains it. Compare the day page with the documents.',
    gap: 'Numbers are missing in a series. Ask your accountant before you file.',
    start: 'The number before the first one of this period is on no document. Ask your accountant.',
    code: 'Lines without SAC or HSN. Enter the HSN of the dish in the menu, and correct the return on the portal.',
    state: 'The buyer’s State is missing or wrong. Correct it on the portal.',
    gstin: 'The check digit of the buyer’s GSTIN is wrong. Ask the buyer and correct it on the portal.',
    'buyer-is-seller': 'Made out to your own GSTIN, which the portal rejects. Ask your accountant.',
    outside: 'Plain bills with a GSTIN, which belong to no return. Ask your accountant.',
    'other-registration':
      'Issued under another GSTIN of yours, or under the other scheme. They are in that registration’s own return.',
    unregistered: 'Plain bills from before the registration. They are in no return.',
    'operator-gstin': 'The GSTIN of the operator in your State is missing. Enter it below.',
    'operator-goods':
      'Packaged goods or liquor in orders that an operator billed. They need your own bill: issue it, and see that table 14 leaves them out.',
    'other-state': 'Goods for a person of another State: IGST may be due. Ask your accountant.',
    'row-below-zero':
      'More was credited than sold in these rows, so they are below zero, in the file too. Your accountant says how the portal takes them.',
    'row-zero':
      'These rows come to zero and are left out: sales and notes cancel out, or all was given for nothing.',
    'tax-kept': 'Credit notes too late to take the tax back. They are in no table.',
  },
  daysTitle: 'Business days and this period',
  daysSum: 'Sum of the business days',
  elsewhere: (count: number) => `Bills that a day of another period counts (${count})`,
  joined: (count: number) => `Bills of another period that a day of this one counts (${count})`,
  documentsSum: 'Sum of the documents',

  tables: {
    gstr3b: 'GSTR-3B',
    cmp08: 'CMP-08',
    b2b: 'Table 4: bills to companies',
    b2cl: 'Table 5: large bills to other States',
    b2cs: 'Table 7: bills to guests',
    nil: 'Table 8: exempt, and outside GST',
    cdnr: 'Table 9B: notes of companies',
    received: 'Table 11A: deposits received, without their tax',
    adjusted: 'Table 11B: deposits of earlier months on bills, or given back',
    hsn: 'Table 12: SAC and HSN',
    issued: 'Table 13: documents issued',
    reverseCharge: 'Reverse charge: invoices of 3.1(d)',
    operators: 'Table 14: sales through operators',
  },
  noRows: 'None in this period.',
  columns: {
    what: 'What',
    detail: 'Detail',
    value: 'Taxable value or amount',
    igst: 'IGST',
    cgst: 'CGST',
    sgst: 'SGST or UTGST',
    total: 'Total',
  },
  sum: 'Total',
  rate: (rate: string) => `${rate} %`,
  companies: 'companies',
  guests: 'guests',
  exempt: (of: string) => `Exempt, ${of}`,
  nonGst: (of: string) => `Outside GST (liquor), ${of}`,
  note: { C: 'credit note', D: 'debit note' },
  natures: {
    1: 'Invoices',
    2: 'Self-invoices, for suppliers without a GSTIN',
    4: 'Debit notes',
    5: 'Credit notes',
    6: 'Receipt vouchers',
    7: 'Payment vouchers, for supplies under reverse charge',
    8: 'Refund vouchers',
  },
  deposits: 'Deposits for bookings',
  depositParts: { receipt: 'Receipt voucher', refund: 'Refund voucher', bill: 'Taken off this bill' },
  reverseKinds: {
    rent: 'rent',
    transport: 'goods transport',
    security: 'security',
    director: 'director',
    legal: 'advocate',
  },
  noCredit: 'no credit: the tax is a cost',
  series: (total: number, cancelled: number) => `${total} issued, ${cancelled} cancelled`,
  range: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
  orders: (count: number) => (count === 1 ? '1 order' : `${count} orders`),
  quantity: (count: number) => `quantity ${count}`,
  kilograms: (amount: number) => `quantity ${amount} kg`,
  lines: {
    taxed: '3.1(a) Taxed sales',
    exempt: '3.1(c) Exempt sales',
    reverse: '3.1(d) Supplies on which you owe the tax (reverse charge)',
    nonGst: '3.1(e) Sales outside GST',
    operators: '3.1.1(ii) Sales through operators that pay the tax',
    reverseCredit: '4(A)(3) Credit for that tax',
    reversed: '4(B)(1) Credit given back, as entered',
    turnover: 'Turnover of the quarter',
    inward: 'Supplies on which you owe the tax (reverse charge)',
  },

  guestCodesOnly:
    'No sale of this month was to a company. The portal has asked some to enter one row of zero in the part for companies of table 12 before it takes the return; if it does, enter it there.',
  downloadJson: 'Download GSTR-1 (JSON)',
  jsonName: (gstin: string, month: string) => `gstr1-${gstin}-${month}.json`,
  csvName: (table: string, month: string) => `${table}-${month}.csv`,

  nil: 'Nothing was sold, received or owed under this registration in this period. Its return is nil, and is due all the same.',
  final: (by: string) =>
    `This registration ended in this period, so this is its last return. A final return, GSTR-10, is due by ${by}; Bhoj does not prepare it.`,
  former: (gstin: string) => `End of ${gstin}`,
  formerHint:
    'You have another GSTIN now. This one owes a return for each month, nil or not, until it is cancelled. Enter the day on which it ended.',
  endedOn: 'Ended on',

  entries: 'What you add',
  entriesHint: 'Input credit that you give back, and the GSTIN that each operator has in your State.',
  igst: 'IGST in rupees',
  cgst: 'CGST in rupees',
  sgst: 'SGST in rupees',
  operatorGstin: (operator: string) => `GSTIN of ${operator}`,
  amountWrong: 'Enter an amount in rupees.',
};

export const gstPart = part('gst', gst);

/** The refusals that only the returns can meet. */
const returnReasonSentences: Record<(typeof RETURN_REASONS)[number], string> = {
  'return-not-prepared': 'This return is not prepared yet. Prepare it first.',
  'return-filed':
    'Documents came after you marked this return filed. Take the mark back, with a reason, and prepare it again.',
  'return-too-large': 'This month has more documents than one return can hold. Export its documents instead.',
  'tax-month-runs': 'This month is not over, so its return cannot be filed yet.',
};

export const returnReasonsPart = part('returnReasons', returnReasonSentences);
