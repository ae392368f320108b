import { decimalRupees, plus, sum } from '../../money/money.ts';
import { stateWithCode } from '../../statute/gst-states.ts';
import { dateOf } from '../../time/ist.ts';
import type { Paise } from '../../money/money.ts';
import type { PlatformInvoice } from '../../subscription/platform-invoice.schema.ts';
import type { GstGroup, GstSeries, GstSummary } from './gst-summary.schema.ts';

type Taxed = PlatformInvoice & { readonly kind: GstGroup['kind'] };

export const NO_SUMMARY: GstSummary = { groups: [], series: [] };

/**
 * Returns the State of supply: the buyer's State by its GSTIN; for a buyer without one, the seller's (IGST Act s.
 * 12(2)).
 */
const stateOf = ({ buyer, seller }: PlatformInvoice): string =>
  (buyer.gstin === '' ? seller.gstin : buyer.gstin).slice(0, 2);

const taxOf = ({ taxes: { taxes } }: PlatformInvoice, ...names: readonly string[]): Paise =>
  sum(taxes.filter(({ name }) => names.includes(name)).map(({ amountPaise }) => amountPaise));

function groupOf(invoice: Taxed): GstGroup {
  const { kind, issuedAt, taxes, totalPaise } = invoice;
  return {
    month: dateOf(issuedAt).slice(0, 7),
    kind,
    state: stateOf(invoice),
    taxBp: taxes.taxes.reduce((all, { taxBp }) => all + taxBp, 0),
    documents: 1,
    taxablePaise: taxes.taxablePaise,
    cgstPaise: taxOf(invoice, 'CGST'),
    sgstPaise: taxOf(invoice, 'SGST', 'UTGST'),
    igstPaise: taxOf(invoice, 'IGST'),
    roundOffPaise: taxes.roundOffPaise,
    totalPaise,
  };
}

const seriesOf = ({ kind, issuedAt, financialYear, sequence, number }: Taxed): GstSeries => ({
  month: dateOf(issuedAt).slice(0, 7),
  kind,
  financialYear,
  first: sequence,
  firstNumber: number,
  last: sequence,
  lastNumber: number,
  documents: 1,
});

const bothGroups = (a: GstGroup, b: GstGroup): GstGroup => ({
  ...a,
  documents: a.documents + b.documents,
  taxablePaise: plus(a.taxablePaise, b.taxablePaise),
  cgstPaise: plus(a.cgstPaise, b.cgstPaise),
  sgstPaise: plus(a.sgstPaise, b.sgstPaise),
  igstPaise: plus(a.igstPaise, b.igstPaise),
  roundOffPaise: plus(a.roundOffPaise, b.roundOffPaise),
  totalPaise: plus(a.totalPaise, b.totalPaise),
});

function bothSeries(a: GstSeries, b: GstSeries): GstSeries {
  const { first, firstNumber } = b.first < a.first ? b : a;
  const { last, lastNumber } = b.last > a.last ? b : a;
  return { ...a, first, firstNumber, last, lastNumber, documents: a.documents + b.documents };
}

function gathered<T>(all: readonly T[], keyOf: (each: T) => string, both: (a: T, b: T) => T): T[] {
  const found = new Map<string, T>();
  for (const each of all) {
    const known = found.get(keyOf(each));
    found.set(keyOf(each), known === undefined ? each : both(known, each));
  }
  return [...found].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, value]) => value);
}

/** A note of a new period is no document of the return: it has no value and no tax. */
const isTaxed = (document: PlatformInvoice): document is Taxed => document.kind !== 'period-note';

/** Adds documents to a summary. Their division into pages does not change the sum. */
export function withDocuments(
  { groups, series }: GstSummary,
  documents: readonly PlatformInvoice[],
): GstSummary {
  const taxed = documents.filter(isTaxed);
  return {
    groups: gathered(
      [...groups, ...taxed.map(groupOf)],
      ({ month, kind, state, taxBp }) => `${month} ${kind} ${state} ${taxBp}`,
      bothGroups,
    ),
    series: gathered(
      [...series, ...taxed.map(seriesOf)],
      ({ month, kind, financialYear }) => `${month} ${kind} ${financialYear}`,
      bothSeries,
    ),
  };
}

/** The headings of the columns. Amounts are rupees. Amounts of credit notes are positive and reduce the sales. */
export const GST_HEADS = [
  'Part',
  'Month',
  'State of supply',
  'Rate, %',
  'Taxable value',
  'CGST',
  'SGST or UTGST',
  'IGST',
  'Round-off',
  'Total',
  'Documents',
  'From number',
  'To number',
  'Cancelled',
];

const PARTS = { invoice: 'Invoices', 'credit-note': 'Credit notes' };

const groupRow = (g: GstGroup): string[] => [
  PARTS[g.kind],
  g.month,
  stateWithCode(g.state) ?? g.state,
  String(g.taxBp / 100),
  ...[g.taxablePaise, g.cgstPaise, g.sgstPaise, g.igstPaise, g.roundOffPaise, g.totalPaise].map(
    decimalRupees,
  ),
  String(g.documents),
  '',
  '',
  '',
];

/** Bhoj cancels no document: it issues another one that reverses it. */
const seriesRow = (s: GstSeries): string[] => [
  `${PARTS[s.kind]} issued`,
  s.month,
  ...Array.from({ length: 8 }, () => ''),
  String(s.documents),
  s.firstNumber,
  s.lastNumber,
  '0',
];

/** Returns the rows of the file: sums by month, State and rate, then the documents issued in each series. */
export const gstRows = ({ groups, series }: GstSummary): string[][] => [
  ...groups.map(groupRow),
  ...series.map(seriesRow),
];
