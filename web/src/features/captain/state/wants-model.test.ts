import { anOrder } from '@bhoj/domain/fixtures/orders';
import { describe, expect, it } from 'vitest';
import { wantOf, wantsOf } from './wants-model.ts';
import type { Need } from './needs-model.ts';

const need = (kind: Need['kind'], value = anOrder()) =>
  ({ kind, order: { id: 'o1', value } }) as unknown as Need;
const called = (kind: 'waiter' | 'bill' | null) => {
  const order = anOrder();
  return need('call', {
    ...order,
    requests: { ...order.requests, service: kind === null ? null : ({ kind } as never) },
  });
};
const ready = (...ids: string[]) => need('serve', anOrder({ stages: { ready: ids } }));

describe('a need as a request of its table', () => {
  it('is a call for a waiter or the bill; a call that was taken back counts as one for a waiter', () => {
    expect(wantOf(called('bill'))).toEqual({ kind: 'bill', count: 1 });
    expect(wantOf(called('waiter'))).toEqual({ kind: 'waiter', count: 1 });
    expect(wantOf(called(null))).toEqual({ kind: 'waiter', count: 1 });
  });

  it('is dishes to serve, one by one', () => {
    expect(wantOf(ready('1-1', '1-3'))).toEqual({ kind: 'serve', count: 2 });
  });

  it('is a phone, a round or a payment that waits', () => {
    for (const kind of ['phone', 'round', 'declaration'] as const)
      expect(wantOf(need(kind))).toEqual({ kind, count: 1 });
  });
});

describe('a table’s requests', () => {
  it('are each kind once, in the order of the needs, with their number', () => {
    const needs = [need('round'), ready('1-1'), need('phone'), need('phone'), called('bill')];
    expect(wantsOf(needs, null)).toEqual([
      { kind: 'round', count: 1 },
      { kind: 'serve', count: 1 },
      { kind: 'phone', count: 2 },
      { kind: 'bill', count: 1 },
    ]);
  });

  it('have the call stored on the table first, unless the order has it', () => {
    expect(wantsOf([need('phone')], 'bill')).toEqual([
      { kind: 'bill', count: 1 },
      { kind: 'phone', count: 1 },
    ]);
    expect(wantsOf([called('waiter')], 'bill')).toEqual([{ kind: 'waiter', count: 1 }]);
    expect(wantsOf([], 'waiter')).toEqual([{ kind: 'waiter', count: 1 }]);
    expect(wantsOf([], null)).toEqual([]);
  });
});
