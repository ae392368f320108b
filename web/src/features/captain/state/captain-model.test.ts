import { readyLines } from '@bhoj/domain/orders/attention';
import { describe, expect, it } from 'vitest';
import { NOW as AT } from '@bhoj/domain/fixtures/ids';
import { lineOf } from '@bhoj/domain/fixtures/lines';
import { anOrder, aWaitingOrder, RAVI, withStages } from '@bhoj/domain/fixtures/orders';
import { aTable } from '@bhoj/domain/fixtures/tables';
import { holdRound } from '@bhoj/domain/orders/round';
import type { Order } from '@bhoj/domain/orders/order.schema';
import type { OrderEntry } from '@bhoj/domain/orders/order.collection';
import type { Table } from '@bhoj/domain/tables/table';
import {
  isFree,
  ordersToServe,
  tablelessOrders,
  tileOf,
  unservedCount,
  waitingRounds,
} from './captain-model.ts';

const MINUTE = 60_000;

const waiting = aWaitingOrder({ trusted: false });
const open = anOrder({ rounds: [{ by: RAVI, lines: [lineOf('Dal', 100), lineOf('Naan', 100)] }] });
const occupied = aTable({ order: 'o1', totalPrice: 200 });

it('counts the lines that guests still wait for', () => {
  expect(unservedCount(open)).toBe(2);
  expect(unservedCount(withStages(open, { ready: ['1-1'], served: ['1-1'], cancelled: ['1-2'] }))).toBe(0);
});

describe('tileOf', () => {
  const tile = (order: Order, minutes = 5, table: Table = occupied) =>
    tileOf(table, [{ id: 'o1', value: order }], AT + minutes * MINUTE);

  it('shows minutes and amount, and asks for nothing while the kitchen is in time', () => {
    expect(tile(open)).toMatchObject({ minutes: 5, amountPaise: 200_00, attention: null });
  });

  it('asks for attention for ready dishes, a request, and a long wait', () => {
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

  it('asks for attention at a free table whose guests want to order', () => {
    const asking = holdRound(waiting, 'p1');
    expect(tileOf(aTable(), [{ id: 'w', value: asking }], AT).attention).toMatchObject({ rounds: 1 });
  });
});

describe('a table is free', () => {
  const free = (table: Table, orders: OrderEntry[] = []) => isFree(tileOf(table, orders, AT));

  it('while nobody sits at it', () => {
    expect(free(aTable())).toBe(true);
    expect(free(occupied, [{ id: 'o1', value: open }])).toBe(false);
  });

  it('neither while it is reserved or out of service, nor while somebody there asks', () => {
    expect(free({ ...aTable(), status: 'Reserved' })).toBe(false);
    expect(free({ ...aTable(), status: 'Maintenance' })).toBe(false);
    expect(free(aTable(), [{ id: 'w', value: holdRound(waiting, 'p1') }])).toBe(false);
  });
});

describe('the queue', () => {
  it('holds waiting rounds, but not those of an expired order', () => {
    const asking = holdRound(waiting, 'p1');
    const entry = { id: 'w', value: { ...asking, expireAt: AT + MINUTE } };
    expect(waitingRounds([entry], AT).map(({ roundId }) => roundId)).toEqual(['p1']);
    expect(waitingRounds([entry], AT + MINUTE)).toEqual([]);
  });

  it('holds lines that are ready and neither served nor cancelled', () => {
    const ready = withStages(open, { ready: ['1-1', '1-2'], cancelled: ['1-2'] });
    expect(readyLines(ready).map(([id]) => id)).toEqual(['1-1']);
    expect(ordersToServe([{ id: 'o1', value: ready }])).toHaveLength(1);
    expect(ordersToServe([{ id: 'o1', value: withStages(ready, { served: ['1-1'] }) }])).toEqual([]);
  });

  it('finds open orders without a table', () => {
    const takeaway = { id: 't', value: { ...open, tableId: null } };
    expect(tablelessOrders([takeaway, { id: 'o1', value: open }])).toEqual([takeaway]);
  });
});
