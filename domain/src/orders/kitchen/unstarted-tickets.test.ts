import { describe, expect, it } from 'vitest';
import { aLine } from '../../fixtures/lines.ts';
import { anOrder } from '../../fixtures/orders.ts';
import { NO_PROGRESS } from './progress.ts';
import { isMarkedByKitchen, checkKitchen, unstartedTickets, withKitchenCheck } from './unstarted-tickets.ts';
import { MINUTE } from '../../time/ist.ts';

const T = Date.parse('2026-11-22T20:00+05:30');
const line = (kot: number, at: number) => aLine({ kot, at });
const lines = { '1-1': line(7, T), '1-2': line(7, T), '2-1': line(9, T + 5 * MINUTE) };
const order = { ...anOrder({ state: 'open' }), progress: NO_PROGRESS, lines };
const began = { '1-2': T + MINUTE };

describe('a ticket that nobody touched', () => {
  it('is one of which no dish is begun, ready, served or cancelled', () => {
    expect(unstartedTickets(order)).toEqual([
      { kot: 7, at: T },
      { kot: 9, at: T + 5 * MINUTE },
    ]);
    for (const stage of ['cooking', 'ready', 'served'] as const)
      expect(unstartedTickets({ lines, progress: { ...NO_PROGRESS, [stage]: began } })).toEqual([
        { kot: 9, at: T + 5 * MINUTE },
      ]);
    const cancelled = { '2-1': { by: order.takenBy, at: T, reason: '' } } as never;
    expect(unstartedTickets({ lines, progress: { ...NO_PROGRESS, cancelled } })).toEqual([{ kot: 7, at: T }]);
  });

  it('is stale from its threshold on, and the next one is checked when it will be', () => {
    const at = (minutes: number) => checkKitchen(order, 20 * MINUTE, T + minutes * MINUTE);
    expect(at(19.99)).toEqual({ stale: [], next: T + 20 * MINUTE });
    expect(at(20)).toEqual({ stale: [{ kot: 7, at: T }], next: T + 25 * MINUTE });
    expect(at(25).stale).toHaveLength(2);
    expect(at(25).next).toBeNull();
    expect(checkKitchen({ lines: {}, progress: NO_PROGRESS }, 0, T)).toEqual({ stale: [], next: null });
  });
});

describe('a check of the kitchen', () => {
  const first = { ...order, lines: { '1-1': lines['1-1'], '1-2': lines['1-2'] } };

  it('is planned ten minutes after a round, and a later round waits for that look', () => {
    const checked = withKitchenCheck(null, first);
    expect(checked.kitchen.nextCheckAt).toBe(T + 10 * MINUTE);
    const second = withKitchenCheck(first, { ...checked, lines });
    expect(second.kitchen.nextCheckAt).toBe(T + 10 * MINUTE);
  });

  it('is planned anew by a round after it', () => {
    const late = { ...lines, '2-1': line(9, T + 10 * MINUTE) };
    const after = withKitchenCheck(first, {
      ...order,
      lines: late,
      kitchen: { ...order.kitchen, nextCheckAt: T + 10 * MINUTE },
    });
    expect(after.kitchen.nextCheckAt).toBe(T + 20 * MINUTE);
  });

  it('is planned by nothing but new lines of an open order', () => {
    expect(withKitchenCheck(order, order)).toBe(order);
    const paid = { ...order, state: 'Completed' as const };
    expect(withKitchenCheck(null, paid)).toBe(paid);
  });
});

it('a kitchen marks what it does where a dish was begun or ready', () => {
  expect(isMarkedByKitchen({ progress: NO_PROGRESS })).toBe(false);
  expect(isMarkedByKitchen({ progress: { ...NO_PROGRESS, served: began } })).toBe(false);
  expect(isMarkedByKitchen({ progress: { ...NO_PROGRESS, cooking: began } })).toBe(true);
  expect(isMarkedByKitchen({ progress: { ...NO_PROGRESS, ready: began } })).toBe(true);
});
