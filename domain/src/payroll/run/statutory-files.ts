import { minus, plus, sum, toRupees, wholeRateOf, wholeRupees, ZERO } from '../../money/money.ts';
import { ceilingParts, daysByCeiling } from '../law/fund-ceiling.ts';
import { payDaysOf } from '../muster/days.ts';
import { byNumber, differentNames, fileOf } from './one-number.ts';
import type { CsvCell } from '../../kernel/csv.ts';
import type { Paise } from '../../money/money.ts';
import type { IsoDate } from '../../time/ist.ts';
import type { PayDay } from '../muster/days.ts';
import type { PayLaw } from '../shape/law.schema.ts';
import type { Person } from '../shape/person.schema.ts';
import type { Slip } from '../shape/slip.schema.ts';
import type { Leaver, OtherRecord, StatutoryFile, StatutoryNumbers } from './one-number.ts';

const isMember = ({ fund }: Slip): boolean => fund !== null;
const isInsured = ({ insurance }: Slip): boolean => insurance !== null;
const not =
  (is: (slip: Slip) => boolean) =>
  (slip: Slip): boolean =>
    !is(slip);

/** The sum over the slips of one number, in whole rupees. */
const inRupees = (slips: readonly Slip[], of: (slip: Slip) => Paise | null | undefined): number =>
  toRupees(wholeRupees(sum(slips.map((slip) => of(slip) ?? ZERO))));

const halvesOf = (slips: readonly Pick<Slip, 'days'>[], of: (days: Slip['days']) => number): number =>
  slips.reduce((all, { days }) => all + of(days), 0);

/** Returns the employed days without pay (non-contributory period) of one person. A half day is not one. */
export const unpaidDays = (...slips: readonly Pick<Slip, 'days'>[]): number =>
  Math.floor(halvesOf(slips, ({ employed, paidHalves }) => 2 * employed - paidHalves) / 2);

/** Returns who has a number but no row: people of the run outside the file, and others of the restaurant. */
const besides = (
  kind: 'uan' | 'esi',
  slips: readonly Slip[],
  numbers: StatutoryNumbers,
  others: readonly OtherRecord[],
) => [
  ...slips.map(({ personId, name }) => ({ personId, name, number: numbers[personId]?.[kind] ?? '' })),
  ...others.map(({ personId, name, [kind]: number }) => ({ personId, name, number })),
];

const payDays = ({ month, source }: Slip): PayDay[] => payDaysOf(month, source.person, source.cells);

/** Returns the fund's ceiling for the days of all records if their wages together exceed it; else null. */
const exceededBy =
  ({ fundCeilings }: Pick<PayLaw, 'fundCeilings'>) =>
  (slips: readonly Slip[]): Paise | null => {
    if (fundCeilings === null) return null;
    const counts = daysByCeiling(fundCeilings, slips.flatMap(payDays));
    const ceilingPaise = sum(ceilingParts(fundCeilings, counts));
    return sum(slips.map(({ fund }) => fund?.wagesPaise ?? ZERO)) > ceilingPaise ? ceilingPaise : null;
  };

/**
 * Returns the employer's shares of one number: the pension's, and the rest. With several records, the pension's share is that of
 * their wages together, and both shares add up to the shares on the slips. Where wages or the rate are unknown, each share is the
 * sum of the slips' shares.
 */
function employerShares(slips: readonly Slip[], { fund }: Pick<PayLaw, 'fund'>): [Paise, Paise] {
  const shares = slips.flatMap((slip) => slip.fund ?? []);
  const pension = sum(shares.map(({ pensionPaise }) => pensionPaise));
  const rest = sum(shares.map(({ employerPaise }) => employerPaise));
  const wages = shares.flatMap(({ pensionWagesPaise }) => pensionWagesPaise ?? []);
  if (shares.length < 2 || wages.length < shares.length || fund === null) return [pension, rest];
  const together = wholeRateOf(sum(wages), fund.value.pension);
  return [together, minus(plus(pension, rest), together)];
}

/**
 * Returns the lines of the ECR (electronic challan cum return, version 2 of the fund's portal): UAN, name, gross, wages of the
 * fund, of the pension and of the insurance (EDLI), the employee's share, the pension's, the rest of the employer's, days without
 * pay, and advances refunded to the fund. In whole rupees, with `#~#` between them. Records of one UAN are one line with the sums
 * of their amounts and days, except the pension's share (`employerShares`). `others` are people without a slip who have one of
 * the numbers.
 */
export const ecrOf = (
  all: readonly Slip[],
  numbers: StatutoryNumbers,
  law: Pick<PayLaw, 'fund' | 'fundCeilings'>,
  others: readonly OtherRecord[] = [],
): StatutoryFile<string> =>
  fileOf(
    byNumber(
      all.filter(isMember),
      [],
      (personId) => numbers[personId]?.uan ?? '',
      besides('uan', all.filter(not(isMember)), numbers, others),
    ),
    {
      signs: '.',
      basisOf: ({ fund }) => fund?.basis,
      exceededBy: exceededBy(law),
      rowOf: ({ number, slips }, name) => {
        const amounts = [
          inRupees(slips, ({ grossPaise }) => grossPaise),
          inRupees(slips, ({ fund }) => fund?.wagesPaise),
          inRupees(slips, ({ fund }) => fund?.pensionWagesPaise),
          inRupees(slips, ({ fund }) => fund?.wagesPaise),
          inRupees(slips, ({ fund }) => fund?.employeePaise),
          ...employerShares(slips, law).map((share) => toRupees(wholeRupees(share))),
        ];
        return [number, name, ...amounts, unpaidDays(...slips), 0].join('#~#');
      },
    },
  );

/** The headings of the portal's own template. */
export const ESIC_HEADS = [
  'IP Number (10 Digits)',
  'IP Name (Only alphabets and space)',
  'No of Days for which wages paid/payable during the month',
  'Total Monthly Wages',
  'Reason Code for Zero workings days (numeric only; provide 0 for all other reasons)',
  'Last Working Day (Format DD/MM/YYYY or DD-MM-YYYY)',
] as const;

/** The portal's codes for days without pay: no reason (also for people with pay), and left. */
const NO_REASON = 0;
const LEFT = 2;

/** The days for which somebody was paid, at most those of the month; a part of a day counts as one. */
const paidDays = (slips: readonly Slip[]): number =>
  Math.min(
    Math.ceil(halvesOf(slips, ({ paidHalves }) => paidHalves) / 2),
    Math.max(...slips.map(({ days }) => days.inMonth)),
  );

const portalDay = (isoDay: string): string => isoDay.split('-').toReversed().join('/');

/** The last working day in the row of the slips' own month, by the last record; null where it has none. */
function ownLastDay(slips: readonly Slip[]): IsoDate | null {
  const last = slips.at(-1);
  const leftOn = last?.source.person.leftOn ?? null;
  return leftOn !== null && leftOn.slice(0, 7) === last?.month && paidDays(slips) === 0 ? leftOn : null;
}

/** Somebody with a slip of a month who has none of the next. */
export interface Gone {
  readonly slip: Slip;
  readonly person: Pick<Person, 'leftOn'>;
}

/**
 * Returns the people who left by the end of the slips' month and have no last working day in that month's file. The portal takes
 * no last day beside days with pay: it lists these people once more in the next month, and asks for the day then. The present
 * last days count, because the owner may enter or correct one after the slip was approved. Records of one number with the same
 * name had one row. Records with different names had none, so once one of them has left, this month's file names them all: a
 * record that has not left gets the last day of the slips' month, which no row shows.
 */
export function leaversOf(gone: readonly Gone[], numbers: StatutoryNumbers): Leaver[] {
  const people = new Map(gone.map(({ slip, person }) => [slip.personId, person]));
  const insured = gone.map(({ slip }) => slip).filter(isInsured);
  return byNumber(insured, [], (personId) => numbers[personId]?.esi ?? '').flatMap(({ slips }) => {
    const areOne = differentNames(slips).length === 1;
    if (areOne && ownLastDay(slips) !== null) return [];
    const hasLeft = ({ personId, month }: Slip): boolean => {
      const leftOn = people.get(personId)?.leftOn ?? null;
      return leftOn !== null && leftOn.slice(0, 7) <= month;
    };
    const left = slips.filter(hasLeft);
    return (areOne || left.length === 0 ? left : slips).map(({ personId, name, month, days }) => ({
      personId,
      name,
      leftOn: people.get(personId)?.leftOn ?? `${month}-${days.inMonth}`,
    }));
  });
}

/**
 * Returns the rows of the monthly contribution on the insurance's portal, in whole rupees: the people of the month, and those who
 * left in the month before after days with pay. People who left in this month after days with pay have no last working day yet. A
 * number has one row, which adds the days and wages of its records. A person who left still counts as working here while another
 * record of the number has a slip.
 */
export function esicOf(
  all: readonly Slip[],
  numbers: StatutoryNumbers,
  left: readonly Leaver[],
  others: readonly OtherRecord[] = [],
): StatutoryFile<readonly CsvCell[]> {
  const here = new Set(all.map(({ personId }) => personId));
  return fileOf<readonly CsvCell[]>(
    byNumber(
      all.filter(isInsured),
      left.filter(({ personId }) => !here.has(personId)),
      (personId) => numbers[personId]?.esi ?? '',
      besides('esi', all.filter(not(isInsured)), numbers, others),
    ),
    {
      signs: '',
      basisOf: ({ insurance }) => insurance?.basis,
      exceededBy: () => null,
      rowOf: ({ number, slips, left: leavers }, name) => {
        const isHere = slips.length > 0;
        const [lastDay = null] = isHere
          ? [ownLastDay(slips)]
          : leavers.map(({ leftOn }) => leftOn).toSorted((a, b) => (a > b ? -1 : 1));
        const days = isHere ? paidDays(slips) : 0;
        const wages = inRupees(slips, ({ insurance }) => insurance?.wagesPaise);
        return lastDay === null
          ? [number, name, days, wages, NO_REASON, '']
          : [number, name, days, wages, LEFT, portalDay(lastDay)];
      },
    },
  );
}
