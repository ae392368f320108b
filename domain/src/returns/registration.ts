/**
 * A registration is a GSTIN under a scheme. A return is of one registration (CGST Act s. 37). A document belongs to the return of
 * the number and the scheme that it prints (P-RETURN-11).
 */
import { quarterEnd, returnPeriod } from '../statute/return-dates.ts';
import { addMonths, dateOf, startOf } from '../time/ist.ts';
import type { Seller } from '../billing/documents/invoice.ts';
import type { TaxReturn } from './return.schema.ts';

export type Registration = Pick<TaxReturn, 'gstin' | 'isComposition'>;

/** Returns the registration under which a document was issued; null on a plain bill, from before there was one. */
export const registrationOf = ({
  gstin,
  composition,
}: Pick<Seller, 'gstin' | 'composition'>): Registration | null =>
  gstin === '' ? null : { gstin, isComposition: composition };

export const isSameRegistration = (a: Registration | null, b: Registration | null): boolean =>
  a?.gstin === b?.gstin && a?.isComposition === b?.isComposition;

/** Returns the id of a registration's return of a month or, under composition, of the quarter that ends with it. */
export const returnIdOf = ({
  month,
  gstin,
  isComposition,
}: Registration & Pick<TaxReturn, 'month'>): string =>
  `${month}_${gstin}${isComposition ? '_composition' : ''}`;

/** Returns the months under which the returns of a month may be stored: its own, and the last of its quarter. */
export const returnMonthsOf = (month: string): string[] => [...new Set([month, quarterEnd(month)])];

/** True for a return that is of a month, or of the quarter that the month is in. */
export const isOfMonth = (
  { month, isComposition }: Pick<TaxReturn, 'month' | 'isComposition'>,
  asked: string,
) => month === (isComposition ? quarterEnd(asked) : asked);

/** A former GSTIN (P-RETURN-12), and the day on which the owner says it ended; null while it is in force. */
export interface Former extends Registration {
  readonly endedOn: string | null;
}

/**
 * Returns the former GSTINs that owe a return for a month, or for its quarter, even without a sale: all GSTINs of
 * earlier returns, except those that ended before it (CGST Act s. 39(8)). The scheme is that of the latest return.
 */
export function formersOf(
  present: Pick<Registration, 'gstin'>,
  earlier: readonly Pick<TaxReturn, 'gstin' | 'isComposition' | 'month' | 'entered'>[],
  asked: string,
): Former[] {
  const others = earlier.filter(({ gstin }) => gstin !== present.gstin);
  return [...Map.groupBy(others, ({ gstin }) => gstin)].flatMap(([gstin, of]) => {
    const latest = of.toSorted((a, b) => b.month.localeCompare(a.month));
    const isComposition = latest[0]?.isComposition ?? false;
    const endedOn = latest.find(({ entered }) => entered.endedOn !== undefined)?.entered.endedOn ?? null;
    const { from } = returnPeriod(asked, isComposition);
    return endedOn !== null && endedOn < from ? [] : [{ gstin, isComposition, endedOn }];
  });
}

/** True for a return with no document, no order of an operator, no deposit and no self-invoice: it is filed nil. */
export const isNil = ({ tables }: Pick<TaxReturn, 'tables'>): boolean => {
  const { issued, operators, advances, reverseCharge = [] } = tables;
  const deposits = advances === undefined ? [] : [...advances.received, ...advances.adjusted];
  return issued.length + operators.length + deposits.length + reverseCharge.length === 0;
};

/**
 * Returns the last day of the final return, GSTR-10, where a registration ended in the period of this return: three months after
 * it (s. 45). Null otherwise, and under the composition scheme, which has none.
 */
export function finalReturnBy({
  from,
  until,
  isComposition,
  entered: { endedOn },
}: Pick<TaxReturn, 'from' | 'until' | 'isComposition' | 'entered'>): string | null {
  if (isComposition || endedOn === undefined || endedOn < from || endedOn >= until) return null;
  return dateOf(addMonths(startOf(endedOn), 3));
}
