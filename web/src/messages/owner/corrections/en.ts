import type { NOTE_REASONS } from '@bhoj/domain/catalogue/reason-codes';
import { part } from '../../part.ts';

/** Why a note is not possible. */
const refusals: Record<(typeof NOTE_REASONS)[number], string> = {
  'credit-exceeds-invoice': 'More than what is left of this bill cannot be credited. Look at it once more.',
  'debit-needs-tax':
    'A debit note is only for dishes that bear GST on a tax invoice. Declare the bill void and bill it again.',
  'rate-not-lawful': 'This is no lawful rate for the dish on the day of the bill.',
  'tax-stays':
    'The last day to take the tax of this bill back is over, so its rate stays. Ask your chartered accountant.',
};

/** Corrections of an issued document: voiding it, and crediting parts of it. */
export const correctionsPart = part('corrections', {
  refusals,
  reason: 'Reason',
  reasonHint: 'The accountant and the audit read it.',
  reasonMissing: 'Say why.',
  failedOffline: 'No answer came. Try again when you are back online: nothing is done twice.',

  voidTitle: (number: string) => `Declare ${number} void?`,
  voidText: (amount: string) =>
    `The number stays and the document says VOID. The day’s sales go down by ${amount}. Give the money back, or bill it again.`,
  billAgain: 'Bill it again',
  billAgainHint: 'A new order with the same dishes opens, to correct and settle.',
  keep: 'Keep it',
  voidAct: 'Declare void',
  voiding: 'Declaring void…',
  voided: (number: string) => `${number} is void`,

  creditTitle: (number: string) => `Credit note for ${number}`,
  creditText: 'Choose what is credited. Amounts and tax follow from the document as it was issued.',
  creditLines: 'What is credited',
  ofLeft: (left: number) => `${left} left`,
  less: (dish: string) => `One less ${dish}`,
  more: (dish: string) => `One more ${dish}`,
  portions: (n: number, dish: string) => `${n} × ${dish}`,
  everything: 'Everything that is left',
  nothingLeft: 'All of this document is credited already.',
  nothingChosen: 'Choose at least one portion.',
  taxOf: (amount: string) => `${amount} of it tax`,
  refund: 'Money goes back by',
  refundName: 'What it is called',
  refundNameMissing: 'Name it, for instance a voucher.',
  credit: (amount: string) => `Credit ${amount}`,
  creditNothing: 'Credit',
  crediting: 'Issuing…',
  credited: (number: string) => `${number} is credited`,

  rightTitles: {
    high: (number: string) => `A price on ${number} was too high`,
    low: (number: string) => `A price on ${number} was too low`,
    rate: (number: string) => `A tax rate on ${number} was wrong`,
  },
  rightTexts: {
    high: 'A credit note gives back the difference, with its tax. The bill itself stays as it was issued.',
    low: 'A debit note charges the difference, with its tax. It is paid now. The bill itself stays as it was issued.',
    rate: 'Two notes put it right: a credit note takes the dish back at the rate it bore, a debit note charges it at the right one. Ask your chartered accountant when you are not sure.',
  },
  dish: 'Dish',
  dishAt: (quantity: number, name: string, at: string) => `${quantity} × ${name}, ${at}`,
  rightPrice: 'Right price of one',
  rightPriceHint: (price: string) => `The bill says ${price}.`,
  priceFaults: {
    amount: 'Enter an amount in rupees, 240 or 240.50.',
    high: (price: string) => `Enter less than ${price}.`,
    low: (price: string) => `Enter more than ${price}.`,
  },
  rightRate: 'Right rate of GST',
  ratePercent: (rate: string) => `${rate} %`,
  rateMissing: 'Choose the right rate.',
  preview: 'What is issued',
  previewNone: 'The note shows here once the dish and what is right are chosen.',
  creditNote: 'Credit note',
  debitNote: 'Debit note',
  value: 'Taxable value',
  taxAt: (rate: string) => `GST ${rate} %`,
  vatAt: (rate: string) => `VAT ${rate} %`,
  total: 'Total',
  toGive: 'To give back',
  toPay: 'To be paid',
  taxKept: 'Without GST: it is too late to take the tax of this bill back.',
  payment: 'Paid by',
  rightSubmit: 'Issue',
  rightDone: (number: string) => `${number} is corrected`,
});
