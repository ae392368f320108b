import { describe, expect, it } from 'vitest';
import {
  draftOf,
  isSameSeating,
  readCount,
  readSeating,
  seatingDraftSchema,
  withFloors,
  withTables,
} from './seating-model.ts';

it.each([
  ['1', { count: 1 }],
  [' 20 ', { count: 20 }],
  ['', { fault: 'empty' }],
  ['  ', { fault: 'empty' }],
  ['0', { fault: 'out-of-range' }],
  ['21', { fault: 'out-of-range' }],
  ['99999999999', { fault: 'out-of-range' }],
  ['two', { fault: 'not-a-number' }],
  ['1.5', { fault: 'not-a-number' }],
  ['-1', { fault: 'not-a-number' }],
  ['1e1', { fault: 'not-a-number' }],
])('reads %j as a count up to 20 (VALID-3)', (typed, expected) => {
  expect(readCount(typed, 20)).toEqual(expected);
});

describe('a seating draft', () => {
  it('begins with one floor and one table, or with what is stored', () => {
    expect(readSeating(draftOf(null)).tablesPerFloor).toEqual([1]);
    expect(readSeating(draftOf({ floors: 2, tablesPerFloor: [3, 2] })).tablesPerFloor).toEqual([3, 2]);
  });

  it('keeps the tables of floors while the number of floors is being typed', () => {
    let draft = withTables(withFloors(draftOf(null), '12'), 11, '7');
    draft = withFloors(draft, '1');
    draft = withFloors(draft, '');
    expect(readSeating(draft)).toEqual({ floorsFault: 'empty', tableFaults: [null], tablesPerFloor: null });
    expect(readSeating(withFloors(draft, '12')).tablesPerFloor?.[11]).toBe(7);
  });

  it('marks the floor whose number of tables is not readable', () => {
    const draft = withTables(withFloors(draftOf(null), '2'), 1, '201');
    expect(readSeating(draft)).toEqual({
      floorsFault: null,
      tableFaults: [null, 'out-of-range'],
      tablesPerFloor: null,
    });
  });
});

it('recognises a seating that is already stored', () => {
  expect(isSameSeating(null, [1])).toBe(false);
  expect(isSameSeating({ floors: 2, tablesPerFloor: [3, 2] }, [3, 2])).toBe(true);
  expect(isSameSeating({ floors: 1, tablesPerFloor: [32] }, [3, 2])).toBe(false);
});

it('a kept draft has a typed number for each floor that is shown', () => {
  const draft = { floors: '2', shown: 2, tables: ['3', '2'] };
  expect(seatingDraftSchema.safeParse(draft).success).toBe(true);
  expect(seatingDraftSchema.safeParse({ ...draft, shown: 1 }).success).toBe(true);
  expect(seatingDraftSchema.safeParse({ ...draft, shown: 3 }).success).toBe(false);
});

it('more floors add a table each, and no more than are typed', () => {
  expect(withFloors(draftOf({ floors: 2, tablesPerFloor: [3, 2] }), '3').tables).toEqual(['3', '2', '1']);
  expect(withFloors(draftOf({ floors: 2, tablesPerFloor: [3, 2] }), '1').tables).toEqual(['3', '2']);
});
