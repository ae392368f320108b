import { minus, paise, partOf, ZERO } from '../../money/money.ts';
import type { Paise } from '../../money/money.ts';
import type { Advance } from '../shape/advance.schema.ts';
import type { Deduction } from '../shape/deductions.schema.ts';
import type { PayLaw } from '../shape/law.schema.ts';

/** An advance at the time of a pay run. */
export interface OpenAdvance extends Pick<
  Advance,
  'givenOn' | 'instalmentPaise' | 'firstMonth' | 'leftPaise' | 'isBeforeJoining' | 'reason'
> {
  readonly id: string;
}

/** A person's month, as far as their advances depend on it. */
export interface RecoveryMonth {
  readonly month: string;
  /** True when they were employed on every day of the month. */
  readonly isComplete: boolean;
  /** True when they leave in the month. */
  readonly isLast: boolean;
}

/**
 * Returns the amount that a month should recover of an advance: an instalment, or all that is left when the person
 * leaves. An advance from before they joined is recovered in complete months only (Code on Wages s. 18(2)).
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

/** Returns the amounts due on advances, the oldest first. */
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

/** Returns the highest sum of all deductions from the wages; null where the law or the wages are unknown. */
export const deductionLimit = (
  wagesPaise: Paise | null,
  { deductionsMost }: Pick<PayLaw, 'deductionsMost'>,
): Paise | null =>
  wagesPaise === null || deductionsMost === null
    ? null
    : // Rounded down: half a paisa more would exceed the limit.
      partOf(wagesPaise, deductionsMost.value, 10_000, 'down');

/** The law's deductions come first, and are taken whole where the limit is unknown; the others then wait. */
const isOwed = ({ kind }: Due): boolean => kind !== 'advance' && kind !== 'takenBack';

/** Takes the due amounts in order, up to the limit; carries the rest forward. */
export function deductionsTaken(due: readonly Due[], limitPaise: Paise | null): Deduction[] {
  let room = limitPaise ?? ZERO;
  return due.map((one) => {
    const amountPaise =
      limitPaise === null ? (isOwed(one) ? one.duePaise : ZERO) : paise(Math.min(one.duePaise, room));
    room = minus(room, paise(Math.min(amountPaise, room)));
    return { ...one, amountPaise, carriedPaise: minus(one.duePaise, amountPaise) };
  });
}

/** True when a deduction of the law exceeds the limit: it is still due. */
export const isLawAboveLimit = (deductions: readonly Deduction[]): boolean =>
  deductions.some((one) => isOwed(one) && one.carriedPaise > 0);
