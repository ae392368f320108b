import { sum, toRupees, wholeRupees } from '../../money/money.ts';
import { folded } from '../../kernel/folded.ts';
import type { CsvCell } from '../../kernel/csv.ts';
import type { Paise } from '../../money/money.ts';
import type { IsoDate } from '../../time/ist.ts';
import type { Person } from '../shape/person.schema.ts';
import type { Slip } from '../shape/slip.schema.ts';

/** The full numbers of the fund and the insurance, by person; empty for a missing one. */
export type StatutoryNumbers = Readonly<Record<string, { readonly uan: string; readonly esi: string }>>;

/** A file for a portal, and the names of people who are not in it. */
export interface StatutoryFile<Row> {
  readonly rows: readonly Row[];
  /** People without the number. */
  readonly without: readonly string[];
  /** People whose shares the owner entered, because Bhoj does not know the wages for the file. */
  readonly notKnown: readonly string[];
  /** People whose names have letters that the portals do not take: any but A to Z. */
  readonly unwritable: readonly string[];
}

/**
 * Returns a name in the letters of both portals: A to Z, spaces, and for the fund a full stop. Accents and apostrophes go. Null
 * where a name has other letters: the owner enters it there as it stands under the number.
 */
export function portalNameOf(name: string, signs: '' | '.'): string | null {
  const plain = folded(name).replaceAll(/['’`]/g, '');
  if (/[^\P{L}a-z]/u.test(plain) || !/[a-z]/.test(plain)) return null;
  const kept = signs === '.' ? /[^A-Z. ]+/g : /[^A-Z ]+/g;
  return plain.toUpperCase().replaceAll(kept, ' ').replaceAll(/ +/g, ' ').trim();
}

const inRupees = (amount: Paise): number => toRupees(wholeRupees(amount));

/** Returns the employed days without pay (non-contributory period). A half day is not one. */
export const unpaidDays = ({ days }: Pick<Slip, 'days'>): number =>
  Math.floor((2 * days.employed - days.paidHalves) / 2);

function fileOf<Row>(
  slips: readonly Slip[],
  shareOf: (slip: Slip) => { readonly basis: 'law' | 'entered' } | null,
  numberOf: (slip: Slip) => string,
  signs: '' | '.',
  rowOf: (slip: Slip, number: string, name: string) => Row,
): StatutoryFile<Row> {
  const members = slips.filter((slip) => shareOf(slip) !== null);
  const known = members.filter((slip) => shareOf(slip)?.basis === 'law');
  const numbered = known.filter((slip) => numberOf(slip) !== '');
  const names = (some: readonly Slip[]) => some.map(({ name }) => name);
  return {
    rows: numbered.flatMap((slip) => {
      const name = portalNameOf(slip.name, signs);
      return name === null ? [] : [rowOf(slip, numberOf(slip), name)];
    }),
    without: names(known.filter((slip) => numberOf(slip) === '')),
    notKnown: names(members.filter((slip) => shareOf(slip)?.basis === 'entered')),
    unwritable: names(numbered.filter(({ name }) => portalNameOf(name, signs) === null)),
  };
}

/**
 * Returns the lines of the ECR (electronic challan cum return, version 2 of the fund's portal): UAN, name, gross, wages
 * of the fund, of the pension and of the insurance (EDLI), the employee's share, the pension's, the rest of the
 * employer's, days without pay, and advances refunded to the fund. In whole rupees, with `#~#` between them.
 */
export const ecrOf = (slips: readonly Slip[], numbers: StatutoryNumbers): StatutoryFile<string> =>
  fileOf(
    slips,
    ({ fund }) => fund,
    ({ personId }) => numbers[personId]?.uan ?? '',
    '.',
    (slip, uan, name) => {
      const { fund, grossPaise } = slip;
      const amounts = [
        grossPaise,
        fund?.wagesPaise,
        fund?.pensionWagesPaise,
        fund?.wagesPaise,
        fund?.employeePaise,
        fund?.pensionPaise,
        fund?.employerPaise,
      ].map((amount) => inRupees(amount ?? sum([])));
      return [uan, name, ...amounts, unpaidDays(slip), 0].join('#~#');
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

/** The portal's codes of why nobody was paid for a day: without a reason, which whoever was paid has too, and left. */
const NO_REASON = 0;
const LEFT = 2;

/** The days for which somebody was paid; a part of a day counts as one. */
const paidDays = ({ days }: Pick<Slip, 'days'>): number => Math.ceil(days.paidHalves / 2);

const portalDay = (isoDay: string): string => isoDay.split('-').toReversed().join('/');

/** The last working day in the row of a slip's own month; null where it has none. */
function ownLastDay(slip: Slip): IsoDate | null {
  const { leftOn } = slip.source.person;
  return paidDays(slip) === 0 && leftOn?.slice(0, 7) === slip.month ? leftOn : null;
}

/** Returns the rows of a month's slips. */
const esicOfMonth = (slips: readonly Slip[], numbers: StatutoryNumbers): StatutoryFile<readonly CsvCell[]> =>
  fileOf(
    slips,
    ({ insurance }) => insurance,
    ({ personId }) => numbers[personId]?.esi ?? '',
    '',
    (slip, esi, name) => {
      const wages = inRupees(slip.insurance?.wagesPaise ?? sum([]));
      const lastDay = ownLastDay(slip);
      return lastDay === null
        ? [esi, name, paidDays(slip), wages, NO_REASON, '']
        : [esi, name, paidDays(slip), wages, LEFT, portalDay(lastDay)];
    },
  );

/** Somebody whom the insurance's portal lists a month longer than the restaurant employs them. */
export interface Leaver {
  readonly personId: string;
  readonly name: string;
  readonly leftOn: IsoDate;
}

/**
 * Returns who left by the end of a slip's month, by their last day as it stands now; null for everybody else, and where that month's file has
 * the last working day. The portal takes none beside days with pay, so it lists them in the next month once more, and wants the day then.
 * The last day may be entered or corrected after the slip was approved.
 */
export function leaverOf(slip: Slip, { leftOn }: Pick<Person, 'leftOn'>): Leaver | null {
  const { personId, name, month, insurance } = slip;
  if (leftOn === null || leftOn.slice(0, 7) > month) return null;
  return insurance !== null && ownLastDay(slip) === null ? { personId, name, leftOn } : null;
}

const leftLater = (a: Leaver, b: Leaver): boolean =>
  a.leftOn > b.leftOn || (a.leftOn === b.leftOn && a.personId > b.personId);

/**
 * Returns the rows of the monthly contribution on the insurance's portal: those of the month, in whole rupees, and of whoever left in the
 * month before after days with pay. Whoever left in this month after days with pay has no last working day yet. A number of somebody who
 * works here again, or who left twice, stands once.
 */
export function esicOf(
  slips: readonly Slip[],
  numbers: StatutoryNumbers,
  left: readonly Leaver[],
): StatutoryFile<readonly CsvCell[]> {
  const file = esicOfMonth(slips, numbers);
  const numberOf = ({ personId }: Pick<Leaver, 'personId'>) => numbers[personId]?.esi ?? '';
  const taken = new Set(slips.filter(({ insurance }) => insurance !== null).map(numberOf));
  const others = left.filter((one) => {
    const number = numberOf(one);
    if (slips.some(({ personId }) => personId === one.personId)) return false;
    // Whoever came back has another record with the same number, and is one person for the portal.
    return (
      number === '' ||
      !(taken.has(number) || left.some((other) => numberOf(other) === number && leftLater(other, one)))
    );
  });
  const numbered = others.filter((one) => numberOf(one) !== '');
  const names = (some: readonly Leaver[]) => some.map(({ name }) => name);
  return {
    rows: [
      ...file.rows,
      ...numbered.flatMap((one) => {
        const name = portalNameOf(one.name, '');
        return name === null ? [] : [[numberOf(one), name, 0, 0, LEFT, portalDay(one.leftOn)]];
      }),
    ],
    without: [...file.without, ...names(others.filter((one) => numberOf(one) === ''))],
    notKnown: file.notKnown,
    unwritable: [
      ...file.unwritable,
      ...names(numbered.filter(({ name }) => portalNameOf(name, '') === null)),
    ],
  };
}
