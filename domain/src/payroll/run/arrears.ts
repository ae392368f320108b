import { minus, paise, sum, ZERO } from '../../money/money.ts';
import { same } from '../../kernel/same.ts';
import { daysOfMonth } from '../muster/calendar.ts';
import { payDaysOf } from '../muster/days.ts';
import { earningsOfDays } from '../slip/earnings.ts';
import type { Paise } from '../../money/money.ts';
import type { IsoDate } from '../../time/ist.ts';
import type { Arrears, Earning } from '../shape/earnings.schema.ts';
import type { PayLaw } from '../shape/law.schema.ts';
import type { Person, Terms } from '../shape/person.schema.ts';
import type { Slip } from '../shape/slip.schema.ts';

/** An approved slip, with the numbers of the law of its run. */
export interface PastPay {
  readonly slip: Pick<Slip, 'month' | 'source' | 'earnings'>;
  readonly law: Pick<PayLaw, 'wages' | 'overtime'>;
}

/** Returns the first day on which two lists of terms differ; null where they never do. */
export function termsDifferFrom(before: readonly Terms[], now: readonly Terms[]): IsoDate | null {
  const [gone, added] = [
    before.filter((terms) => !now.some((other) => same(terms, other))),
    now.filter((terms) => !before.some((other) => same(terms, other))),
  ];
  return [...gone, ...added].map(({ from }) => from).toSorted()[0] ?? null;
}

const amountOf = (earnings: readonly Earning[], isWages: boolean): Paise =>
  sum(earnings.filter((line) => line.isWages === isWages).map(({ amountPaise }) => amountPaise));

const isOfDays = ({ kind }: Earning): boolean =>
  kind === 'basic' || kind === 'allowance' || kind === 'overtime';

/** Returns a month's arrears that a later slip paid. */
const arrearsPaidFor = (month: string, later: readonly PastPay[]): Earning[] =>
  later.flatMap(({ slip }) =>
    slip.earnings.filter(({ kind, from }) => kind === 'arrears' && from?.slice(0, 7) === month),
  );

/**
 * Returns the arrears by month that a person's terms of today add to months with approved pay: the pay for the days of
 * the approved slip by those terms, less the pay of that slip and of later arrears for it. A month that the terms
 * lower, or leave as it is, is not in it: nothing is taken back from approved pay.
 *
 * @param past the person's approved slips, the earliest first
 */
export function arrearsOf({ terms }: Pick<Person, 'terms'>, past: readonly PastPay[]): Arrears[] {
  return past.flatMap(({ slip, law }, n) => {
    const { month, source } = slip;
    const days = payDaysOf(month, { ...source.person, terms }, source.cells);
    const now = earningsOfDays(days, law, daysOfMonth(month).length);
    const paid = [...slip.earnings.filter(isOfDays), ...arrearsPaidFor(month, past.slice(n + 1))];
    const more = (isWages: boolean) => minus(amountOf(now, isWages), amountOf(paid, isWages));
    const [wages, other] = [more(true), more(false)];
    const total = sum([wages, other]);
    if (total <= 0) return [];
    const wagesPaise = paise(Math.min(total, Math.max(ZERO, wages)));
    return [{ month, wagesPaise, otherPaise: minus(total, wagesPaise) }];
  });
}
