import { expect, it } from 'vitest';
import { NOW } from '@bhoj/domain/fixtures/ids';
import { lineOf } from '@bhoj/domain/fixtures/lines';
import { anOrder, withBilling, withStages } from '@bhoj/domain/fixtures/orders';
import { aTable } from '@bhoj/domain/fixtures/tables';
import { MINUTE } from '@bhoj/domain/time/ist';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import { orderTypes } from '../../../messages/shared/order/en.ts';
import { roomName } from '../../../messages/shared/places/en.ts';
import { cancellableLines, freeJoins, freeTables, movableLines, otherOrders } from './acts-model.ts';

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
