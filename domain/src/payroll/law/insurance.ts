import { rateOf, wholeRupees, ZERO } from '../../money/money.ts';
import { contributionPeriodOf } from '../../statute/state-insurance.ts';
import { paidHalves } from '../muster/days.ts';
import { monthlyWagesOf } from './legal-wages.ts';
import type { BasisPoints, Paise } from '../../money/money.ts';
import type { InsuranceShare } from '../shape/contributions.schema.ts';
import type { PayDay } from '../muster/days.ts';
import type { Entered } from '../shape/entered.schema.ts';
import type { PayLaw } from '../shape/law.schema.ts';
import type { Person } from '../shape/person.schema.ts';

/** A contribution is rounded up to the next rupee (ESI (General) Regulations 1950; U). */
const contribution = (wages: Paise, rate: BasisPoints): Paise => wholeRupees(rateOf(wages, rate), 'up');

/**
 * True when a person is insured in a month: their wages by the terms were within the ceiling at some time since the
 * contribution period began, or since they joined in it. A rise above the ceiling takes effect only in the next period.
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
 * owner has entered none. The employee pays nothing where the average wage of a paid day does not exceed the law's
 * amount.
 */
export function insuranceShareOf(
  month: string,
  wagesPaise: Paise | null,
  days: readonly PayDay[],
  { insurance }: Pick<PayLaw, 'insurance'>,
  { stateInsurance: entered }: Pick<Entered, 'stateInsurance'>,
): InsuranceShare | null {
  const period = contributionPeriodOf(month);
  if (insurance === null || wagesPaise === null)
    return entered && { basis: 'entered', period, wagesPaise: null, ...entered };
  const { employee, employer, freeADayPaise } = insurance.value;
  const isFree = 2 * wagesPaise <= freeADayPaise * paidHalves(days);
  return {
    basis: 'law',
    period,
    wagesPaise,
    employeePaise: isFree ? ZERO : contribution(wagesPaise, employee),
    employerPaise: contribution(wagesPaise, employer),
  };
}
