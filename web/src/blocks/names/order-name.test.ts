import { expect, it } from 'vitest';
import { orderTypes } from '../../messages/shared/order/en.ts';
import { roomName } from '../../messages/shared/places/en.ts';
import { orderName, orderNameBesideKind } from './order-name.ts';

const names = { roomName, orderTypes, placeNames: { 'F1-T05': 'Terrace 5' } };
const room = { tableId: 'F2-R201', type: 'room-service', label: null, kots: [4] } as const;
const onTerrace = { tableId: 'F1-T05', type: 'dine-in', label: null } as const;
const named = { tableId: null, type: 'takeaway', label: 'Meera', kots: [5] } as const;
const called = { ...named, token: 7 } as const;
const nameless = { ...called, label: null } as const;
const numbered = { tableId: null, type: 'delivery', label: null, kots: [15, 12] } as const;
const atDoor = { tableId: null, type: 'dine-in', label: null, joining: { wantsTable: 'F1-T04' } } as const;
const begun = { tableId: null, type: 'takeaway', label: null } as const;

it.each([
  [room, 'Room 201', 'Room 201'],
  [named, 'Takeaway · Meera', 'Meera'],
  [called, 'Takeaway 7 · Meera', 'Takeaway 7 · Meera'],
  [nameless, 'Takeaway 7', 'Takeaway 7'],
  [numbered, 'Delivery 12', 'Delivery'],
  [begun, 'Takeaway', 'Takeaway'],
  [onTerrace, 'Terrace 5', 'Terrace 5'],
  [{ ...onTerrace, joinedTableIds: ['F1-T06'] }, 'Terrace 5 + F1-T06', 'Terrace 5 + F1-T06'],
  [atDoor, 'Dine-in', 'F1-T04'],
])('%j is called %s, and beside its kind %s', (order, alone, beside) => {
  expect(orderName(names, order)).toBe(alone);
  expect(orderNameBesideKind(names, order)).toBe(beside);
});
