import { describe, expect, it } from 'vitest';
import { aDiscount, anOrderMoney, aPartPayment } from '../../fixtures/billing.ts';
import { NOW as AT } from '../../fixtures/ids.ts';
import { ZERO } from '../../money/money.ts';
import { RAVI, stagesIn, withStages, withBilling } from '../../fixtures/orders.ts';
import { reasonOf } from '../../fixtures/reason-of.ts';
import { aParty, FIRST, ordered, SECOND } from '../../fixtures/two-parties.ts';
import { mergeOrders } from './merging.ts';
import { stageOf, subtotalOf, ticketsOf } from '../kitchen/progress.ts';
import { knownResult } from '../rounds/round.ts';
import type { Order } from '../shape/order.schema.ts';

const merge = (from: Order, into: Order, bill = anOrderMoney()) =>
  mergeOrders(from, into, { bill, intoOrderId: 'o2', at: AT + 1 });

describe('two merged orders', () => {
  const cooking = withStages(FIRST, {
    cooking: ['1-1', '1-2'],
    ready: ['1-1'],
    served: ['1-1'],
    cancelled: ['2-1'],
    cancelReasons: { '2-1': 'Melted' },
    cancelSeen: ['2-1'],
  });

  it('keep every line once, with its KOT and its progress', () => {
    const { into, lineIds } = merge(cooking, SECOND);
    expect(lineIds).toEqual(['2-1', '2-2', '3-1']);
    expect(Object.entries(into.lines).map(([id, { name }]) => `${id} ${name} ${stageOf(into, id)}`)).toEqual([
      '1-1 Chai queued',
      '2-1 Dal served',
      '2-2 Naan cooking',
      '3-1 Kulfi cancelled',
    ]);
    expect(stagesIn(into)).toMatchObject({ cancelReasons: { '3-1': 'Melted' }, cancelSeen: ['3-1'] });
    expect(into.progress.served).toEqual({ '2-1': cooking.progress.served['1-1'] });
    expect(ticketsOf('o2', into).map(({ kot }) => kot)).toEqual([1, 2, 3]);
    expect(into.kots).toEqual([3, 1, 2]);
    expect(into.subtotalPaise).toBe(subtotalOf(into));
    expect(into.subtotalPaise).toBe(250_00);
    expect(into.partySize).toBe(4);
  });

  it('keep their seats apart, so that each can still pay alone', () => {
    const seated = (order: Order, seat: number): Order => ({
      ...order,
      lines: Object.fromEntries(Object.entries(order.lines).map(([id, line]) => [id, { ...line, seat }])),
    });
    const { into } = merge(seated(FIRST, 1), seated(SECOND, 2));
    const seats = Object.entries(into.lines).map(([id, { seat }]) => [id, seat]);
    expect(seats).toEqual([
      ['1-1', 2],
      ['2-1', 3],
      ['2-2', 3],
      ['3-1', 3],
    ]);
  });

  it('are a party of unknown size once a bill has counted one of them', () => {
    const document = { invoiceId: 'i1', number: 'INV/26-27/000001', totalPaise: ZERO, isVoid: false };
    expect(merge(FIRST, withBilling(SECOND, { documents: [document] })).into.partySize).toBeNull();
  });

  it('are a party of unknown size where one of them is', () => {
    expect(merge({ ...FIRST, partySize: null }, SECOND).into.partySize).toBeNull();
    expect(merge(FIRST, { ...SECOND, partySize: null }).into.partySize).toBeNull();
  });

  it('keep the guests of both, each with a different label', () => {
    const { into } = merge(FIRST, SECOND);
    expect(into.joining.guests['uid2']?.label).toBe('saffron');
    const label = into.joining.guests['uid1']?.label;
    expect(label).not.toBe('saffron');
    expect(into.lines['2-1']?.by).toEqual({ kind: 'guest', label, id: null });
    expect(into.rounds['round1']?.by).toEqual({ kind: 'guest', label, id: null });
    expect(into.lines['1-1']?.by.label).toBe('saffron');
  });

  it('keep one label for a phone that was in both', () => {
    const guests = { uid2: { label: 'rose', name: 'Meera' } };
    const { into } = merge({ ...FIRST, joining: { ...FIRST.joining, guests } }, SECOND);
    expect(into.joining.guests).toEqual({ uid2: { label: 'saffron', name: 'Meera' } });
  });

  it('keep waiting rounds with their authors', () => {
    const waiting = { ...FIRST, acceptance: { waiting: ['p1'], declined: [] } };
    const { into, from, nameOf } = merge(waiting, SECOND);
    expect(into.acceptance.waiting).toEqual(['p1']);
    expect(from.acceptance.waiting).toEqual([]);
    expect(nameOf({ kind: 'guest', label: 'saffron', id: null }).label).toBe(
      into.joining.guests['uid1']?.label,
    );
    expect(nameOf(RAVI)).toEqual(RAVI);
  });

  it('leave a cancelled order that names the other and keeps its rounds', () => {
    const { from } = merge(FIRST, SECOND);
    expect(from).toMatchObject({
      state: 'Cancelled',
      ending: { mergedInto: 'o2' },
      closedAt: AT + 1,
      kitchen: { until: null },
    });
    expect(from.rounds).toEqual(FIRST.rounds);
  });

  // A void bill that is billed again is an order with the same rounds, and can come back to the first.
  it('answer a round that both know as it was answered first', () => {
    const back = ordered(aParty('F1-T02', 'uid2', 'rose'), 1, [{ name: 'Dal' }]);
    const answer = (order: Order) => knownResult(order, { orderId: 'o2', roundId: 'round1' });
    const { into } = merge(back, FIRST);
    expect(Object.keys(into.lines)).toEqual(['1-1', '1-2', '2-1', '3-1']);
    expect(into.rounds['round1']?.kot).toBe(1);
    expect(answer(into)).toEqual(answer(FIRST));
    expect(answer(merge(back, into).into)).toEqual(answer(FIRST));
  });

  it('keep the customer and the name for the bill from whichever order had one', () => {
    const customer = { id: 'c1', name: 'Meera' };
    expect(merge({ ...FIRST, customer }, SECOND).into.customer).toEqual(customer);
    expect(merge(FIRST, { ...SECOND, customer }).into.customer).toEqual(customer);
    const other = { id: 'c2', name: 'Asha' };
    expect(merge({ ...FIRST, customer: other }, { ...SECOND, customer }).into.customer).toEqual(customer);
  });

  it('keep every group of fields of the first order', () => {
    const upiDeclaration = { amountPaise: FIRST.subtotalPaise, at: AT, by: 'saffron' };
    const service = { kind: 'bill' as const, at: AT, takenBy: null };
    const from = { ...FIRST, requests: { service, upiDeclaration } };
    expect(merge(from, SECOND).into.requests).toEqual(from.requests);
    const ownUpiDeclarations = { saffron: { amountPaise: FIRST.subtotalPaise, at: AT, payments: 1 } };
    const own = { ...FIRST, requests: { ...FIRST.requests, ownUpiDeclarations } };
    const declared = Object.entries(merge(own, SECOND).into.requests.ownUpiDeclarations ?? {});
    expect(declared.map(([, one]) => one)).toEqual([ownUpiDeclarations.saffron]);
    const declined = { ...FIRST, acceptance: { waiting: [], declined: ['p9'] } };
    expect(merge(declined, SECOND).into.acceptance.declined).toEqual(['p9']);
  });

  it('never use a line id twice when they grow', () => {
    const { into } = merge(FIRST, SECOND);
    expect(Object.keys(ordered(into, 9, [{ name: 'Lassi' }]).lines)).toContain('4-1');
  });

  it('must both be open, without a begun bill, and no delivery', () => {
    const paid = aPartPayment();
    const discount = aDiscount({ by: RAVI });
    expect(reasonOf(() => merge({ ...FIRST, state: 'Completed' }, SECOND))).toBe('order-closed');
    expect(reasonOf(() => merge(FIRST, { ...SECOND, state: 'Cancelled' }))).toBe('order-closed');
    expect(reasonOf(() => merge(FIRST, SECOND, anOrderMoney({ payments: [paid] })))).toBe('part-paid');
    expect(reasonOf(() => merge(FIRST, SECOND, anOrderMoney({ discount })))).toBe('discounted');
    expect(reasonOf(() => merge(withBilling(FIRST, { billed: { '1-1': 1 } }), SECOND))).toBe('part-billed');
    expect(reasonOf(() => merge({ ...FIRST, type: 'delivery' }, SECOND))).toBe('orders-differ');
    expect(reasonOf(() => merge(FIRST, { ...SECOND, type: 'delivery' }))).toBe('orders-differ');
  });

  it('hold at most 300 lines', () => {
    const large = ordered(
      SECOND,
      4,
      Array.from({ length: 297 }, () => ({})),
    );
    expect(reasonOf(() => merge(FIRST, large))).toBe('order-too-large');
  });
});
