import { describe, expect, it } from 'vitest';
import { aBookingRules, aPlacing } from '../fixtures/bookings.ts';
import { NOW } from '../fixtures/ids.ts';
import { anOrder } from '../fixtures/orders.ts';
import { aTable } from '../fixtures/tables.ts';
import { HOUR, MINUTE } from '../time/ist.ts';
import { holdsOf, leavingOf } from './freeing.ts';
import type { House, TableNow } from './freeing.ts';

const rules = aBookingRules();
const minutes = (n: number) => n * MINUTE;
const busy = (more: Partial<TableNow> = {}): TableNow => ({
  ...aTable(),
  status: 'Occupied',
  currentOrderId: 'order',
  occupiedAt: NOW - minutes(30),
  ...more,
});
const sitting = (more = {}) => anOrder({ partySize: 4, openedAt: NOW - minutes(30), ...more });
const servedAll = () => {
  const order = sitting();
  const served = Object.fromEntries(Object.keys(order.lines).map((id) => [id, NOW]));
  return { ...order, progress: { ...order.progress, served } };
};

describe('when a party leaves', () => {
  it('goes by the turn of its size, less the time that it sits', () => {
    expect(leavingOf(busy(), sitting(), rules, NOW)).toEqual({ from: 33.75, to: 56.25 });
    expect(leavingOf(busy({ seats: 2 }), null, rules, NOW)).toEqual({ from: 22.5, to: 37.5 });
  });

  it('goes on for a while after the turn is over', () => {
    expect(leavingOf(busy(), sitting({ openedAt: NOW - 3 * HOUR }), rules, NOW)).toEqual({
      from: 10,
      to: 30,
    });
  });

  it('is sooner with each sign: all served, the bill asked for, paid by UPI', () => {
    const { requests } = sitting();
    const asked = {
      ...servedAll(),
      requests: { ...requests, service: { kind: 'bill', at: NOW, takenBy: null } },
    };
    const paid = {
      ...asked,
      requests: { ...asked.requests, upiDeclaration: { amountPaise: 100, at: NOW, by: 'guest' } },
    };
    const all = [sitting(), servedAll(), asked, paid].map((order) =>
      leavingOf(busy(), order as ReturnType<typeof sitting>, rules, NOW),
    );
    expect(all.map(({ to }) => to)).toEqual([56.25, 45, 15, 10]);
    expect(all.map(({ from }) => from)).toEqual([33.75, 22.5, 5, 0]);
    expect(leavingOf(busy({ serviceRequest: 'bill' }), sitting(), rules, NOW)).toEqual({ from: 5, to: 15 });
  });
});

describe('when tables are not free', () => {
  const house = (table: TableNow, more: Partial<House> = {}): House => ({
    rules,
    tables: [table],
    orders: new Map(),
    days: [],
    now: NOW,
    ...more,
  });
  const late = (known: House) => holdsOf(known).late.get('F1-T01');

  it('a free table is free until it is booked', () => {
    expect(late(house(aTable()))).toEqual([]);
    const days = [{ bookings: { one: aPlacing({ at: NOW + HOUR }) } }];
    expect(late(house(aTable(), { days }))).toEqual([{ from: NOW + HOUR, to: NOW + HOUR + minutes(90) }]);
  });

  it('a reserved table is held from the time of its reservation for the turn of the party', () => {
    const reservation = { name: 'Kiran', guests: 2, at: NOW - minutes(10) };
    const held = late(house({ ...aTable(), status: 'Reserved', reservation }));
    expect(held).toEqual([{ from: NOW - minutes(10), to: NOW + minutes(65) }]);
  });

  it('an occupied table is held until its party leaves and it is cleared', () => {
    const orders = new Map([['order', sitting()]]);
    expect(late(house(busy(), { orders }))).toEqual([{ from: NOW, to: NOW + minutes(56.25 + 15) }]);
  });

  it('a booked party that sits there is counted once, by its order', () => {
    const bookings = {
      one: aPlacing({ at: NOW - minutes(25), state: 'seated', seatedAt: NOW - minutes(25) }),
    };
    const orders = new Map([['order', servedAll()]]);
    expect(late(house(busy(), { orders, days: [{ bookings }] }))).toHaveLength(1);
    const later = { two: aPlacing({ at: NOW + 2 * HOUR }) };
    expect(late(house(busy(), { orders, days: [{ bookings: later }] }))).toHaveLength(2);
  });
});
