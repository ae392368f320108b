import type { Ledger } from '@bhoj/domain/books/ledger-names';
import { part } from '../../part.ts';

const ledgers: Readonly<Record<Ledger, string>> = {
  sales: 'Sales',
  cgst: 'CGST charged',
  sgst: 'SGST (or UTGST) charged',
  vat: 'VAT on liquor',
  roundOff: 'Round off',
  debtors: 'Guests (debtors)',
  cash: 'Cash',
  upi: 'UPI',
  card: 'Cards',
  room: 'Charged to rooms',
  other: 'Other ways of paying',
  tips: 'Tips held for staff',
  bank: 'Bank, for expenses paid by UPI, card or transfer',
  creditors: 'Creditors, for expenses that are due',
};

export const financeAccountant = {
  title: (period: string) => `Files of ${period}`,
  hint: 'For spreadsheets as CSV, and for Tally as vouchers. A chartered accountant confirms them.',
  read: 'Prepare the files',
  reading: 'Reading the days and expenses',
  failed: 'The files could not be prepared. Check the network and try again.',
  offline: 'Preparing the files needs a network.',
  unbalanced: (n: number) => `${n} of the vouchers do not balance, so the file for Tally is not offered.`,
  tooMany: 'A month has more expenses than are read, so the files would not be complete.',
  none: (period: string) => `Nothing was sold or spent in ${period}, so there is no file.`,
  totals: {
    title: 'What the files add up to',
    net: 'Net sales',
    tax: 'Tax on bills, less that on credit notes, with that on debit notes',
    taken: 'Taken, less given back',
    expenses: 'Expenses',
  },
  files: { sales: 'Sales and tax', payments: 'Payments', expenses: 'Expenses', tally: 'Vouchers for Tally' },
  fileName: (what: string, from: string, to: string) =>
    `bhoj-${what}-${from === to ? from : `${from}-to-${to}`}`,
  tallyHint:
    'Every ledger below, and one for each category of expenses, must be there in Tally before the file is imported. Import it into a copy of the company first. What aggregators bill is not in it.',
  ledgersTitle: 'Names of ledgers in Tally',
  ledgers,
  save: 'Save the names',
  saving: 'Saving…',
  saved: 'The names are saved',
  ledgerFault: 'Enter a name of at most 60 characters.',
};

export const financeAccountantPart = part('financeAccountant', financeAccountant);
