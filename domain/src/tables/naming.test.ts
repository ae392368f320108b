import { describe, expect, test } from 'vitest';
import { reasonOf } from '../fixtures/reason-of.ts';
import { MAX_NAMED_PLACES, planNames } from './naming.ts';
import { namingSchema } from './naming.schema.ts';

const present = new Set(['floor-1', 'floor-2', 'F1-T01', 'F1-T02', 'F2-R201']);

describe('naming places', () => {
  test('a name is kept with single blanks, and the names are in the order of the ids', () => {
    expect(
      planNames(
        { 'floor-1': 'Garden' },
        [
          { id: 'F2-R201', name: 'Rose suite' },
          { id: 'F1-T01', name: '  Terrace \t 4 ' },
        ],
        present,
      ),
    ).toEqual({ 'F1-T01': 'Terrace 4', 'F2-R201': 'Rose suite', 'floor-1': 'Garden' });
    expect(
      Object.keys(
        planNames(
          {},
          [
            { id: 'floor-1', name: 'A' },
            { id: 'F1-T01', name: 'B' },
          ],
          present,
        ),
      ),
    ).toEqual(['F1-T01', 'floor-1']);
  });

  test('an empty name takes the name away, and names of places that are gone go too', () => {
    const known = { 'F1-T01': 'Terrace 4', 'F9-T09': 'Gone' };
    expect(planNames(known, [{ id: 'F1-T01', name: ' ' }], present)).toEqual({});
  });

  test('a repeat changes nothing', () => {
    const named = planNames({}, [{ id: 'F1-T01', name: 'Terrace 4' }], present);
    expect(planNames(named, [{ id: 'F1-T01', name: 'Terrace 4' }], present)).toEqual(named);
  });

  test('tables may swap their names in one call', () => {
    expect(
      planNames(
        { 'F1-T01': 'Left', 'F1-T02': 'Right' },
        [
          { id: 'F1-T01', name: 'Right' },
          { id: 'F1-T02', name: 'Left' },
        ],
        present,
      ),
    ).toEqual({ 'F1-T01': 'Right', 'F1-T02': 'Left' });
  });

  test('a place that does not exist is refused', () => {
    expect(reasonOf(() => planNames({}, [{ id: 'F3-T01', name: 'A' }], present))).toBe('table-not-found');
  });

  test.each([
    [
      'the name of another table, in other letters',
      { 'F1-T02': 'Terrace' },
      { id: 'F1-T01', name: 'TERRACE' },
    ],
    ['the id of another table', {}, { id: 'F1-T01', name: 'f1-t02' }],
    ['the name of another floor', { 'floor-2': 'Roof' }, { id: 'floor-1', name: 'roof' }],
  ])('%s is refused', (_, known, naming) => {
    expect(reasonOf(() => planNames(known, [naming], present))).toBe('place-name-taken');
  });

  test('a table may have the name of its floor, and its own id', () => {
    expect(planNames({ 'floor-1': 'Terrace' }, [{ id: 'F1-T01', name: 'Terrace' }], present)).toEqual({
      'F1-T01': 'Terrace',
      'floor-1': 'Terrace',
    });
    expect(planNames({}, [{ id: 'F1-T01', name: 'f1-t01' }], present)).toEqual({ 'F1-T01': 'f1-t01' });
  });

  test('no more places are named than a guest should load', () => {
    const ids = Array.from({ length: MAX_NAMED_PLACES + 1 }, (_, i) => `F${(i % 20) + 1}-R${i + 1}`);
    const naming = ids.map((id) => ({ id, name: `Suite ${id}` }));
    expect(Object.keys(planNames({}, naming.slice(1), new Set(ids)))).toHaveLength(MAX_NAMED_PLACES);
    expect(reasonOf(() => planNames({}, naming, new Set(ids)))).toBe('too-many-place-names');
  });
});

test.each([
  ['F1-T04', 'Terrace 4', true],
  ['floor-20', 'Roof', true],
  ['floor-21', 'Sky', false],
  ['floor-0', 'Cellar', false],
  ['xfloor-1', 'Floor', false],
  ['floor-1x', 'Floor', false],
  ['T04', 'Terrace', false],
  ['F1-T04', 'x'.repeat(31), false],
  ['F1-T04', 'ab\u202Ecd', false],
])('%s may be called %j: %s', (id, name, may) => {
  expect(namingSchema.safeParse({ id, name }).success).toBe(may);
});
