import { describe, expect, it } from 'vitest';
import { NOW as AT } from '../../fixtures/ids.ts';
import { RAVI } from '../../fixtures/orders.ts';
import { reasonOf } from '../../fixtures/reason-of.ts';
import { aTable } from '../../fixtures/tables.ts';
import { aParty, FIRST } from '../../fixtures/two-parties.ts';
import { showOrder } from '../rounds/round.ts';
import { moveOrder } from './moving-tables.ts';
import type { Author } from './author.schema.ts';
import type { Order } from './order.schema.ts';

describe('an order moved to another table', () => {
  it('takes its dishes, amount and time along', () => {
    const moved = moveOrder(FIRST, aTable({ n: 5 }));
    expect(moved).toEqual({ ...FIRST, tableId: 'F1-T05' });
    expect(showOrder(aTable({ n: 5 }), 'o1', moved)).toMatchObject({
      id: 'F1-T05',
      key: 'KeyKeyKeyKey',
      status: 'Occupied',
      currentOrderId: 'o1',
      occupiedAt: AT,
      totalPrice: 320,
    });
  });

  it("takes its guests' request along until a member answers it", () => {
    const asks = (takenBy: Author | null): Order => {
      const service = { kind: 'bill' as const, at: AT, takenBy };
      return moveOrder({ ...FIRST, requests: { ...FIRST.requests, service } }, aTable({ n: 5 }));
    };
    expect(showOrder(aTable({ n: 5 }), 'o1', asks(null)).serviceRequest).toBe('bill');
    expect(showOrder(aTable({ n: 5 }), 'o1', asks(RAVI)).serviceRequest).toBeNull();
  });

  it('may go to a reserved table, and becomes room service in a room', () => {
    expect(reasonOf(() => moveOrder(FIRST, aTable({ n: 5, status: 'Reserved' })))).toBeNull();
    expect(moveOrder(FIRST, aTable({ n: 5, kind: 'room' })).type).toBe('room-service');
  });

  it('is refused at an occupied table or one in maintenance', () => {
    const taken = aTable({ n: 5, currentOrderId: 'o2', status: 'Occupied' });
    expect(reasonOf(() => moveOrder(FIRST, taken))).toBe('table-taken');
    const closed = aTable({ n: 5, status: 'Maintenance' });
    expect(reasonOf(() => moveOrder(FIRST, closed))).toBe('table-in-maintenance');
  });

  it('must be open and have a table', () => {
    const over = { ...FIRST, state: 'Completed' as const };
    expect(reasonOf(() => moveOrder(over, aTable({ n: 5 })))).toBe('order-closed');
    expect(reasonOf(() => moveOrder(aParty('F1-T01', 'u', 'rose'), aTable({ n: 5 })))).toBe('order-closed');
    expect(reasonOf(() => moveOrder({ ...FIRST, tableId: null }, aTable({ n: 5 })))).toBe('not-at-a-table');
  });
});
