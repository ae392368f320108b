import { describe, expect, it } from 'vitest';
import { aRestaurant } from '@bhoj/domain/fixtures/restaurant';
import { NOW } from '@bhoj/domain/fixtures/ids';
import { lineOf } from '@bhoj/domain/fixtures/lines';
import { anOrder, aWaitingOrder, RAVI, withBilling, withStages } from '@bhoj/domain/fixtures/orders';
import { paise } from '@bhoj/domain/money/money';
import { holdRound } from '@bhoj/domain/orders/rounds/round';
import { MINUTE } from '@bhoj/domain/time/ist';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import { orders as words } from '../../../messages/owner/orders/en.ts';
import { orderTypes } from '../../../messages/shared/order/en.ts';
import { roomName } from '../../../messages/shared/places/en.ts';
import { countOf, inView, liveOrders, pastFilters, rowOf, stateOf, totalOf } from './orders-model.ts';
import { NO_FILTERS } from './use-address.ts';

const names = { roomName, orderTypes, placeNames: {} };
const order = anOrder({ rounds: [{ by: RAVI, lines: [lineOf('Dal', 100), lineOf('Naan', 100)] }] });
const restaurant = aRestaurant();
const row = (value: Order) => rowOf(words, names, { id: 'o1', value }, restaurant);
const document = (n: number, isVoid = false) => ({
  invoiceId: `i${n}`,
  number: `INV/${n}`,
  totalPaise: paise(n * 100_00),
  isVoid,
});

describe('the state of an order', () => {
  it.each([
    ['choosing', aWaitingOrder()],
    ['Pending', order],
    ['In Progress', withStages(order, { cooking: ['1-1'] })],
    ['Completed', { ...order, state: 'Completed' as const }],
    ['Cancelled', { ...order, state: 'Cancelled' as const }],
    ['Merged', { ...order, state: 'Cancelled' as const, ending: { ...order.ending, mergedInto: 'o2' } }],
  ] as const)('is %s', (state, value) => expect(stateOf(value)).toBe(state));
});

describe('the row of an order', () => {
  it('has place, KOTs, kind, who took it, and when it was opened', () => {
    expect(row({ ...order, openedAt: NOW - 5, takenBy: RAVI })).toEqual({
      id: 'o1',
      place: 'F1-T01',
      kots: 'KOT 1',
      lists: '',
      state: 'Pending',
      type: 'dine-in',
      captain: 'Ravi',
      at: NOW - 5,
      documents: [],
      amountPaise: 210_00,
      wants: [],
    });
    expect(row({ ...order, takenBy: null }).captain).toBeNull();
  });

  it('has the time of its end, of its opening, or of its making', () => {
    const times = { createdAt: 1, openedAt: 2, closedAt: 3 };
    expect(row({ ...order, ...times }).at).toBe(3);
    expect(row({ ...order, ...times, closedAt: null }).at).toBe(2);
    expect(row({ ...order, ...times, closedAt: null, openedAt: null }).at).toBe(1);
  });

  it('has the amount of its documents that stand, and of what is open', () => {
    expect(row(aWaitingOrder()).amountPaise).toBeNull();
    const split = withBilling(order, { billed: { '1-1': 1 }, documents: [document(1), document(2, true)] });
    expect(row(split).amountPaise).toBe(205_00);
    expect(row(withBilling(split, { billed: { '1-1': 1, '1-2': 1 } })).amountPaise).toBe(100_00);
    expect(row({ ...split, state: 'Completed' }).amountPaise).toBe(100_00);
    expect(row({ ...order, state: 'Cancelled' }).amountPaise).toBeNull();
    const isVoid = withBilling(order, { documents: [document(2, true)] });
    expect(row({ ...isVoid, state: 'Completed' }).amountPaise).toBe(0);
  });

  it('says what the table wants, until the order is over', () => {
    const service = { kind: 'bill', at: NOW, takenBy: null } as const;
    const upiDeclaration = { amountPaise: paise(1), at: NOW, by: '' };
    const busy = { ...holdRound(holdRound(order, 'p1'), 'p2'), requests: { service, upiDeclaration } };
    expect(row(busy).wants).toEqual(['2 rounds wait', 'Asks for the bill', 'Says paid by UPI']);
    const taken = { ...busy, requests: { service: { ...service, takenBy: RAVI }, upiDeclaration: null } };
    expect(row(taken).wants).toEqual(['2 rounds wait']);
    expect(row({ ...busy, closedAt: NOW }).wants).toEqual([]);
  });

  it('counts in the total, nothing where it has no amount', () => {
    expect(totalOf([row(order), row(aWaitingOrder()), row(order)])).toBe(420_00);
    expect(totalOf([])).toBe(0);
  });
});

describe('live orders', () => {
  const at = (id: string, value: Order) => ({ id, value });
  const early = at('early', { ...order, openedAt: NOW - 3, tableId: 'F1-T02', takenBy: RAVI });
  const late = at('late', {
    ...order,
    openedAt: NOW,
    type: 'takeaway',
    businessDay: '2026-11-19',
    takenBy: null,
  });
  const choosing = at('choosing', { ...aWaitingOrder(), createdAt: NOW - 1, expireAt: NOW + MINUTE });
  const all = [early, late, choosing];
  const found = (filters: Partial<typeof NO_FILTERS>, now = NOW) =>
    liveOrders(all, { ...NO_FILTERS, ...filters }, now).map(({ id }) => id);

  it('are the latest first, without expired ones', () => {
    expect(found({})).toEqual(['late', 'choosing', 'early']);
    expect(found({}, NOW + MINUTE)).toEqual(['late', 'early']);
  });

  it('pass every filter', () => {
    expect(found({ state: 'choosing' })).toEqual(['choosing']);
    expect(found({ type: 'takeaway' })).toEqual(['late']);
    expect(found({ table: 'F1-T02' })).toEqual(['early']);
    expect(found({ captain: RAVI.id })).toEqual(['early']);
    expect(found({ captain: 'nobody' })).toEqual([]);
    expect(found({ day: '2026-11-19' })).toEqual(['late']);
    expect(found({ type: 'takeaway', state: 'choosing' })).toEqual([]);
  });
});

describe('the filters', () => {
  const full = {
    state: 'Completed',
    type: 'delivery',
    table: 'F1-T01',
    captain: 'm1',
    day: '2026-11-20',
  } as const;

  it('become those of the query for past orders, without a state that past orders never have', () => {
    expect(pastFilters(NO_FILTERS)).toEqual({});
    expect(pastFilters(full)).toEqual({
      state: 'Completed',
      type: 'delivery',
      tableId: 'F1-T01',
      takenById: 'm1',
      businessDay: '2026-11-20',
    });
    expect(pastFilters({ ...NO_FILTERS, state: 'Cancelled' })).toEqual({ state: 'Cancelled' });
    expect(pastFilters({ ...NO_FILTERS, state: 'Pending' })).toEqual({});
  });

  it('keep a state that the view has, and are counted', () => {
    expect(inView(full, ['Completed'])).toEqual(full);
    expect(inView(full, ['Pending'])).toEqual({ ...full, state: null });
    expect(inView(NO_FILTERS, ['Pending'])).toEqual(NO_FILTERS);
    expect([countOf(NO_FILTERS), countOf(full)]).toEqual([0, 5]);
  });
});
