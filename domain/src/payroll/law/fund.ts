import { apportion, minus, paise, rateOf, sum, wholeRateOf, ZERO } from '../../money/money.ts';
import type { Paise } from '../../money/money.ts';
import type { FundShare } from '../shape/contributions.schema.ts';
import type { PayDay } from '../muster/days.ts';
import type { PayLaw } from '../shape/law.schema.ts';
import type { PaySource } from '../shape/slip.schema.ts';
import { ceilingParts, daysByCeiling } from './fund-ceiling.ts';
import { pensionWagesOf } from './pension.ts';

/** A contribution is rounded to the nearest rupee, half a rupee up (EPF Scheme 1952, para 38; C2 for the scheme of 2026). */
const contribution = wholeRateOf;

/**
 * Returns the wages of a month up to the ceiling. Where the ceiling changes within the month, wages and both ceilings are split
 * by the paid days before and after the change, and each part is cut at its ceiling: in September 2026, 16 days at ₹15,000 and 14
 * at ₹25,000. So somebody who joins on the day of the change and somebody who was unpaid until then pay the same for equal paid
 * days (P-WAGES-18).
 */
function cappedWages(
  wagesPaise: Paise,
  ceilings: NonNullable<PayLaw['fundCeilings']>,
  days: readonly PayDay[],
): Paise {
  const counts = daysByCeiling(ceilings, days);
  const wages = apportion(wagesPaise, counts);
  return sum(ceilingParts(ceilings, counts).map((part, n) => paise(Math.min(wages[n] ?? ZERO, part))));
}

/**
 * Returns a person's contributions; null where the law or the wages are unknown and the owner has entered none. The employer's
 * share equals the employee's, and a part of it goes to the pension scheme. The insurance (EDLI) is to the paisa and the
 * administration charge is 0 here, because Bhoj rounds both for the whole establishment and splits them then (`fundChargesOf`).
 */
export function fundShareOf(
  wagesPaise: Paise | null,
  days: readonly PayDay[],
  law: Pick<PayLaw, 'fund' | 'fundCeilings' | 'pension' | 'wages'>,
  { person, entered: { providentFund: entered } }: Pick<PaySource, 'person' | 'entered'>,
): FundShare | null {
  const { fund, fundCeilings } = law;
  if (fund === null || fundCeilings === null || wagesPaise === null)
    return entered && { basis: 'entered', wagesPaise: null, pensionWagesPaise: null, ...entered };
  const rates = fund.value;
  const wages = cappedWages(wagesPaise, fundCeilings, days);
  const { wagesPaise: pensionWagesPaise } = pensionWagesOf(wages, person, days, law);
  const pensionPaise = contribution(pensionWagesPaise, rates.pension);
  return {
    basis: 'law',
    wagesPaise: wages,
    employeePaise: contribution(wages, rates.employee),
    employerPaise: minus(contribution(wages, rates.employer), pensionPaise),
    pensionPaise,
    pensionWagesPaise,
    insurancePaise: rateOf(wages, rates.insurance),
    administrationPaise: ZERO,
  };
}

export interface FundCharges {
  readonly administrationPaise: Paise;
  readonly insurancePaise: Paise;
}

/**
 * Splits the establishment's charges by wages. Administration and insurance (EDLI) are each a rate of all wages, rounded to the
 * rupee once; the administration is at least the monthly minimum once anybody has wages. Returns one part for each share, null
 * shares included; the parts add up to the charge.
 */
export function fundChargesOf(
  shares: readonly (FundShare | null)[],
  { fund }: Pick<PayLaw, 'fund'>,
): FundCharges[] {
  const wages = shares.map((share) => (share?.basis === 'law' ? (share.wagesPaise ?? ZERO) : ZERO));
  const all = sum(wages);
  if (fund === null || all === 0)
    return shares.map(() => ({ administrationPaise: ZERO, insurancePaise: ZERO }));
  const { administration, administrationLeastPaise, insurance } = fund.value;
  const charge = Math.max(contribution(all, administration), administrationLeastPaise);
  const [administrations, insurances] = [
    apportion(paise(charge), wages),
    apportion(contribution(all, insurance), wages),
  ];
  return shares.map((_, n) => ({
    administrationPaise: administrations[n] ?? ZERO,
    insurancePaise: insurances[n] ?? ZERO,
  }));
}
