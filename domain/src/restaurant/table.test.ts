import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tableIdSchema } from '../platform/ids.ts';
import {
  TABLE_STATUSES,
  canMoveByHand,
  floorId,
  newTable,
  planSeating,
  tableIdOf,
  tableSchema,
} from './table.ts';
import type { Table } from './table.ts';

const aTable = (floor: number, n: number, over: Partial<Table> = {}): Table => ({
  ...newTable({ restaurantId: 'owner@spice.in', floor, n, key: 'k', at: 0 }),
  ...over,
});

describe('a new table', () => {
  it('is as SPEC §3 and §9 say', () => {
    expect(newTable({ restaurantId: 'a+b@spice.in', floor: 2, n: 7, key: 'KEY', at: 5 })).toEqual({
      id: 'F2-T07',
      number: '07',
      seats: 4,
      floor: 2,
      status: 'Available',
      hasOrder: false,
      orderItems: [],
      totalPrice: 0,
      createdAt: 5,
      qrCode: '/customer/details/a%2Bb%40spice.in/F2-T07?k=KEY',
      kind: 'table',
      key: 'KEY',
      currentOrderId: null,
      occupiedAt: null,
      serviceRequest: null,
    });
    expect(floorId(2)).toBe('floor-2');
  });

  it('can be stored', () => {
    expect(tableSchema.decode(tableSchema.encode(aTable(1, 1)))).toEqual(aTable(1, 1));
  });

  it('has an id that callables accept, up to the largest seating', () => {
    for (const [floor, n] of [
      [1, 1],
      [9, 99],
      [20, 200],
    ] as const) {
      expect(tableIdSchema.safeParse(tableIdOf(floor, n)).success).toBe(true);
    }
    for (const id of ['default', 'F0-T01', 'F21-T01', 'F1-T1', 'F1/T01', 'F1-T0001']) {
      expect(tableIdSchema.safeParse(id).success).toBe(false);
    }
  });
});

describe('canMoveByHand', () => {
  it('to Reserved and Maintenance from Available, and back; occupied is no hand’s work', () => {
    const allowed = TABLE_STATUSES.flatMap((from) =>
      TABLE_STATUSES.filter((to) => canMoveByHand(from, to)).map((to) => `${from} → ${to}`),
    );
    expect(allowed).toEqual([
      'Available → Reserved',
      'Available → Maintenance',
      'Reserved → Available',
      'Maintenance → Available',
    ]);
  });
});

describe('planSeating', () => {
  const ids = (tables: readonly Table[]) => tables.map((table) => table.id);

  it('makes all tables of a new restaurant', () => {
    expect(planSeating([], [2, 1])).toEqual({
      add: [
        { floor: 1, n: 1 },
        { floor: 1, n: 2 },
        { floor: 2, n: 1 },
      ],
      remove: [],
      inUse: [],
    });
  });

  it('does nothing where nothing changes', () => {
    expect(planSeating([aTable(1, 1), aTable(1, 2)], [2])).toEqual({ add: [], remove: [], inUse: [] });
  });

  it('adds what lacks and removes what is too much, floors too', () => {
    const plan = planSeating([aTable(1, 1), aTable(1, 2), aTable(2, 1)], [3]);
    expect(plan.add).toEqual([{ floor: 1, n: 3 }]);
    expect(ids(plan.remove)).toEqual(['F2-T01']);
  });

  it('names the tables in use that would go', () => {
    const plan = planSeating(
      [
        aTable(1, 1),
        aTable(1, 2, { currentOrderId: 'o1' }),
        aTable(1, 3, { status: 'Occupied' }),
        aTable(1, 4),
      ],
      [1],
    );
    expect(ids(plan.inUse)).toEqual(['F1-T02', 'F1-T03']);
    expect(ids(plan.remove)).toEqual(['F1-T04']);
  });

  it('leaves hotel rooms alone', () => {
    const room = aTable(1, 9, { id: 'R101', kind: 'room' });
    expect(planSeating([aTable(1, 1), room], [1])).toEqual({ add: [], remove: [], inUse: [] });
  });

  it('comes out at the seating asked for, whatever stood there', () => {
    const seating = fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(seating, seating, (before, after) => {
        const built = (s: number[]) =>
          s.flatMap((n, f) => Array.from({ length: n }, (_, i) => aTable(f + 1, i + 1)));
        const plan = planSeating(built(before), after);
        const gone = new Set(ids(plan.remove));
        const left = [
          ...ids(built(before)).filter((id) => !gone.has(id)),
          ...plan.add.map(({ floor, n }) => tableIdOf(floor, n)),
        ];
        expect(left.toSorted()).toEqual(ids(built(after)).toSorted());
      }),
    );
  });
});
