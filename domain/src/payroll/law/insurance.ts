import { apportion, rateOf, sum, wholeRateOf, ZERO } from '../../money/money.ts';
import { contributionPeriodOf } from '../../statute/state-insurance.ts';
import { DAYS_A_MONTH, monthlyWagesOf } from './legal-wages.ts';
import type { BasisPoints, Paise } from '../../money/money.ts';
import type { InsuranceShare } from '../shape/contributions.schema.ts';
import type { PayDay } from '../muster/days.ts';
import type { Entered } from '../shape/entered.schema.ts';
import type { PayLaw } from '../shape/law.schema.ts';
import type { Person } from '../shape/person.schema.ts';

/** A contribution is rounded up to the next rupee (ESI (General) Regulations 1950; U). */
const contribution = (wages: Paise, rate: BasisPoints): Paise => wholeRateOf(wages, rate, 'up');

/**
 * True where the average daily wages do not exceed the law's amount. They are the wages of a full month by the terms ÷ 26 working
 * days, whether the terms pay by the month, the day or the hour. Terms that change within the month count by their days.
 */
function isFree(days: readonly PayDay[], law: Pick<PayLaw, 'wages'>, freeADayPaise: Paise): boolean {
  const monthly = sum(days.map(({ terms }) => monthlyWagesOf(terms, law)));
  return days.length > 0 && monthly <= freeADayPaise * DAYS_A_MONTH * days.length;
}

/**
 * True when a person is insured in a month: their wages by the terms were within the ceiling at some time since the contribution
 * period began, or since they joined during it. A rise above the ceiling takes effect only in the next period.
 */
export function isInsured(
  month: string,
  { joinedOn, terms, hasDisability }: Pick<Person, 'joinedOn' | 'terms' | 'hasDisability'>,
  days: readonly PayDay[],
  law: Pick<PayLaw, 'wages' | 'insurance'>,
): boolean {
  const last = days.at(-1)?.day;
  if (law.insurance === null || last === undefined) return false;
  const { ceilingPaise, ceilingWithDisabilityPaise } = law.insurance.value;
  const begin = `${contributionPeriodOf(month)}-01`;
  const first = joinedOn > begin ? joinedOn : begin;
  return terms.some((held, n) => {
    // Terms are valid until the next begin; the first ones from the day of joining.
    const from = n === 0 ? joinedOn : held.from;
    const until = terms[n + 1]?.from ?? '9999';
    const isWithin = from <= last && until > first && from < until;
    return (
      isWithin &&
      held.stateInsurance &&
      monthlyWagesOf(held, law) <= (hasDisability ? ceilingWithDisabilityPaise : ceilingPaise)
    );
  });
}

/**
 * Returns a person's contributions; null where they are not insured, and where the law or the wages are unknown and the
 * owner has entered none. The employer's share is to the paisa: only the establishment's sum is rounded
 * (`insuranceChargeOf`).
 */
export function insuranceShareOf(
  month: string,
  wagesPaise: Paise | null,
  days: readonly PayDay[],
  law: Pick<PayLaw, 'wages' | 'insurance'>,
  { stateInsurance: entered }: Pick<Entered, 'stateInsurance'>,
): InsuranceShare | null {
  const period = contributionPeriodOf(month);
  const { insurance } = law;
  if (insurance === null || wagesPaise === null)
    return entered && { basis: 'entered', period, wagesPaise: null, ...entered };
  const { employee, employer, freeADayPaise } = insurance.value;
  return {
    basis: 'law',
    period,
    wagesPaise,
    employeePaise: isFree(days, law, freeADayPaise) ? ZERO : contribution(wagesPaise, employee),
    employerPaise: rateOf(wagesPaise, employer),
  };
}

/**
 * Splits the employer's contribution by wages. It is a rate of the wages of all insured people, rounded up once to the next
 * rupee. Returns one part for each share, null shares included.
 */
export function insuranceChargeOf(
  shares: readonly (InsuranceShare | null)[],
  { insurance }: Pick<PayLaw, 'insurance'>,
): Paise[] {
  const wages = shares.map((share) => (share?.basis === 'law' ? (share.wagesPaise ?? ZERO) : ZERO));
  return insurance === null
    ? shares.map(() => ZERO)
    : apportion(contribution(sum(wages), insurance.value.employer), wages);
}
