import { paise, rateOf, ZERO } from '../../money/money.ts';
import { contributionPeriodOf } from '../../statute/state-insurance.ts';
import { paidHalves } from '../muster/days.ts';
import { monthlyWagesOf } from './legal-wages.ts';
import type { Paise } from '../../money/money.ts';
import type { InsuranceShare } from '../shape/contributions.schema.ts';
import type { PayDay } from '../muster/days.ts';
import type { Entered } from '../shape/entered.schema.ts';
import type { PayLaw } from '../shape/law.schema.ts';
import type { Person } from '../shape/person.schema.ts';

/** A contribution is rounded up to the next rupee (ESI (General) Regulations 1950; U). */
const upToRupee = (amount: Paise): Paise => paise(Math.ceil(amount / 100) * 100);

/**
 * True when a person is insured in a month: their wages by the terms were within the ceiling at some time since the
 * contribution period began, or since they joined within it. A rise within the half-year ends nothing before its end.
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
    // Terms hold until the next begin; the first ones hold from the day of joining.
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
 * A person's contributions; null where they are not insured, and where the law or the wages are not known and nothing is
 * entered. The employee's is nothing where the wages of the average paid day are no more than the law's amount.
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
    employeePaise: isFree ? ZERO : upToRupee(rateOf(wagesPaise, employee)),
    employerPaise: upToRupee(rateOf(wagesPaise, employer)),
  };
}
