import { describe, expect, test } from 'vitest';
import { reasonOf } from '../fixtures/reason-of.ts';
import { extentOf, layOut, movedTo, placesOfPlan, planArranging, sizeOf } from './floor-plan.ts';
import { PLAN_COLUMNS, PLAN_ROWS } from './floor-plan.schema.ts';
import type { Box } from './floor-plan.ts';
import type { PlanPlace } from './floor-plan.schema.ts';

const tables = (n: number, seats = 4) =>
  Array.from({ length: n }, (_, i) => ({ id: `F1-T${String(i + 1).padStart(2, '0')}`, seats }));
const at = (x: number, y: number, more: Partial<PlanPlace> = {}): PlanPlace => ({
  x,
  y,
  shape: 'square',
  turned: false,
  ...more,
});
const overlap = (a: Box, b: Box) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
const clashes = (laid: readonly Box[]) =>
  laid.filter((a, i) => laid.slice(i + 1).some((b) => overlap(a, b))).length;
const isInside = ({ x, y, w, h }: Box) => x >= 0 && y >= 0 && x + w <= PLAN_COLUMNS && y + h <= PLAN_ROWS;

test.each([
  ['square', 4, false, 2, 2],
  ['round', 5, false, 3, 3],
  ['round', 8, true, 3, 3],
  ['square', 9, false, 4, 4],
  ['long', 6, false, 3, 2],
  ['long', 7, false, 4, 2],
  ['long', 8, true, 2, 4],
  ['long', 9, true, 2, 6],
] as const)('a %s table of %d, turned %s, is %d by %d', (shape, seats, turned, w, h) => {
  expect(sizeOf({ shape, turned }, seats)).toEqual({ w, h });
});

describe('a floor that nobody arranged', () => {
  test('stands in rows with aisles between, longer tables for more than four', () => {
    const laid = layOut([...tables(9), { id: 'F1-T10', seats: 6 }], {});
    expect(laid.slice(0, 2)).toMatchObject([
      { id: 'F1-T01', x: 0, y: 0, w: 2, h: 2, shape: 'square', turned: false },
      { id: 'F1-T02', x: 3, y: 0 },
    ]);
    expect(laid[8]).toMatchObject({ id: 'F1-T09', x: 0, y: 3 });
    expect(laid[9]).toMatchObject({ id: 'F1-T10', shape: 'long', x: 3, y: 3, w: 3 });
  });

  test.each([
    [200, 4],
    [400, 20],
    [60, 8],
  ])('%d tables of %d stand apart from each other and inside the plan', (n, seats) => {
    const laid = layOut(tables(n, seats), {});
    expect(laid).toHaveLength(n);
    expect(clashes(laid)).toBe(0);
    expect(laid.every(isInside)).toBe(true);
  });
});

describe('an arranged floor', () => {
  test('keeps its places, and new tables find theirs; places of tables that are gone do not matter', () => {
    const laid = layOut(tables(2), { 'F1-T02': at(5, 7, { shape: 'round' }), 'F1-T09': at(0, 0) });
    expect(laid).toEqual([
      { id: 'F1-T01', x: 0, y: 0, w: 2, h: 2, shape: 'square', turned: false },
      { id: 'F1-T02', x: 5, y: 7, w: 2, h: 2, shape: 'round', turned: false },
    ]);
  });

  test('is read from the upper left', () => {
    const laid = layOut(tables(3), { 'F1-T01': at(8, 4), 'F1-T02': at(2, 4), 'F1-T03': at(9, 0) });
    expect(laid.map(({ id }) => id)).toEqual(['F1-T03', 'F1-T02', 'F1-T01']);
  });

  test('a table that has grown over another or over the edge moves to the nearest spot', () => {
    const laid = layOut(
      [
        { id: 'F1-T01', seats: 8 },
        { id: 'F1-T02', seats: 4 },
        { id: 'F1-T03', seats: 8 },
      ],
      { 'F1-T01': at(4, 4), 'F1-T02': at(6, 4), 'F1-T03': at(PLAN_COLUMNS - 1, 0) },
    );
    expect(clashes(laid)).toBe(0);
    expect(laid.find(({ id }) => id === 'F1-T02')).toMatchObject({ x: 7, y: 4 });
    expect(laid.find(({ id }) => id === 'F1-T03')).toMatchObject({ x: PLAN_COLUMNS - 3, y: 0 });
  });
});

describe('moving a table', () => {
  const two = tables(2);
  const [one] = two as [{ id: string; seats: number }];
  const laid = layOut(two, { 'F1-T01': at(0, 0), 'F1-T02': at(4, 0) });

  test('puts it there, and the others stay', () => {
    expect(movedTo(laid, one, at(10, 5, { shape: 'long', turned: true }))).toEqual({
      'F1-T01': at(10, 5, { shape: 'long', turned: true }),
      'F1-T02': at(4, 0),
    });
  });

  test('onto another one puts it beside it, and outside the plan to its edge', () => {
    expect(movedTo(laid, one, at(4, 0))['F1-T01']).toEqual(at(2, 0));
    expect(movedTo(laid, one, at(-3, -9))['F1-T01']).toEqual(at(0, 0));
    expect(movedTo(laid, one, at(99, 999))['F1-T01']).toEqual(at(PLAN_COLUMNS - 2, PLAN_ROWS - 2));
  });
});

test('a plan is as large as its tables need', () => {
  expect(extentOf([])).toEqual({ columns: 1, rows: 1 });
  expect(extentOf(layOut(tables(2), { 'F1-T01': at(0, 9), 'F1-T02': at(4, 0) }))).toEqual({
    columns: 6,
    rows: 11,
  });
});

describe('saving', () => {
  const places = placesOfPlan(layOut(tables(1), {}));
  const known = { version: 3, places };
  const moved = { 'F1-T01': at(5, 5) };

  test('counts the versions', () => {
    expect(planArranging(undefined, { floor: 1, base: 0, places })).toEqual({ version: 1, places });
    expect(planArranging(known, { floor: 1, base: 3, places: moved })).toEqual({ version: 4, places: moved });
  });

  test('again changes nothing', () => {
    expect(planArranging(known, { floor: 1, base: 2, places })).toBe(known);
  });

  test('upon a plan that another screen has changed is refused', () => {
    for (const base of [0, 2, 4])
      expect(reasonOf(() => planArranging(known, { floor: 1, base, places: moved }))).toBe(
        'changed-meanwhile',
      );
    expect(reasonOf(() => planArranging(undefined, { floor: 1, base: 1, places }))).toBe('changed-meanwhile');
  });

  test('tables of another floor are refused', () => {
    expect(reasonOf(() => planArranging(undefined, { floor: 2, base: 0, places }))).toBe('invalid-input');
  });
});
