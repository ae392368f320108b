import { describe, expect, it } from 'vitest';
import { NOW as AT } from '@bhoj/domain/fixtures/ids';
import { lineOf } from '@bhoj/domain/fixtures/lines';
import { anOrder, aWaitingOrder, RAVI, withStages } from '@bhoj/domain/fixtures/orders';
import { aTable } from '@bhoj/domain/fixtures/tables';
import { paise } from '@bhoj/domain/money/money';
import { sendToDoor } from '@bhoj/domain/orders/door/door';
import { requestToJoin } from '@bhoj/domain/orders/door/join-requests';
import { holdRound } from '@bhoj/domain/orders/rounds/round';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import type { OrderEntry } from '@bhoj/domain/orders/shape/order.collection';
import type { Table } from '@bhoj/domain/tables/table';
import { isFree, tileOf } from './tile-model.ts';

const MINUTE = 60_000;

const waiting = aWaitingOrder({ trusted: false });
const open = anOrder({ rounds: [{ by: RAVI, lines: [lineOf('Dal', 100), lineOf('Naan', 100)] }] });
const occupied = aTable({ order: 'o1', totalPrice: 200 });

describe('tileOf', () => {
  const tile = (order: Order, minutes = 5, table: Table = occupied) =>
    tileOf(table, [{ id: 'o1', value: order }], AT + minutes * MINUTE);
  const asked = (order: Order, uid: string) =>
    requestToJoin(order, { uid, name: null, random: 0.5, at: AT }) ?? order;

  it('shows minutes and amount, and asks for nothing while the kitchen is in time', () => {
    expect(tile(open)).toMatchObject({ minutes: 5, amountPaise: 200_00, wants: [], waits: null });
  });

  it('is of all tables of an order over joined tables, and of its own table otherwise', () => {
    const joined = { ...open, joinedTableIds: ['F1-T02'] };
    const second = aTable({ n: 2, order: 'o1' });
    expect(tile(joined).tableIds).toEqual(['F1-T01', 'F1-T02']);
    expect(tile(joined, 5, second).tableIds).toEqual(['F1-T01', 'F1-T02']);
    expect(tile(holdRound(joined, 'p1'), 5, second).wants).toEqual([{ kind: 'round', count: 1 }]);
    expect(tile(open).tableIds).toEqual(['F1-T01']);
    expect(tileOf(second, [], AT).tableIds).toEqual(['F1-T02']);
  });

  it('asks for somebody for ready dishes and a long wait', () => {
    expect(tile(withStages(open, { cooking: ['1-1', '1-2'], ready: ['1-1', '1-2'] })).wants).toEqual([
      { kind: 'serve', count: 2 },
    ]);
    expect(tile(open, 25)).toMatchObject({ wants: [], waits: 25 });
    expect(tile(withStages(open, { ready: ['1-1', '1-2'], served: ['1-1', '1-2'] }), 25)).toMatchObject({
      wants: [],
      waits: null,
    });
  });

  it('asks for somebody for a call, also where its order cannot be read, and counts it once', () => {
    const service = { kind: 'waiter', at: AT, takenBy: null } as const;
    const calling = { ...open, requests: { ...open.requests, service } };
    const call = [{ kind: 'waiter', count: 1 }];
    expect(tile(calling).wants).toEqual(call);
    expect(tile(calling, 5, { ...occupied, serviceRequest: 'waiter' }).wants).toEqual(call);
    expect(tileOf({ ...occupied, serviceRequest: 'bill' }, [], AT).wants).toEqual([
      { kind: 'bill', count: 1 },
    ]);
  });

  it('asks for somebody for phones that ask to join and for each declared payment, after calls', () => {
    const said = { amountPaise: paise(100_00), at: AT, payments: 1 };
    const service = { kind: 'bill', at: AT, takenBy: null } as const;
    const ownUpiDeclarations = { mint: said, saffron: said };
    const requests = { service, upiDeclaration: null, ownUpiDeclarations };
    const busy = { ...asked(asked(holdRound(open, 'p1'), 'meera'), 'anil'), requests };
    expect(tile(busy).wants).toEqual([
      { kind: 'bill', count: 1 },
      { kind: 'phone', count: 2 },
      { kind: 'round', count: 1 },
      { kind: 'declaration', count: 2 },
    ]);
  });

  it('asks for somebody at a free table whose guests want to order, with a code or without', () => {
    const round = [{ kind: 'round', count: 1 }];
    const asking = holdRound(waiting, 'p1');
    expect(tileOf(aTable(), [{ id: 'w', value: asking }], AT).wants).toEqual(round);
    const atDoor = [{ id: 'w', value: holdRound(sendToDoor(aWaitingOrder()), 'p1') }];
    expect(tileOf(aTable(), atDoor, AT).wants).toEqual(round);
    expect(tileOf(aTable({ n: 2 }), atDoor, AT).wants).toEqual([]);
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
