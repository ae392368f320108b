import { describe, expect, it } from 'vitest';
import { aTable } from '@bhoj/domain/fixtures/tables';
import { roomLayout } from './room-layout.ts';

const tables = Array.from({ length: 9 }, (_, i) => aTable({ n: i + 1, seats: 4 }));
const square = { shape: 'square', turned: false } as const;
const cornersOf = (...layout: Parameters<typeof roomLayout>) =>
  roomLayout(...layout).map(({ x, y }) => [x, y]);

describe('a floor that nobody arranged', () => {
  it('stands in rows of four on a phone', () => {
    expect(cornersOf(tables, {}, true)).toEqual([
      [0, 0],
      [3, 0],
      [6, 0],
      [9, 0],
      [0, 3],
      [3, 3],
      [6, 3],
      [9, 3],
      [0, 6],
    ]);
  });

  it('begins a row below the largest table of the row before', () => {
    const [first, second, ...others] = tables.slice(0, 5);
    if (first === undefined || second === undefined) throw new Error('there are five tables');
    const mixed = [first, { ...second, seats: 12 }, ...others];
    expect(cornersOf(mixed, {}, true)).toEqual([
      [0, 0],
      [3, 0],
      [10, 0],
      [0, 3],
      [3, 3],
    ]);
  });

  it('stands in long rows on a wide screen', () => {
    expect(cornersOf(tables, {}, false).at(7)).toEqual([21, 0]);
  });
});

it('an arranged room stands as it is, without the empty side', () => {
  const two = tables.slice(0, 2);
  const places = { 'F1-T01': { x: 5, y: 3, ...square }, 'F1-T02': { x: 9, y: 4, ...square } };
  const moved = [
    [0, 0],
    [4, 1],
  ];
  expect(cornersOf(two, places, true)).toEqual(moved);
  expect(cornersOf(two, places, false)).toEqual(moved);
});
