import { apportion, minus, paise, plus, rateOf, roundOff, sum, ZERO } from '../../money/money.ts';
import type { Paise } from '../../money/money.ts';
import type { FundShare } from '../shape/contributions.schema.ts';
import type { PayDay } from '../muster/days.ts';
import type { Entered } from '../shape/entered.schema.ts';
import type { PayLaw } from '../shape/law.schema.ts';

/** A contribution is rounded to the nearest rupee, half a rupee up (EPF Scheme 1952, para 38; C2 for the scheme of 2026). */
const toRupee = (amount: Paise): Paise => plus(amount, roundOff(amount));

/**
 * The wages of a month up to the ceiling. Where the ceiling changes within the month, wages and each ceiling are shared by
 * the days of employment before and after the change, and each part is cut at its own: in September 2026 16 days at
 * ₹15,000 and 14 at ₹25,000.
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
 * A person's contributions; null where the law or the wages are not known and nothing is entered. The employer's share is
 * as much as the employee's; what goes to the pension scheme is a part of it. The administration charge is the
 * establishment's, and `withAdministration` shares it.
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
  const pensionPaise = toRupee(rateOf(wages, rates.pension));
  return {
    basis: 'law',
    wagesPaise: wages,
    employeePaise: toRupee(rateOf(wages, rates.employee)),
    employerPaise: minus(toRupee(rateOf(wages, rates.employer)), pensionPaise),
    pensionPaise,
    insurancePaise: toRupee(rateOf(wages, rates.insurance)),
    administrationPaise: ZERO,
  };
}

/**
 * The administration charge of the establishment, by wages: its rate of all wages, to the rupee, and at least the least of
 * a month once anybody has wages. One part for each share, null shares included; the parts add up to the charge.
 */
export function administrationOf(
  shares: readonly (FundShare | null)[],
  { fund }: Pick<PayLaw, 'fund'>,
): Paise[] {
  const wages = shares.map((share) => (share?.basis === 'law' ? (share.wagesPaise ?? ZERO) : ZERO));
  const all = sum(wages);
  if (fund === null || all === 0) return shares.map(() => ZERO);
  const { administration, administrationLeastPaise } = fund.value;
  const charge = Math.max(toRupee(rateOf(all, administration)), administrationLeastPaise);
  return apportion(paise(charge), wages);
}
