import { apportion, minus, paise, rateOf, sum, wholeRupees, ZERO } from '../../money/money.ts';
import type { BasisPoints, Paise } from '../../money/money.ts';
import type { FundShare } from '../shape/contributions.schema.ts';
import type { PayDay } from '../muster/days.ts';
import type { Entered } from '../shape/entered.schema.ts';
import type { PayLaw } from '../shape/law.schema.ts';

/** A contribution is rounded to the nearest rupee, half a rupee up (EPF Scheme 1952, para 38; C2 for the scheme of 2026). */
const contribution = (wages: Paise, rate: BasisPoints): Paise => wholeRupees(rateOf(wages, rate));

/**
 * Returns the wages of a month up to the ceiling. Where the ceiling changes within the month, wages and both ceilings
 * are split by the days of employment before and after the change, and each part is cut at its ceiling: in September
 * 2026 16 days at ₹15,000 and 14 at ₹25,000.
 */
function cappedWages(
  wagesPaise: Paise,
  ceilings: NonNullable<PayLaw['fundCeilings']>,
  days: readonly Pick<PayDay, 'day'>[],
): Paise {
  const counts = ceilings.map(
    ({ firstDay }, n) =>
      days.filter(({ day }) => day >= firstDay && day < (ceilings[n + 1]?.firstDay ?? '9999')).length,
  );
  const wages = apportion(wagesPaise, counts);
  return sum(
    ceilings.map(({ ceilingPaise }, n) => {
      const ceiling = apportion(ceilingPaise, counts)[n] ?? ZERO;
      return paise(Math.min(wages[n] ?? ZERO, ceiling));
    }),
  );
}

/**
 * Returns a person's contributions; null where the law or the wages are unknown and the owner has entered none. The
 * employer's share equals the employee's, and a part of it goes to the pension scheme. The administration charge is the
 * establishment's; `withAdministration` splits it.
 */
export function fundShareOf(
  wagesPaise: Paise | null,
  days: readonly PayDay[],
  { fund, fundCeilings }: Pick<PayLaw, 'fund' | 'fundCeilings'>,
  { providentFund: entered }: Pick<Entered, 'providentFund'>,
): FundShare | null {
  if (fund === null || fundCeilings === null || wagesPaise === null)
    return entered && { basis: 'entered', wagesPaise: null, ...entered };
  const rates = fund.value;
  const wages = cappedWages(wagesPaise, fundCeilings, days);
  const pensionPaise = contribution(wages, rates.pension);
  return {
    basis: 'law',
    wagesPaise: wages,
    employeePaise: contribution(wages, rates.employee),
    employerPaise: minus(contribution(wages, rates.employer), pensionPaise),
    pensionPaise,
    insurancePaise: contribution(wages, rates.insurance),
    administrationPaise: ZERO,
  };
}

/**
 * Splits the administration charge of the establishment by wages. The charge is a rate of all wages, to the rupee, and
 * at least the monthly minimum once anybody has wages. One part for each share, null shares included; the parts add up
 * to the charge.
 */
export function administrationOf(
  shares: readonly (FundShare | null)[],
  { fund }: Pick<PayLaw, 'fund'>,
): Paise[] {
  const wages = shares.map((share) => (share?.basis === 'law' ? (share.wagesPaise ?? ZERO) : ZERO));
  const all = sum(wages);
  if (fund === null || all === 0) return shares.map(() => ZERO);
  const { administration, administrationLeastPaise } = fund.value;
  const charge = Math.max(contribution(all, administration), administrationLeastPaise);
  return apportion(paise(charge), wages);
}
