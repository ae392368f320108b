/** The returns of a GSTIN that the restaurant had before (P-RETURN-12). */
import { addMonths, dateOf, startOf } from '../time/ist.ts';
import type { Registration } from './registration.ts';
import type { TaxReturn } from './return.schema.ts';

/** A former registration, and the day on which it ended, as the owner says; null while it is in force. */
export interface Former extends Registration {
  readonly endedOn: string | null;
}

/**
 * Returns the former GSTINs that owe a return for a period although nothing may have been sold under them: all of earlier returns,
 * but for those that ended before it (CGST Act s. 39(8)). The scheme is that of the latest return.
 */
export function formersOf(
  present: Pick<Registration, 'gstin'>,
  earlier: readonly Pick<TaxReturn, 'gstin' | 'isComposition' | 'month' | 'entered'>[],
  from: string,
): Former[] {
  const others = earlier.filter(({ gstin }) => gstin !== present.gstin);
  return [...Map.groupBy(others, ({ gstin }) => gstin)].flatMap(([gstin, of]) => {
    const latest = of.toSorted((a, b) => b.month.localeCompare(a.month));
    const isComposition = latest[0]?.isComposition ?? false;
    const endedOn = latest.find(({ entered }) => entered.endedOn !== undefined)?.entered.endedOn ?? null;
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
