import { describe, expect, it } from 'vitest';
import { anOrder, aWaitingOrder } from '../../fixtures/orders.ts';
import { aTable } from '../../fixtures/tables.ts';
import {
  assertRoomAtDoor,
  DOOR_ROUNDS_PER_ADDRESS,
  isAtDoor,
  MAX_AT_DOOR,
  sendToDoor,
  takeWantedTable,
} from './door.ts';
import { withCallUntil } from '../shape/call-queue.ts';
import { wantedTable } from './joining.ts';
import { requestService } from '../requests/service-requests.ts';
import { holdRound } from '../rounds/round.ts';
import type { Order } from '../shape/order.schema.ts';

const at = Date.parse('2026-10-05T20:00+05:30');
const seated = aWaitingOrder({ at });
const atDoor: Order = { ...sendToDoor(seated), expireAt: at + 1000 };
const asking = withCallUntil(holdRound(atDoor, 'r1'));

describe('an order at the door', () => {
  it('names the table that it wants and stands at none', () => {
    expect(atDoor.tableId).toBeNull();
    expect(wantedTable(atDoor)).toBe('F1-T01');
    expect(isAtDoor(atDoor)).toBe(true);
    expect(isAtDoor(seated)).toBe(false);
    expect(wantedTable(seated)).toBeNull();
  });

  it('finds the list full at its bound, unless it stands there already', () => {
    expect(() => assertRoomAtDoor(atDoor, MAX_AT_DOOR - 1)).not.toThrow();
    expect(() => assertRoomAtDoor(atDoor, MAX_AT_DOOR)).toThrow(
      expect.objectContaining({ reason: 'door-full' }),
    );
    expect(() => assertRoomAtDoor(asking, MAX_AT_DOOR)).not.toThrow();
  });

  it('cannot call a waiter', () => {
    expect(() => requestService(atDoor, 'waiter', at)).toThrow(
      expect.objectContaining({ reason: 'key-required' }),
    );
  });

  it('one address cannot fill the list', () => {
    expect(DOOR_ROUNDS_PER_ADDRESS).toBeLessThan(MAX_AT_DOOR);
  });
});

describe('takeWantedTable', () => {
  const free = aTable({ id: 'F1-T01' });

  it('seats the order at the free table that it asks for', () => {
    const taken = takeWantedTable(asking, free);
    expect(taken.tableId).toBe('F1-T01');
    expect(taken.joining).not.toHaveProperty('wantsTable');
  });

  it('refuses a table where a party sits, and one in Maintenance', () => {
    expect(() => takeWantedTable(asking, { ...free, currentOrderId: 'another' })).toThrow(
      expect.objectContaining({ reason: 'table-taken' }),
    );
    expect(() => takeWantedTable(asking, { ...free, status: 'Maintenance' })).toThrow(
      expect.objectContaining({ reason: 'table-in-maintenance' }),
    );
  });

  it('leaves takeaways and orders at a table as they are', () => {
    const takeaway = aWaitingOrder({ tableId: null });
    expect(takeWantedTable(takeaway, null)).toBe(takeaway);
    expect(takeWantedTable(seated, free)).toBe(seated);
  });
});

describe('sendToDoor', () => {
  it('takes trust and the call for a waiter, and keeps guests and waiting rounds', () => {
    const calling = holdRound(requestService(seated, 'waiter', at) ?? seated, 'r1');
    const sent = sendToDoor(calling);
    expect(sent).toMatchObject({ joining: { trusted: false }, requests: { service: null } });
    expect(sent.acceptance.waiting).toEqual(['r1']);
    expect(sent.joining.guests).toBe(calling.joining.guests);
  });

  it('leaves open orders and orders at the door as they are', () => {
    const open = anOrder();
    expect(sendToDoor(open)).toBe(open);
    expect(sendToDoor(atDoor)).toBe(atDoor);
  });
});
