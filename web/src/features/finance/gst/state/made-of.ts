import { declaredOf } from '@bhoj/domain/billing/settle/handing-over';
import { advancePartsIn, vouchersIn } from '@bhoj/domain/deposits/month-deposits';
import type { Deposit } from '@bhoj/domain/deposits/deposit.schema';
import type { Entry } from '@bhoj/domain/kernel/collection';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import { alone } from '@bhoj/domain/returns/alone';
import type { TaxReturn } from '@bhoj/domain/returns/return.schema';
import type { TaxDocument } from '@bhoj/domain/returns/tax-document';
import { minus, ZERO } from '@bhoj/domain/money/money';
import type { Paise } from '@bhoj/domain/money/money';
import { dateName } from '../../../../ui/dates/formats.ts';
import type { Words } from '../../../../words/part.ts';
import { AMOUNTS, sumOf } from './amounts.ts';
import { idOfRate, tablesOf } from './rows.ts';
import type { Row, TableKey } from './rows.ts';

/** The sources of a return: the period's documents, orders with tax paid by aggregators, and deposits. */
export interface Sources {
  readonly documents: readonly TaxDocument[];
  readonly orders: readonly Entry<Order>[];
  readonly deposits: readonly Entry<Deposit>[];
}

/** Returns the key of a table's row in the address. */
export const keyOfRow = (table: TableKey, row: Row): string => `${table} ${row.id}`;

/**
 * True for a row that is a sum of documents. False for the owner's entries, for a row that leads elsewhere, and for a
 * row of one document, which opens that document.
 */
export const isMadeOfMany = (table: TableKey, { id, number, to, series }: Row): boolean =>
  (table === 'issued' && series?.nature !== 2 && series?.nature !== 7) ||
  (number === null && to === undefined && id !== 'reversed');

const without = { value: null, igst: null, cgst: null, sgst: null };

/** The tax of a composition return is a share of the whole turnover, so a single document has none. */
const givenBy = (table: TableKey, { value, igst, cgst, sgst }: Row) =>
  table === 'cmp08' ? { ...without, value } : { value, igst, cgst, sgst };

const isSomething = (given: typeof without | Pick<Row, 'value' | 'igst' | 'cgst' | 'sgst'>): boolean =>
  AMOUNTS.some((of) => given[of] !== null && given[of] !== ZERO);

/** True where a row is one of a series of numbers. */
const isOfSeries = ({ series }: Row, of: NonNullable<Row['series']>): boolean =>
  // A series may have numbered two kinds of documents in a year, and each kind has its row.
  series?.series === of.series && series.financialYear === of.financialYear && series.nature === of.nature;

/** Returns the vouchers of a deposit in a row, or its parts in it: vouchers, and the bill that took it off. */
function ofDeposit(
  words: Words<'gst'>,
  { made, table, row }: { readonly made: TaxReturn; readonly table: TableKey; readonly row: Row },
  { id: depositId, value }: Entry<Deposit>,
): Row[] {
  if (table === 'issued')
    return vouchersIn(value, made.month)
      .filter((voucher) => isOfSeries(row, voucher))
      .map(({ number, at }) => ({
        id: number,
        what: number,
        detail: dateName(at),
        ...without,
        number,
        depositId,
      }));
  const isTaxed = table === 'gstr3b' && row.id === 'taxed';
  const { table: ofParts, parts } = advancePartsIn(value, made.month);
  const isOfRate = table === ofParts && row.id === idOfRate(words.deposits, value.taxBp);
  // A deposit of another registration, or without tax, is in no table.
  const { advances } = alone(made, (ledger) => ledger.addDeposit(value, made.month)).tables;
  if (advances === undefined || !(isTaxed || isOfRate)) return [];
  // 3.1(a) subtracts the amounts of table 11B.
  const isLess = isTaxed && ofParts === 'adjusted';
  const amount = (of: Paise): Paise => (isLess ? minus(ZERO, of) : of);
  return parts
    .map(({ kind, number, at, part }): Row => ({
      id: `${number} ${depositId}`,
      what: number,
      detail: `${words.depositParts[kind]}, ${dateName(at)}`,
      value: amount(part.taxablePaise),
      igst: ZERO,
      cgst: amount(part.cgstPaise),
      sgst: amount(part.sgstPaise),
      number,
      ...(kind !== 'bill' && { depositId }),
    }))
    .filter(isSomething);
}

/** Returns a row as it is in a return of one document only. */
const rowAlone = (
  words: Words<'gst'>,
  made: TaxReturn,
  { table, row }: { readonly table: TableKey; readonly row: Row },
  add: Parameters<typeof alone>[1],
): Row | undefined =>
  tablesOf(words, alone(made, add))
    .find(({ key }) => key === table)
    ?.rows.find(({ id }) => id === row.id);

/**
 * Returns the documents that make a row, in order, with the part of each. A void stands only in the row of its series
 * of numbers.
 */
export function madeOf(
  words: Words<'gst'>,
  made: TaxReturn,
  { table, row }: { readonly table: TableKey; readonly row: Row },
  { documents, orders, deposits }: Sources,
): Row[] {
  const same = (add: Parameters<typeof alone>[1]) => rowAlone(words, made, { table, row }, add);
  const ofDocuments = documents.flatMap((document): Row[] => {
    const { number, issuedAt, isVoid, ofNumber } = document;
    const day = dateName(issuedAt);
    const named = { id: number, what: number, number: ofNumber === '' ? number : ofNumber };
    if (table === 'issued') {
      return isOfSeries(row, document)
        ? [{ ...named, ...without, detail: isVoid ? words.isVoid(day) : day }]
        : [];
    }
    const found = same((ledger) => ledger.add(document));
    const given = found === undefined ? without : givenBy(table, found);
    return isSomething(given) ? [{ ...named, ...given, detail: day }] : [];
  });
  const ofOrders = orders.flatMap(({ id, value }): Row[] => {
    const declared = declaredOf(value);
    if (declared === null || value.aggregator === null) return [];
    const found = same((ledger) => ledger.addOperator(declared));
    const given = found === undefined ? without : givenBy(table, found);
    const { operator, number } = value.aggregator;
    const what = `${operator} ${number}`;
    const detail = dateName(value.closedAt ?? 0);
    return isSomething(given) ? [{ id, what, detail, ...given, number: null, orderId: id }] : [];
  });
  const ofDeposits = deposits.flatMap((one) => ofDeposit(words, { made, table, row }, one));
  return [...ofDocuments, ...ofOrders, ...ofDeposits];
}

/** True when the documents add up to the row, in each of its amounts. */
export const comeTo = (row: Row, table: TableKey, rows: readonly Row[]): boolean => {
  const figure = givenBy(table, row);
  return AMOUNTS.every((of) => minus(sumOf(rows, of) ?? ZERO, figure[of] ?? ZERO) === 0);
};
