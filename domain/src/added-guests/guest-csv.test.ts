import { describe, expect, it } from 'vitest';
import { NOW } from '../fixtures/ids.ts';
import { dateOf, DAY } from '../time/ist.ts';
import { GUEST_COLUMNS, importGuests, WAY_WORDS } from './guest-csv.ts';
import type { GuestColumn, GuestFault, GuestImport } from './guest-csv.ts';

const GOOD: Readonly<Partial<Record<GuestColumn, string>>> = {
  Name: 'Meera',
  Mobile: '+91 98765 43210',
  'Agreed to keep': 'yes',
  'Agreed on': '01/06/2026',
  How: 'In person',
};
const rowsOf = (...rows: readonly (typeof GOOD)[]) => [
  { line: 1, cells: [...GUEST_COLUMNS] as string[] },
  ...rows.map((row, i) => ({ line: i + 2, cells: GUEST_COLUMNS.map((column) => row[column] ?? '') })),
];
const read = (...rows: readonly (typeof GOOD)[]) => importGuests(rowsOf(...rows), NOW) as GuestImport;
const faultsOf = (over: typeof GOOD): GuestFault['kind'][] =>
  read({ ...GOOD, ...over }).faults.map(({ kind }) => kind);

describe('a row', () => {
  it('is a guest with the consents that it states, and no other', () => {
    expect(read(GOOD)).toEqual({
      guests: [
        {
          name: 'Meera',
          mobile: '9876543210',
          note: '',
          allergies: '',
          agreed: { toKeep: true, toOffers: false, toAllergies: false, on: '2026-06-01', how: 'in-person' },
        },
      ],
      faults: [],
    });
    const all = {
      Name: '',
      Note: 'Window',
      Allergies: 'Nuts',
      'Agreed to offers': 'हाँ',
      'Agreed to allergies': 'Y',
      'Agreed on': '2026-06-01',
      How: 'WhatsApp',
    };
    expect(read({ ...GOOD, ...all }).guests[0]).toMatchObject({
      name: null,
      note: 'Window',
      allergies: 'Nuts',
      agreed: { toOffers: true, toAllergies: true, how: 'message' },
    });
  });

  it.each<[string, typeof GOOD, GuestFault['kind']]>([
    ['without a word that the guest agreed', { 'Agreed to keep': '' }, 'notAgreed'],
    ['of a guest who said no', { 'Agreed to keep': 'no' }, 'notAgreed'],
    ['with an unclear word about offers', { 'Agreed to offers': 'maybe' }, 'offers'],
    ['with allergies without a consent to them', { Allergies: 'Nuts' }, 'allergiesNotAgreed'],
    ['without a day', { 'Agreed on': '' }, 'day'],
    ['with a slip of the pen for a year', { 'Agreed on': '1026-06-01' }, 'day'],
    ['with a day to come', { 'Agreed on': dateOf(NOW + DAY) }, 'dayToCome'],
    ['without a way', { How: '' }, 'how'],
    ['without a number', { Mobile: '12345' }, 'mobile'],
    ['with a name that is too long', { Name: 'M'.repeat(61) }, 'name'],
    ['with a note that is too long', { Note: 'N'.repeat(501) }, 'note'],
    [
      'with allergies that are too long',
      { Allergies: 'A'.repeat(201), 'Agreed to allergies': 'yes' },
      'allergies',
    ],
  ])('%s is left out', (_, over, kind) => {
    expect(read({ ...GOOD, ...over }).guests).toEqual([]);
    expect(faultsOf(over)).toEqual([kind]);
  });

  it('has every fault told at once', () =>
    expect(faultsOf({ Mobile: '', 'Agreed to keep': '', How: 'x' })).toEqual(['mobile', 'notAgreed', 'how']));

  it('with the number of a row before it is left out, and the others stay', () => {
    const other = { ...GOOD, Mobile: '9000000002' };
    const { guests, faults } = read(GOOD, { ...GOOD, Name: 'M', Mobile: '09876543210' }, other);
    expect(guests.map(({ mobile }) => mobile)).toEqual(['9876543210', '9000000002']);
    expect(faults).toEqual([{ line: 3, kind: 'twice' }]);
  });

  it.each<[string, typeof GOOD]>([
    ['offers', { 'Agreed to offers': 'yes' }],
    ['allergies', { 'Agreed to allergies': 'yes' }],
    ['being kept, in a row that is left out', { 'Agreed to keep': 'no' }],
  ])('with the number of another row that differs in %s is left out, and so is the other', (_, over) => {
    const other = { ...GOOD, Mobile: '9000000002' };
    const { guests, faults } = read(GOOD, other, { ...GOOD, Mobile: '0 98765-43210', ...over });
    expect(guests.map(({ mobile }) => mobile)).toEqual(['9000000002']);
    expect(faults[0]).toEqual({ line: 2, kind: 'differ' });
    expect(faults.map(({ line }) => line)).toEqual([2, 4]);
  });

  it.each(['०१/०६/२०२६', '1-6-2026', '2026-06-01'])('may have its day as %s', (day) =>
    expect(read({ ...GOOD, 'Agreed on': day }).guests[0]?.agreed.on).toBe('2026-06-01'),
  );

  it('at which the file is broken is told', () => {
    const [heads, row] = rowsOf(GOOD);
    const rows = [heads, { ...row, isBroken: true }] as Parameters<typeof importGuests>[0];
    expect(importGuests(rows, NOW)).toEqual({ guests: [], faults: [{ line: 2, kind: 'broken' }] });
  });
});

describe('a file', () => {
  const headed = (...cells: string[]) => importGuests([{ line: 1, cells }], NOW);

  it('that does not speak of consent is refused with the columns that it lacks', () => {
    expect(headed('Name', 'Phone')).toEqual({ lacking: ['Agreed to keep', 'Agreed on', 'How'] });
    expect(importGuests([], NOW)).toMatchObject({
      lacking: ['Mobile', 'Agreed to keep', 'Agreed on', 'How'],
    });
  });

  it('may name its columns as other programs do, in any order', () =>
    expect(headed('how', 'agreed on', 'AGREED TO KEEP', 'Phone number')).toEqual({ guests: [], faults: [] }));

  it('with a column of our own name and one of another program is read by ours', () => {
    const heads = ['Phone', ...GUEST_COLUMNS];
    const cells = ['022 2345 6789', ...GUEST_COLUMNS.map((column) => GOOD[column] ?? '')];
    const rows = [heads, cells].map((row, i) => ({ line: i + 1, cells: row }));
    expect(importGuests(rows, NOW)).toMatchObject({ guests: [{ mobile: '9876543210' }], faults: [] });
  });

  it('of 5,000 rows is read whole', () => {
    const many = Array.from({ length: 5_000 }, (_, n) => ({ ...GOOD, Mobile: String(9_000_000_000 + n) }));
    expect(read(...many)).toMatchObject({ guests: { length: 5_000 }, faults: [] });
  });

  it('may have every word for a way that the pattern names', () =>
    expect(WAY_WORDS.flatMap((How) => read({ ...GOOD, How }).faults)).toEqual([]));
});
