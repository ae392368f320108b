import { NOW } from '@bhoj/domain/fixtures/ids';
import { anOrder, aWaitingOrder } from '@bhoj/domain/fixtures/orders';
import { describe, expect, it } from 'vitest';
import { isAtDoor, isRunning, outcomeIn, orderedPortions, roundsOf, stopOf } from './order-model.ts';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';

const TWO = anOrder({ rounds: [{}, { at: NOW + 60_000 }] });
const [first = '', second = ''] = Object.keys(TWO.rounds);
const waiting = (expireAt: number): Order => ({ ...aWaitingOrder(), expireAt });

describe('an order', () => {
  it('runs while it is open, and while it waits until it expires', () => {
    expect(isRunning(anOrder(), NOW)).toBe(true);
    expect(isRunning(waiting(NOW + 1), NOW)).toBe(true);
    expect(isRunning(waiting(NOW), NOW)).toBe(false);
    expect(isRunning(anOrder({ state: 'Completed' }), NOW)).toBe(false);
    expect(isRunning(anOrder({ state: 'Cancelled' }), NOW)).toBe(false);
  });

  it('is at the door with the table of its link, and neither at a table nor as a takeaway', () => {
    const takeaway = aWaitingOrder({ tableId: null });
    expect(isAtDoor({ ...takeaway, joining: { ...takeaway.joining, wantsTable: 'F1-T01' } })).toBe(true);
    expect(isAtDoor(takeaway)).toBe(false);
    expect(isAtDoor(anOrder())).toBe(false);
  });

  it('has its rounds newest first', () => {
    expect(roundsOf('o', TWO).map(({ roundId, orderId }) => [roundId, orderId])).toEqual([
      [second, 'o'],
      [first, 'o'],
    ]);
  });

  it('counts the portions that were not cancelled', () => {
    const lines = Object.fromEntries(
      Object.entries(anOrder().lines).map(([id, line], n) => [id, { ...line, quantity: n + 1 }]),
    );
    expect(orderedPortions({ ...anOrder(), lines })).toBe(6);
    expect(orderedPortions({ ...anOrder({ stages: { cancelled: ['1-3'] } }), lines })).toBe(3);
    expect(orderedPortions(aWaitingOrder())).toBe(0);
  });
});

it('a round is declined, waits, was sent, or is not known', () => {
  const of = (acceptance: Partial<Order['acceptance']>) => ({
    ...TWO,
    acceptance: { ...TWO.acceptance, ...acceptance },
  });
  expect(outcomeIn(of({ declined: [first] }), first)).toBe('declined');
  expect(outcomeIn(of({ waiting: ['another'] }), 'another')).toBe('waiting');
  expect(outcomeIn(TWO, second)).toBe('sent');
  expect(outcomeIn(TWO, 'another')).toBeNull();
  expect(outcomeIn(TWO, 'constructor')).toBeNull();
});

it('a page has no order where it is refused, gone, or has expired', () => {
  expect(stopOf({ state: 'denied' } as never, NOW)).toBe('denied');
  expect(stopOf({ state: 'missing' } as never, NOW)).toBe('gone');
  expect(stopOf({ state: 'loading' } as never, NOW)).toBeNull();
  expect(stopOf({ state: 'ready', value: anOrder() } as never, NOW)).toBeNull();
  expect(stopOf({ state: 'ready', value: waiting(NOW) } as never, NOW)).toBe('gone');
  expect(stopOf({ state: 'ready', value: waiting(NOW + 1) } as never, NOW)).toBeNull();
});
