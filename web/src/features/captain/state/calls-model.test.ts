import { describe, expect, it } from 'vitest';
import { NOW } from '@bhoj/domain/fixtures/ids';
import { lineOf } from '@bhoj/domain/fixtures/lines';
import { anOrder, withStages } from '@bhoj/domain/fixtures/orders';
import { requestToJoin } from '@bhoj/domain/orders/door/join-requests';
import { holdRound } from '@bhoj/domain/orders/rounds/round';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import { callsOf } from './calls-model.ts';
import { needsOf } from './needs-model.ts';
import { wantsOf } from './wants-model.ts';

const order = anOrder({ rounds: [{ lines: [lineOf('Dal', 100), lineOf('Naan', 100)] }] });
const keys = (value: Order) => callsOf([{ id: 'o1', value }], NOW).map(({ key }) => key);
const wants = (value: Order, request: Parameters<typeof wantsOf>[1] = null) =>
  wantsOf(needsOf([{ id: 'o1', value }], NOW), request);
const asked = (at: number) => requestToJoin(order, { uid: 'meera', name: null, random: 0.5, at }) ?? order;
const calling = (kind: 'waiter' | 'bill', at = NOW): Order => ({
  ...order,
  requests: { ...order.requests, service: { kind, at, takenBy: null } },
});

describe('a call rings', () => {
  it('again when a phone asks again', () => {
    expect(keys(asked(NOW))).toEqual([`phone o1 meera ${NOW}`]);
    expect(keys(asked(NOW - 1))).toEqual([`phone o1 meera ${NOW - 1}`]);
  });

  it('again with each further dish that is ready', () => {
    expect(keys(withStages(order, { ready: ['1-1'] }))).toEqual(['serve o1 1-1']);
    expect(keys(withStages(order, { ready: ['1-1', '1-2'] }))).toEqual(['serve o1 1-1 1-2']);
  });

  it('once for a call, a round and a declared payment, by the key of the need', () => {
    const declared = { amountPaise: order.subtotalPaise, at: NOW, by: '' };
    const busy = { ...holdRound(calling('bill'), 'p1') };
    const value = { ...busy, requests: { ...busy.requests, upiDeclaration: declared } };
    const calls = callsOf([{ id: 'o1', value }], NOW);
    expect(calls.map(({ key }) => key)).toEqual([`call o1 ${NOW}`, 'round o1/p1', `declaration o1  ${NOW}`]);
    expect(calls.map(({ need }) => need.kind)).toEqual(['call', 'round', 'declaration']);
  });
});

describe('what a table wants', () => {
  it('is each kind once, with the number of phones, of rounds, or of dishes', () => {
    const two = holdRound(holdRound(withStages(order, { ready: ['1-1', '1-2'] }), 'p1'), 'p2');
    expect(wants(two)).toEqual([
      { kind: 'round', count: 2 },
      { kind: 'serve', count: 2 },
    ]);
    expect(wants(asked(NOW))).toEqual([{ kind: 'phone', count: 1 }]);
  });

  it('is a call once, which the table repeats, also where its order cannot be read', () => {
    expect(wants(calling('bill'))).toEqual([{ kind: 'bill', count: 1 }]);
    expect(wants(calling('bill'), 'waiter')).toEqual([{ kind: 'bill', count: 1 }]);
    expect(wants(order, 'waiter')).toEqual([{ kind: 'waiter', count: 1 }]);
    expect(wants(asked(NOW), 'waiter')).toEqual([
      { kind: 'waiter', count: 1 },
      { kind: 'phone', count: 1 },
    ]);
    expect(wants(order)).toEqual([]);
  });
});
