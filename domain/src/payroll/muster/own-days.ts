import { Refusal } from '../../catalogue/reasons.ts';
import type { Entry } from '../../kernel/collection.ts';
import type { IsoDate } from '../../time/ist.ts';
import { assertMusterOpen, cellOf, isSettledOn, whyNotMarkable, withCell } from './muster.ts';
import type { Cell, Muster } from '../shape/muster.schema.ts';
import type { Mark } from '../shape/attendance-mark.ts';
import type { Person } from '../shape/person.schema.ts';

/**
 * Returns the muster after a person's sign-in, which claims that they are present today. The claim is a suggestion to the owner;
 * where the owner has marked the day, it is added only to a day off. The same muster when there is nothing to suggest.
 */
export function withPresence(muster: Muster, person: Entry<Person>, today: IsoDate): Muster {
  const cell = cellOf(muster, person, today);
  const says = { day: today, mark: 'P' as const, overtimeMinutes: 0 };
  const isOpen = muster.lockedAt === null && whyNotMarkable(person.value, says, today) === null;
  if (!isOpen || cell.claimed !== null || (cell.mark !== null && cell.mark !== 'WO')) return muster;
  return withCell(muster, person, today, { ...cell, claimed: 'P' });
}

/** A person's claim about one of their days; overtime where they say something of it. */
interface Said {
  readonly day: IsoDate;
  readonly claimed: Mark;
  readonly overtimeMinutes?: number | undefined;
}

/**
 * Returns the muster after a person disputed one of their days, or its overtime. A claim that equals the mark and the overtime
 * settles the dispute. Throws `muster-locked`, `day-not-worked`, `final-pay-stands`, `mark-too-early`.
 */
export function withDispute(
  muster: Muster,
  person: Entry<Person>,
  { day, claimed, overtimeMinutes }: Said,
  today: IsoDate,
): Muster {
  assertMusterOpen(muster);
  const says = { day, mark: claimed, overtimeMinutes: overtimeMinutes ?? 0 };
  const why = whyNotMarkable(person.value, says, today);
  if (why !== null) throw new Refusal(why, { day });
  const { confirmed, claimedOvertime: _before, ...cell } = cellOf(muster, person, day);
  const isOvertimeOther = overtimeMinutes !== undefined && overtimeMinutes !== cell.overtimeMinutes;
  if (cell.mark === claimed && !isOvertimeOther) {
    const settled = { ...cell, claimed: null, isDisputed: false };
    return withCell(muster, person, day, confirmed === undefined ? settled : { ...settled, confirmed });
  }
  const overtime = isOvertimeOther ? { claimedOvertime: overtimeMinutes } : {};
  return withCell(muster, person, day, { ...cell, claimed, ...overtime, isDisputed: true });
}

/**
 * Returns the muster after a person agreed with the mark of one of their days; the first time it stores who agreed and when. The
 * same muster where there is nothing to agree with. Throws `muster-locked` and `final-pay-stands`.
 */
export function withConsent(
  muster: Muster,
  person: Entry<Person>,
  day: IsoDate,
  confirmed: NonNullable<Cell['confirmed']>,
): Muster {
  const { claimedOvertime: _said, ...cell } = cellOf(muster, person, day);
  const isOpen = cell.claimed !== null || cell.isDisputed;
  if (!isOpen && (cell.mark === null || cell.confirmed !== undefined)) return muster;
  assertMusterOpen(muster);
  if (person.value.settledMonths.includes(muster.month)) throw new Refusal('final-pay-stands');
  const agreed = { ...cell, claimed: null, isDisputed: false };
  return withCell(muster, person, day, cell.mark === null ? agreed : { ...agreed, confirmed });
}

/**
 * Returns the muster after the owner answered a dispute of an approved month. The mark stays, because the pay went by it; the
 * owner pays an accepted claim as arrears. The same muster where nothing is disputed. Throws `muster-not-locked` before the
 * approval: until then the owner answers with a mark.
 */
export function withMusterAnswer(
  muster: Muster,
  person: Entry<Person>,
  { day, isAccepted }: { readonly day: IsoDate; readonly isAccepted: boolean },
  at: number,
): Muster {
  const { claimedOvertime, ...cell } = cellOf(muster, person, day);
  const { claimed } = cell;
  if (claimed === null || !cell.isDisputed) return muster;
  if (muster.lockedAt === null && !isSettledOn(person.value, day)) throw new Refusal('muster-not-locked');
  const answered = {
    claimed,
    ...(claimedOvertime !== undefined && { overtimeMinutes: claimedOvertime }),
    isAccepted,
    at,
  };
  return withCell(muster, person, day, { ...cell, claimed: null, isDisputed: false, answered });
}
