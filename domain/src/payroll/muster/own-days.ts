import { Refusal } from '../../catalogue/reasons.ts';
import type { Entry } from '../../kernel/collection.ts';
import type { IsoDate } from '../../time/ist.ts';
import { assertOpen, cellOf, whyNotMarkable, withCell } from './muster.ts';
import type { Mark, Muster } from '../shape/muster.schema.ts';
import type { Person } from '../shape/person.schema.ts';

/**
 * Returns the muster after a person signed in and so claims to be present today. The claim is a suggestion to the
 * owner; where the owner has marked the day, it is added only to a day off. The same muster when there is nothing to
 * suggest.
 */
export function withPresence(muster: Muster, person: Entry<Person>, today: IsoDate): Muster {
  const cell = cellOf(muster, person, today);
  const says = { day: today, mark: 'P' as const, overtimeMinutes: 0 };
  const isOpen = muster.lockedAt === null && whyNotMarkable(person.value, says, today) === null;
  if (!isOpen || cell.claimed !== null || (cell.mark !== null && cell.mark !== 'WO')) return muster;
  return withCell(muster, person, today, { ...cell, claimed: 'P' });
}

/**
 * Returns the muster after a person disputed one of their days; a claim that equals the mark settles it. Throws
 * `muster-locked`, `day-not-worked`, `final-pay-stands`, `mark-too-early`.
 */
export function withDispute(
  muster: Muster,
  person: Entry<Person>,
  { day, claimed }: { readonly day: IsoDate; readonly claimed: Mark },
  today: IsoDate,
): Muster {
  assertOpen(muster);
  const why = whyNotMarkable(person.value, { day, mark: claimed, overtimeMinutes: 0 }, today);
  if (why !== null) throw new Refusal(why, { day });
  const cell = cellOf(muster, person, day);
  const isDisputed = cell.mark !== claimed;
  return withCell(muster, person, day, { ...cell, claimed: isDisputed ? claimed : null, isDisputed });
}

/**
 * Returns the muster after a person agreed with the mark of one of their days. Throws `muster-locked` and
 * `final-pay-stands`.
 */
export function withConsent(muster: Muster, person: Entry<Person>, day: IsoDate): Muster {
  const cell = cellOf(muster, person, day);
  if (cell.claimed === null && !cell.isDisputed) return muster;
  assertOpen(muster);
  if (person.value.settledMonths.includes(muster.month)) throw new Refusal('final-pay-stands');
  return withCell(muster, person, day, { ...cell, claimed: null, isDisputed: false });
}
