import { describe, expect, it } from 'vitest';
import { NOW } from '../../fixtures/ids.ts';
import { ASHA, RAVI } from '../../fixtures/orders.ts';
import { reasonOf, refusalOf } from '../../fixtures/reason-of.ts';
import { aParty, FIRST } from '../../fixtures/two-parties.ts';
import { paise } from '../../money/money.ts';
import {
  assertJoined,
  declareUpiPayment,
  markReviewed,
  requestService,
  showAnswer,
  speaksForTable,
  takeRequest,
} from './service-requests.ts';
import type { Order } from '../shape/order.schema.ts';

const GUEST = Object.keys(FIRST.joining.guests)[0] ?? '';
const over = (state: Order['state']): Order => ({ ...FIRST, state });
const called = (order: Order, kind: 'waiter' | 'bill' = 'waiter'): Order =>
  requestService(order, kind, NOW) ?? order;

const TAKEN = NOW + 60_000;

describe('a guest at a table', () => {
  it('has joined its order', () => {
    expect(reasonOf(() => assertJoined(FIRST, GUEST))).toBeNull();
    expect(reasonOf(() => assertJoined(FIRST, 'somebody'))).toBe('not-at-this-table');
    expect(reasonOf(() => assertJoined(FIRST, 'constructor'))).toBe('not-at-this-table');
  });

  it('calls, and the rest of the order stays as it is', () => {
    expect(requestService(FIRST, 'waiter', NOW)).toEqual({
      ...FIRST,
      requests: { ...FIRST.requests, service: { kind: 'waiter', at: NOW, takenBy: null } },
    });
  });

  it('calls once for the same; another call, or one after it was answered, is new', () => {
    const order = called(FIRST);
    expect(requestService(order, 'waiter', NOW + 1)).toBeNull();
    expect(requestService(order, 'bill', NOW + 1)?.requests.service).toEqual({
      kind: 'bill',
      at: NOW + 1,
      takenBy: null,
    });
    const taken = takeRequest(order, NOW, RAVI, TAKEN) ?? order;
    expect(requestService(taken, 'waiter', NOW + 2)?.requests.service?.at).toBe(NOW + 2);
  });

  it('cannot call from an order that is over or has expired, without the key, or without a table', () => {
    const refusal = (order: Order, at = NOW) => reasonOf(() => requestService(order, 'waiter', at));
    expect(refusal(over('Completed'))).toBe('order-closed');
    expect(refusal(over('Cancelled'))).toBe('order-closed');
    expect(refusal({ ...FIRST, tableId: null })).toBe('no-table');
    const keyless = { ...FIRST, tableId: null, joining: { ...FIRST.joining, wantsTable: 'F1-T01' } };
    expect(refusal(keyless)).toBe('key-required');
    const waiting = aParty('F1-T01', 'u', 'rose');
    expect(refusal(waiting)).toBeNull();
    expect(refusal({ ...waiting, state: 'waiting', expireAt: NOW }, NOW)).toBe('order-closed');
    expect(refusal({ ...waiting, state: 'waiting', expireAt: NOW + 1 }, NOW)).toBeNull();
  });
});

describe('the table’s tile', () => {
  it('shows the request of its own party, or of one that waits at a free table', () => {
    expect(speaksForTable({ currentOrderId: null }, 'a')).toBe(true);
    expect(speaksForTable({ currentOrderId: 'a' }, 'a')).toBe(true);
    expect(speaksForTable({ currentOrderId: 'b' }, 'a')).toBe(false);
  });
});

describe('a request', () => {
  const order = called(FIRST);

  it('is taken by one member', () => {
    expect(takeRequest(order, NOW, RAVI, TAKEN)).toEqual({
      ...order,
      requests: { ...order.requests, service: { kind: 'waiter', at: NOW, takenBy: RAVI, takenAt: TAKEN } },
    });
  });

  it('stays with who took it first: by id, or by name where an id is not known', () => {
    const taken = takeRequest(order, NOW, RAVI, TAKEN) ?? order;
    expect(takeRequest(taken, NOW, RAVI, TAKEN)).toBeNull();
    expect(takeRequest(taken, NOW, { ...RAVI, label: 'Ravi K.' }, TAKEN)).toBeNull();
    expect(takeRequest(taken, NOW, { ...ASHA, id: null, label: 'Ravi' }, TAKEN)).toBeNull();
    const nameless = takeRequest(order, NOW, { ...RAVI, id: null }, TAKEN) ?? order;
    expect(takeRequest(nameless, NOW, RAVI, TAKEN)).toBeNull();
    expect(reasonOf(() => takeRequest(nameless, NOW, ASHA, TAKEN))).toBe('request-taken');
    expect(refusalOf(() => takeRequest(taken, NOW, { ...ASHA, label: 'Ravi' }, TAKEN))).toEqual({
      reason: 'request-taken',
      details: { by: 'Ravi' },
    });
  });

  it('is gone when it was replaced, or when the order is over', () => {
    const gone = (given: Order, at = NOW) => reasonOf(() => takeRequest(given, at, RAVI, TAKEN));
    expect(gone(FIRST)).toBe('request-gone');
    expect(gone(order, NOW + 1)).toBe('request-gone');
    expect(gone({ ...order, state: 'Completed' })).toBe('request-gone');
    expect(gone({ ...order, state: 'Cancelled' })).toBe('request-gone');
  });
});

describe('a declared UPI payment', () => {
  const declared = { duePaise: paise(500_00), at: NOW };

  it('is kept with the guest’s label', () => {
    expect(declareUpiPayment(FIRST, GUEST, declared)).toEqual({
      ...FIRST,
      requests: {
        ...FIRST.requests,
        upiDeclaration: { amountPaise: 500_00, at: NOW, by: FIRST.joining.guests[GUEST]?.label },
      },
    });
    expect(declareUpiPayment(FIRST, 'gone', declared)?.requests.upiDeclaration?.by).toBe('');
  });

  it('is said once for the same amount', () => {
    const once = declareUpiPayment(FIRST, GUEST, declared) ?? FIRST;
    expect(declareUpiPayment(once, GUEST, { ...declared, at: NOW + 1 })).toBeNull();
    const more = declareUpiPayment(once, GUEST, { duePaise: paise(600_00), at: NOW + 1 });
    expect(more?.requests.upiDeclaration).toMatchObject({ amountPaise: 600_00, at: NOW + 1 });
  });

  it('needs an order that is not over and something to pay', () => {
    const refusal = (order: Order, due: number) =>
      reasonOf(() => declareUpiPayment(order, GUEST, { duePaise: paise(due), at: NOW }));
    expect(refusal(over('Completed'), 1)).toBe('order-closed');
    expect(refusal(over('Cancelled'), 1)).toBe('order-closed');
    expect(refusal(FIRST, 0)).toBe('nothing-to-bill');
    expect(refusal(FIRST, 1)).toBeNull();
  });
});

describe('a review', () => {
  it('is given once, after paying', () => {
    const paid = over('Completed');
    expect(markReviewed(paid)).toEqual({ ...paid, ending: { ...paid.ending, reviewed: true } });
    expect(reasonOf(() => markReviewed(FIRST))).toBe('not-settled');
    expect(reasonOf(() => markReviewed(over('Cancelled')))).toBe('not-settled');
    expect(reasonOf(() => markReviewed(markReviewed(paid)))).toBe('already-reviewed');
  });

  it('shows the owner’s answer on the order, where its guests read it', () => {
    const reviewed = markReviewed(over('Completed'));
    expect(showAnswer(reviewed, 'Come again')).toEqual({
      ...reviewed,
      ending: { ...reviewed.ending, answer: 'Come again' },
    });
  });
});
