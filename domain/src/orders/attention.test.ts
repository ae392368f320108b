import { describe, expect, it } from 'vitest';
import { NOW } from '../fixtures/ids.ts';
import { anOrder, withStages } from '../fixtures/orders.ts';
import { MINUTE } from '../time/ist.ts';
import { attentionAt } from './attention.ts';

const calm = { serviceRequest: null };
const order = anOrder({ at: NOW });

describe('a table needs somebody', () => {
  it('for a request, a waiting round, a dish to serve, or a long wait', () => {
    const none = { rounds: 0, ready: 0, request: null, waits: null };
    expect(attentionAt(calm, order, [order], NOW)).toBeNull();
    expect(attentionAt({ serviceRequest: 'bill' }, order, [order], NOW)).toEqual({
      ...none,
      request: 'bill',
    });
    const waiting = { ...order, acceptance: { waiting: ['r'], declined: [] } };
    expect(attentionAt(calm, null, [waiting], NOW)).toEqual({ ...none, rounds: 1 });
    const ready = withStages(order, { ready: ['1-1'] });
    expect(attentionAt(calm, ready, [ready], NOW)).toEqual({ ...none, ready: 1 });
    expect(attentionAt(calm, order, [order], NOW + 21 * MINUTE)).toEqual({ ...none, waits: 21 });
  });

  it('not for a round of an order that expired', () => {
    const left = anOrder({
      rounds: [],
      state: 'waiting',
      expireAt: NOW,
      acceptance: { waiting: ['r'], declined: [] },
    });
    expect(attentionAt(calm, null, [left], NOW)).toBeNull();
  });
});
