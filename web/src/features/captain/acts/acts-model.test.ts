import { expect, it } from 'vitest';
import { NOW } from '@bhoj/domain/fixtures/ids';
import { anOrder } from '@bhoj/domain/fixtures/orders';
import { MINUTE } from '@bhoj/domain/time/ist';
import type { Order } from '@bhoj/domain/orders/order.schema';
import { orderTypes } from '../../../messages/shared/en/order.ts';
import { roomName } from '../../../messages/shared/en/places.ts';
import { otherOrders } from './acts-model.ts';

const names = { roomName, orderTypes, placeNames: { 'F1-T10': 'Terrace 1' } };
const entry = (id: string, order: Order) => ({ id, value: order });
const at = (tableId: string) => entry(tableId, anOrder({ tableId }));
const takeaway = (token: number, openedAt: number) =>
  entry(`t${token}`, anOrder({ type: 'takeaway', tableId: null, token, openedAt }));

it('names tables in the order of their numbers, then counter orders, the earliest first', () => {
  const orders = [at('F1-T10'), takeaway(8, NOW), at('F2-T01'), takeaway(7, NOW - MINUTE), at('F1-T02')];
  expect(otherOrders(names, orders, 'none').map(({ name }) => name)).toEqual([
    'F1-T02',
    'Terrace 1',
    'F2-T01',
    'Takeaway 7',
    'Takeaway 8',
  ]);
});

it('leaves out the order itself, deliveries, and what is not open', () => {
  const delivery = entry('d', anOrder({ type: 'delivery', tableId: null }));
  const over = entry('over', anOrder({ tableId: 'F1-T03', state: 'Completed' }));
  expect(otherOrders(names, [at('F1-T01'), delivery, over, at('F1-T02')], 'F1-T01')).toEqual([
    { key: 'F1-T02', name: 'F1-T02', tableId: 'F1-T02', orderId: 'F1-T02', isReserved: false },
  ]);
});
