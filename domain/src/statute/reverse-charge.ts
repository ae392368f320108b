/** On which supplies the restaurant pays the GST instead of its supplier (CGST Act s. 9(3), P-LAW-40). */
import type { CheckedFact } from './dated.ts';
import type { IsoDate } from '../time/ist.ts';
import type { ReverseKind } from './reverse-kinds.ts';

export interface ReverseLaw {
  /** Central and State tax together, in basis points. */
  readonly rateBp: number;
  /** True when a recipient under the composition scheme pays it, too. */
  readonly inComposition: boolean;
  /** True when that holds for a supplier with a GSTIN, too. */
  readonly ofRegistered: boolean;
}

const LAWS: Readonly<Record<ReverseKind, readonly CheckedFact<ReverseLaw>[]>> = {
  rent: [
    {
      value: { rateBp: 1800, inComposition: true, ofRegistered: false },
      from: '2024-10-10',
      until: '2025-01-16',
      source: 'Notification 13/2017-CT(R), entry 5AB, as inserted by 09/2024-CT(R)',
      mark: 'C2',
    },
    {
      value: { rateBp: 1800, inComposition: false, ofRegistered: false },
      from: '2025-01-16',
      until: null,
      source: 'Notification 13/2017-CT(R), entry 5AB, as amended by 07/2025-CT(R)',
      mark: 'C2',
    },
  ],
  transport: [
    {
      value: { rateBp: 500, inComposition: true, ofRegistered: true },
      from: '2017-07-01',
      until: null,
      source: 'Notification 13/2017-CT(R), entry 1; rate: 11/2017-CT(R), entry 9(iii)',
      mark: 'C2',
    },
  ],
  security: [
    {
      value: { rateBp: 1800, inComposition: false, ofRegistered: true },
      from: '2019-01-01',
      until: null,
      source: 'Notification 13/2017-CT(R), entry 14, as inserted by 29/2018-CT(R)',
      mark: 'C2',
    },
  ],
  director: [
    {
      value: { rateBp: 1800, inComposition: true, ofRegistered: true },
      from: '2017-07-01',
      until: null,
      source: 'Notification 13/2017-CT(R), entry 6; Circular 140/10/2020',
      mark: 'C2',
    },
  ],
  legal: [
    {
      value: { rateBp: 1800, inComposition: true, ofRegistered: true },
      from: '2017-07-01',
      until: null,
      source:
        'Notification 13/2017-CT(R), entry 2; exempt by 12/2017-CT(R), entry 45, for a recipient of small turnover',
      mark: 'C2',
    },
  ],
};

/** Service accounting codes by kind; that of a director's fee is not settled (U). */
export const REVERSE_CODES: Readonly<Record<ReverseKind, string>> = {
  rent: '997212',
  transport: '996791',
  security: '998525',
  director: '9983',
  legal: '9982',
};

/** So many days after its date, a registered supplier's invoice owes its tax, paid or not (CGST Act s. 13(3)(b)). */
export const DAYS_OF_GRACE = 60;

/** Returns the law of a kind on a day; null where the recipient owes no tax on it. */
export function reverseLawOn(kind: ReverseKind, day: IsoDate, isComposition: boolean): ReverseLaw | null {
  const fact = LAWS[kind].find(({ from, until }) => day >= from && (until === null || day < until));
  return fact === undefined || (isComposition && !fact.value.inComposition) ? null : fact.value;
}
