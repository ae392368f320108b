import { SERIES } from '../../fixtures/billing.ts';
import { expect, it } from 'vitest';
import { meaningsOf } from './number-search.ts';

const at = { now: Date.parse('2026-11-21T20:00+05:30'), series: SERIES, day: '2026-11-21' };
const invoice = (id: string) => ({ kind: 'invoice', id });
const creditNote = (id: string) => ({ kind: 'credit-note', id });
/** A series that the restaurant does not use now may have numbered any kind. */
const any = (id: string) => [invoice(id), creditNote(id), { kind: 'debit-note', id }];

it.each([
  ['INV/26-27/000123', [invoice('2026-27_INV_000123')]],
  [' inv/26-27/123 ', [invoice('2026-27_INV_000123')]],
  ['INV/25-26/7', [invoice('2025-26_INV_000007')]],
  ['B2/26-27/000001', any('2026-27_B2_000001')],
  ['INV/123', [invoice('2026-27_INV_000123')]],
  ['CN/26-27/000004', [creditNote('2026-27_CN_000004')]],
  ['DN/26-27/000004', [{ kind: 'debit-note', id: '2026-27_DN_000004' }]],
  ['cn 4', [creditNote('2026-27_CN_000004')]],
  ['KOT 12', [{ kind: 'kot', kot: 12, day: '2026-11-21' }]],
  ['#12', [{ kind: 'kot', kot: 12, day: '2026-11-21' }]],
  [
    '123',
    [
      invoice('2026-27_INV_000123'),
      { kind: 'kot', kot: 123, day: '2026-11-21' },
      creditNote('2026-27_CN_000123'),
    ],
  ],
])('%s means %j', (typed, meanings) => {
  expect(meaningsOf(typed, at)).toEqual(meanings);
});

it.each([
  ['inv / 26-27 / 12', [invoice('2026-27_INV_000012')]],
  ['2A-5', any('2026-27_2A_000005')],
  ['AB2 / 5', any('2026-27_AB2_000005')],
  ['kot12', [{ kind: 'kot', kot: 12, day: '2026-11-21' }]],
])('%s with blanks, dashes or none means %j', (typed, meanings) => {
  expect(meaningsOf(typed, at)).toEqual(meanings);
});

it.each(['INVO/123', 'XINV/26-27/000123', 'A KOT 12', 'KOT 12 A', 'É/12', 'A.B/12', 'A/B/12', '12/34'])(
  '"%s" is none of our numbers',
  (typed) => {
    expect(meaningsOf(typed, at)).toEqual([]);
  },
);

it.each(['', '  ', 'Meera', 'F1-T01', '1234567', 'INV/26-27/', 'INV/26-27/000123/4'])(
  '"%s" is no number',
  (typed) => {
    expect(meaningsOf(typed, at)).toEqual([]);
  },
);

it('looks for a bare number in the financial year of the day', () => {
  const march = { ...at, now: Date.parse('2027-03-31T23:59+05:30') };
  const april = { ...at, now: Date.parse('2027-04-01T00:00+05:30') };
  expect(meaningsOf('INV/1', march)).toEqual([invoice('2026-27_INV_000001')]);
  expect(meaningsOf('INV/1', april)).toEqual([invoice('2027-28_INV_000001')]);
});
