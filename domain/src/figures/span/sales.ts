import { creditedValueOf } from '../../days/day-sums.ts';
import { minus, plus, sum } from '../../money/money.ts';
import { each, shareOf } from '../shape/ratio.ts';
import { halfUp } from '../../money/scaled.ts';
import type { BasisPoints, Paise } from '../../money/money.ts';
import type { Period } from '../shape/period.schema.ts';

type Of<K extends keyof Period> = Pick<Period, K>;

/** Billed sales: subtotal − discount, without tax, tips, round-off and void bills. */
export const billedSalesOf = ({
  subtotalPaise,
  discountPaise,
}: Of<'subtotalPaise' | 'discountPaise'>): Paise => minus(subtotalPaise, discountPaise);

/** Credit notes of the period before tax: total − tax − round-off. Pages show it beside net sales. */
export const creditedOf = ({ credits }: Of<'credits'>): Paise => creditedValueOf(credits);

/** Debit notes of the period before tax: total − tax. Pages show it beside net sales. */
export const debitedOf = ({ debits }: Of<'debits'>): Paise => minus(debits.totalPaise, debits.taxPaise);

/** Net sales: subtotal − discount − credit notes + debit notes of the period, both before tax (P-FIGURE-2). */
export const netSalesOf = (of: Of<'subtotalPaise' | 'discountPaise' | 'credits' | 'debits'>): Paise =>
  plus(minus(billedSalesOf(of), creditedOf(of)), debitedOf(of));

/** Sales by aggregators for the restaurant, before tax: Σ value of orders handed over. Net sales do not include it. */
export const operatorSalesOf = ({ byOperator }: Of<'byOperator'>): Paise =>
  sum(Object.values(byOperator).map(({ totalPaise }) => totalPaise));

/** Average bill: (subtotal − discount) ÷ bills. */
export const averageBillOf = (of: Of<'subtotalPaise' | 'discountPaise' | 'bills'>): Paise | null =>
  each(billedSalesOf(of), of.bills);

/** Discount without complimentary portions: discount − complimentary. */
export const discountGivenOf = ({
  discountPaise,
  complimentary,
}: Of<'discountPaise' | 'complimentary'>): Paise => minus(discountPaise, complimentary.totalPaise);

/** Discount %: (discount − complimentary) ÷ subtotal. */
export const discountShareOf = (
  of: Of<'subtotalPaise' | 'discountPaise' | 'complimentary'>,
): BasisPoints | null => shareOf(discountGivenOf(of), of.subtotalPaise);

/** Complimentary %: complimentary ÷ subtotal, both at the prices on the menu. */
export const complimentaryShareOf = ({
  complimentary,
  subtotalPaise,
}: Of<'complimentary' | 'subtotalPaise'>): BasisPoints | null =>
  shareOf(complimentary.totalPaise, subtotalPaise);

/** Void %: void documents ÷ all documents. */
export const voidShareOf = ({ voids, bills }: Of<'voids' | 'bills'>): BasisPoints | null =>
  shareOf(voids.count, voids.count + bills);

/** Cancelled %: cancelled ÷ (cancelled + subtotal), over the days that counted cancelled lines. */
export const cancelledShareOf = ({ operations }: Of<'operations'>): BasisPoints | null =>
  operations &&
  shareOf(operations.cancelled.totalPaise, operations.cancelled.totalPaise + operations.subtotalPaise);

/** Waiting time: Σ minutes from KOT to table ÷ lines with a known time, rounded. */
export const waitingMinutesOf = ({ operations }: Of<'operations'>): number | null =>
  operations?.waits === undefined || operations.waits.lines <= 0
    ? null
    : halfUp(operations.waits.minutes / operations.waits.lines);

/** Seated minutes per party: Σ minutes from the first round to the first bill ÷ parties, rounded. */
export const seatedMinutesPerPartyOf = ({ operations }: Of<'operations'>): number | null =>
  operations === null || operations.parties.count <= 0
    ? null
    : halfUp(operations.parties.minutes / operations.parties.count);
