import { minus, paise, ZERO } from '../../money/money.ts';
import type { Paise } from '../../money/money.ts';
import type { Advance } from '../shape/advance.schema.ts';
import type { Deduction } from '../shape/deductions.schema.ts';
import type { PayLaw } from '../shape/law.schema.ts';

/** An advance as a pay run finds it. */
export interface OpenAdvance extends Pick<
  Advance,
  'givenOn' | 'instalmentPaise' | 'firstMonth' | 'leftPaise' | 'isBeforeJoining' | 'reason'
> {
  readonly id: string;
}

/** A month of a person, as their advances see it. */
export interface RecoveryMonth {
  readonly month: string;
  /** True when they were employed on every day of it. */
  readonly isComplete: boolean;
  /** True when they leave within it. */
  readonly isLast: boolean;
}

/**
 * What a month takes back of an advance: an instalment, or all that is left from somebody who leaves. An advance from
 * before they joined is taken back from complete months only (Code on Wages s. 18(2)).
 */
function dueOf(
  { instalmentPaise, firstMonth, leftPaise, isBeforeJoining }: OpenAdvance,
  { month, isComplete, isLast }: RecoveryMonth,
): Paise {
  if (isLast) return leftPaise;
  if (month < firstMonth || (isBeforeJoining && !isComplete)) return ZERO;
  return paise(Math.min(instalmentPaise, leftPaise));
}

type Due = Omit<Deduction, 'amountPaise' | 'carriedPaise'>;

/** What is due of advances, the oldest first. */
export const advancesDue = (advances: readonly OpenAdvance[], month: RecoveryMonth): Due[] =>
  advances
    .toSorted((a, b) => (a.givenOn === b.givenOn ? (a.id < b.id ? -1 : 1) : a.givenOn < b.givenOn ? -1 : 1))
    .map((advance) => ({
      kind: 'advance' as const,
      basis: 'entered' as const,
      name: advance.reason,
      advanceId: advance.id,
      duePaise: dueOf(advance, month),
    }))
    .filter(({ duePaise }) => duePaise > 0);

/** The most that all deductions together take of the wages; null where the law or the wages are not known. */
export const deductionLimit = (
  wagesPaise: Paise | null,
  { deductionsMost }: Pick<PayLaw, 'deductionsMost'>,
): Paise | null =>
  wagesPaise === null || deductionsMost === null
    ? null
    : // Down to the paisa: half a paisa more would be above the limit.
      paise(Math.floor((wagesPaise * deductionsMost.value) / 10_000));

/** Deductions of the law come first, and are taken whole where the limit is not known; the others wait for it. */
const isOwed = ({ kind }: Due): boolean => kind !== 'advance' && kind !== 'takenBack';

/** Takes what is due in its order, within the limit; what does not fit is carried on. */
export function takenOf(due: readonly Due[], limitPaise: Paise | null): Deduction[] {
  let room = limitPaise ?? ZERO;
  return due.map((one) => {
    const amountPaise =
      limitPaise === null ? (isOwed(one) ? one.duePaise : ZERO) : paise(Math.min(one.duePaise, room));
    room = minus(room, paise(Math.min(amountPaise, room)));
    return { ...one, amountPaise, carriedPaise: minus(one.duePaise, amountPaise) };
  });
}

/** True when a deduction of the law did not fit into the limit: it is due all the same. */
export const isLawAboveLimit = (deductions: readonly Deduction[]): boolean =>
  deductions.some((one) => isOwed(one) && one.carriedPaise > 0);
