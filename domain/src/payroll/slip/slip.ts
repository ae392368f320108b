import { minus, paise, partOf, sum, ZERO } from '../../money/money.ts';
import { daysOfMonth } from '../muster/calendar.ts';
import { payDaysOf } from '../muster/days.ts';
import { advancesDue, deductionLimit, isLawAboveLimit, deductionsTaken } from './deductions.ts';
import { earningsOf } from './earnings.ts';
import { legalWagesOf, monthlyWagesOf } from '../law/legal-wages.ts';
import { slipDaysOf } from './slip-days.ts';
import { minimumWageOf, slipNotesOf } from './slip-notes.ts';
import { slipSharesOf } from './slip-shares.ts';
import type { Paise } from '../../money/money.ts';
import type { PayDay } from '../muster/days.ts';
import type { Deduction } from '../shape/deductions.schema.ts';
import type { EnteredForAll } from '../shape/entered.schema.ts';
import type { PayLaw } from '../shape/law.schema.ts';
import type { PaySource, Slip } from '../shape/slip.schema.ts';

/**
 * Returns the deductions due from a month's pay, in the order in which they are taken: the law's, recoveries, advances.
 */
function dueOf(
  { month, person, advances, entered }: PaySource,
  { fund, insurance, professionTax }: Pick<Slip, 'fund' | 'insurance' | 'professionTax'>,
  days: readonly PayDay[],
): Omit<Deduction, 'amountPaise' | 'carriedPaise'>[] {
  const line = (
    kind: Deduction['kind'],
    basis: Deduction['basis'],
    duePaise: Paise,
    name = '',
  ): Omit<Deduction, 'amountPaise' | 'carriedPaise'> => ({ kind, basis, name, advanceId: null, duePaise });
  const { labourWelfare, takenBack } = entered;
  const { leftOn } = person;
  return [
    ...(fund === null ? [] : [line('providentFund', fund.basis, fund.employeePaise)]),
    ...(insurance === null ? [] : [line('stateInsurance', insurance.basis, insurance.employeePaise)]),
    ...(professionTax === null
      ? []
      : [line('professionTax', professionTax.basis, professionTax.amountPaise)]),
    ...(labourWelfare === null ? [] : [line('labourWelfare', 'entered', labourWelfare.employeePaise)]),
    ...takenBack.map(({ name, amountPaise }) => line('takenBack', 'entered', amountPaise, name)),
    ...advancesDue(advances, {
      month,
      isComplete: days.length === daysOfMonth(month).length,
      isLast: leftOn !== null && leftOn.slice(0, 7) === month,
    }),
  ];
}

function employerOf(
  { fund, insurance }: Pick<Slip, 'fund' | 'insurance'>,
  { labourWelfare }: PaySource['entered'],
): Slip['employer'] {
  const shares = {
    providentFundPaise: fund?.employerPaise ?? ZERO,
    pensionPaise: fund?.pensionPaise ?? ZERO,
    insurancePaise: fund?.insurancePaise ?? ZERO,
    administrationPaise: fund?.administrationPaise ?? ZERO,
    stateInsurancePaise: insurance?.employerPaise ?? ZERO,
    labourWelfarePaise: labourWelfare?.employerPaise ?? ZERO,
  };
  return { ...shares, totalPaise: sum(Object.values(shares)) };
}

/**
 * Returns the wages of a month that count for a yearly bonus. At most the law's amount or the minimum wage counts, whichever is
 * more (Code on Wages s. 26): where the full month's wages are above it, that amount stands in for them, so half a month counts
 * half of it. 0 when they are above the ceiling. Null where the law, the wages or the minimum wage are unknown.
 */
function bonusBaseOf(
  wagesPaise: Paise | null,
  days: readonly PayDay[],
  law: PayLaw,
  forAll: EnteredForAll,
): Paise | null {
  const terms = days.at(-1)?.terms;
  if (law.bonus === null || wagesPaise === null || terms === undefined) return null;
  const { ceilingPaise, basePaise } = law.bonus.value;
  const monthly = monthlyWagesOf(terms, law);
  if (monthly > ceilingPaise) return ZERO;
  const minimumWagePaise = minimumWageOf(terms, forAll) ?? forAll.minimumWagePaise;
  if (minimumWagePaise === null) return null;
  const most = paise(Math.max(basePaise, minimumWagePaise));
  return paise(Math.min(most, partOf(wagesPaise, most, Math.max(most, monthly))));
}

/**
 * Computes a person's pay for a month. It depends only on its arguments, so computing a slip again from its `source`
 * and its run's `law` gives the same. The run adds the establishment's charges (`pay-run.ts`).
 */
export function slipOf(personId: string, source: PaySource, law: PayLaw, forAll: EnteredForAll): Slip {
  const { month, person, entered } = source;
  const days = payDaysOf(month, person, source.cells);
  const earnings = earningsOf(
    days,
    { extras: entered.extras, arrears: source.arrears },
    law,
    daysOfMonth(month).length,
  );
  const grossPaise = sum(earnings.map(({ amountPaise }) => amountPaise));
  const legalWages = legalWagesOf(earnings, law);
  const wagesPaise = legalWages?.wagesPaise ?? entered.wagesPaise;
  const shares = slipSharesOf(source, days, { grossPaise, wagesPaise }, law, forAll);
  const limitPaise = deductionLimit(wagesPaise, law);
  const deductions = deductionsTaken(dueOf(source, shares, days), limitPaise);
  const deductedPaise = sum(deductions.map(({ amountPaise }) => amountPaise));
  const netPaise = minus(grossPaise, deductedPaise);
  const slipDays = slipDaysOf(month, days, law);
  return {
    personId,
    month,
    memberId: person.memberId,
    name: person.name,
    designation: days.at(-1)?.terms.designation ?? '',
    days: slipDays,
    earnings,
    grossPaise,
    legalWages,
    wagesPaise,
    ...shares,
    deductions,
    deductedPaise,
    limitPaise,
    netPaise,
    tipsPaise: entered.tipsPaise,
    employer: employerOf(shares, entered),
    bonusBasePaise: bonusBaseOf(wagesPaise, days, law, forAll),
    problems: [
      ...(slipDays.unmarked.length > 0 ? ['days-unmarked' as const] : []),
      ...(shares.unknown.length > 0 ? ['not-known' as const] : []),
      ...(isLawAboveLimit(deductions) ? ['law-above-limit' as const] : []),
      ...(netPaise < 0 ? ['negative-pay' as const] : []),
    ],
    notes: slipNotesOf(source, shares.fund, days, law, forAll),
    source,
    settled: null,
    payment: null,
    withdrawn: [],
  };
}
