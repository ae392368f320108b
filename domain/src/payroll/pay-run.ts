import { plus } from '../money/money.ts';
import { administrationOf } from './fund.ts';
import { slipOf } from './slip.ts';
import type { Paise } from '../money/money.ts';
import type { EnteredForAll } from './entered.schema.ts';
import type { PayLaw } from './law.schema.ts';
import type { PayRun } from './pay-run.schema.ts';
import type { PaySource, Slip } from './slip.schema.ts';

const withAdministration = (slip: Slip, administrationPaise: Paise): Slip =>
  slip.fund?.basis === 'law'
    ? {
        ...slip,
        fund: { ...slip.fund, administrationPaise },
        employer: {
          ...slip.employer,
          administrationPaise,
          totalPaise: plus(slip.employer.totalPaise, administrationPaise),
        },
      }
    : slip;

/** The slips of a run, from what each person's is computed from. The establishment's charge is shared among them. */
export function slipsOf(
  sources: readonly (readonly [personId: string, source: PaySource])[],
  law: PayLaw,
  forAll: EnteredForAll,
): Slip[] {
  const slips = sources.map(([personId, source]) => slipOf(personId, source, law, forAll));
  const charges = administrationOf(
    slips.map(({ fund }) => fund),
    law,
  );
  return slips.map((slip, n) => withAdministration(slip, charges[n] ?? slip.employer.administrationPaise));
}

/** What the list of a run shows of its slips, by person. */
export const rowsOf = (slips: readonly Slip[]): PayRun['rows'] =>
  Object.fromEntries(
    slips.map(({ personId, name, netPaise, problems, payment }) => [
      personId,
      { name, netPaise, problems, isPaid: payment !== null },
    ]),
  );
