import { describe, expect, it } from 'vitest';
import { NOW as AT } from '../fixtures/ids.ts';
import { reasonOf } from '../fixtures/reason-of.ts';
import { aTable } from '../fixtures/tables.ts';
import { aParty, FIRST } from '../fixtures/two-parties.ts';
import { moved } from './seating.ts';

describe('a table that is moved', () => {
  it('takes its order, amount and time along', () => {
    const move = moved('o1', FIRST, aTable({ n: 5 }));
    expect(move.order).toEqual({ ...FIRST, tableId: 'F1-T05' });
    expect(move.to).toMatchObject({
      id: 'F1-T05',
      key: 'KeyKeyKeyKey',
      status: 'Occupied',
      currentOrderId: 'o1',
      occupiedAt: AT,
      totalPrice: 320,
    });
  });

  it('takes along what its guests ask for, until somebody comes', () => {
    const request = { kind: 'bill', at: AT, takenBy: null } as const;
    expect(moved('o1', { ...FIRST, request }, aTable({ n: 5 })).to.serviceRequest).toBe('bill');
    const taken = { ...request, takenBy: 'Ravi' };
    expect(moved('o1', { ...FIRST, request: taken }, aTable({ n: 5 })).to.serviceRequest).toBeNull();
  });

  it('may go to a reserved table, which staff fill; to a room it is room service', () => {
    expect(reasonOf(() => moved('o1', FIRST, aTable({ n: 5, status: 'Reserved' })))).toBeNull();
    expect(moved('o1', FIRST, aTable({ n: 5, kind: 'room' })).order.type).toBe('room-service');
  });

  it('goes neither to another party nor into maintenance', () => {
    const taken = aTable({ n: 5, currentOrderId: 'o2', status: 'Occupied' });
    expect(reasonOf(() => moved('o1', FIRST, taken))).toBe('table-taken');
    const closed = aTable({ n: 5, status: 'Maintenance' });
    expect(reasonOf(() => moved('o1', FIRST, closed))).toBe('table-in-maintenance');
  });

  it('needs an order that is open and stands at a table', () => {
    const over = { ...FIRST, state: 'Completed' as const };
    expect(reasonOf(() => moved('o1', over, aTable({ n: 5 })))).toBe('order-closed');
    expect(reasonOf(() => moved('o1', aParty('F1-T01', 'u', 'rose'), aTable({ n: 5 })))).toBe('order-closed');
    expect(reasonOf(() => moved('o1', { ...FIRST, tableId: null }, aTable({ n: 5 })))).toBe('not-at-a-table');
  });
});
