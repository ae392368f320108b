import fc from 'fast-check';
import { expect, it } from 'vitest';
import { tableIdSchema } from './table-id.schema.ts';
import { idOfTable, placeOfTable, ROOM_NUMBER } from './table-id.ts';

it.each([
  ['F1-T01', { floor: 1, kind: 'table', number: '01' }],
  ['F20-T200', { floor: 20, kind: 'table', number: '200' }],
  ['F2-R201', { floor: 2, kind: 'room', number: '201' }],
  ['F9-R12A', { floor: 9, kind: 'room', number: '12A' }],
] as const)('%s says where it is, and callables accept it', (id, place) => {
  expect(placeOfTable(id)).toEqual(place);
  expect(idOfTable(place)).toBe(id);
  expect(tableIdSchema.safeParse(id).success).toBe(true);
});

it.each([
  'default',
  'F0-T01',
  'F21-T01',
  'F1-T1',
  'F1-T00',
  'F1-T001',
  'F1-T201',
  'F1/T01',
  'F1-T0001',
  'F1-R',
  'F1-R0',
  'F1-R12345',
  'F1-R1a',
  'F1-R1AB',
  'R101',
  ' F1-T01',
])('%j is no table id', (id) => {
  expect(placeOfTable(id)).toBeNull();
  expect(tableIdSchema.safeParse(id).success).toBe(false);
});

it('an id made from any room number contains that number', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 }), fc.stringMatching(ROOM_NUMBER), (floor, number) => {
      const place = { floor, kind: 'room', number } as const;
      expect(placeOfTable(idOfTable(place))).toEqual(place);
    }),
  );
});
