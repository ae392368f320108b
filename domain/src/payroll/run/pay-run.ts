import { sum, ZERO } from '../../money/money.ts';
import { fundChargesOf } from '../law/fund.ts';
import { insuranceChargeOf } from '../law/insurance.ts';
import { slipOf } from '../slip/slip.ts';
import type { Paise } from '../../money/money.ts';
import type { FundCharges } from '../law/fund.ts';
import type { EnteredForAll } from '../shape/entered.schema.ts';
import type { PayLaw } from '../shape/law.schema.ts';
import type { PayRun } from '../shape/pay-run.schema.ts';
import type { PaySource, Slip } from '../shape/slip.schema.ts';

/** A slip's parts of what the establishment pays on its total. */
export interface Charges extends FundCharges {
  readonly stateInsurancePaise: Paise;
}

export const NO_CHARGES: Charges = {
  administrationPaise: ZERO,
  insurancePaise: ZERO,
  stateInsurancePaise: ZERO,
};

/** Returns a slip with these parts of the establishment's charges in place of any earlier ones. */
export function withCharges(slip: Slip, charges: Charges): Slip {
  const fund =
    slip.fund?.basis === 'law'
      ? {
          ...slip.fund,
          administrationPaise: charges.administrationPaise,
          insurancePaise: charges.insurancePaise,
        }
      : slip.fund;
  const insurance =
    slip.insurance?.basis === 'law'
      ? { ...slip.insurance, employerPaise: charges.stateInsurancePaise }
      : slip.insurance;
  const { totalPaise: _total, ...known } = slip.employer;
  const shares = {
    ...known,
    administrationPaise: fund?.administrationPaise ?? ZERO,
    insurancePaise: fund?.insurancePaise ?? ZERO,
    stateInsurancePaise: insurance?.employerPaise ?? ZERO,
  };
  return { ...slip, fund, insurance, employer: { ...shares, totalPaise: sum(Object.values(shares)) } };
}

/** Splits what the establishment pays on the total of its slips, a part for each. */
function chargesOf(slips: readonly Slip[], law: PayLaw): Charges[] {
  const ofFund = fundChargesOf(
    slips.map(({ fund }) => fund),
    law,
  );
  const ofInsurance = insuranceChargeOf(
    slips.map(({ insurance }) => insurance),
    law,
  );
  return slips.map((_, n) => ({
    ...NO_CHARGES,
    ...ofFund[n],
    stateInsurancePaise: ofInsurance[n] ?? ZERO,
  }));
}

/** True for a slip that was approved as a final pay, before the rest of its run. */
export const isSettled = ({ settled }: Pick<Slip, 'settled'>): boolean => settled !== null;

/**
 * Computes the slips of a run from the sources of each person. `settled`: final pays, which do not change. The
 * establishment's charges are split over all of them.
 */
export function slipsOf(
  sources: readonly (readonly [personId: string, source: PaySource])[],
  law: PayLaw,
  forAll: EnteredForAll,
  settled: readonly Slip[] = [],
): Slip[] {
  const settledSlips = new Map(settled.map((slip) => [slip.personId, slip]));
  const slips = sources.map(
    ([personId, source]) => settledSlips.get(personId) ?? slipOf(personId, source, law, forAll),
  );
  const charges = chargesOf(slips, law);
  return slips.map((slip, n) => withCharges(slip, charges[n] ?? NO_CHARGES));
}

/** Returns the rows of a run's list of slips, by person. */
export const payRowsOf = (slips: readonly Slip[]): PayRun['rows'] =>
  Object.fromEntries(
    slips.map(({ personId, name, netPaise, problems, notes, settled, payment }) => [
      personId,
      { name, netPaise, problems, notes, isSettled: settled !== null, isPaid: payment !== null },
    ]),
  );
