import { describe, expect, it } from 'vitest';
import { NOW as AT } from '../../fixtures/ids.ts';
import { RAVI } from '../../fixtures/orders.ts';
import { reasonOf } from '../../fixtures/reason-of.ts';
import { aTable } from '../../fixtures/tables.ts';
import { aParty, FIRST } from '../../fixtures/two-parties.ts';
import { showOrder } from '../rounds/round.ts';
import { moveOrder, partyMovedTo, pushTogether, separateTable, takingOthers } from './moving-tables.ts';
import { heldTables, joinedName, tablesOf } from './order-tables.ts';
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

describe('joined tables (P-JOINED-1)', () => {
  const [lead, second, third] = [1, 2, 3].map((n) => aTable({ n }));
  const at = (order: Order, tableIds: readonly string[]): Order => ({
    ...order,
    tableId: tableIds[0] ?? null,
    ...(tableIds.length > 1 && { joinedTableIds: tableIds.slice(1) }),
  });
  const two = at(FIRST, ['F1-T01', 'F1-T02']);
  const mine = (bookingId: string) =>
    aTable({ n: 3, status: 'Reserved', reservation: { name: 'Sharma', guests: 7, at: AT, bookingId } });

  it('are named by one function, the one that leads first', () => {
    expect(joinedName(tablesOf(two), (id) => id.slice(3))).toBe('T01 + T02');
    expect(tablesOf({ tableId: null })).toEqual([]);
    expect(heldTables(two)).toEqual(['F1-T01', 'F1-T02']);
    expect(heldTables({ ...two, state: 'Completed' })).toEqual([]);
  });

  it('are joined one by one, and a table that is the order’s already changes nothing', () => {
    if (lead === undefined || second === undefined || third === undefined) throw new Error('no tables');
    const order = at(FIRST, ['F1-T01']);
    expect(pushTogether(order, lead, second)).toEqual(two);
    expect(pushTogether(two, lead, third)).toEqual(at(FIRST, ['F1-T01', 'F1-T02', 'F1-T03']));
    expect(pushTogether(two, lead, { ...second, currentOrderId: 'this' })).toBe(two);
  });

  it.each([
    ['table-taken', aTable({ n: 3, order: 'other' })],
    ['table-in-maintenance', aTable({ n: 3, status: 'Maintenance' })],
    ['booking-table-taken', aTable({ n: 3, status: 'Reserved' })],
    ['booking-table-taken', mine('another')],
    ['join-invalid', aTable({ n: 3, id: 'F2-T03', floor: 2 })],
    ['join-invalid', aTable({ n: 3, id: 'F1-R12', kind: 'room' })],
  ] as const)('are refused with %s', (reason, table) => {
    const order = { ...two, booked: [{ id: 'theirs', day: '2026-11-20', name: 'Sharma' }] };
    expect(reasonOf(() => pushTogether(order, aTable(), table))).toBe(reason);
    expect(reasonOf(() => moveOrder(order, aTable(), [table]))).toBe(reason);
    expect(reasonOf(() => pushTogether(order, aTable(), mine('theirs')))).toBeNull();
  });

  it('are at most eight, of an open order at a table', () => {
    const eight = at(
      FIRST,
      [1, 2, 3, 4, 5, 6, 7, 8].map((n) => aTable({ n }).id),
    );
    expect(reasonOf(() => pushTogether(eight, aTable(), aTable({ n: 9 })))).toBe('join-invalid');
    expect(reasonOf(() => pushTogether({ ...two, state: 'Completed' }, aTable(), aTable({ n: 3 })))).toBe(
      'order-closed',
    );
    expect(reasonOf(() => pushTogether(at(FIRST, []), aTable(), aTable({ n: 3 })))).toBe('not-at-a-table');
  });

  it('that are kept for one party from the waitlist are taken together, and one of a booking only by its party', () => {
    const party = { name: 'Rao', guests: 7, at: AT, tableIds: ['F1-T03', 'F1-T04'] };
    const [third, fourth] = [3, 4].map((n) => aTable({ n, status: 'Reserved', reservation: party }));
    if (third === undefined || fourth === undefined) throw new Error('no tables');
    expect(partyMovedTo(FIRST, third)).toEqual(party);
    expect(moveOrder(FIRST, third, [fourth])).toEqual(at(FIRST, ['F1-T03', 'F1-T04']));
    const other = { ...fourth, reservation: { ...party, name: 'Das' } };
    expect(reasonOf(() => moveOrder(FIRST, third, [other]))).toBe('booking-table-taken');
    expect(partyMovedTo(FIRST, aTable({ n: 3 }))).toBeNull();
    expect(partyMovedTo(FIRST, mine('theirs'))).toBeNull();
    const booked = [{ id: 'theirs', day: '2026-11-20', name: 'Sharma' }];
    expect(partyMovedTo({ booked }, mine('theirs'))).toMatchObject({ bookingId: 'theirs' });
  });

  it('of a party are taken up to eight', () => {
    const others = [2, 3, 4, 5, 6, 7, 8, 9, 10].map((n) => aTable({ n }));
    expect(tablesOf(takingOthers(at(FIRST, ['F1-T01']), others))).toHaveLength(8);
    expect(takingOthers(at(FIRST, ['F1-T01']), [aTable({ n: 2 })])).toEqual(two);
  });

  it('are separated; where the one that leads goes, the next one leads; the last one stays', () => {
    expect(separateTable(two, 'F1-T02')).toEqual(at(FIRST, ['F1-T01']));
    expect(separateTable(two, 'F1-T02')).not.toHaveProperty('joinedTableIds');
    expect(separateTable(two, 'F1-T01')).toEqual(at(FIRST, ['F1-T02']));
    expect(separateTable(two, 'F1-T03')).toBe(two);
    expect(reasonOf(() => separateTable(at(FIRST, ['F1-T01']), 'F1-T01'))).toBe('moves-everything');
    expect(reasonOf(() => separateTable({ ...two, state: 'Cancelled' }, 'F1-T01'))).toBe('order-closed');
  });

  it('are left for one table, or for others, of which some may be their own', () => {
    const own = aTable({ n: 2, order: 'this' });
    expect(moveOrder(two, aTable({ n: 5 }))).toEqual(at(FIRST, ['F1-T05']));
    expect(moveOrder(two, own)).toEqual(at(FIRST, ['F1-T02']));
    expect(moveOrder(two, own, [aTable({ n: 3 })])).toEqual(at(FIRST, ['F1-T02', 'F1-T03']));
  });
});
