import type { PlanPlace, TableShape } from '@bhoj/domain/tables/floor-plan.schema';

const numbered = (floor: number, from: number, names: readonly string[]): [string, string][] =>
  names.map((name, i) => [`F${floor}-T${String(from + i).padStart(2, '0')}`, name]);

/** The demo's names of floors and tables. The first floor's other tables have none. */
export const DEMO_PLACE_NAMES: Readonly<Record<string, string>> = Object.fromEntries([
  ['floor-1', 'Dining hall'],
  ['floor-2', 'Terrace'],
  ...numbered(1, 7, ['Window 1', 'Window 2']),
  ...numbered(2, 1, ['Terrace 1', 'Terrace 2', 'Terrace 3', 'Terrace 4', 'Terrace 5', 'Terrace 6']),
]);

const place = (x: number, y: number, shape: TableShape = 'square', turned = false): PlanPlace => ({
  x,
  y,
  shape,
  turned,
});

/** The places of the tables: two rows and a window side; round tables around the terrace. */
export const DEMO_PLANS: Readonly<Record<number, Readonly<Record<string, PlanPlace>>>> = {
  1: {
    'F1-T01': place(0, 0),
    'F1-T02': place(3, 0),
    'F1-T03': place(6, 0),
    'F1-T04': place(0, 4),
    'F1-T05': place(3, 4, 'round'),
    'F1-T06': place(6, 4, 'round'),
    'F1-T07': place(10, 0, 'long', true),
    'F1-T08': place(10, 4, 'long', true),
  },
  2: {
    'F2-T01': place(0, 1, 'round'),
    'F2-T02': place(3, 0, 'round'),
    'F2-T03': place(6, 0, 'round'),
    'F2-T04': place(9, 1, 'round'),
    'F2-T05': place(2, 5, 'long'),
    'F2-T06': place(7, 5, 'long'),
  },
};
