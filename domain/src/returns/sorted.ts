import { ZERO } from '../money/money.ts';
import type { CodeAmounts, RateAmounts, Tables } from './tables.schema.ts';

export const isSomething = (r: RateAmounts): boolean =>
  r.taxablePaise !== ZERO || r.cgstPaise !== ZERO || r.sgstPaise !== ZERO;

const byRate = (a: RateAmounts, b: RateAmounts): number => a.taxBp - b.taxBp;

const inOrder = (codes: readonly CodeAmounts[]): CodeAmounts[] =>
  codes
    .filter((code) => isSomething(code) || code.quantity !== 0)
    .toSorted((a, b) => a.code.localeCompare(b.code) || byRate(a, b));

/** Returns the tables in an order that does not depend on the order of reading, without rows of zero. */
export const sorted = (tables: Tables): Tables => ({
  ...tables,
  b2b: tables.b2b.toSorted((a, b) => a.number.localeCompare(b.number)),
  cdnr: tables.cdnr.toSorted((a, b) => a.number.localeCompare(b.number)),
  b2cs: tables.b2cs.filter(isSomething).toSorted(byRate),
  hsn: { b2b: inOrder(tables.hsn.b2b), b2c: inOrder(tables.hsn.b2c) },
  issued: tables.issued.toSorted(
    (a, b) =>
      a.nature - b.nature ||
      a.financialYear.localeCompare(b.financialYear) ||
      a.series.localeCompare(b.series),
  ),
  operators: tables.operators.toSorted((a, b) => a.operator.localeCompare(b.operator)),
});
