import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anOrderMoney, aPartPayment } from '../../fixtures/billing.ts';
import { NOW as AT } from '../../fixtures/ids.ts';
import { RAVI, stagesIn, withStages, withBilling } from '../../fixtures/orders.ts';
import { reasonOf } from '../../fixtures/reason-of.ts';
import { aTable } from '../../fixtures/tables.ts';
import { aParty, FIRST, ordered, SECOND } from '../../fixtures/two-parties.ts';
import { plus } from '../../money/money.ts';
import { mergeOrders } from './merging.ts';
import { moveLines } from './moving-lines.ts';
import { stageOf, ticketsOf } from '../kitchen/progress.ts';
import { knownResult } from '../rounds/round.ts';
import type { Order } from '../shape/order.schema.ts';
import type { Portions } from '../rounds/portions.ts';
import type { Table } from '../../tables/table.ts';

const TABLE = aTable({ id: 'F1-T03', status: 'Available', currentOrderId: null });
const WAITING = aParty('F1-T03', 'u', 'rose');

const move = (
  portions: Portions,
  from: Order = FIRST,
  into: Order = SECOND,
  bill = anOrderMoney(),
  table: Table | null = null,
) => moveLines(from, into, { portions, bill, intoOrderId: 'o2', table, by: RAVI, at: AT });

describe('moved lines', () => {
  it('leave one order and arrive on the other with the same price and stage', () => {
    const cooking = withStages(FIRST, { cooking: ['1-1', '1-2'], ready: ['1-1'] });
    const { from, into, lineIds } = move({ '1-1': 1 }, cooking);
    expect(Object.keys(from.lines)).toEqual(['1-2', '2-1']);
    expect(stagesIn(from)).toMatchObject({ cooking: ['1-2'], ready: [] });
    expect(from.subtotalPaise).toBe(220_00);
    expect(lineIds).toEqual(['2-1']);
    expect(into.lines['2-1']).toMatchObject({ name: 'Dal', kot: 1, by: RAVI });
    expect(stageOf(into, '2-1')).toBe('ready');
    expect(into.subtotalPaise).toBe(130_00);
    expect(ticketsOf('o2', into).map(({ kot, lines }) => [kot, lines.length])).toEqual([
      [1, 1],
      [3, 1],
    ]);
    expect(into.kots).toEqual([3, 1]);
  });

  it('keep their seat at a free table, and sit behind others elsewhere', () => {
    const dal = FIRST.lines['1-1'];
    if (dal === undefined) throw new Error('no dal');
    const first = { ...FIRST, lines: { ...FIRST.lines, '1-1': { ...dal, seat: 2 } } };
    expect(move({ '1-1': 1 }, first).into.lines['2-1']?.seat).toBe(2);
    const second = {
      ...SECOND,
      lines: Object.fromEntries(Object.entries(SECOND.lines).map(([id, line]) => [id, { ...line, seat: 1 }])),
    };
    expect(move({ '1-1': 1 }, first, second).into.lines['2-1']?.seat).toBe(3);
  });

  it("may be a part of a line's portions", () => {
    const { from, into } = move({ '1-2': 2 });
    expect(from.lines['1-2']?.quantity).toBe(1);
    expect(into.lines['2-1']).toMatchObject({ name: 'Naan', quantity: 2 });
  });

  it('leave their round the answer that it got, also when they come back or both orders merge', () => {
    const [roundId = ''] = Object.keys(FIRST.rounds);
    const answer = (order: Order) => knownResult(order, { orderId: 'o1', roundId });
    const first = answer(FIRST);
    expect(first?.lineIds).toEqual(['1-1', '1-2']);
    const { from, into } = move({ '1-1': 1, '1-2': 2 });
    expect(answer(from)).toEqual(first);
    const back = move({ '2-1': 1 }, into, from);
    expect(answer(back.into)).toEqual(first);
    const merged = mergeOrders(into, from, { bill: anOrderMoney(), intoOrderId: 'o1', at: AT });
    expect(answer(merged.into)).toEqual(first);
    expect(into.rounds[roundId]).not.toHaveProperty('lineIds');
    // An order that bills a void bill again has the same rounds.
    const again = ordered(aParty('F1-T03', 'uid3', 'rose'), 1, [{}, { name: 'Naan' }]);
    expect(answer(move({ '1-1': 1 }, again, FIRST).into)).toEqual(first);
  });

  it('never reuse a line id', () => {
    const { from } = move({ '2-1': 1 });
    expect(Object.keys(ordered(from, 7, [{ name: 'Lassi' }]).lines)).toContain('3-1');
  });

  it('may open an order on a free table', () => {
    const { into } = move({ '2-1': 1 }, FIRST, WAITING, anOrderMoney(), TABLE);
    expect(into).toMatchObject({ state: 'open', openedAt: AT, takenBy: RAVI, kots: [2], expireAt: null });
  });

  it.each<[string, Order, Table | null, string | null]>([
    ['waits at a free table', WAITING, TABLE, null],
    ['waits at a reserved table', WAITING, { ...TABLE, status: 'Reserved' }, null],
    ['waits at a table of another party', WAITING, { ...TABLE, currentOrderId: 'o9' }, 'order-closed'],
    ['waits at a table in maintenance', WAITING, { ...TABLE, status: 'Maintenance' }, 'table-in-maintenance'],
    ['has expired', { ...WAITING, expireAt: AT }, TABLE, 'order-closed'],
    ['has not expired yet', { ...WAITING, expireAt: AT + 1 }, TABLE, null],
    [
      'waits for a captain to accept it',
      { ...WAITING, joining: { ...WAITING.joining, trusted: false } },
      TABLE,
      'order-closed',
    ],
  ])('into an order that %s', (_, into, table, reason) => {
    expect(reasonOf(() => move({ '2-1': 1 }, FIRST, into, anOrderMoney(), table))).toBe(reason);
  });

  it('must exist, be charged, be unbilled, and leave something behind', () => {
    expect(reasonOf(() => move({ '9-1': 1 }))).toBe('line-not-found');
    expect(reasonOf(() => move({ '1-1': 1 }, withStages(FIRST, { cancelled: ['1-1'] })))).toBe(
      'line-not-found',
    );
    expect(reasonOf(() => move({ '1-2': 4 }))).toBe('part-billed');
    expect(reasonOf(() => move({ '1-2': 2 }, withBilling(FIRST, { billed: { '1-2': 2 } })))).toBe(
      'part-billed',
    );
    expect(reasonOf(() => move({ '1-2': 1 }, withBilling(FIRST, { billed: { '1-2': 2 } })))).toBeNull();
    expect(reasonOf(() => move({ '1-1': 1, '1-2': 3, '2-1': 1 }))).toBe('moves-everything');
    const billed = withBilling(FIRST, { billed: { '1-1': 1, '1-2': 3 } });
    expect(reasonOf(() => move({ '2-1': 1 }, billed))).toBe('moves-everything');
  });

  it('are refused when the bill is begun or the order is a delivery', () => {
    const paid = aPartPayment();
    expect(reasonOf(() => move({ '1-1': 1 }, FIRST, SECOND, anOrderMoney({ payments: [paid] })))).toBe(
      'part-paid',
    );
    expect(reasonOf(() => move({ '1-1': 1 }, FIRST, { ...SECOND, type: 'delivery' }))).toBe('orders-differ');
    expect(reasonOf(() => move({ '1-1': 1 }, FIRST, { ...SECOND, state: 'Completed' }))).toBe('order-closed');
    expect(reasonOf(() => move({ '1-1': 1 }, { ...FIRST, state: 'Cancelled' }))).toBe('order-closed');
  });

  it('never gain or lose a paisa or a portion', () => {
    const portions = fc
      .record({ '1-1': fc.nat(1), '1-2': fc.nat(3), '2-1': fc.nat(1) })
      .map((all) => Object.fromEntries(Object.entries(all).filter(([, n]) => n > 0)))
      .filter((all) => Object.keys(all).length > 0);
    const portionsIn = (order: Order) =>
      Object.values(order.lines).reduce((count, { quantity }) => count + quantity, 0);
    fc.assert(
      fc.property(portions, (chosen) => {
        if (reasonOf(() => move(chosen)) === 'moves-everything') return;
        const { from, into } = move(chosen);
        expect(plus(from.subtotalPaise, into.subtotalPaise)).toBe(350_00);
        expect(portionsIn(from) + portionsIn(into)).toBe(6);
      }),
    );
  });
});
