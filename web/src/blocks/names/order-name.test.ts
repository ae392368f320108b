import { expect, it } from 'vitest';
import { orderTypes } from '../../messages/shared/en/order.ts';
import { roomName } from '../../messages/shared/en/places.ts';
import { orderName, orderNameBesideKind } from './order-name.ts';

const room = { tableId: 'F2-R201', type: 'room-service', label: null, kots: [4] } as const;
const named = { tableId: null, type: 'takeaway', label: 'Meera', kots: [5] } as const;
const numbered = { tableId: null, type: 'delivery', label: null, kots: [15, 12] } as const;
const begun = { tableId: null, type: 'takeaway', label: null } as const;

it.each([
  [room, 'Room 201', 'Room 201'],
  [named, 'Takeaway · Meera', 'Meera'],
  [numbered, 'Delivery 12', 'Delivery'],
  [begun, 'Takeaway', 'Takeaway'],
])('%j is called %s, and beside its kind %s', (order, alone, beside) => {
  expect(orderName({ roomName, orderTypes }, order)).toBe(alone);
  expect(orderNameBesideKind({ roomName, orderTypes }, order)).toBe(beside);
});
