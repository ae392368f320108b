import { describe, expect, it } from 'vitest';
import { paise } from '../../money/money.ts';
import { DEFAULT_HOURS } from '../../time/hours.ts';
import { businessDayOf, HOUR } from '../../time/ist.ts';
import { aDal } from '../../fixtures/lines.ts';
import { aRound as aFixedRound, aWaitingOrder, RAVI as captain, withStages } from '../../fixtures/orders.ts';
import { aNewRestaurant } from '../../fixtures/restaurant.ts';
import { aTable } from '../../fixtures/tables.ts';
import { projectProfile } from '../../restaurant/profile.ts';
import { VACANT } from '../../tables/table.ts';
import { MAX_LINES_PER_ORDER, orderSchema } from '../shape/order.schema.ts';
import {
  MAX_PENDING_ROUNDS,
  assertOffersType,
  assertTableTakes,
  assertTakesOrders,
  assertTakesRound,
  holdsTable,
  knownResult,
  showOrder,
  tabOf,
  waitsForCaptain,
  holdRound,
  addRound,
  declineRound,
} from './round.ts';
import type { Order } from '../shape/order.schema.ts';
import type { PricedLine } from './price.ts';

const at = Date.parse('2026-10-05T20:00+05:30');

const profile = projectProfile(aNewRestaurant({ createdAt: at, services: ['dine-in', 'takeaway'] }));

/** Two dal at ₹90.50. */
const aLine = (over: Partial<PricedLine> = {}): PricedLine =>
  aDal({ quantity: 2, unitPaise: paise(90_50), ...over });

const waiting = aWaitingOrder({ trusted: false, profile, at });
const aRound = (n: number, lines = [aLine()]) =>
  aFixedRound(n, { roundId: `r${n}`, by: captain, at: at + n, lines });
const open = addRound(waiting, aRound(1));
const table = aTable();

const refuses = (reason: string, details: object = {}) =>
  expect.objectContaining({ reason, details: expect.objectContaining(details) });

describe('newOrder', () => {
  it('makes an empty waiting order on the current business day', () => {
    expect(waiting).toMatchObject({
      state: 'waiting',
      businessDay: '2026-10-05',
      lines: {},
      subtotalPaise: 0,
    });
    const late = aWaitingOrder({ profile, at: Date.parse('2026-10-06T01:30+05:30') });
    expect(late.businessDay).toBe('2026-10-05');
  });

  it('can be stored', () => {
    expect(() => orderSchema.encode(waiting)).not.toThrow();
    expect(() => orderSchema.encode(open)).not.toThrow();
  });
});

describe('addRound', () => {
  it('opens the order, trusts it and removes its expiry', () => {
    expect(addRound({ ...waiting, expireAt: at + 1 }, aRound(1))).toMatchObject({
      state: 'open',
      openedAt: at + 1,
      expireAt: null,
      joining: { trusted: true },
      rounds: { r1: { kot: 1, at: at + 1, by: captain } },
      subtotalPaise: 181_00,
    });
  });

  it('keeps both rounds when two devices add one each', () => {
    const both = addRound(open, aRound(2, [aLine({ name: 'Naan' }), aLine({ name: 'Kulfi' })]));
    expect(Object.entries(both.lines).map(([id, line]) => [id, line.name, line.roundId, line.kot])).toEqual([
      ['1-1', 'Dal', 'r1', 1],
      ['2-1', 'Naan', 'r2', 2],
      ['2-2', 'Kulfi', 'r2', 2],
    ]);
    expect(both.openedAt).toBe(at + 1);
    expect(both.lines['1-1']).toBe(open.lines['1-1']);
  });

  it('leaves cancelled lines out of the subtotal', () => {
    expect(addRound(withStages(open, { cancelled: ['1-1'] }), aRound(2)).subtotalPaise).toBe(181_00);
  });

  it('removes the round from the waiting ones', () => {
    const pending = holdRound(holdRound(waiting, 'r1'), 'r2');
    expect(addRound(pending, aRound(1)).acceptance.waiting).toEqual(['r2']);
  });

  it('accepts the largest number of lines and refuses one more', () => {
    const lines = (n: number) => Array.from({ length: n }, () => aLine());
    expect(Object.keys(addRound(open, aRound(2, lines(MAX_LINES_PER_ORDER - 1))).lines)).toHaveLength(300);
    expect(() => addRound(open, aRound(2, lines(MAX_LINES_PER_ORDER)))).toThrow(
      refuses('order-too-large', { limit: 300 }),
    );
  });

  it('keeps who took a round, and who sent it where that is another member', () => {
    const asha = { kind: 'owner', label: 'Asha', id: 'masha0000000' } as const;
    const { rounds, takenBy, lines } = addRound(waiting, { ...aRound(1), sentBy: asha });
    expect(rounds['r1']).toMatchObject({ by: captain, sentBy: asha });
    expect([takenBy, lines['1-1']?.by]).toEqual([captain, captain]);
    expect(open.rounds['r1']).not.toHaveProperty('sentBy');
  });

  it('does not change the given order object', () => {
    const before = JSON.stringify(open);
    addRound(open, aRound(2));
    expect(JSON.stringify(open)).toBe(before);
  });
});

const answerOf = (order: Order, roundId: string) => knownResult(order, { orderId: 'o1', roundId });

describe('knownResult', () => {
  it('returns null for a new round', () => {
    expect(answerOf(open, 'r9')).toBeNull();
    // An id of twenty letters that is also a property name of every object
    expect(answerOf(open, 'propertyIsEnumerable')).toBeNull();
  });

  it('gives a repeat the first answer, even if the order has changed', () => {
    const first = answerOf(open, 'r1');
    expect(first).toEqual({ roundId: 'r1', orderId: 'o1', outcome: 'sent', kot: 1, lineIds: ['1-1'] });
    const since: Order = {
      ...withStages(addRound(open, aRound(2)), { cancelled: ['1-1'], served: ['2-1'] }),
      state: 'Completed',
    };
    expect(answerOf(since, 'r1')).toEqual(first);
  });

  it('lists the lines of a long round in the order in which they were ordered', () => {
    const long = addRound(
      waiting,
      aRound(
        1,
        Array.from({ length: 12 }, () => aLine()),
      ),
    );
    const lines = Object.fromEntries(Object.entries(long.lines).toSorted(([a], [b]) => (a < b ? -1 : 1)));
    expect(answerOf({ ...long, lines }, 'r1')?.lineIds).toEqual(
      Array.from({ length: 12 }, (_, i) => `1-${i + 1}`),
    );
  });

  it('says whether a round waits, was declined or was sent', () => {
    const pending = holdRound(waiting, 'r1');
    const nothingSent = { roundId: 'r1', orderId: 'o1', kot: null, lineIds: [] };
    expect(answerOf(pending, 'r1')).toEqual({ ...nothingSent, outcome: 'waiting' });
    expect(answerOf(declineRound(pending, 'r1'), 'r1')).toEqual({
      ...nothingSent,
      outcome: 'declined',
    });
    expect(answerOf(addRound(pending, aRound(1)), 'r1')).toMatchObject({ outcome: 'sent', kot: 1 });
  });
});

it('limits how many rounds of an order may wait', () => {
  const full = Array.from({ length: MAX_PENDING_ROUNDS }, (_, i) => `p${i}`).reduce(holdRound, waiting);
  expect(() => holdRound(full, 'more')).toThrow(refuses('too-many-waiting'));
});

describe('assertTakesRound', () => {
  const businessDay = '2026-10-05';
  const open = { state: 'open', businessDay } as const;
  const lateEvening = Date.parse('2026-10-05T23:50+05:30');
  const paused = { ...profile, orderingPaused: true };

  it('lets a seated party go on after closing and while ordering is paused', () => {
    expect(() => assertTakesRound(profile, open, 'guest', lateEvening)).not.toThrow();
    expect(() => assertTakesRound(paused, open, 'guest', at)).not.toThrow();
  });

  it('refuses a first round, and a phone that orders on the next business day', () => {
    const waits = { state: 'waiting', businessDay } as const;
    expect(() => assertTakesRound(paused, waits, 'guest', at)).toThrow(refuses('ordering-paused'));
    const dayAfter = lateEvening + 6 * HOUR;
    expect(() => assertTakesRound(profile, open, 'guest', dayAfter)).toThrow('restaurant-closed');
  });

  it('refuses everybody whom a suspended restaurant, or one without a plan, may not serve', () => {
    const until = profile.orderingUntil ?? 0;
    const running = { state: 'open', businessDay: businessDayOf(until, profile.dayCutoff) } as const;
    for (const by of ['guest', 'captain'] as const) {
      expect(() => assertTakesRound(profile, running, by, until)).toThrow(refuses('ordering-ended'));
      expect(() => assertTakesRound({ ...profile, suspended: true }, open, by, at)).toThrow(
        refuses('restaurant-suspended'),
      );
    }
  });
});

describe('assertTakesOrders', () => {
  const night = Date.parse('2026-10-05T23:00+05:30');
  const until = profile.orderingUntil ?? 0;

  it('accepts everybody during opening hours', () => {
    for (const kind of ['guest', 'captain', 'owner'] as const) {
      expect(() => assertTakesOrders(profile, kind, at)).not.toThrow();
    }
  });

  it('refuses guests after hours with the next opening time, but accepts staff', () => {
    expect(() => assertTakesOrders(profile, 'guest', night)).toThrow(
      refuses('restaurant-closed', { opensAt: Date.parse('2026-10-06T09:00+05:30') }),
    );
    expect(() => assertTakesOrders(profile, 'captain', night)).not.toThrow();
  });

  it('names no opening time when every day is closed', () => {
    const never = Object.fromEntries(
      Object.entries(DEFAULT_HOURS).map(([day, hours]) => [day, { ...hours, isOpen: false }]),
    ) as typeof DEFAULT_HOURS;
    expect(() => assertTakesOrders({ ...profile, operatingHours: never }, 'guest', at)).toThrow(
      refuses('restaurant-closed', { opensAt: null }),
    );
  });

  it('refuses guests while ordering is paused, but accepts staff', () => {
    const paused = { ...profile, orderingPaused: true };
    expect(() => assertTakesOrders(paused, 'guest', at)).toThrow(refuses('ordering-paused'));
    expect(() => assertTakesOrders(paused, 'owner', at)).not.toThrow();
  });

  it('refuses everybody once the trial and its grace are over', () => {
    for (const kind of ['guest', 'captain', 'owner'] as const) {
      expect(() => assertTakesOrders(profile, kind, until)).toThrow(refuses('ordering-ended'));
    }
    expect(() => assertTakesOrders(profile, 'captain', until - 1)).not.toThrow();
    expect(() => assertTakesOrders({ ...profile, orderingUntil: null }, 'captain', until)).not.toThrow();
  });
});

describe('assertOffersType', () => {
  it("follows the restaurant's services, and its hotel rooms for room service", () => {
    expect(() => assertOffersType(profile, 'takeaway')).not.toThrow();
    expect(() => assertOffersType(profile, 'delivery')).toThrow(
      refuses('service-not-offered', { type: 'delivery' }),
    );
    expect(() => assertOffersType(profile, 'room-service')).toThrow(refuses('service-not-offered'));
    expect(() => assertOffersType({ ...profile, providesHotelServices: true }, 'room-service')).not.toThrow();
  });
});

describe('assertTableTakes', () => {
  it.each<[string, Order, typeof table | null]>([
    ['a free table', waiting, table],
    ['a table that has this order', open, { ...table, status: 'Occupied', currentOrderId: 'o1' }],
    ['a reserved table', waiting, { ...table, status: 'Reserved' }],
    ['no table', waiting, null],
  ])('accepts a round on %s', (_, order, on) => {
    expect(() => assertTableTakes(order, 'o1', on)).not.toThrow();
  });

  it.each<[string, Order, typeof table | null, string]>([
    ['that is settled', { ...open, state: 'Completed' }, table, 'order-closed'],
    ['that is cancelled', { ...open, state: 'Cancelled' }, null, 'order-closed'],
    ['whose table has the next party', open, { ...table, currentOrderId: 'o2' }, 'order-closed'],
    ['whose table is in Maintenance', waiting, { ...table, status: 'Maintenance' }, 'table-in-maintenance'],
  ])('refuses a round for an order %s', (_, order, on, reason) => {
    expect(() => assertTableTakes(order, 'o1', on)).toThrow(refuses(reason));
  });
});

describe('waitsForCaptain', () => {
  const trusted = { ...waiting, joining: { ...waiting.joining, trusted: true } };
  it.each<[string, Order, typeof table | null, boolean]>([
    ['an untrusted order', waiting, table, true],
    ['an untrusted takeaway', waiting, null, true],
    ['a trusted order at a free table', trusted, table, false],
    ['the first round at a reserved table', trusted, { ...table, status: 'Reserved' }, true],
    ['a later round', open, { ...table, status: 'Occupied' }, false],
  ])('decides for %s', (_, order, on, waits) => {
    expect(waitsForCaptain(order, on)).toBe(waits);
  });
});

describe("the order's table", () => {
  const two = addRound(open, aRound(2, [aLine({ name: 'Naan', quantity: 3, unitPaise: paise(40_25) })]));

  it("shows the order's dishes, with the amount in rupees", () => {
    expect(showOrder(table, 'o1', two)).toEqual({
      ...table,
      status: 'Occupied',
      hasOrder: true,
      currentOrderId: 'o1',
      occupiedAt: at + 1,
      // 2 × 90.50 + 3 × 40.25
      totalPrice: 301.75,
      orderItems: [
        { name: 'Dal', quantity: 2 },
        { name: 'Naan', quantity: 3 },
      ],
    });
  });

  it("keeps the time of the first round and the guests' request, without cancelled lines", () => {
    const before = { ...showOrder(table, 'o1', open), occupiedAt: 5 };
    const service = { kind: 'bill' as const, at, takenBy: null };
    const asking = { ...open, requests: { ...open.requests, service }, subtotalPaise: paise(0) };
    const cancelled = withStages(asking, { cancelled: ['1-1'] });
    expect(showOrder(before, 'o1', cancelled)).toMatchObject({
      occupiedAt: 5,
      serviceRequest: 'bill',
      orderItems: [],
      totalPrice: 0,
    });
  });

  it('changes only its dishes and amount with a further round', () => {
    const before = showOrder(table, 'o1', open);
    expect({ ...before, ...tabOf(two) }).toEqual(showOrder(before, 'o1', two));
  });

  it.each<[string, Order, boolean]>([
    ['open', open, true],
    ['waiting', waiting, false],
    ['settled', { ...open, state: 'Completed' }, false],
    ['cancelled', { ...open, state: 'Cancelled' }, false],
    ['at the counter', { ...open, tableId: null }, false],
  ])('is held or not by an order that is %s', (_, order, holds) => {
    expect(holdsTable(order)).toBe(holds);
  });

  it('is like a new table once it is vacant', () => {
    const used = { ...showOrder(table, 'o1', two), serviceRequest: 'waiter' as const };
    expect({ ...used, ...VACANT }).toEqual(table);
  });
});
