import { partOf } from '../../money/money.ts';
import { daysOfMonth } from '../muster/calendar.ts';
import { paidHalves, paidOvertimeOf, paidWorkingHalves, workedHalves } from '../muster/days.ts';
import { wageRateOf } from '../law/legal-wages.ts';
import type { Paise } from '../../money/money.ts';
import type { PayDay } from '../muster/days.ts';
import type { Arrears, Earning } from '../shape/earnings.schema.ts';
import type { Entered } from '../shape/entered.schema.ts';
import type { PayLaw } from '../shape/law.schema.ts';
import type { Terms } from '../shape/person.schema.ts';

/** A fraction of whole numbers. */
type Part = readonly [numerator: number, denominator: number];

/** The days of a month with the same terms. */
interface Stretch {
  readonly terms: Terms;
  readonly days: readonly PayDay[];
}

/** Returns the month's days by terms, in order. */
const stretchesOf = (days: readonly PayDay[]): Stretch[] =>
  [...Map.groupBy(days, ({ terms }) => terms)].map(([terms, of]) => ({ terms, days: of }));

/** Returns the number of days by which a month's pay is divided. */
const divisorOf = ({ divisor }: Pick<Terms, 'divisor'>, daysInMonth: number): number =>
  divisor === 'calendar' ? daysInMonth : Number(divisor);

/**
 * Returns the earned part of a month's pay. With `calendar`: paid days ÷ days of the month. With `26` and `30`, for a
 * person employed all month: the whole less 1 ÷ divisor for each unpaid day, but at least 1 ÷ divisor for each day at
 * work. For a person employed in a part of the month: 1 ÷ divisor for each paid day (with 26 without weekly days off),
 * at most the whole.
 */
function partOfMonth(days: readonly PayDay[], terms: Terms, daysInMonth: number): Part {
  const paid = paidHalves(days);
  const whole = 2 * divisorOf(terms, daysInMonth);
  if (terms.divisor === 'calendar') return [paid, whole];
  if (days.length === daysInMonth) {
    const lost = 2 * days.length - paid;
    return [Math.min(whole, Math.max(whole - lost, workedHalves(days))), whole];
  }
  return [Math.min(whole, terms.divisor === '26' ? paidWorkingHalves(days) : paid), whole];
}

/**
 * Returns the part of its pay that each stretch (days under the same terms) earned. Where monthly terms change within the month,
 * the earned part of the month is split by the paid days of each stretch, so nobody loses or gains a day by the change.
 */
function partOfStretch({ terms, days }: Stretch, all: readonly PayDay[], daysInMonth: number): Part {
  if (terms.by === 'day') return [paidWorkingHalves(days), 2];
  if (terms.by === 'hour') return [paidWorkingHalves(days) * terms.dayMinutes, 120];
  const monthly = all.filter((day) => day.terms.by === 'month');
  const [numerator, denominator] = partOfMonth(monthly, terms, daysInMonth);
  const paid = paidHalves(monthly);
  return paid === 0 ? [0, 1] : [numerator * paidHalves(days), denominator * paid];
}

type EarningsLaw = Pick<PayLaw, 'wages' | 'overtime'>;

/**
 * Returns the minutes of work that the rate of the terms pays for, for overtime: of a month, a day or an hour. A month has the
 * law's number of days, even if the terms divide the pay by another number.
 */
function minutesOfRate(terms: Terms, { overtime }: EarningsLaw, daysInMonth: number): number {
  if (terms.by === 'hour') return 60;
  if (terms.by === 'day') return terms.dayMinutes;
  return terms.dayMinutes * (overtime?.value.daysAMonth ?? divisorOf(terms, daysInMonth));
}

/** Returns the overtime pay: minutes × ordinary rate × times. Times is the higher of the terms' and the law's. */
function overtimePay({ terms, days }: Stretch, law: EarningsLaw, daysInMonth: number): Paise {
  const times = Math.max(terms.overtimeTimes, law.wages?.value.overtimeTimes ?? 0);
  const minutes = paidOvertimeOf(days, law);
  return partOf(wageRateOf(terms, law), minutes * times, minutesOfRate(terms, law, daysInMonth) * 100);
}

function earningsOfStretch(
  stretch: Stretch,
  all: readonly PayDay[],
  law: EarningsLaw,
  daysInMonth: number,
): Earning[] {
  const { terms, days } = stretch;
  const [numerator, denominator] = partOfStretch(stretch, all, daysInMonth);
  const span = { from: days[0]?.day ?? null, to: days.at(-1)?.day ?? null };
  const earned = (amount: Paise): Paise => partOf(amount, numerator, denominator);
  const overtimePaise = overtimePay(stretch, law, daysInMonth);
  return [
    { kind: 'basic', name: '', amountPaise: earned(terms.basicPaise), isWages: true, ...span },
    ...terms.allowances.map(({ name, amountPaise, isWages }) => ({
      kind: 'allowance' as const,
      name,
      amountPaise: earned(amountPaise),
      isWages,
      ...span,
    })),
    ...(overtimePaise === 0
      ? []
      : [{ kind: 'overtime' as const, name: '', amountPaise: overtimePaise, isWages: false, ...span }]),
  ];
}

/** Returns what a month's days earn by their terms. */
export const earningsOfDays = (days: readonly PayDay[], law: EarningsLaw, daysInMonth: number): Earning[] =>
  stretchesOf(days).flatMap((stretch) => earningsOfStretch(stretch, days, law, daysInMonth));

/** Returns the lines of a month's arrears, with its first and its last day: one for wages, one for other earnings. */
const arrearsLines = ({ month, wagesPaise, otherPaise }: Arrears): Earning[] =>
  [
    { amountPaise: wagesPaise, isWages: true },
    { amountPaise: otherPaise, isWages: false },
  ]
    .filter(({ amountPaise }) => amountPaise > 0)
    .map((line) => ({
      ...line,
      kind: 'arrears',
      name: '',
      from: `${month}-01`,
      to: daysOfMonth(month).at(-1) ?? null,
    }));

interface Beside {
  readonly extras: Entered['extras'];
  readonly arrears: readonly Arrears[];
}

/**
 * Returns a person's earnings in a month: from their days and terms, from rises of earlier months, and from the owner's
 * entries. Each line is rounded to the paisa.
 */
export function earningsOf(
  days: readonly PayDay[],
  { extras, arrears }: Beside,
  law: EarningsLaw,
  daysInMonth: number,
): Earning[] {
  return [
    ...earningsOfDays(days, law, daysInMonth),
    ...arrears.flatMap(arrearsLines),
    ...extras.map(({ kind, name, amountPaise, isWages }) => ({
      kind,
      name,
      amountPaise,
      isWages,
      from: null,
      to: null,
    })),
  ];
}
