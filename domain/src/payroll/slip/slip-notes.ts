import { monthlyWagesOf } from '../law/legal-wages.ts';
import { pensionWagesOf } from '../law/pension.ts';
import type { Paise } from '../../money/money.ts';
import type { PayDay } from '../muster/days.ts';
import type { EnteredForAll } from '../shape/entered.schema.ts';
import type { PayLaw } from '../shape/law.schema.ts';
import type { Terms } from '../shape/person.schema.ts';
import type { PaySource, Slip } from '../shape/slip.schema.ts';

type Note = Slip['notes'][number];

/** Returns the minimum wage of a month for somebody's work; null where the owner entered none, or said no skill. */
export const minimumWageOf = (
  { skill }: Pick<Terms, 'skill'>,
  { minimumWages }: Pick<EnteredForAll, 'minimumWages'>,
): Paise | null => (skill === null ? null : minimumWages[skill]);

/** Returns a note where the full month's wages by the terms are below the minimum, or where it is not known. */
function wageNotes(days: readonly PayDay[], law: PayLaw, forAll: EnteredForAll): Note[] {
  const notes = [...new Set(days.map(({ terms }) => terms))].map((terms): Note | null => {
    if (terms.skill === null) return 'no-skill';
    const least = minimumWageOf(terms, forAll);
    if (least === null) return 'no-minimum';
    return monthlyWagesOf(terms, law) < least ? 'below-minimum' : null;
  });
  return [...new Set(notes.filter((note) => note !== null))];
}

/** Returns a note where a birthday is missing, and why a share does not go to the pension scheme. */
function pensionNotes(
  { person }: PaySource,
  fund: Slip['fund'],
  days: readonly PayDay[],
  law: PayLaw,
): Note[] {
  if (fund?.basis !== 'law' || fund.wagesPaise === null || law.pension === null) return [];
  const { why } = pensionWagesOf(fund.wagesPaise, person, days, law);
  return [...(person.bornOn === null ? ['no-birthday' as const] : []), ...(why === null ? [] : [why])];
}

/** Returns what the owner should know of a slip. None of it stops the pay. */
export const slipNotesOf = (
  source: PaySource,
  fund: Slip['fund'],
  days: readonly PayDay[],
  law: PayLaw,
  forAll: EnteredForAll,
): Note[] => [...wageNotes(days, law, forAll), ...pensionNotes(source, fund, days, law)];
