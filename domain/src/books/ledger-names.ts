import { z } from 'zod';
import { requiredLine } from '../kernel/text.ts';

/** The ledgers of the vouchers, with their names until the owner changes them. */
export const LEDGER_NAMES = {
  sales: 'Restaurant sales',
  cgst: 'Output CGST',
  sgst: 'Output SGST',
  vat: 'Output VAT on liquor',
  roundOff: 'Round off',
  debtors: 'Restaurant guests',
  cash: 'Cash',
  upi: 'UPI receipts',
  card: 'Card receipts',
  room: 'Room charges',
  other: 'Other receipts',
  tips: 'Tips held for staff',
  bank: 'Bank',
  creditors: 'Sundry creditors',
} as const;
export type Ledger = keyof typeof LEDGER_NAMES;
export const LEDGERS = Object.keys(LEDGER_NAMES) as readonly Ledger[];

const name = requiredLine(60);

/** The accountant's name for each ledger. */
export const ledgerNamesSchema = z.object({
  sales: name,
  cgst: name,
  sgst: name,
  vat: name,
  roundOff: name,
  debtors: name,
  cash: name,
  upi: name,
  card: name,
  room: name,
  other: name,
  tips: name,
  bank: name,
  creditors: name,
}) satisfies z.ZodType<Readonly<Record<Ledger, string>>>;
export type LedgerNames = z.output<typeof ledgerNamesSchema>;
