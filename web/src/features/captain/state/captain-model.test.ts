import { describe, expect, it } from 'vitest';
import { paise } from '@bhoj/domain/money/money';
import { RAVI, withStages } from '@bhoj/domain/fixtures/orders';
import { addRound, holdRound, newOrder } from '@bhoj/domain/orders/round';
import { newTable } from '@bhoj/domain/tables/table';
import type { Order } from '@bhoj/domain/orders/order.schema';
import type { Table } from '@bhoj/domain/tables/table';
import {
  ordersToServe,
  readyLines,
  tablelessOrders,
  tileOf,
  unservedCount,
  waitingRounds,
} from './captain-model.ts';

const AT = Date.parse('2026-11-20T20:00+05:30');
const MINUTE = 60_000;

const aTable = (floor: number, n: number, over: Partial<Table> = {}): Table => ({
  ...newTable({ restaurantId: 'r', floor, n, key: 'k', at: AT }),
  ...over,
});
const waiting = newOrder({
  type: 'dine-in',
  tableId: 'F1-T01',
  code: '1234',
  trusted: false,
  partySize: null,
  profile: { dayCutoff: '04:00' },
  at: AT,
});
const open: Order = addRound(waiting, {
  roundId: 'r1',
  kot: 1,
  by: RAVI,
  at: AT,
  lines: ['Dal', 'Naan'].map((name) => ({
    itemId: name.toLowerCase(),
    name,
    nameHi: null,
    mark: 'veg',
    station: 'Main',
    variant: null,
    addOns: [],
    note: '',
    quantity: 1,
    unitPaise: paise(100_00),
    taxClass: 'standard',
    taxBp: 500,
  })),
});
const occupied = aTable(1, 1, {
  status: 'Occupied',
  hasOrder: true,
  currentOrderId: 'o1',
  occupiedAt: AT,
  totalPrice: 200,
});

it('counts what the guests still wait for', () => {
  expect(unservedCount(open)).toBe(2);
  expect(unservedCount(withStages(open, { ready: ['1-1'], served: ['1-1'], cancelled: ['1-2'] }))).toBe(0);
});

describe('tileOf', () => {
  const tile = (order: Order, minutes = 5, table: Table = occupied) =>
    tileOf(table, [{ id: 'o1', value: order }], AT + minutes * MINUTE);

  it('shows minutes and amount, and is calm while the kitchen is in time', () => {
    expect(tile(open)).toMatchObject({ minutes: 5, amountPaise: 200_00, attention: null });
  });

  it('wants somebody for what is ready, a request, and a long wait', () => {
    expect(tile(withStages(open, { cooking: ['1-1'], ready: ['1-1'] })).attention).toMatchObject({
      ready: 1,
    });
    expect(tile(open, 5, { ...occupied, serviceRequest: 'bill' }).attention).toMatchObject({
      request: 'bill',
    });
    expect(tile(open, 25).attention).toMatchObject({ waits: 25 });
    expect(
      tile(withStages(open, { ready: ['1-1', '1-2'], served: ['1-1', '1-2'] }), 25).attention,
    ).toBeNull();
  });

  it('wants somebody at a free table whose guests have asked to order', () => {
    const asking = holdRound(waiting, 'p1');
    expect(tileOf(aTable(1, 1), [{ id: 'w', value: asking }], AT).attention).toMatchObject({ rounds: 1 });
  });
});

describe('the queue', () => {
  it('holds rounds that wait, but not of an order that was left behind', () => {
    const asking = holdRound(waiting, 'p1');
    const entry = { id: 'w', value: { ...asking, expireAt: AT + MINUTE } };
    expect(waitingRounds([entry], AT).map(({ roundId }) => roundId)).toEqual(['p1']);
    expect(waitingRounds([entry], AT + MINUTE)).toEqual([]);
  });

  it('holds what is ready and neither served nor cancelled', () => {
    const ready = withStages(open, { ready: ['1-1', '1-2'], cancelled: ['1-2'] });
    expect(readyLines(ready).map(([id]) => id)).toEqual(['1-1']);
    expect(ordersToServe([{ id: 'o1', value: ready }])).toHaveLength(1);
    expect(ordersToServe([{ id: 'o1', value: withStages(ready, { served: ['1-1'] }) }])).toEqual([]);
  });

  it('knows open orders that stand on no table', () => {
    const takeaway = { id: 't', value: { ...open, tableId: null } };
    expect(tablelessOrders([takeaway, { id: 'o1', value: open }])).toEqual([takeaway]);
  });
});
