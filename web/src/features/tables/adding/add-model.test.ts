import { expect, it } from 'vitest';
import { newPlace, newTable } from '@bhoj/domain/tables/table';
import { floorsFor, readAdding } from './add-model.ts';
import type { AddDraft } from './add-model.ts';

const at = { restaurantId: 'r', key: 'k', at: 0 };
const tables = [newTable({ ...at, floor: 1, n: 1 }), newTable({ ...at, floor: 1, n: 3 })];
const rooms = Array.from({ length: 199 }, (_, i) =>
  newPlace({ floor: 3, kind: 'room', number: String(i + 301) }, at),
);
const data = [...tables, ...rooms];
const draft = (over: Partial<AddDraft>): AddDraft => ({
  kind: 'table',
  floor: 1,
  count: '2',
  rooms: '',
  seats: '4',
  ...over,
});
const ids = (over: Partial<AddDraft>) => {
  const read = readAdding(draft(over), data);
  return 'tableIds' in read ? read.tableIds : null;
};
const faults = (over: Partial<AddDraft>) => {
  const read = readAdding(draft(over), data);
  return 'faults' in read ? read.faults : null;
};

it('proposes the lowest free table numbers', () => {
  expect(ids({})).toEqual(['F1-T02', 'F1-T04']);
  expect(ids({ floor: 2, count: ' 1 ' })).toEqual(['F2-T01']);
});

it.each(['', '0', '-1', '1.5', 'two', '199', '99999'])('%j is not a number of tables', (count) => {
  expect(faults({ count })).toEqual([{ field: 'count', max: 198 }]);
});

it('names both faulty fields', () => {
  expect(faults({ count: '0', seats: '61' })).toEqual([
    { field: 'count', max: 198 },
    { field: 'seats', max: 60 },
  ]);
});

it.each([
  ['201', ['201']],
  ['201, 202;203 204', ['201', '202', '203', '204']],
  ['12a', ['12A']],
  ['108-110, 109', ['108', '109', '110']],
  ['108 – 109', ['108', '109']],
])('reads %j as rooms', (typed, numbers) => {
  expect(ids({ kind: 'room', floor: 2, rooms: typed })).toEqual(numbers.map((number) => `F2-R${number}`));
});

it.each([
  ['', 'empty', ''],
  [' , ', 'empty', ''],
  ['0', 'unreadable', '0'],
  ['20A1', 'unreadable', '20A1'],
  ['201, suite', 'unreadable', 'suite'],
  ['210-201', 'unreadable', '210-201'],
  ['1-9999', 'unreadable', '1-9999'],
  ['301', 'taken', '301'],
  ['601, 602', 'too-many', '1'],
])('%j: %s', (typed, why, what) => {
  expect(faults({ kind: 'room', floor: 3, rooms: typed })).toEqual([{ field: 'rooms', why, what }]);
});

it('tables may start one more floor, rooms are on any floor', () => {
  expect(floorsFor('table', data)).toEqual([1, 2]);
  expect(floorsFor('room', data)).toHaveLength(20);
});

it('a floor of two hundred tables is full', () => {
  const full = Array.from({ length: 200 }, (_, i) => newTable({ ...at, floor: 1, n: i + 1 }));
  expect(readAdding(draft({}), full)).toEqual({ faults: [{ field: 'floor' }] });
});

it('takes as many as are left, and not one more', () => {
  expect(ids({ count: '198' })).toHaveLength(198);
  expect(ids({ count: '12' })).toHaveLength(12);
  expect(ids({ kind: 'room', floor: 3, rooms: '601' })).toEqual(['F3-R601']);
  const range = (rooms: string) => ids({ kind: 'room', floor: 2, rooms });
  expect(range('1-200')).toHaveLength(200);
  expect(range('1-201')).toBeNull();
});

it('reads a range of one room, and ranges with blanks around the dash', () => {
  const range = (rooms: string) => ids({ kind: 'room', floor: 2, rooms });
  expect(range('5-5')).toEqual(['F2-R5']);
  expect(range('11  -   12')).toEqual(['F2-R11', 'F2-R12']);
  expect(range('11- 12 ,, 14 -15')).toEqual(['F2-R11', 'F2-R12', 'F2-R14', 'F2-R15']);
});

it('a table’s number is no room’s', () => {
  expect(ids({ kind: 'room', floor: 1, rooms: '1, 3' })).toEqual(['F1-R1', 'F1-R3']);
});

it('makes nothing where only the seats are wrong', () => {
  expect(faults({ seats: '0' })).toEqual([{ field: 'seats', max: 60 }]);
  expect(ids({ seats: ' 60 ' })).toHaveLength(2);
});
