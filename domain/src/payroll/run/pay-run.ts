import { minus, plus } from '../../money/money.ts';
import { administrationOf } from '../law/fund.ts';
import { slipOf } from '../slip/slip.ts';
import type { Paise } from '../../money/money.ts';
import type { EnteredForAll } from '../shape/entered.schema.ts';
import type { PayLaw } from '../shape/law.schema.ts';
import type { PayRun } from '../shape/pay-run.schema.ts';
import type { PaySource, Slip } from '../shape/slip.schema.ts';

/** Returns a slip with this share of the establishment's charge in place of any earlier one. */
export const withAdministration = (slip: Slip, administrationPaise: Paise): Slip =>
  slip.fund?.basis === 'law'
    ? {
        ...slip,
        fund: { ...slip.fund, administrationPaise },
        employer: {
          ...slip.employer,
          administrationPaise,
          totalPaise: plus(
            minus(slip.employer.totalPaise, slip.employer.administrationPaise),
            administrationPaise,
          ),
        },
      }
    : slip;

/** True for a slip that was approved as a final pay, before the rest of its run. */
export const isSettled = ({ settled }: Pick<Slip, 'settled'>): boolean => settled !== null;

/**
 * Computes the slips of a run from the sources of each person. `settled`: final pays, which do not change. The
 * establishment's charge is split over all of them.
 */
export function slipsOf(
  sources: readonly (readonly [personId: string, source: PaySource])[],
  law: PayLaw,
  forAll: EnteredForAll,
  settled: readonly Slip[] = [],
): Slip[] {
  const standing = new Map(settled.map((slip) => [slip.personId, slip]));
  const slips = sources.map(
    ([personId, source]) => standing.get(personId) ?? slipOf(personId, source, law, forAll),
  );
  const charges = administrationOf(
    slips.map(({ fund }) => fund),
    law,
  );
  return slips.map((slip, n) => withAdministration(slip, charges[n] ?? slip.employer.administrationPaise));
}

/** Returns the rows of a run's list of slips, by person. */
export const payRowsOf = (slips: readonly Slip[]): PayRun['rows'] =>
  Object.fromEntries(
    slips.map(({ personId, name, netPaise, problems, settled, payment }) => [
      personId,
      { name, netPaise, problems, isSettled: settled !== null, isPaid: payment !== null },
    ]),
  );
