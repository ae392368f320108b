import { expect, it } from 'vitest';
import { NOW } from '@bhoj/domain/fixtures/ids';
import { lineOf } from '@bhoj/domain/fixtures/lines';
import { anOrder, aWaitingOrder, withStages } from '@bhoj/domain/fixtures/orders';
import { sendToDoor } from '@bhoj/domain/orders/door/door';
import { holdRound } from '@bhoj/domain/orders/rounds/round';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import { paise } from '@bhoj/domain/money/money';
import { requestToJoin } from '@bhoj/domain/orders/door/join-requests';
import { needsOf, orderOf } from './needs-model.ts';

const busy = (tableId: string | null, requests: Partial<Order['requests']>): Order => ({
  ...withStages(anOrder({ rounds: [{ lines: [lineOf('Dal', 100)] }] }), { cooking: ['1-1'], ready: ['1-1'] }),
  tableId,
  requests: { service: null, upiDeclaration: null, ...requests },
});
const call = (minutes: number): Partial<Order['requests']> => ({
  service: { kind: 'waiter', at: NOW - minutes * 60_000, takenBy: null },
});

it('puts what one table waits for together, the longest-waiting call first', () => {
  const declared = { ...call(1), upiDeclaration: { amountPaise: paise(100_00), at: NOW, by: '' } };
  const orders = [
    { id: 'o1', value: busy('F1-T01', declared) },
    { id: 'o2', value: busy('F1-T02', call(5)) },
    { id: 'o3', value: busy(null, {}) },
  ];
  expect(needsOf(orders, NOW).map(({ key }) => key)).toEqual([
    `call o2 ${NOW - 5 * 60_000}`,
    'serve o2',
    `call o1 ${NOW - 60_000}`,
    `declaration o1  ${NOW}`,
    'serve o1',
    'serve o3',
  ]);
});

it('has each declared payment apart: of the whole bill and of every own part', () => {
  const said = { amountPaise: paise(100_00), at: NOW, payments: 1 };
  const ownUpiDeclarations = { mint: said, saffron: said };
  const upiDeclaration = { amountPaise: paise(200_00), at: NOW, by: 'mint' };
  const orders = [{ id: 'o1', value: busy('F1-T01', { upiDeclaration, ownUpiDeclarations }) }];
  const found = needsOf(orders, NOW);
  const payments = found.flatMap((need) => (need.kind === 'declaration' ? [need.payment] : []));
  expect(payments.map(({ by, isOwn }) => [by, isOwn])).toEqual([
    ['mint', false],
    ['mint', true],
    ['saffron', true],
  ]);
  expect(new Set(found.map(({ key }) => key)).size).toBe(found.length);
});

it('has an order at the door with the table that it is for', () => {
  const atDoor = { ...holdRound(sendToDoor(aWaitingOrder()), 'p1'), createdAt: NOW };
  const orders = [
    { id: 'o2', value: busy('F1-T02', {}) },
    { id: 'w1', value: atDoor },
    { id: 'o1', value: busy('F1-T01', {}) },
  ];
  expect(needsOf(orders, NOW).map(({ key }) => key)).toEqual(['round w1/p1', 'serve o1', 'serve o2']);
});

it('is empty while nobody waits', () => {
  expect(needsOf([{ id: 'o1', value: anOrder() }], NOW)).toEqual([]);
});

it('knows the order that each need is about', () => {
  const declared = { ...call(1), upiDeclaration: { amountPaise: paise(100_00), at: NOW, by: '' } };
  const value = holdRound(busy('F1-T01', declared), 'p1');
  const asked = requestToJoin(value, { uid: 'meera', name: null, random: 0.5, at: NOW }) ?? value;
  const needs = needsOf([{ id: 'o1', value: asked }], NOW);
  expect(needs.map(({ kind }) => kind)).toEqual(['call', 'phone', 'round', 'declaration', 'serve']);
  for (const need of needs) expect(orderOf(need)).toBe(asked);
});
