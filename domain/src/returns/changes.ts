import type { Changes, TaxReturn } from './return.schema.ts';
import type { TaxDocument } from './tax-document.ts';

/** How many numbers a list of changes or of a finding names. */
export const MOST_NAMED = 100;

type Before = Pick<TaxReturn, 'tables' | 'voided' | 'preparedAt'>;

/** True when the return that was prepared before has the document: its number lies within those of its series. */
export function had(
  { tables }: Pick<Before, 'tables'>,
  { series, financialYear, sequence }: Pick<TaxDocument, 'series' | 'financialYear' | 'sequence'>,
): boolean {
  const known = tables.issued.find((one) => one.series === series && one.financialYear === financialYear);
  return known !== undefined && sequence >= known.first && sequence <= known.last;
}

export interface ChangeLog {
  add(document: TaxDocument): void;
  addOperator(number: string, closedAt: number): void;
  read(): Changes | null;
}

/**
 * Collects what came since a return was prepared: documents beyond its numbers, credit notes apart, and those that were
 * declared void. An operator's order has no number of ours: it came when it was handed over later. Null without one before.
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
    addOperator(number, closedAt) {
      if (before !== null && closedAt > before.preparedAt) put('came', number);
    },
    read: () => (before === null ? null : changes),
  };
}
