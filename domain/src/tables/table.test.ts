import { describe, expect, it } from 'vitest';
import { aTable as anyTable } from '../fixtures/tables.ts';
import { tableIdSchema } from './table-id.schema.ts';
import {
  TABLE_STATUSES,
  canMoveByHand,
  floorId,
  newPlace,
  newTable,
  rekeyed,
  tableIdOf,
  tableSchema,
} from './table.ts';
import type { Table } from './table.ts';

const aTable = (floor: number, n: number, over: Partial<Table> = {}): Table =>
  anyTable({ floor, n, ...over });

describe('a new table', () => {
  it('has the fields of DATA-TABLE-1, DATA-TABLE-2 and LIMIT-5', () => {
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
  });

  it('keeps everything but its link when it gets another key', () => {
    const table = aTable(1, 1, { status: 'Reserved' });
    expect(rekeyed(table, 'owner@spice.in', 'NEW')).toEqual({
      ...table,
      key: 'NEW',
      qrCode: '/customer/details/owner%40spice.in/F1-T01?k=NEW',
    });
  });
});

describe('canMoveByHand', () => {
  it('allows Available to and from Reserved and Maintenance, but never Occupied (DATA-TABLE-4, STATE-8)', () => {
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

it('gives a room the number on its door', () => {
  const place = { floor: 2, kind: 'room', number: '201' } as const;
  const room = newPlace(place, { restaurantId: 'owner@spice.in', key: 'K', at: 5, seats: 2 });
  expect(room).toMatchObject({ id: 'F2-R201', number: '201', floor: 2, kind: 'room', seats: 2 });
  expect(room.qrCode).toBe('/customer/details/owner%40spice.in/F2-R201?k=K');
});
