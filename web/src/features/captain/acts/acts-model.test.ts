import { expect, it } from 'vitest';
import { NOW } from '@bhoj/domain/fixtures/ids';
import { lineOf } from '@bhoj/domain/fixtures/lines';
import { anOrder, withBilling, withStages } from '@bhoj/domain/fixtures/orders';
import { aTable } from '@bhoj/domain/fixtures/tables';
import { MINUTE } from '@bhoj/domain/time/ist';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import { orderTypes } from '../../../messages/shared/order/en.ts';
import { roomName } from '../../../messages/shared/places/en.ts';
import {
  cancellableLines,
  freeJoins,
  freeTables,
  joinableTables,
  movableLines,
  otherOrders,
  ownTables,
} from './acts-model.ts';

const names = { roomName, orderTypes, placeNames: { 'F1-T10': 'Terrace 1' } };
const entry = (id: string, order: Order) => ({ id, value: order });
const at = (tableId: string) => entry(tableId, anOrder({ tableId }));
const takeaway = (token: number, openedAt: number) =>
  entry(`t${token}`, anOrder({ type: 'takeaway', tableId: null, token, openedAt }));

it('names tables in the order of their numbers, then counter orders, the earliest first', () => {
  const orders = [at('F1-T10'), takeaway(8, NOW), at('F2-T01'), takeaway(7, NOW - MINUTE), at('F1-T02')];
  expect(otherOrders(names, { orders, now: NOW }, 'none').map(({ name }) => name)).toEqual([
    'F1-T02',
    'Terrace 1',
    'F2-T01',
    'Takeaway 7',
    'Takeaway 8',
  ]);
});

it('leaves out the order itself, deliveries, and what is not open', () => {
  const delivery = entry('d', anOrder({ type: 'delivery', tableId: null }));
  const over = entry('over', anOrder({ tableId: 'F1-T03', state: 'Completed' }));
  const orders = [at('F1-T01'), delivery, over, at('F1-T02')];
  expect(otherOrders(names, { orders, now: NOW }, 'F1-T01').map(({ key }) => key)).toEqual(['F1-T02']);
});

it('tells orders apart by what is left to pay and how long they are open, and free tables by their seats', () => {
  const order = anOrder({ tableId: 'F1-T02', openedAt: NOW, rounds: [{ lines: [lineOf('Dal', 120)] }] });
  const orders = [entry('o2', order)];
  expect(otherOrders(names, { orders, now: NOW + 35 * MINUTE }, 'o1')).toEqual([
    {
      key: 'o2',
      name: 'F1-T02',
      tableId: 'F1-T02',
      orderId: 'o2',
      isReserved: false,
      seats: null,
      amountPaise: 120_00,
      minutes: 35,
    },
  ]);
  expect(freeTables(names, [aTable({ n: 3, seats: 6, status: 'Reserved' })])).toEqual([
    {
      key: 'F1-T03',
      name: 'F1-T03',
      tableId: 'F1-T03',
      orderId: null,
      isReserved: true,
      seats: 6,
      amountPaise: null,
      minutes: null,
    },
  ]);
});

it('offers joins whose tables are free for the order, and those that are kept together for a party from the waitlist', () => {
  const joins = [
    { tableIds: ['F1-T01', 'F1-T02'], from: 5, to: 8 },
    { tableIds: ['F1-T03', 'F1-T04'], from: 5, to: 8 },
  ];
  const reservation = { name: 'Rao', guests: 7, at: NOW, tableIds: ['F1-T03', 'F1-T04'] };
  const kept = (n: number, of = reservation) => aTable({ n, status: 'Reserved', reservation: of });
  const offered = (...tables: ReturnType<typeof kept>[]) =>
    freeJoins(
      names,
      [aTable(), aTable({ n: 2 }), ...tables],
      joins,
      anOrder({ state: 'open', tableId: 'F1-T05' }),
    ).map(({ key, isReserved }) => [key, isReserved]);
  const free = ['F1-T01+F1-T02', false];
  expect(offered(kept(3), kept(4))).toEqual([free, ['F1-T03+F1-T04', true]]);
  expect(offered(kept(3), kept(4, { ...reservation, name: 'Das' }))).toEqual([free]);
  expect(offered(kept(3), aTable({ n: 4 }))).toEqual([free]);
  expect(offered(kept(3))).toEqual([free]);
  // The party is pushed together at a table more: moving to two of its tables would leave that one kept for nobody.
  const three = { ...reservation, tableIds: ['F1-T03', 'F1-T04', 'F1-T06'] };
  expect(offered(kept(3, three), kept(4, three), kept(6, three))).toEqual([free]);
});

it('of an order that is paid in parts, only lines without a billed portion can be cancelled', () => {
  const lines = ['Dal', 'Naan', 'Rice', 'Kheer'].map((name) => lineOf(name, 100, { quantity: 3 }));
  const order = withStages(anOrder({ rounds: [{ lines }] }), { cooking: ['1-3', '1-4'], ready: ['1-4'] });
  const ids = (of: Order) => cancellableLines(of).map(([id, , portions]) => [id, portions]);
  expect(ids(order)).toEqual([
    ['1-1', 3],
    ['1-2', 3],
    ['1-3', 3],
  ]);
  const split = withBilling(order, { billed: { '1-1': 1, '1-3': 3 } });
  expect(ids(split)).toEqual([['1-2', 3]]);
  expect(movableLines(split).map(([id, , portions]) => [id, portions])).toEqual([
    ['1-1', 2],
    ['1-2', 3],
    ['1-4', 3],
  ]);
});

it('a table is free for a party unless somebody sits there or it is in maintenance', () => {
  const tables = [
    aTable({ n: 1 }),
    aTable({ n: 2, status: 'Reserved' }),
    aTable({ n: 3, status: 'Maintenance' }),
    aTable({ n: 4, order: 'o4' }),
  ];
  expect(freeTables(names, tables).map(({ key, isReserved }) => [key, isReserved])).toEqual([
    ['F1-T01', false],
    ['F1-T02', true],
  ]);
});

it('joins to an order only tables, and of the reserved ones only those that are kept for its own booking', () => {
  const reservation = { name: 'Rao', guests: 7, at: NOW, bookingId: 'BookingAAAAAAAAAAAA1' };
  const tables = [
    aTable({ n: 1 }),
    aTable({ n: 2, kind: 'room' }),
    aTable({ n: 3, status: 'Reserved', reservation }),
    aTable({ n: 4, status: 'Reserved', reservation: { ...reservation, bookingId: 'BookingAAAAAAAAAAAA2' } }),
    aTable({ n: 5, status: 'Reserved' }),
  ];
  const keys = (of: Parameters<typeof joinableTables>[2]) =>
    joinableTables(names, tables, of).map(({ key }) => key);
  expect(keys({ booked: undefined })).toEqual(['F1-T01']);
  expect(keys({ booked: [{ id: 'BookingAAAAAAAAAAAA1', at: NOW }] } as never)).toEqual(['F1-T01', 'F1-T03']);
});

it('names a join by its tables, with the guests that it seats, and never the join at which the party sits', () => {
  const joins = [
    { tableIds: ['F1-T01', 'F1-T10'], from: 5, to: 8 },
    { tableIds: ['F1-T02', 'F1-T03'], from: 5, to: 9 },
  ];
  const tables = [1, 2, 3, 10].map((n) => aTable({ n }));
  const joined = anOrder({ tableId: 'F1-T03', joinedTableIds: ['F1-T02'] });
  const targets = (order: Order) => freeJoins(names, tables, joins, order);
  expect(targets(anOrder({ tableId: 'F1-T01' }))).toEqual([
    {
      key: 'F1-T01+F1-T10',
      name: 'F1-T01 + Terrace 1',
      tableId: 'F1-T01',
      withTableIds: ['F1-T10'],
      orderId: null,
      isReserved: false,
      seats: 8,
      amountPaise: null,
      minutes: null,
    },
    expect.objectContaining({ key: 'F1-T02+F1-T03', seats: 9 }),
  ]);
  expect(targets(joined).map(({ key }) => key)).toEqual(['F1-T01+F1-T10']);
});

it('a join that is kept for a booking is no target of another party', () => {
  const reservation = {
    name: 'Rao',
    guests: 7,
    at: NOW,
    bookingId: 'BookingAAAAAAAAAAAA1',
    tableIds: ['F1-T03', 'F1-T04'],
  };
  const tables = [3, 4].map((n) => aTable({ n, status: 'Reserved', reservation }));
  const joins = [{ tableIds: ['F1-T03', 'F1-T04'], from: 5, to: 8 }];
  expect(freeJoins(names, tables, joins, anOrder({ tableId: 'F1-T05' }))).toEqual([]);
  expect(freeJoins(names, [], joins, anOrder({ tableId: 'F1-T05' }))).toEqual([]);
});

it('the tables of an order are named with their seats, of which nobody knows those of a table that is gone', () => {
  const order = anOrder({ tableId: 'F1-T03', joinedTableIds: ['F1-T10'] });
  const target = { orderId: 'o1', isReserved: false, amountPaise: null, minutes: null };
  expect(
    ownTables(names, [aTable({ n: 1, seats: 2 }), aTable({ n: 10, seats: 6 })], entry('o1', order)),
  ).toEqual([
    { ...target, key: 'F1-T03', name: 'F1-T03', tableId: 'F1-T03', seats: null },
    { ...target, key: 'F1-T10', name: 'Terrace 1', tableId: 'F1-T10', seats: 6 },
  ]);
});

it('an order that was never opened counts from when it was made', () => {
  const made = entry('o2', { ...anOrder({ tableId: 'F1-T02' }), openedAt: null, createdAt: NOW });
  expect(otherOrders(names, { orders: [made], now: NOW + 7 * MINUTE }, 'o1')[0]?.minutes).toBe(7);
});
