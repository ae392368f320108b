import { describe, expect, test } from 'vitest';
import { customerKeyOf } from '@bhoj/domain/customers/search';
import { SERIES } from '@bhoj/domain/fixtures/billing';
import { NOW } from '@bhoj/domain/fixtures/ids';
import { MOST_READS, plan } from './plan.ts';

const context = { now: NOW, series: SERIES, day: '2026-11-20', floors: 3 };
const kinds = (typed: string) => plan(typed, context).map(({ kind }) => kind);

test.each(['', ' ', 'm', ' é '])('asks nothing for %j', (typed) => {
  expect(plan(typed, context)).toEqual([]);
});

test.each([
  '9',
  '12',
  '999',
  '000123',
  '9876543210',
  't9',
  'F1-T09',
  'KOT 7',
  '#7',
  'INV/123',
  'cn-5',
  'dal',
  '54321',
])('asks at most ten documents for %s, however many floors there are', (typed) => {
  const asks = plan(typed, { ...context, floors: 20 });
  expect(asks.reduce((sum, { most }) => sum + most, 0)).toBeLessThanOrEqual(MOST_READS);
  // Firestore compares a field with at most thirty values.
  for (const ask of asks) if (ask.kind === 'tables') expect(ask.ids.length).toBeLessThanOrEqual(30);
});

describe('asks for', () => {
  test.each([
    ['masala dosa', ['menu', 'members', 'customers']],
    ['54321', ['menu', 'number', 'number', 'number', 'customers']],
    ['98765 43210', ['customer']],
    ['+91 98765-43210', ['customer']],
    ['12', ['menu', 'tables', 'number', 'number', 'number']],
    ['KOT 7', ['menu', 'number']],
    ['INV/26-27/000123', ['menu', 'number']],
    ['F2-T09', ['menu', 'tables']],
    ['table 9', ['menu', 'tables']],
  ])('%s: %j', (typed, asked) => {
    expect(kinds(typed)).toEqual(asked);
  });

  test('customers by the keys that their records keep', () => {
    expect(plan(' Meera  J', context)).toContainEqual({
      kind: 'customers',
      key: customerKeyOf('Meera J'),
      most: 4,
    });
    expect(plan('98 765', context)).toContainEqual(expect.objectContaining({ key: '98765' }));
  });

  test('a name as names are written', () => {
    expect(plan('ravi', context)).toContainEqual({ kind: 'members', beginning: 'Ravi', most: 3 });
  });

  test('a table on each floor, or on the floor that is named', () => {
    const idsOf = (typed: string) =>
      plan(typed, context).flatMap((ask) => (ask.kind === 'tables' ? ask.ids : []));
    expect(idsOf('t9')).toEqual(['F1-T09', 'F2-T09', 'F3-T09']);
    expect(idsOf('f2-t12')).toEqual(['F2-T12']);
    expect(idsOf('0')).toEqual([]);
  });
});
