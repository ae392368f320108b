/**
 * A registration is a GSTIN under a scheme. A return is of one registration (CGST Act s. 37), and the number and the
 * scheme that a document prints decide whose it is (P-RETURN-11).
 */
import { quarterEnd } from '../statute/return-dates.ts';
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
