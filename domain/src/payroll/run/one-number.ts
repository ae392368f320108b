import { folded, nameKey } from '../../kernel/folded.ts';
import type { Slip } from '../shape/slip.schema.ts';
import type { Paise } from '../../money/money.ts';
import type { IsoDate } from '../../time/ist.ts';

/** The full numbers of the fund and the insurance, by person; empty for a missing one. */
export type StatutoryNumbers = Readonly<Record<string, { readonly uan: string; readonly esi: string }>>;

interface AboveCeiling {
  readonly name: string;
  readonly ceilingPaise: Paise;
}

/** A file for a portal, and the names of people who are not in it. */
export interface StatutoryFile<Row> {
  readonly rows: readonly Row[];
  /** People without the number. */
  readonly without: readonly string[];
  /** People with shares that the owner entered, because Bhoj does not know the wages for the file. */
  readonly notKnown: readonly string[];
  /** People with letters in their names that the portals do not take: any but A to Z. */
  readonly unwritable: readonly string[];
  /** The names that share one number, also of people who are not here, by number. A portal takes each number once. */
  readonly sharing: readonly (readonly string[])[];
  /**
   * People with several records under one number. The wages of these records together are above the fund's ceiling for their
   * days.
   */
  readonly aboveCeiling: readonly AboveCeiling[];
}

/** Somebody whom the insurance's portal lists a month longer than the restaurant employs them. */
export interface Leaver {
  readonly personId: string;
  readonly name: string;
  readonly leftOn: IsoDate;
}

/**
 * Somebody outside a month's run and its leavers, such as one who left long ago, who shares a number with one of these people. A
 * number that is not shared is empty.
 */
export interface OtherRecord {
  readonly personId: string;
  readonly name: string;
  readonly uan: string;
  readonly esi: string;
}

/**
 * Returns a name in the letters of both portals: A to Z, spaces, and for the fund a full stop. Drops accents and
 * apostrophes. Returns null for a name with other letters: the owner types it into the portal as registered.
 */
export function portalNameOf(name: string, signs: '' | '.'): string | null {
  const plain = folded(name).replaceAll(/['’`]/g, '');
  if (/[^\P{L}a-z]/u.test(plain) || !/[a-z]/.test(plain)) return null;
  const kept = signs === '.' ? /[^A-Z. ]+/g : /[^A-Z ]+/g;
  return plain.toUpperCase().replaceAll(kept, ' ').replaceAll(/ +/g, ' ').trim();
}

/** Returns different names, each as it was met first. Two that a portal cannot tell apart are one. */
export function differentNames(all: readonly { readonly name: string }[]): string[] {
  const met = new Map<string, string>();
  for (const { name } of all) {
    const key = portalNameOf(name, '') ?? nameKey(name);
    if (!met.has(key)) met.set(key, name);
  }
  return [...met.values()];
}

/** Orders the records of one person by last day, so that the one that says whether they are here now comes last. */
function byEmployment(a: Slip, b: Slip): number {
  const of = ({ personId, source: { person } }: Slip) =>
    `${person.leftOn ?? 'here'} ${person.joinedOn} ${personId}`;
  return of(a) < of(b) ? -1 : 1;
}

/** The people and slips under one number in a month. */
interface OneNumber {
  readonly number: string;
  /** The person's slips, one for each record: several after they left and came back. The present state is the last. */
  readonly slips: readonly Slip[];
  readonly left: readonly Leaver[];
  /** Further people for whom the number is entered. They are in no row. */
  readonly others: readonly Other[];
}

interface Other {
  readonly personId: string;
  readonly name: string;
  readonly number: string;
}

/**
 * Groups people by number, in the order of the slips and then of the leavers. Somebody without a number is a group of
 * one. `others` only join groups that the slips and leavers have made.
 */
export function byNumber(
  slips: readonly Slip[],
  left: readonly Leaver[],
  numberOf: (personId: string) => string,
  others: readonly Other[] = [],
): OneNumber[] {
  const all = new Map<string, { number: string; slips: Slip[]; left: Leaver[]; others: Other[] }>();
  const of = (personId: string) => {
    const number = numberOf(personId);
    const key = number === '' ? `without ${personId}` : number;
    const found = all.get(key) ?? { number, slips: [], left: [], others: [] };
    all.set(key, found);
    return found;
  };
  for (const slip of slips) of(slip.personId).slips.push(slip);
  for (const leaver of left) of(leaver.personId).left.push(leaver);
  const isIn = new Set([...slips, ...left].map(({ personId }) => personId));
  for (const other of others) if (!isIn.has(other.personId)) all.get(other.number)?.others.push(other);
  return [...all.values()].map((one) => ({ ...one, slips: one.slips.toSorted(byEmployment) }));
}

/** How a portal's file makes the row of a number. */
interface Form<Row> {
  /** The signs in a name that the portal takes beside letters and spaces. */
  readonly signs: '' | '.';
  readonly basisOf: (slip: Slip) => 'law' | 'entered' | undefined;
  /** The ceiling that the records of one number exceed together; null where they exceed none. */
  readonly exceededBy: (slips: readonly Slip[]) => Paise | null;
  readonly rowOf: (of: OneNumber, name: string) => Row;
}

/** Returns a file with one row for each number, and names the people who are not in it, and why. */
export function fileOf<Row>(all: readonly OneNumber[], form: Form<Row>): StatutoryFile<Row> {
  const rows: Row[] = [];
  const without: string[] = [];
  const notKnown: string[] = [];
  const unwritable: string[] = [];
  const sharing: string[][] = [];
  const aboveCeiling: AboveCeiling[] = [];
  for (const one of all) {
    const names = differentNames([...one.slips, ...one.left, ...one.others]);
    const [name = ''] = names;
    const written = portalNameOf(name, form.signs);
    const ceilingPaise = one.slips.length > 1 ? form.exceededBy(one.slips) : null;
    if (names.length > 1) sharing.push(names);
    else if (one.slips.some((slip) => form.basisOf(slip) === 'entered')) notKnown.push(name);
    else if (one.number === '') without.push(name);
    else if (written === null) unwritable.push(name);
    else if (ceilingPaise !== null) aboveCeiling.push({ name, ceilingPaise });
    else rows.push(form.rowOf(one, written));
  }
  return { rows, without, notKnown, unwritable, sharing, aboveCeiling };
}
