import type { Register, RegisterRow } from '@bhoj/domain/billing/records/export';
import { isBusiness } from '@bhoj/domain/customers/buyer';
import { formatRate } from '@bhoj/domain/money/format';
import { decimalRupees, ZERO } from '@bhoj/domain/money/money';
import type { Paise } from '@bhoj/domain/money/money';
import { dateOf, startOf } from '@bhoj/domain/time/ist';
import type { Words } from '../../../words/part.ts';
import { addMonths, firstOfMonth } from '../../../ui/dates/iso-day.ts';

interface Column {
  readonly head: string;
  readonly cell: (row: RegisterRow) => string;
}

const amount = (head: string, of: (amounts: RegisterRow['amounts']) => Paise | undefined): Column => ({
  head,
  cell: ({ amounts }) => decimalRupees(of(amounts) ?? ZERO),
});

const rateColumns = (heads: Words<'exportHeads'>, taxBp: number): Column[] => [
  amount(heads.taxable(formatRate(taxBp)), ({ byRate }) => byRate.get(taxBp)?.taxablePaise),
  amount(heads.cgst(formatRate(taxBp / 2)), ({ byRate }) => byRate.get(taxBp)?.cgstPaise),
  amount(heads.sgst(formatRate(taxBp / 2)), ({ byRate }) => byRate.get(taxBp)?.sgstPaise),
];

function kindCell(
  billWords: Words<'billWords'>,
  heads: Words<'exportHeads'>,
  kind: RegisterRow['kind'],
): string {
  if (kind === 'credit-note') return heads.creditNote;
  if (kind === 'debit-note') return heads.debitNote;
  return kind === 'aggregator' ? heads.aggregator : billWords.kinds[kind];
}

const columnsOf = (
  billWords: Words<'billWords'>,
  heads: Words<'exportHeads'>,
  rates: readonly number[],
  sessions: ReadonlyMap<string, string>,
): Column[] => [
  { head: heads.number, cell: ({ number }) => number },
  { head: heads.date, cell: ({ issuedAt }) => dateOf(issuedAt) },
  {
    head: heads.kind,
    cell: ({ kind }) => kindCell(billWords, heads, kind),
  },
  { head: heads.customer, cell: ({ customerName, buyer }) => buyer?.name ?? customerName ?? '' },
  { head: heads.buyerGstin, cell: ({ buyer }) => buyer?.gstin ?? '' },
  { head: heads.buyerState, cell: ({ buyer }) => buyer?.stateCode ?? '' },
  { head: heads.supply, cell: ({ buyer }) => (isBusiness(buyer) ? 'B2B' : 'B2C') },
  ...rates.flatMap((taxBp) => rateColumns(heads, taxBp)),
  amount(heads.exempt, ({ exemptPaise }) => exemptPaise),
  amount(heads.untaxed, ({ untaxedPaise }) => untaxedPaise),
  amount(heads.liquor, ({ liquorPaise }) => liquorPaise),
  amount(heads.vat, ({ vatPaise }) => vatPaise),
  amount(heads.operators, ({ operatorPaise }) => operatorPaise),
  amount(heads.discount, ({ discountPaise }) => discountPaise),
  amount(heads.roundOff, ({ roundOffPaise }) => roundOffPaise),
  amount(heads.total, ({ totalPaise }) => totalPaise),
  { head: heads.status, cell: ({ isVoid }) => (isVoid ? heads.voided : '') },
  { head: heads.credited, cell: ({ creditedNumber }) => creditedNumber ?? '' },
  { head: heads.session, cell: ({ cashSession }) => sessions.get(cashSession ?? '') ?? '' },
];

/** Returns the file's rows, headers first. `sessions`: the names of cash sessions by id (`sessionNames`). */
export function csvOf(
  billWords: Words<'billWords'>,
  heads: Words<'exportHeads'>,
  { rates, rows }: Register,
  sessions: ReadonlyMap<string, string>,
): string[][] {
  const columns = columnsOf(billWords, heads, rates, sessions);
  return [columns.map(({ head }) => head), ...rows.map((row) => columns.map(({ cell }) => cell(row)))];
}

/** `yyyy-mm` */
export const monthOf = (at: number): string => dateOf(at).slice(0, 7);

/** The start of the month and of the next one, in IST. */
export function spanOf(month: string): { from: Date; until: Date } {
  const next = addMonths(month, 1);
  return { from: new Date(startOf(firstOfMonth(month))), until: new Date(startOf(firstOfMonth(next))) };
}
