import { idOfNumber } from '../billing/documents/invoice.ts';
import type { Changes, TaxReturn } from './return.schema.ts';
import type { TaxDocument } from './tax-document.ts';

/** The most numbers that a list of changes or a finding names. */
export const MOST_NAMED = 100;

/** The number of a document; without `nature` it may be of any kind. */
type Numbered = Pick<TaxDocument, 'series' | 'financialYear' | 'sequence'> &
  Partial<Pick<TaxDocument, 'nature'>>;

type Before = Pick<TaxReturn, 'tables' | 'voided' | 'preparedAt'>;

/** True when the earlier preparation already has the document: its number is within the numbers of its series. */
export function had(
  { tables }: Pick<Before, 'tables'>,
  { series, financialYear, sequence, nature }: Numbered,
): boolean {
  // A series may have numbered two kinds of documents in a year.
  return tables.issued.some(
    (one) =>
      one.series === series &&
      one.financialYear === financialYear &&
      (nature === undefined || one.nature === nature) &&
      sequence >= one.first &&
      sequence <= one.last,
  );
}

/** True when the earlier preparation has a printed number, of a document that may be void. */
export function hadNumber(before: Pick<Before, 'tables'>, number: string): boolean {
  const [financialYear = '', series = '', sequence = ''] = idOfNumber(number)?.split('_') ?? [];
  return had(before, { financialYear, series, sequence: Number(sequence) });
}

export interface ChangeLog {
  add(document: TaxDocument): void;
  /** Of an aggregator's order or a self-invoice: its name, and when it was issued or last changed. */
  addDated(number: string, changedAt: number): void;
  /** Of a payment voucher that is void by itself. */
  addVoid(number: string): void;
  read(): Changes | null;
}

/**
 * Collects the changes since the earlier preparation: documents with later numbers, credit notes separately, and newly void
 * documents. An aggregator's order has no number in a series; it is new when it was handed over or corrected after that
 * preparation. Null without an earlier preparation.
 */
export function newChangeLog(before: Before | null): ChangeLog {
  const changes: Changes = { came: [], voided: [], credited: [], count: 0 };
  const voidedBefore = new Set(before?.voided);
  const put = (key: 'came' | 'voided' | 'credited', number: string) => {
    changes.count += 1;
    if (changes[key].length < MOST_NAMED) changes[key].push(number);
  };
  return {
    add(document) {
      if (before === null) return;
      const { number, isVoid, nature } = document;
      if (!had(before, document)) put(nature === 5 ? 'credited' : 'came', number);
      if (isVoid && !voidedBefore.has(number)) put('voided', number);
    },
    addDated(number, changedAt) {
      if (before !== null && changedAt > before.preparedAt) put('came', number);
    },
    addVoid(number) {
      if (before !== null && !voidedBefore.has(number)) put('voided', number);
    },
    read: () => (before === null ? null : changes),
  };
}
