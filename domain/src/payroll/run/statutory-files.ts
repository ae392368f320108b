import { sum, toRupees, wholeRupees } from '../../money/money.ts';
import type { CsvCell } from '../../kernel/csv.ts';
import type { Paise } from '../../money/money.ts';
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
}

const inRupees = (amount: Paise): number => toRupees(wholeRupees(amount));

/** Returns the employed days without pay (non-contributory period). A half day is not one. */
export const unpaidDays = ({ days }: Pick<Slip, 'days'>): number =>
  Math.floor((2 * days.employed - days.paidHalves) / 2);

function fileOf<Row>(
  slips: readonly Slip[],
  shareOf: (slip: Slip) => { readonly basis: 'law' | 'entered' } | null,
  numberOf: (slip: Slip) => string,
  rowOf: (slip: Slip, number: string) => Row,
): StatutoryFile<Row> {
  const members = slips.filter((slip) => shareOf(slip) !== null);
  const known = members.filter((slip) => shareOf(slip)?.basis === 'law');
  const names = (some: readonly Slip[]) => some.map(({ name }) => name);
  return {
    rows: known.flatMap((slip) => (numberOf(slip) === '' ? [] : [rowOf(slip, numberOf(slip))])),
    without: names(known.filter((slip) => numberOf(slip) === '')),
    notKnown: names(members.filter((slip) => shareOf(slip)?.basis === 'entered')),
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
    (slip, uan) => {
      const { fund, name, grossPaise } = slip;
      const amounts = [
        grossPaise,
        fund?.wagesPaise,
        fund?.pensionWagesPaise,
        fund?.wagesPaise,
        fund?.employeePaise,
        fund?.pensionPaise,
        fund?.employerPaise,
      ].map((amount) => inRupees(amount ?? sum([])));
      return [uan, name.toUpperCase(), ...amounts, unpaidDays(slip), 0].join('#~#');
    },
  );

export const ESIC_HEADS = [
  'IP Number',
  'IP Name',
  'No of Days for which wages paid/payable during the month',
  'Total Monthly Wages',
  'Reason Code for Zero workings days',
  'Last Working Day',
] as const;

/** The portal's codes of why nobody was paid for a day: without a reason, and left. */
const NO_REASON = 0;
const LEFT = 2;

/**
 * Returns the rows of the monthly contribution on the insurance's portal. A part of a day counts as one; wages are in
 * whole rupees.
 */
export const esicOf = (
  slips: readonly Slip[],
  numbers: StatutoryNumbers,
): StatutoryFile<readonly CsvCell[]> =>
  fileOf(
    slips,
    ({ insurance }) => insurance,
    ({ personId }) => numbers[personId]?.esi ?? '',
    ({ name, month, days, insurance, source }, esi) => {
      const paid = Math.ceil(days.paidHalves / 2);
      const { leftOn } = source.person;
      const hasLeft = leftOn !== null && leftOn.slice(0, 7) === month;
      const [year = '', of = '', day = ''] = (leftOn ?? '').split('-');
      const why = paid > 0 ? '' : hasLeft ? LEFT : NO_REASON;
      const wages = inRupees(insurance?.wagesPaise ?? sum([]));
      return [esi, name, paid, wages, why, hasLeft ? `${day}/${of}/${year}` : ''];
    },
  );
