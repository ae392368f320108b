import { declaredOf } from '@bhoj/domain/billing/settle/handing-over';
import type { Entry } from '@bhoj/domain/kernel/collection';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import { alone } from '@bhoj/domain/returns/alone';
import type { TaxReturn } from '@bhoj/domain/returns/return.schema';
import type { TaxDocument } from '@bhoj/domain/returns/tax-document';
import { minus, ZERO } from '@bhoj/domain/money/money';
import { dateName } from '../../../../ui/dates/formats.ts';
import type { Words } from '../../../../words/part.ts';
import { AMOUNTS, sumOf } from './amounts.ts';
import { tablesOf } from './rows.ts';
import type { Row, TableKey } from './rows.ts';

/** The sources of a return: the documents of its period, and the orders with tax paid by aggregators. */
export interface Sources {
  readonly documents: readonly TaxDocument[];
  readonly orders: readonly Entry<Order>[];
}

/** Returns the key of a table's row in the address. */
export const keyOfRow = (table: TableKey, row: Row): string => `${table} ${row.id}`;

/** Tables of deposits, whose vouchers are with their bookings. */
const OF_DEPOSITS: readonly TableKey[] = ['received', 'adjusted'];

/**
 * True for a row that is a sum of documents. The owner's entries are not, nor are deposits, and a row of one document opens that
 * document.
 */
export const isMadeOfMany = (table: TableKey, { id, number, to, series }: Row): boolean =>
  (table === 'issued' && series?.nature !== 2) ||
  (number === null && to === undefined && id !== 'reversed' && !OF_DEPOSITS.includes(table));

const without = { value: null, igst: null, cgst: null, sgst: null };

/** The tax of a composition return is a share of the whole turnover, so a single document has none. */
const givenBy = (table: TableKey, { value, igst, cgst, sgst }: Row) =>
  table === 'cmp08' ? { ...without, value } : { value, igst, cgst, sgst };

const isSomething = (given: typeof without | Pick<Row, 'value' | 'igst' | 'cgst' | 'sgst'>): boolean =>
  AMOUNTS.some((of) => given[of] !== null && given[of] !== ZERO);

/**
 * Returns the documents that make a row, in order, with the part of each. Voids are only in the row of their numbers.
 */
export function madeOf(
  words: Words<'gst'>,
  made: TaxReturn,
  { table, row }: { readonly table: TableKey; readonly row: Row },
  { documents, orders }: Sources,
): Row[] {
  const same = (of: TaxReturn) =>
    tablesOf(words, of)
      .find(({ key }) => key === table)
      ?.rows.find(({ id }) => id === row.id);
  const ofDocuments = documents.flatMap((document): Row[] => {
    const { number, issuedAt, isVoid, ofNumber } = document;
    const day = dateName(issuedAt);
    const named = { id: number, what: number, number: ofNumber === '' ? number : ofNumber };
    if (table === 'issued') {
      // A series may have numbered two kinds of documents in a year, and each kind has its row.
      const isOfSeries =
        row.series?.series === document.series &&
        row.series.financialYear === document.financialYear &&
        row.series.nature === document.nature;
      return isOfSeries ? [{ ...named, ...without, detail: isVoid ? words.isVoid(day) : day }] : [];
    }
    const found = same(alone(made, (ledger) => ledger.add(document)));
    const given = found === undefined ? without : givenBy(table, found);
    return isSomething(given) ? [{ ...named, ...given, detail: day }] : [];
  });
  const ofOrders = orders.flatMap(({ id, value }): Row[] => {
    const declared = declaredOf(value);
    if (declared === null || value.aggregator === null) return [];
    const found = same(alone(made, (ledger) => ledger.addOperator(declared)));
    const given = found === undefined ? without : givenBy(table, found);
    const { operator, number } = value.aggregator;
    const what = `${operator} ${number}`;
    const detail = dateName(value.closedAt ?? 0);
    return isSomething(given) ? [{ id, what, detail, ...given, number: null, orderId: id }] : [];
  });
  return [...ofDocuments, ...ofOrders];
}

/** True when the documents add up to the row, in each of its amounts. */
export const comeTo = (row: Row, table: TableKey, rows: readonly Row[]): boolean => {
  const figure = givenBy(table, row);
  return AMOUNTS.every((of) => minus(sumOf(rows, of) ?? ZERO, figure[of] ?? ZERO) === 0);
};
