import { same } from '../../kernel/same.ts';
import { minus, paise, sum, ZERO } from '../../money/money.ts';
import { payDaysOf } from '../muster/days.ts';
import type { Paise } from '../../money/money.ts';
import type { Deduction } from '../shape/deductions.schema.ts';
import type { Earning } from '../shape/earnings.schema.ts';
import type { PayLaw } from '../shape/law.schema.ts';
import type { Terms } from '../shape/person.schema.ts';
import type { Slip } from '../shape/slip.schema.ts';

/** Why a person's pay differs from the month before. */
export type ChangeCause =
  'joined' | 'left' | 'terms' | 'days' | 'termsAndDays' | 'overtime' | 'extra' | Deduction['kind'];

export interface PayChange {
  readonly personId: string;
  readonly name: string;
  /** Null in a month in which they were not employed. */
  readonly beforePaise: Paise | null;
  readonly nowPaise: Paise | null;
  /** The amount that each cause adds to the pay (negative: takes from it). They add up to the difference. */
  readonly causes: readonly { readonly cause: ChangeCause; readonly differencePaise: Paise }[];
}

const DEDUCTIONS = [
  'providentFund',
  'stateInsurance',
  'professionTax',
  'labourWelfare',
  'takenBack',
  'advance',
] as const satisfies readonly Deduction['kind'][];

const earned = ({ earnings }: Slip, ...kinds: readonly Earning['kind'][]): Paise =>
  sum(earnings.filter(({ kind }) => kinds.includes(kind)).map(({ amountPaise }) => amountPaise));

const taken = ({ deductions }: Slip, of: Deduction['kind']): Paise =>
  sum(deductions.filter(({ kind }) => kind === of).map(({ amountPaise }) => amountPaise));

/** Returns the terms of a slip's month, without the days from which they are valid. */
const termsOf = ({ month, source }: Slip): Terms[] =>
  [...new Set(payDaysOf(month, source.person, source.cells).map(({ terms }) => terms))].map((terms) => ({
    ...terms,
    from: '',
  }));

const areDaysSame = (a: Slip, b: Slip): boolean =>
  a.days.inMonth === b.days.inMonth && same(a.days.byMark, b.days.byMark);

/** Returns why basic pay and allowances differ. The length of the month counts among its days. */
function causeOfPay(before: Slip, now: Slip): ChangeCause {
  if (same(termsOf(before), termsOf(now))) return 'days';
  return areDaysSame(before, now) ? 'terms' : 'termsAndDays';
}

function causesOf(before: Slip, now: Slip): PayChange['causes'] {
  const moreOf = (...kinds: readonly Earning['kind'][]) =>
    minus(earned(now, ...kinds), earned(before, ...kinds));
  return [
    { cause: causeOfPay(before, now), differencePaise: moreOf('basic', 'allowance') },
    { cause: 'overtime' as const, differencePaise: moreOf('overtime') },
    { cause: 'extra' as const, differencePaise: moreOf('once', 'arrears') },
    ...DEDUCTIONS.map((cause) => ({
      cause,
      differencePaise: minus(taken(before, cause), taken(now, cause)),
    })),
  ].filter(({ differencePaise }) => differencePaise !== 0);
}

/**
 * Returns the changes in pay from one run to the next, by person: people who came or left, and people with any
 * difference, even where the differences cancel out. The causes of a person add up to the difference of their pay.
 */
export function payChangesOf(before: readonly Slip[], now: readonly Slip[]): PayChange[] {
  const known = new Map(before.map((slip) => [slip.personId, slip]));
  const here = new Set(now.map(({ personId }) => personId));
  const came = now.flatMap((slip): PayChange[] => {
    const { personId, name, netPaise } = slip;
    const last = known.get(personId);
    const causes: PayChange['causes'] =
      last === undefined ? [{ cause: 'joined', differencePaise: netPaise }] : causesOf(last, slip);
    if (causes.length === 0) return [];
    return [{ personId, name, beforePaise: last?.netPaise ?? null, nowPaise: netPaise, causes }];
  });
  const left = before
    .filter(({ personId }) => !here.has(personId))
    .map(({ personId, name, netPaise }): PayChange => {
      const causes = [{ cause: 'left' as const, differencePaise: minus(ZERO, netPaise) }];
      return { personId, name, beforePaise: netPaise, nowPaise: null, causes };
    });
  return [...came, ...left];
}

/** Returns the numbers of the law that differ between two runs. */
export const lawChangesOf = (before: PayLaw, now: PayLaw): (keyof PayLaw)[] => {
  const names = Object.keys(now) as (keyof PayLaw)[];
  const valueOf = (law: PayLaw, name: keyof PayLaw) =>
    name === 'fundCeilings'
      ? (law.fundCeilings?.map(({ ceilingPaise }) => paise(ceilingPaise)) ?? null)
      : (law[name]?.value ?? null);
  return names.filter((name) => !same(valueOf(before, name), valueOf(now, name)));
};
