import { minus, plus, sum, ZERO } from '../money/money.ts';
import { MOST_NAMED } from './changes.ts';
import { totalIn } from './tax-document.ts';
import type { Day } from '../days/day.schema.ts';
import type { Paise } from '../money/money.ts';
import type { Border, DaysCheck, TaxReturn } from './return.schema.ts';
import type { TaxDocument } from './tax-document.ts';

type Period = Pick<TaxReturn, 'from' | 'until'>;

const isWithin = (day: string, { from, until }: Period): boolean => day >= from && day < until;

/** Sums business days: bills and debit notes, less credit notes. */
export const daysTotal = (days: readonly Pick<Day, 'totalPaise' | 'credits' | 'debits'>[]): Paise =>
  sum(days.map((d) => minus(plus(d.totalPaise, d.debits.totalPaise), d.credits.totalPaise)));

export interface DaysChecker {
  /** A document of the period. */
  add(document: TaxDocument): void;
  /** A document that was issued just before or after the period. */
  addNeighbour(document: TaxDocument): void;
  read(daysPaise: Paise): DaysCheck;
}

/**
 * Explains the difference between the sum of a month's business days and its documents. The business day of some
 * documents is in another month: documents after midnight and before the cut-off belong to the day before, and
 * documents after a day was closed belong to the day after.
 */
export function newDaysCheck(period: Period): DaysChecker {
  const elsewhere: Border[] = [];
  const joined: Border[] = [];
  let documentsPaise = ZERO;
  let elsewherePaise = ZERO;
  let joinedPaise = ZERO;
  const put = (list: Border[], document: TaxDocument) => {
    const { number, issuedAt, businessDay } = document;
    if (list.length < MOST_NAMED) list.push({ number, issuedAt, businessDay, totalPaise: totalIn(document) });
  };
  return {
    add(document) {
      documentsPaise = plus(documentsPaise, totalIn(document));
      if (isWithin(document.businessDay, period)) return;
      elsewherePaise = plus(elsewherePaise, totalIn(document));
      put(elsewhere, document);
    },
    addNeighbour(document) {
      if (!isWithin(document.businessDay, period)) return;
      joinedPaise = plus(joinedPaise, totalIn(document));
      put(joined, document);
    },
    read(daysPaise) {
      const explained = plus(minus(documentsPaise, elsewherePaise), joinedPaise);
      const unexplainedPaise = minus(daysPaise, explained);
      return { daysPaise, documentsPaise, elsewhere, elsewherePaise, joined, joinedPaise, unexplainedPaise };
    },
  };
}
