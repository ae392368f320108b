import { describe, expect, test } from 'vitest';
import { aTable } from '../fixtures/tables.ts';
import { reasonOf } from '../fixtures/reason-of.ts';
import { declaredJoinSchema } from './declared-join.schema.ts';
import { planJoins } from './joins.ts';

const tables = [1, 2, 3].map((n) => aTable({ n, seats: 4 }));
const join = { tableIds: ['F1-T01', 'F1-T02'], from: 5, to: 8 };

describe('the joins of a floor (P-BOOK-5)', () => {
  test('are stored with a version, and stay where nothing changes', () => {
    const first = planJoins(undefined, { base: 0, list: [join], tables });
    expect(first).toEqual({ version: 1, list: [join] });
    expect(planJoins(first, { base: 0, list: [join], tables })).toBe(first);
    expect(planJoins(undefined, { base: 0, list: [], tables })).toBeUndefined();
    expect(planJoins(first, { base: 1, list: [], tables })).toEqual({ version: 2, list: [] });
  });

  test('do not overwrite what another screen saved', () => {
    const known = { version: 2, list: [join] };
    expect(reasonOf(() => planJoins(known, { base: 1, list: [], tables }))).toBe('changed-meanwhile');
  });

  test.each([
    [[{ ...join, tableIds: ['F1-T01', 'F1-T09'] }]],
    [[{ ...join, to: 9 }]],
    [[join, { ...join, tableIds: ['F1-T02', 'F1-T01'] }]],
  ])('%j are refused', (list) => {
    expect(reasonOf(() => planJoins(undefined, { base: 0, list, tables }))).toBe('join-invalid');
  });

  test('a room is not joined', () => {
    const room = aTable({ n: 2, id: 'F1-R12', kind: 'room' });
    const list = [{ ...join, tableIds: ['F1-T01', 'F1-R12'] }];
    expect(reasonOf(() => planJoins(undefined, { base: 0, list, tables: [...tables, room] }))).toBe(
      'join-invalid',
    );
  });
});

test.each([
  [{ tableIds: ['F1-T01'] }],
  [{ tableIds: ['F1-T01', 'F1-T01'] }],
  [{ from: 0 }],
  [{ from: 9, to: 8 }],
  [{ to: 201 }],
])('a join with %j is none', (change) => {
  expect(declaredJoinSchema.safeParse({ ...join, ...change }).success).toBe(false);
});
