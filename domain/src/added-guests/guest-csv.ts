import { dateOf } from '../time/ist.ts';
import { writtenDay } from '../time/written-day.ts';
import { nameKey } from '../kernel/folded.ts';
import { withoutGuard } from '../kernel/csv.ts';
import { latinDigits, mobileDigits } from '../kernel/mobile.ts';
import { mobileSchema } from '../kernel/text.ts';
import { fileGuestSchema } from './added.schema.ts';
import type { FileGuest } from './added.schema.ts';
import type { IsoDate } from '../time/ist.ts';
import type { ConsentWay } from '../customers/customer.schema.ts';

/** The columns of a file of guests. Each consent has its own column, because Bhoj assumes none (DPDP Act s. 6). */
export const GUEST_COLUMNS = [
  'Name',
  'Mobile',
  'Note',
  'Allergies',
  'Agreed to keep',
  'Agreed to offers',
  'Agreed to allergies',
  'Agreed on',
  'How',
] as const;
export type GuestColumn = (typeof GUEST_COLUMNS)[number];

/** The columns that an import needs: without them a file says nothing of a consent. */
const NEEDED = ['Mobile', 'Agreed to keep', 'Agreed on', 'How'] as const satisfies readonly GuestColumn[];

/** Further headings that files of other programs have. */
const ALSO: Readonly<Record<string, GuestColumn>> = {
  'customer name': 'Name',
  'guest name': 'Name',
  phone: 'Mobile',
  'phone number': 'Mobile',
  'mobile number': 'Mobile',
  'mobile no': 'Mobile',
  notes: 'Note',
};

export type GuestFaultKind =
  /** The file is broken here: a quote is never closed. */
  | 'broken'
  | 'name'
  | 'mobile'
  | 'note'
  | 'allergies'
  /** The row does not say that the guest agreed to be kept. */
  | 'notAgreed'
  /** Neither yes nor no. */
  | 'offers'
  /** Allergies without the guest's consent to keep them. */
  | 'allergiesNotAgreed'
  | 'day'
  | 'dayToCome'
  | 'how'
  /** An earlier row has the same number. */
  | 'twice'
  /** Another row has the same number and other consents. Nobody can tell which of them holds. */
  | 'differ';

export interface GuestFault {
  readonly line: number;
  readonly kind: GuestFaultKind;
}

interface FileRow {
  readonly line: number;
  readonly cells: readonly string[];
  readonly isBroken?: boolean;
}

const YES = new Set(['yes', 'y', 'true', '1', 'haan', 'हाँ', 'हां']);
const NO = new Set(['', 'no', 'n', 'false', '0', 'nahi', 'नहीं']);

/** Returns what a cell says; null where it is neither yes nor no. An empty cell is no. */
function saysYes(cell: string): boolean | null {
  const key = nameKey(cell);
  if (YES.has(key)) return true;
  return NO.has(key) ? false : null;
}

const WAYS: Readonly<Record<string, ConsentWay>> = {
  'in person': 'in-person',
  'in-person': 'in-person',
  phone: 'phone',
  call: 'phone',
  message: 'message',
  whatsapp: 'message',
  sms: 'message',
  paper: 'paper',
  form: 'paper',
  online: 'online',
  website: 'online',
};

/** The words of a file for the ways in which a consent was given, the first for each as the pattern file has it. */
export const WAY_WORDS = ['in person', 'phone', 'message', 'paper', 'online'] as const;

type Cell = (column: GuestColumn) => string;

const dayIn = (cell: Cell): IsoDate | null => writtenDay(latinDigits(cell('Agreed on')));

/** Returns the faults in the consents of a row. */
function consentFaults(cell: Cell, now: number): GuestFaultKind[] {
  const on = dayIn(cell);
  const faults: (GuestFaultKind | false)[] = [
    saysYes(cell('Agreed to keep')) !== true && 'notAgreed',
    saysYes(cell('Agreed to offers')) === null && 'offers',
    cell('Allergies') !== '' && saysYes(cell('Agreed to allergies')) !== true && 'allergiesNotAgreed',
    on === null && 'day',
    on !== null && on > dateOf(now) && 'dayToCome',
    WAYS[nameKey(cell('How'))] === undefined && 'how',
  ];
  return faults.filter((kind) => kind !== false);
}

/** The fault of each field that the schema can refuse after the consents are right. */
const FAULT_OF: Readonly<Record<string, GuestFaultKind>> = {
  name: 'name',
  mobile: 'mobile',
  note: 'note',
  allergies: 'allergies',
  agreed: 'day',
};

/** Returns a row as a guest, or everything that is wrong with it. `now` is in epoch ms. */
function rowIn(cell: Cell, now: number): FileGuest | readonly GuestFaultKind[] {
  const wrong = consentFaults(cell, now);
  const isNumber = mobileSchema.safeParse(cell('Mobile')).success;
  if (wrong.length > 0) return isNumber ? wrong : ['mobile', ...wrong];
  const read = fileGuestSchema.safeParse({
    name: cell('Name') === '' ? null : cell('Name'),
    mobile: cell('Mobile'),
    note: cell('Note'),
    allergies: cell('Allergies'),
    agreed: {
      toKeep: true,
      toOffers: saysYes(cell('Agreed to offers')) === true,
      toAllergies: saysYes(cell('Agreed to allergies')) === true,
      on: dayIn(cell),
      how: WAYS[nameKey(cell('How'))],
    },
  });
  if (read.success) return read.data;
  return [...new Set(read.error.issues.map(({ path }) => FAULT_OF[String(path[0])] ?? 'broken'))];
}

export interface GuestImport {
  readonly guests: readonly FileGuest[];
  readonly faults: readonly GuestFault[];
}

/** Returns the place of a column, under its own name or the name that another program gives it; -1 for none. */
function placeOf(column: GuestColumn, heads: readonly string[]): number {
  const own = heads.indexOf(nameKey(column));
  return own === -1 ? heads.findIndex((head) => ALSO[head] === column) : own;
}

const CONSENTS = ['Agreed to keep', 'Agreed to offers', 'Agreed to allergies'] as const;

/** Returns the numbers with rows that differ in a consent. */
function differing(cells: readonly Cell[]): ReadonlySet<string> {
  const rows = Map.groupBy(cells, (cell) => mobileDigits(cell('Mobile')));
  const saidIn = (cell: Cell) => CONSENTS.map((column) => String(saysYes(cell(column)))).join(' ');
  return new Set([...rows].flatMap(([mobile, of]) => (new Set(of.map(saidIn)).size > 1 ? [mobile] : [])));
}

/**
 * Reads a file's rows as guests; the first row has the headings, in any order. It leaves out and reports a row with a
 * fault. Returns the names of missing columns when the file lacks one that every guest needs.
 */
export function importGuests(
  rows: readonly FileRow[],
  now: number,
): GuestImport | { readonly lacking: readonly GuestColumn[] } {
  const [first, ...others] = rows;
  const heads = (first?.cells ?? []).map(nameKey);
  const lacking = NEEDED.filter((column) => placeOf(column, heads) === -1);
  if (lacking.length > 0) return { lacking };
  const places = new Map(GUEST_COLUMNS.map((column) => [column, placeOf(column, heads)]));
  const cellIn =
    ({ cells }: FileRow): Cell =>
    (column) =>
      withoutGuard((cells[places.get(column) ?? -1] ?? '').trim());
  const differ = differing(others.map(cellIn));
  const guests = new Map<string, FileGuest>();
  const faults: GuestFault[] = [];
  for (const row of others) {
    const { line, isBroken } = row;
    const read = isBroken === true ? (['broken'] as const) : rowIn(cellIn(row), now);
    if (!('mobile' in read)) faults.push(...read.map((kind) => ({ line, kind })));
    else if (differ.has(read.mobile)) faults.push({ line, kind: 'differ' });
    else if (guests.has(read.mobile)) faults.push({ line, kind: 'twice' });
    else guests.set(read.mobile, read);
  }
  return { guests: [...guests.values()], faults };
}
