import { Refusal } from '../../catalogue/reasons.ts';
import type { IsoDate } from '../../time/ist.ts';
import type { Advance } from '../shape/advance.schema.ts';
import { minus, sum } from '../../money/money.ts';
import type { Paise } from '../../money/money.ts';
import { MOST_REPAYMENTS } from '../shape/advance.schema.ts';
import type { AdvanceTyped, RepaymentTyped } from './advance.contract.ts';
import type { Person } from '../shape/person.schema.ts';

/**
 * Makes an advance from the owner's entries. Throws `advance-wrong` when its amount is 0, its day is in the future, its
 * instalment is 0 or above the whole, or its first month is before the month in which it was given.
 */
export function advanceOf(
  typed: AdvanceTyped,
  { joinedOn }: Pick<Person, 'joinedOn'>,
  { today, at }: { readonly today: IsoDate; readonly at: number },
): Advance {
  const { amountPaise, instalmentPaise, givenOn, firstMonth } = typed;
  const isSound =
    amountPaise > 0 &&
    instalmentPaise > 0 &&
    instalmentPaise <= amountPaise &&
    givenOn <= today &&
    firstMonth >= givenOn.slice(0, 7);
  if (!isSound) throw new Refusal('advance-wrong');
  return {
    ...typed,
    leftPaise: amountPaise,
    isBeforeJoining: givenOn < joinedOn,
    repayments: [],
    createdAt: at,
  };
}

/** Throws `advance-recovered` once a pay run has recovered a part. */
export function assertNotRecovered({ amountPaise, leftPaise }: Advance): void {
  if (leftPaise !== amountPaise) throw new Refusal('advance-recovered');
}

/**
 * Returns the advance after a repayment or a write-off; the same advance where its id is noted already. Throws
 * `advance-wrong`.
 */
export function withRepayment(
  advance: Advance,
  typed: RepaymentTyped,
  { today, at }: { readonly today: IsoDate; readonly at: number },
): Advance {
  if (advance.repayments.some(({ id }) => id === typed.id)) return advance;
  const { amountPaise, on, kind, method, reason } = typed;
  const isSound =
    amountPaise > 0 &&
    amountPaise <= advance.leftPaise &&
    on <= today &&
    on >= advance.givenOn &&
    (kind === 'writtenOff' ? reason !== '' && method === null : method !== null) &&
    advance.repayments.length < MOST_REPAYMENTS;
  if (!isSound) throw new Refusal('advance-wrong');
  return {
    ...advance,
    leftPaise: minus(advance.leftPaise, amountPaise),
    repayments: [...advance.repayments, { ...typed, at }],
    ...(kind === 'writtenOff' && {
      writtenOffIn: [...new Set([...(advance.writtenOffIn ?? []), on.slice(0, 7)])],
    }),
  };
}

/** Returns the parts of advances written off in a month: a cost of that month, because the money does not come back. */
export const writtenOffIn = (month: string, advances: readonly Pick<Advance, 'repayments'>[]): Paise =>
  sum(
    advances
      .flatMap(({ repayments }) => repayments)
      .filter(({ kind, on }) => kind === 'writtenOff' && on.slice(0, 7) === month)
      .map(({ amountPaise }) => amountPaise),
  );
