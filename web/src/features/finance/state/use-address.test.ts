import { expect, it } from 'vitest';
import { readSpan, writeSpan } from './use-address.ts';

it.each(['month:2026-11', 'quarter:2026-10', 'year:2026-04', 'range:2026-04..2026-09'])(
  'reads and writes %s',
  (text) => {
    const span = readSpan(text);
    expect(span === null ? null : writeSpan(span)).toBe(text);
  },
);

it('takes the whole quarter and the whole year around a month', () => {
  expect(readSpan('quarter:2026-11')).toEqual({ kind: 'quarter', from: '2026-10', to: '2026-12' });
  expect(readSpan('year:2026-11')).toEqual({ kind: 'year', from: '2026-04', to: '2027-03' });
});

it.each([
  '',
  'month',
  'month:2026-13',
  'week:2026-11',
  'month:2026-11..2026-12',
  'range:2026-09..2026-04',
  'range:2020-01..2026-04',
  'month:2026-11:x',
  'range:2026-04..2026-05..2026-06',
  'month:0202-11',
])('takes %s for none', (text) => expect(readSpan(text)).toBeNull());
