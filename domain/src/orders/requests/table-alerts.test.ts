import { describe, expect, it } from 'vitest';
import { NOW } from '../../fixtures/ids.ts';
import { anOrder, withStages } from '../../fixtures/orders.ts';
import { MINUTE } from '../../time/ist.ts';
import { tableAlertAt } from './table-alerts.ts';

const calm = { serviceRequest: null, currentOrderId: null };
const order = anOrder({ at: NOW });

describe('a table needs somebody', () => {
  it('for a request, a waiting round, a dish to serve, or a long wait', () => {
    const none = { rounds: 0, ready: 0, request: null, waits: null };
    expect(tableAlertAt(calm, order, [order], NOW)).toBeNull();
    expect(tableAlertAt({ serviceRequest: 'bill', currentOrderId: 'o1' }, order, [order], NOW)).toEqual({
      ...none,
      request: 'bill',
    });
    const waiting = { ...order, acceptance: { waiting: ['r'], declined: [] } };
    expect(tableAlertAt(calm, null, [waiting], NOW)).toEqual({ ...none, rounds: 1 });
    const ready = withStages(order, { ready: ['1-1'] });
    expect(tableAlertAt(calm, ready, [ready], NOW)).toEqual({ ...none, ready: 1 });
    expect(tableAlertAt(calm, order, [order], NOW + 21 * MINUTE)).toEqual({ ...none, waits: 21 });
  });

  it('not for a round of an order that expired', () => {
    const left = anOrder({
      rounds: [],
      state: 'waiting',
      expireAt: NOW,
      acceptance: { waiting: ['r'], declined: [] },
    });
    expect(tableAlertAt(calm, null, [left], NOW)).toBeNull();
  });

  it('at a free table for the call of an order that waits, and not for one that has expired', () => {
    const rung = { ...calm, serviceRequest: 'waiter' as const };
    const requests = { service: { kind: 'waiter' as const, at: NOW, takenBy: null }, upiDeclaration: null };
    const calling = anOrder({ rounds: [], state: 'waiting', expireAt: NOW + 1, requests });
    expect(tableAlertAt(rung, null, [calling], NOW)).toMatchObject({ request: 'waiter' });
    expect(tableAlertAt(rung, null, [calling], NOW + 1)).toBeNull();
    expect(tableAlertAt(rung, null, [], NOW)).toBeNull();
  });
});
