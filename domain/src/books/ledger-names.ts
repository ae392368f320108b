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
  goodsSales: 'Sales of goods',
  exemptSales: 'Exempt sales',
  liquorSales: 'Liquor sales',
  operatorSales: 'Sales through aggregators',
  operators: 'Aggregators',
  commission: 'Aggregators’ commission',
  operatorTaxes: 'Taxes taken off by aggregators',
  inputTax: 'Input GST',
  wages: 'Wages and salaries',
  employer: 'Employer’s contributions',
  wagesPayable: 'Wages payable',
  fundPayable: 'Provident fund payable',
  insurancePayable: 'ESI payable',
  professionTaxPayable: 'Profession tax payable',
  welfarePayable: 'Labour welfare fund payable',
  advances: 'Advances to staff',
  deposit: 'Advances from guests',
  keptDeposits: 'Deposits kept',
  reverseCharge: 'GST payable under reverse charge',
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
  goodsSales: name,
  exemptSales: name,
  liquorSales: name,
  operatorSales: name,
  operators: name,
  commission: name,
  operatorTaxes: name,
  inputTax: name,
  wages: name,
  employer: name,
  wagesPayable: name,
  fundPayable: name,
  insurancePayable: name,
  professionTaxPayable: name,
  welfarePayable: name,
  advances: name,
  deposit: name,
  keptDeposits: name,
  reverseCharge: name,
}) satisfies z.ZodType<Readonly<Record<Ledger, string>>>;
export type LedgerNames = z.output<typeof ledgerNamesSchema>;

const LATER = [
  'goodsSales',
  'exemptSales',
  'liquorSales',
  'operatorSales',
  'operators',
  'commission',
  'operatorTaxes',
  'inputTax',
  'wages',
  'employer',
  'wagesPayable',
  'fundPayable',
  'insurancePayable',
  'professionTaxPayable',
  'welfarePayable',
  'advances',
  'deposit',
  'keptDeposits',
  'reverseCharge',
] as const satisfies readonly Ledger[];

/** As stored: ledgers that came later have their own names until the owner saves them. */
export const storedLedgerNamesSchema = ledgerNamesSchema.extend(
  Object.fromEntries(LATER.map((ledger) => [ledger, name.default(LEDGER_NAMES[ledger])])) as Record<
    (typeof LATER)[number],
    z.ZodDefault<typeof name>
  >,
);
